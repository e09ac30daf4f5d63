//! The laws: what holds at every step of every game, for all levels and numbers of players.
//!
//! Each test plays whole random games; proptest draws the seeds and, when a law breaks, names the
//! smallest game that breaks it.

mod modes;
mod walks;
mod any;
mod commands;
mod events;
mod games;
mod leaks;
mod odd;
mod secrets;
mod serde_data;
mod strangers;
mod undo;

use grizzled_core::testkit::{Walk, rules_of};
use proptest::prelude::*;

/// A game at its start: any number of players, any level, any seed.
fn any_game() -> impl Strategy<Value = Walk> {
    (2..=5u8, 0..3u8, any::<u64>()).prop_map(|(players, level, seed)| Walk::new(rules_of(players, level), seed))
}
