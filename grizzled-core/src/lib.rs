//! Rules engine for the cooperative card game *The Grizzled* (*Les Poilus*).
//!
//! - Commands in, events out: [`Game::apply`] checks a [`Command`] and answers with [`Event`]s; the state
//!   is their fold.
//! - Secret by construction: each seat gets a [`SeatView`] and a stream of redacted events
//!   ([`Seen`]), and what it may do is computed from that alone.
//! - Chance is data: every outcome of it stands in an event; [`Chance`] takes any `rand_core` generator.
//! - `no_std`, no unsafe code, and no allocation in play: a [`State`] is a plain value of at most 512 bytes.
//!
//! ```
//! use grizzled_core::bots::{Bot, CarefulBot};
//! use grizzled_core::{Command, Event, Game, Scenario, Seat, Seeded, Setup, Viewer};
//!
//! let rules = Scenario::base(4).rules()?;
//! let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
//! let (mut chance, mut log) = (Seeded::new(1914), Vec::<Event>::new());
//! let mut game = Game::new(rules, &setup, &mut chance, &mut log)?;
//!
//! // The Leader decides how many cards everybody is dealt. What is not legal is refused, with the rule that says so.
//! let refusal = game.apply(Seat::S0, &Command::Intensity(1), &mut chance, &mut log).unwrap_err();
//! assert_eq!(refusal.to_string(), "this intensity is not on offer (PREP-1)");
//! game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut log)?;
//!
//! // Each player sees the own hand, and of the others' that there are three cards.
//! let view = game.view(Seat::S1).expect("somebody plays there");
//! assert_eq!((view.own.hand.len(), view.table.seat(Seat::S2).hand), (3, 3));
//! let news: Vec<_> = log.iter().map(|event| game.redact(event, Viewer::Seat(Seat::S1))).collect();
//! assert_eq!(news.len(), log.len());
//!
//! // Bots play on from what their seats see.
//! while let Some(seat) = game.awaiting().iter().next() {
//!     let view = game.view(seat).expect("somebody plays there");
//!     let command = CarefulBot.choose(&rules, &view, &view.legal(&rules));
//!     game.apply(seat, &command, &mut chance, &mut log)?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! What every program uses stands here at the root. The modules have the rest:
//!
//! | you want to | look at |
//! |---|---|
//! | play a game | [`Game`], [`Rules`], [`Setup`], [`Seeded`] |
//! | play another game: *Armistice*, solo, duo, numbers of your own | [`Scenario`], [`rules`] |
//! | know what a seat may do, and why not | [`play::Legal`], [`Rejection`], [`RuleId`] |
//! | show a player the game | [`SeatView`], [`Seen`], [`views`]; in words: `text` |
//! | read commands and events, cards, seats, threats and sets of them | [`Command`], [`Event`], [`vocabulary`] |
//! | look at the table, or at everything | [`state::Table`], [`State`] |
//! | know what is on a card | [`cards`] |
//! | play with cards of your own | `packs` |
//! | play a campaign | [`campaign`] |
//! | store, send, replay and take back | `log` |
//! | write positions and games as text | `notation` |
//! | have players that are programs | `bots` |
//! | know what a seat can believe of what it does not see | `belief` |
//! | test what you have built | `testkit` |
//!
//! The module `guide` has a page with a whole program for each: a server, a client, a bot, a house rule, a pack, and a port to
//! another language. The rules, with the ids that code and tests name, stand in `RULES.md` beside this crate.
//!
//! # Features
//!
//! No feature changes a rule. Without any, the crate plays every game and allocates nothing; the README says how much
//! room that takes on a small device.
//!
//! | feature | what it adds | needs |
//! |---|---|---|
//! | `alloc` (default) | `Vec` as a [`Sink`], `belief` | an allocator |
//! | `bots` (default) | `bots` | |
//! | `text` (default) | `text` | |
//! | `packs` (default) | `packs` | `alloc` |
//! | `notation` (default) | `notation` | `packs` |
//! | `log` (default) | `log` | `alloc` |
//! | `serde` | commands, events, views, effects and saved campaigns as serde data; with `packs`, packs too | |
//! | `json` | with `packs`, packs read from JSON files; with `log`, logs as lines of JSON | `alloc`, `serde` |
//! | `testkit` | `testkit`: scenes, checkers, generators, fuzz drivers and the secrecy harness for test suites | all that is default |
//! | `proptest` | `testkit::strategies`: rules, packs, games, commands and damaged logs for proptest, all of which shrink | `testkit` |
//! | `arbitrary` | commands, events and games as values of `arbitrary` | `testkit` |
//!
//! This project is not affiliated with the game's publishers and ships none of their art or card texts.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(feature = "alloc")]
pub mod belief;
#[cfg(feature = "bots")]
pub mod bots;
pub mod campaign;
pub mod cards;
mod game;
#[cfg(all(any(doc, doctest), feature = "default"))]
pub mod guide;
#[cfg(feature = "packs")]
pub mod packs;
pub mod play;
#[cfg(any(feature = "log", feature = "notation"))]
mod records;
pub mod rules;
pub mod state;
#[cfg(feature = "testkit")]
pub mod testkit;
#[cfg(feature = "text")]
pub mod text;
pub mod views;
pub mod vocabulary;

pub use game::Game;
pub use play::chance::{Chance, Seeded};
pub use play::setup::{Position, Setup};
#[cfg(feature = "log")]
pub use records::log;
#[cfg(feature = "notation")]
pub use records::notation;
pub use rules::resolved::Rules;
pub use rules::scenario::Scenario;
pub use state::game_state::State;
pub use views::seen::{Seen, Viewer};
pub use views::view::{SeatView, SpectatorView};
pub use vocabulary::command::Command;
pub use vocabulary::event::{Event, Notice, Secret, Sink};
pub use vocabulary::ids::{CardId, Seat};
pub use vocabulary::rejection::{ApplyError, Reason, Rejection};
pub use vocabulary::rule_id::RuleId;

/// The README's example is a test.
#[cfg(all(doctest, feature = "default"))]
#[doc = include_str!("../README.md")]
struct Readme;

/// So is that of the guide for servers.
#[cfg(all(doctest, feature = "default"))]
#[doc = include_str!("../SERVERS.md")]
struct Servers;
