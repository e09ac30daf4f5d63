//! For test suites, this project's and its users' own.
//!
//! | you want to | look at |
//! |---|---|
//! | say given / when / then | [`Scene`], [`Script`] |
//! | play whole games at random | [`Walk`], [`modes`], [`starts`] |
//! | have games that shrink, and failures printed in notation | [`Course`], with the feature `proptest` `strategies` |
//! | check the laws of the engine by name | [`invariants`], [`broken_invariant`], [`broken_structure`], [`every_command`] |
//! | draw decks, positions, events, commands | [`any`] |
//! | look for leaks | [`secrets`], [`Entitled`] |
//! | take what strangers send | [`Strangers`], [`played_on`], [`damage`] |
//! | compare two engines | [`engines`] |
//! | fuzz, the built-in rules or rules of your own | [`mod@fuzz`] |
//!
//! Everything here answers a broken expectation with a panic that says what was expected.

pub mod any;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod command_space;
mod course;
pub mod damage;
mod draws;
pub mod engines;
mod entitled;
pub mod fuzz;
pub mod invariants;
pub mod modes;
pub mod played_on;
mod scene;
mod script;
pub mod secrets;
pub mod starts;
mod strangers;
#[cfg(feature = "proptest")]
pub mod strategies;
mod walk;

pub use command_space::every_command;
pub use course::Course;
pub use entitled::{Entitled, Hidden, Open, Row, Whose};
pub use invariants::{broken_invariant, broken_structure};
pub use scene::{Scene, knock, plain, plain_copy, trap};
pub use script::Script;
pub use strangers::Strangers;
pub use walk::{Walk, rules_of};

pub use crate::records::log::used_words::{LogWord, every_log_word, later_log_words, words_of_log, words_of_stream};

use crate::rules::Rules;
use crate::views::Viewer;

/// Who looks at a game by these rules: every player, and a spectator.
fn viewers(rules: &Rules) -> impl Iterator<Item = Viewer> {
    rules.players().iter().map(Viewer::Seat).chain([Viewer::Spectator])
}
