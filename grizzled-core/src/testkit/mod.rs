//! For test suites, this project's and its users' own: scenes for given / when / then, scripted chance,
//! a slow and obviously right check of a state, the table of who may learn what, and the harness that looks for leaks.
//!
//! Everything here answers a broken expectation with a panic that says what was expected.

mod command_space;
mod draws;
mod entitled;
pub mod invariants;
mod scene;
mod script;
pub mod secrets;
mod walk;

pub use command_space::every_command;
pub use entitled::{Entitled, Hidden, Open, Row, Whose};
pub use invariants::{broken_invariant, broken_structure};
pub use scene::{Scene, knock, plain, plain_copy, trap};
pub use script::Script;
pub use walk::{Walk, rules_of};

pub use crate::records::log::used_words::{LogWord, every_log_word, later_log_words, words_of_log, words_of_stream};
