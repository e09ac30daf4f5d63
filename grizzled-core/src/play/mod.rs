//! A game as it is played: how it starts, what is legal, what follows from a command, and whether events from a stranger can
//! have happened.
//!
//! `check` says what is legal, from what the table and the asking seat see. `decide` has one file a step of the rules, and
//! one for each mechanic beside the base game. Imports from `vocabulary`, `cards`, `state` and `rules`.

pub(crate) mod chance;
pub(crate) mod check;
pub(crate) mod decide;
pub(crate) mod setup;
pub(crate) mod validation;

pub use chance::{NoSeed, Seed};
pub use check::{Choices, Gifts, Legal, LegalIter, Withdrawals};
pub use setup::{RosterPosition, SetupError, UnderWay};
pub use validation::InvalidEvent;

pub(crate) use chance::{Chance, Seeded, shuffle};
pub(crate) use setup::{Position, SURE_TILES, Setup};
