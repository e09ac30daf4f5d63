//! The log of a game: its rules, every command, and every event that followed.
//!
//! A game is its log. A [`Log`] is what a host keeps and knows everything; a [`Stream`] is what one viewer may see of it,
//! in the same form, and may begin late with a snapshot of the view. Both are written as compact bytes
//! ([`Log::to_bytes`]) or as lines of JSON (`to_json_lines`, with the feature `json`), and read again to the same value.
//! `LOG.md` beside this crate describes both forms byte by byte.
//!
//! ```
//! use grizzled_core::log::Log;
//! use grizzled_core::{Game, Scenario, Seeded, Setup};
//!
//! let rules = Scenario::base(3).rules()?;
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

// From below: `error`, `hex`; `codec`, how any value is written in both forms; `rules`, `names`, `commitment` and `header`, what
// stands before the records; `stream`; `format`, what a format is; `tables1`, the words and numbers of formats 1 and 2; the
// formats themselves; `formats`, the list of them; `vocabulary` and `forms`, what holds in every form; `binary` and `json`, the
// two forms. Beside them what works on logs and not on their forms: `history`, `moment`, `opening`, `replay`.
mod binary;
mod codec;
mod commitment;
mod error;
mod fingerprint;
mod format;
mod formats;
mod forms;
mod header;
pub(crate) mod hex;
mod history;
#[cfg(feature = "json")]
mod json;
mod moment;
mod names;
mod opening;
mod replay;
mod rules;
mod stream;
mod tables1;
#[cfg(feature = "testkit")]
pub(crate) mod used_words;
#[cfg(test)]
mod v0;
mod v1;
mod v2;
mod vocabulary;

pub use commitment::Commitment;
pub use error::{Fault, LogError};
pub use history::{History, Staged, Stale, UndoError};
pub use moment::{CannotFollow, Dropped, Moment};
pub use names::{CardNames, OtherNames};
pub use opening::{CommitmentError, Opening, WeakSalt};
pub use replay::ReplayError;
pub use stream::{Stream, View};

use header::Notes;

use crate::rules::Rules;
use crate::vocabulary::{Command, Event, Recorder, Seat, Sink};
use alloc::vec::Vec;
use core::fmt;

/// The newest vocabulary of events, commands and rules that this engine knows. A log that needs a newer one was written by
/// a newer engine, and says so.
pub const VOCABULARY: u16 = formats::VOCABULARY;

/// The newest version of the form in which logs are written, and the one in which this engine writes.
pub const FORMAT: u16 = formats::NEWEST.number;

/// The most records that are read as a log or a stream, so that what a stranger sends takes no more room than a game can.
///
/// Games have some hundreds. Section 15 of the rules bounds their decisions ([`Rules::longest_game`]): under 900 in a base
/// game and under 10,000 in every other that is built in, so this leaves room for six records with each. It is less than
/// 2^16 - 1, so that the number of events has room in 16 bits.
pub const MOST_RECORDS: usize = (1 << 16) - 2;

/// One record of a log.
///
/// Exhaustive: a game consists of decisions and events.
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
/// It is a [`Sink`]: give it to [`Game::new`](crate::game::Game::new) and [`Game::apply`](crate::game::Game::apply), and record each
/// command in it with [`Log::command`] before it is carried out.
///
/// Its `Debug` prints how many records there are and nothing of them.
///
/// ```
/// use grizzled_core::log::{History, Log};
/// use grizzled_core::{Scenario, Seeded, Setup};
///
/// let history = History::new(Scenario::base(3).rules()?, &Setup::default(), Seeded::new(1))?;
/// let bytes = history.log().to_bytes();
/// let read = Log::from_bytes(&bytes)?;
/// assert_eq!(read.replay()?, *history.game());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Log {
    rules: Rules,
    notes: Notes,
    entries: Vec<Entry>,
}

