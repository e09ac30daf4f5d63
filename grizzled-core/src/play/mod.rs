//! A game as it is played: how it starts, what is legal, what follows from a command, and whether events from a stranger can
//! have happened.
//!
//! The base game stands in `setup` (how a game starts), `check` (what is legal), `decide` (what follows from a command, one
//! file a step of the rules) and `validation` (events from strangers).
//!
//! Each mechanic that may come to it has a folder or a file of its own with all of its rules: `orders`, `recruits`,
//! `helping_hands`, `luck`, `solo`, `duo` and `chapters`; cards that let somebody choose have `choices`, what they do once has
//! `deeds`. In a folder the files are called `setup`, `check`, `decide` and `validation` like the parts of the base game that
//! they belong to. The base steps do not know the mechanics: they name *moments*, and `moments` is the list of who acts at
//! each and in which order. `asking` is all that legality may look at, `run` what every step works on, `chance` where draws
//! come from.
//!
//! Imports from `vocabulary`, `cards`, `state` and `rules`. A new mechanic is a new folder that is called from `moments`, and
//! from the tables of commands and events in `check/between_turns.rs`, `decide/mod.rs` and `validation/modules.rs`.

mod asking;
pub(crate) mod chance;
mod chapters;
pub(crate) mod check;
mod choices;
pub(crate) mod decide;
mod deeds;
mod duo;
mod helping_hands;
mod luck;
mod moments;
mod orders;
mod recruits;
mod run;
pub(crate) mod setup;
mod solo;
pub(crate) mod validation;

pub use chance::{NoSeed, Seed};
pub use check::{Legal, LegalIter, Withdrawals};
pub use choices::{Choices, Gifts};
pub use setup::{RosterPosition, SetupError, UnderWay};
pub use validation::InvalidEvent;

pub(crate) use asking::Asking;
#[cfg(any(test, feature = "bots", feature = "log", feature = "notation"))]
pub(crate) use chance::Seeded;
pub(crate) use chance::{Chance, shuffle};
pub(crate) use run::Run;
pub(crate) use setup::{Position, SURE_TILES, Setup};
