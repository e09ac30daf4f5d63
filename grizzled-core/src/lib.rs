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
mod campaign;
pub mod catalog;
mod chance;
mod check;
mod command;
mod decide;
mod effects;
mod error;
mod event;
mod evolve;
mod fits;
mod front;
mod game;
mod hash;
mod hooks;
mod ids;
mod knocks;
#[cfg(feature = "alloc")]
pub mod log;
#[cfg(feature = "alloc")]
pub mod notation;
pub mod pack;
pub mod packs;
mod place;
mod rule_id;
mod rules;
mod rulings;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod state;
mod modifiers;
#[cfg(feature = "testkit")]
pub mod testkit;
pub mod text;
mod view;
mod zones;

pub use campaign::{
    Book, Campaign, CampaignCommand, CampaignRejection, CampaignStep, ConcludeError, ResumeError, SAVED_FORMAT,
    SavedCampaign, Score,
};
pub use catalog::{
    Award, Cancellation, CardKind, Catalog, CatalogError, Chapter, Character, Chooser, Condition, Difficulty, Duration,
    Effect, Face, HardKnock, HelpKind, HelpingHand, MAX_AWARDS, MAX_CHAPTER_EFFECTS, Order, OrderPlan, Recruit,
    RecruitPlan, Roster, What, When, Whom,
};
pub use chance::{Chance, NoSeed, Seed, Seeded};
pub use check::{Choices, Gifts, Legal, LegalIter, Withdrawals};
pub use command::{Choice, Command, PublicCommand, Relief, Withdrawal};
pub use error::{Reason, Rejection};
pub use event::{Audience, Event, FrontNotice, Notice, Origin, Outcome, Pause, WithdrawalRuling, Secret, Sink};
pub use validation::InvalidEvent;
pub use front::{Front, FrontDecks, Knowledge, MAX_RECRUIT_HAND, RecruitHand, RecruitInPlay};
pub use game::Game;
pub use ids::{
    CardId, CardSet, HelpId, HelpSet, MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, MAX_SEATS, Numbered, NumberedSet,
    OrderId, OrderSet, Pile, RecruitId, RecruitSet, Seat, SeatSet, Source, Threat, ThreatCounts, ThreatSet, Tile,
    Tiles,
};
pub use knocks::Knocks;
pub use rule_id::RuleId;
pub use rules::{
    Bearer, CardError, CharmRelief, HelpPlan, Level, Rules, RulesBuilder, RulesError, Scenario, Seating, check_effect,
    check_help, check_order, check_recruit,
};
pub use setup::{FrontPosition, Position, Setup, SetupError, UnderWay};
pub use state::{Agenda, Answer, Decks, MissionState, Holdings, State, Table, TableSeat};
pub use modifiers::{Switch, Modifier, Modifiers};
pub use view::{NotForViewer, RefereeView, SeatView, Seen, SpectatorView, Viewer, redact};

/// The README's example is a test.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../README.md")]
struct Readme;

/// So is that of the guide for servers.
#[cfg(all(doctest, feature = "alloc"))]
#[doc = include_str!("../SERVERS.md")]
struct Servers;
