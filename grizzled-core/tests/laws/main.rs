//! The laws: what holds at every step of every game, for all levels and numbers of players.
//!
//! Each test plays whole random games; proptest draws the seeds and, when a law breaks, names the
//! smallest game that breaks it.

mod belief;
mod belief_exact;
mod clients;
mod commands;
mod deck_alone;
mod entitled;
mod events;
mod games;
mod invariants;
mod leaks;
mod leaks_channels;
mod leaks_modules;
mod notation;
mod odd;
mod reveals;
mod secrets;
mod serde_data;
mod strangers;
mod undo;
mod validation;
mod walks;

use grizzled_core::Rules;
use grizzled_core::testkit::{Walk, any, modes, rules_of, starts};
use proptest::prelude::*;

/// A base game, with any number of players at any level, or as often any way to play *Armistice*.
fn any_rules() -> impl Strategy<Value = Rules> {
    let base = (2..=5u8, 0..3u8).prop_map(|(players, level)| rules_of(players, level));
    prop_oneof![base, any::<usize>().prop_map(modes::pick)]
}

/// A game at its start, with any seed.
fn any_game() -> impl Strategy<Value = Walk> {
    (any_rules(), any::<u64>()).prop_map(|(rules, seed)| Walk::new(rules, seed))
}
