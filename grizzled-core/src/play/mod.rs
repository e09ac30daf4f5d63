//! A game as it is played: how it starts, what is legal, what follows from a command, and whether events from a stranger can
//! have happened.
//!
//! `check` says what is legal, from what the table and the asking seat see. `decide` has one file a step of the rules, and
//! one for each mechanic beside the base game. Imports from `vocabulary`, `cards`, `state` and `rules`.

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
pub(crate) use chance::{Chance, Seeded, shuffle};
pub(crate) use run::Run;
pub(crate) use setup::{Position, SURE_TILES, Setup};