impl Log {
    /// The log of a game by these rules before its first event.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        Self { rules, notes: Notes::NONE, entries: Vec::new() }
    }

    /// Adds the commitment of the host, which stands in the header.
    #[must_use]
    pub fn committed(mut self, commitment: Commitment) -> Self {
        self.notes.commitment = Some(commitment);
        self
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the host committed to before the game.
    #[must_use]
    pub const fn commitment(&self) -> Option<Commitment> {
        self.notes.commitment
    }

    /// Which of the histories of this game it is. The number rises whenever something is taken back, and when a saved game
    /// is resumed, since its save may be older than what players have seen; see [`Moment`].
    #[must_use]
    pub const fn epoch(&self) -> u32 {
        self.notes.epoch
    }

    /// Begins another history: for a host that takes something back itself ([`Log::truncate`]), or resumes one save twice.
    /// After 2^32 - 1 of them the number begins anew with 1.
    pub fn begin_epoch(&mut self) {
        self.notes.epoch = self.notes.epoch.checked_add(1).unwrap_or(1);
    }

    /// How far the source of chance has come after the last entry, where the host keeps that with the log.
    #[must_use]
    pub const fn chance_position(&self) -> Option<u64> {
        self.notes.chance
    }

    /// Keeps with the log how far the source of chance has come, until an entry is added or taken away. It is for the host
    /// alone; no stream has it.
    pub const fn set_chance_position(&mut self, position: Option<u64>) {
        self.notes.chance = position;
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
        match entry {
            Entry::Command { .. } => self.notes.cut = true,
            Entry::Event(_) if matches!(self.entries.last(), Some(Entry::Command { .. })) => self.notes.cut = false,
            Entry::Event(_) => {}
        }
        self.notes.chance = None;
        self.entries.push(entry);
    }

    /// Forgets all entries but the first so many. If events of a command are lost whose others stay, it is
    /// [cut](Log::is_cut) there.
    pub fn truncate(&mut self, entries: usize) {
        if let Some(lost) = self.entries.get(entries) {
            self.notes.cut = lost.event().is_some();
            self.notes.chance = None;
            self.entries.truncate(entries);
        }
    }

    /// Forgets all entries: a log before its first event.
    fn clear(&mut self) {
        self.entries.clear();
        (self.notes.cut, self.notes.chance) = (false, None);
    }

    /// Whether it ends in the middle of a command or of the set-up, so that the game can be looked at and not be played on:
    /// what would have followed there is lost.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.notes.cut
    }

    /// The first so many events with their commands, and all of them if there are not so many.
    ///
    /// ```
    /// use grizzled_core::log::History;
    /// use grizzled_core::{Command, Scenario, Seat, Seeded, Setup};
    ///
    /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    /// let mut history = History::new(Scenario::base(3).rules()?, &setup, Seeded::new(1))?;
    /// let before = history.log().events().count();
    /// history.apply(Seat::S0, &Command::Intensity(3))?;
    /// assert!(!history.log().up_to(before).is_cut());
    /// let cut = history.log().up_to(before + 2);
    /// assert!(cut.is_cut(), "the intensity has been chosen, and one card dealt");
    /// assert!(cut.replay()?.awaiting().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn up_to(&self, events: usize) -> Self {
        let mut log = self.clone();
        log.truncate(self.entries_of(events));
        log
    }

    /// How many entries there are up to the last of the first so many events.
    fn entries_of(&self, events: usize) -> usize {
        let mut ends = self.entries.iter().zip(1..).filter(|(entry, _)| entry.event().is_some()).map(|(_, end)| end);
        match events.checked_sub(1) {
            None => 0,
            Some(before) => ends.nth(before).unwrap_or(self.entries.len()),
        }
    }
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").field("records", &self.entries.len()).finish_non_exhaustive()
    }
}

impl Recorder for Log {
    fn recorded(&self) -> u32 {
        self.moment().events
    }
}

impl Sink for Log {
    fn record(&mut self, event: &Event) {
        self.push(Entry::Event(*event));
    }
}
