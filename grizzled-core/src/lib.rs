//! Rules engine for the cooperative card game *The Grizzled* (*Les Poilus*).
//!
//! - Commands in, events out: [`Game::apply`] checks a [`Command`] and answers with [`Event`]s; the state
//!   is their fold.
//! - Secret by construction: each seat gets a [`SeatView`] and a stream of redacted events
//!   ([`Seen`]), and what it may do is computed from that alone.
//! - Chance is data: every outcome of it stands in an event; [`Chance`] takes any `rand_core` generator.
//! - `no_std`, no unsafe code, and no allocation in play: a [`State`] is a plain value of at most 512 bytes.
//!
//! Start at [`Game`]. The rules, with the ids that code and tests name, stand in `RULES.md` beside this crate.
//!
//! # Features
//!
//! - `alloc` (default): the [`log`] of a game, its [`notation`] as text, and `Vec` as a [`Sink`].
//! - `serde`: commands, events, views, effects and saved campaigns as serde data.
//! - `json`: packs of cards read from JSON files, and logs as lines of JSON.
//! - `testkit`: scenes, checkers and the secrecy harness for test suites.
//!
//! This project is not affiliated with the game's publishers and ships none of their art or card texts.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod bots;
pub mod campaign;
pub mod cards;
mod game;
pub mod packs;
pub mod play;
#[cfg(feature = "alloc")]
mod records;
pub mod rules;
pub mod state;
#[cfg(feature = "testkit")]
pub mod testkit;
pub mod text;
pub mod views;
pub mod vocabulary;

pub use game::Game;
pub use play::chance::{Chance, Seeded};
pub use play::setup::{Position, Setup};
#[cfg(feature = "alloc")]
pub use records::{log, notation};
pub use rules::resolved::Rules;
pub use rules::scenario::Scenario;
pub use state::parts::State;
pub use views::view::{SeatView, Seen, SpectatorView, Viewer};
pub use vocabulary::command::Command;
pub use vocabulary::event::{Event, Notice, Secret, Sink};
pub use vocabulary::ids::{CardId, Seat};
pub use vocabulary::rejection::{Reason, Rejection};
pub use vocabulary::rule_id::RuleId;

/// The README's example is a test.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../README.md")]
struct Readme;

/// So is that of the guide for servers.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../SERVERS.md")]
struct Servers;
