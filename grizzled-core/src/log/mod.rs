//! The log of a game: its rules, every command, and every event that followed.
//!
//! A game is its log. A [`Log`] is what a host keeps and knows everything; a [`Stream`] is what one viewer may see of it,
//! in the same form, and may begin late with a snapshot of the view. Both are written as compact bytes
//! ([`Log::to_bytes`]) or as lines of JSON (`to_json_lines`, with the feature `json`), and read again to the same value.
//! `LOG.md` beside this crate describes both forms byte by byte.
//!
//! ```
//! use grizzled_core::log::Log;
//! use grizzled_core::{Game, Rules, Seeded, Setup};
//!
//! let rules = Rules::base(3).build()?;
//! let mut log = Log::new(rules);
//! let mut chance = Seeded::new(1914);
//! let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut log)?;
//! while let Some(seat) = game.awaiting().iter().next() {
//!     let command = game.legal(seat).get(0).expect("a seat that is awaited can do something");
//!     log.command(seat, &command);
//!     game.apply(seat, &command, &mut chance, &mut log)?;
//! }
//! let bytes = log.to_bytes();
//! assert_eq!(Log::from_bytes(&bytes)?.replay()?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`History`] plays a game with its log, and takes decisions back. [`Opening`] is for hosts who want to show afterwards
//! that they did not choose the cards.

mod binary;
mod commitment;
mod error;
mod header;
mod history;
#[cfg(feature = "json")]
mod json;
mod replay;
mod rules;
mod stream;
mod v1;

pub use commitment::{Commitment, Dishonest, Opening, WeakSalt};
pub use error::{Fault, LogError};
pub use history::{CannotUndo, History, Staged, Stale};
pub use replay::ReplayError;
pub use stream::{Stream, View};

use crate::command::Command;
use crate::event::{Event, Sink};
use crate::ids::Seat;
use crate::rules::Rules;
use alloc::vec::Vec;
use core::fmt;

/// The newest version of the form in which logs are written, and the one in which this engine writes.
pub const FORMAT: u16 = 1;

/// One record of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Entry {
    /// A seat decided; what followed comes after it.
    Command {
        /// Who.
        seat: Seat,
        /// What.
        command: Command,
    },
    /// Something happened.
    Event(Event),
}

impl Entry {
    /// The event, if it is one.
    #[must_use]
    pub const fn event(&self) -> Option<&Event> {
        match self {
            Self::Event(event) => Some(event),
            Self::Command { .. } => None,
        }
    }
}

/// What happened in a game, with everything that was hidden: for its host, and for nobody who plays.
///
/// It is a [`Sink`]: give it to [`Game::new`](crate::Game::new) and [`Game::apply`](crate::Game::apply), and tell it each
/// command with [`Log::command`] before it is carried out.
///
/// Its `Debug` prints how many records there are and nothing of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Log {
    rules: Rules,
    commitment: Option<Commitment>,
    entries: Vec<Entry>,
}

impl Log {
    /// The log of a game by these rules before its first event.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self { rules, commitment: None, entries: Vec::new() }
    }

    /// The same with the commitment of its host, which stands in the header.
    #[must_use]
    pub fn committed(self, commitment: Commitment) -> Self {
        Self { commitment: Some(commitment), ..self }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the host committed to before the game.
    #[must_use]
    pub const fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// Everything so far, in its order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The events so far, in their order.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.events_from(0)
    }

    /// The commands so far, each with its seat.
    pub fn commands(&self) -> impl Iterator<Item = (Seat, &Command)> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Command { seat, command } => Some((*seat, command)),
            Entry::Event(_) => None,
        })
    }

    /// The events among the entries from this one on.
    pub(crate) fn events_from(&self, entry: usize) -> impl Iterator<Item = &Event> {
        self.entries.get(entry..).unwrap_or_default().iter().filter_map(Entry::event)
    }

    /// A seat decides this. Where the command is then refused, [`Log::truncate`] takes it out again; a [`History`] does
    /// both.
    pub fn command(&mut self, seat: Seat, command: &Command) {
        self.push(Entry::Command { seat, command: *command });
    }

    /// Adds an entry that was recorded elsewhere.
    pub fn push(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Forgets all entries but the first so many.
    pub fn truncate(&mut self, entries: usize) {
        self.entries.truncate(entries);
    }
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").field("records", &self.entries.len()).finish_non_exhaustive()
    }
}

impl Sink for Log {
    fn record(&mut self, event: &Event) {
        self.push(Entry::Event(*event));
    }
}
