//! Any game that can be played: its rules, how it starts, and a whole walk through it.
//!
//! ```
//! use grizzled_core::testkit::starts::{any_rules, any_setup, played};
//!
//! let rules = any_rules(1914);
//! let walk = played(rules, &any_setup(&rules, 1914), 7);
//! assert!(walk.game.outcome().is_some());
//! ```

use super::any::{any_armistice, any_deck, any_start};
use super::modes;
use super::{Walk, rules_of};
use crate::play::{Seeded, Setup};
use crate::rules::{Rules, Scenario};

/// The rules of a seed: a base game, any way to play *Armistice*, any custom game, one with any deck.
#[must_use]
pub fn any_rules(seed: u64) -> Rules {
    let mut chance = Seeded::new(seed);
    match seed % 4 {
        0 => rules_of(2 + (seed / 4 % 4) as u8, (seed / 16 % 3) as u8),
        1 => modes::pick((seed / 4) as usize),
        2 => any_armistice(&mut chance),
        _ => {
            let deck = any_deck(&mut chance);
            Scenario { deck: &deck, trials: 1, ..Scenario::base(2 + (seed / 4 % 4) as u8) }
                .rules()
                .expect("a deck of two cards or more")
        }
    }
}

/// The start of such a game of a seed: as the rules say, or any position in which it can start.
#[must_use]
pub fn any_setup(rules: &Rules, seed: u64) -> Setup {
    let start = any_start(rules, &mut Seeded::new(!seed));
    if seed / 64 % 2 == 0 && start.check(rules).is_ok() { start } else { Setup::default() }
}

/// The game played at random to its end.
///
/// # Panics
///
/// When it cannot be played from there.
#[must_use]
pub fn played(rules: Rules, setup: &Setup, seed: u64) -> Walk {
    let mut walk = Walk::from(rules, setup, seed).unwrap_or_else(|error| panic!("it cannot be played: {error}"));
    // From a given position a game may have more before it than one from its beginning.
    (0..5000).map_while(|_| walk.step()).for_each(drop);
    walk
}
