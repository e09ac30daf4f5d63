//! Fuzz targets as functions that take bytes, so that a target of one's own is one line.
//!
//! Each reads the rules, the seed and the decisions of a game from the bytes, and panics when a law does not hold. [`of`] has
//! the same for rules of one's own: the bytes begin with the seed. Any bytes will do; when they are used up, every choice is
//! the first.
//!
//! | driver | what it holds to be true |
//! |---|---|
//! | [`commands`] | no command panics; what is listed is accepted and nothing else; a refusal leaves no trace; the invariants hold; every game ends |
//! | [`redaction`] | who gets only its own stream sees what the host would show it; the log is the game |
//! | [`watched`] | every one of [`super::invariants::INVARIANTS`] that one game can show: undo, saving, loading, replays and clients at every step |
//! | [`secrets`] | what a viewer cannot know does not show itself by any channel of [`super::secrets::CHANNELS`] |
//! | [`strangers`] | any events in any order are taken without a panic; what is accepted can be played on to its end |
//! | [`scenarios`] | a scenario that has rules can be played to its end |
//! | `packs` (feature `json`) | a file is refused with a reason, or is a pack that can be played and is written again to the same |
//! | [`notation`] | a text is refused with its place, or is written and read again to the same value |
//! | [`log`] | any bytes as a log, a stream, a record or lines of JSON are refused, or read and written to the same value, and played on |
//! | [`damaged`] | the same of the log of a true game and the stream of one of its viewers, damaged on their way |
//! | [`clients`] | clients that join late, miss events, leave and come back see what the host shows them, and take nothing that is not next |
//! | [`histories`] | undo, saving, loading, copies and replays in any order come to the game that was played straight |
//! | [`campaign`] | a campaign that is stored and loaded at every choice is the one that never was; what is damaged there is refused or can be played |
//!
//! A whole target for cargo-fuzz, for a game with a deck of one's own:
//!
//! ```text
//! libfuzzer_sys::fuzz_target!(|data: &[u8]| grizzled_core::testkit::fuzz::of(&my_game::rules()).commands(data));
//! ```

mod bytes;
mod campaign;
mod clients;
mod commands;
mod histories;
mod log;
mod play;
mod redaction;
mod secrets;
mod strangers;
mod texts;
mod watched;

pub use bytes::{Bytes, Near};
pub use play::{Play, choose};

use crate::campaign::Book;
use crate::play::Seeded;
use crate::rules::Rules;
use crate::testkit::any::any_pack;

/// Any commands, by any seat: the engine never panics, takes what it lists and nothing else, refuses without a trace, keeps
/// its invariants, and every game ends.
///
/// ```
/// // Four players at the second level with the usual Trials, the seed 7, and some decisions.
/// grizzled_core::testkit::fuzz::commands(&[2, 1, 0, 0, 7, 9, 3, 9, 0, 9, 1]);
/// ```
///
/// # Panics
///
/// When a law is broken.
pub fn commands(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    commands::run(Play::new(&mut bytes), bytes);
}

/// Who gets only its own stream sees what the host would show it, at every step; the log is the game; and, with the feature
/// `json`, events and views come back from JSON as they were.
///
/// # Panics
///
/// When a law is broken.
pub fn redaction(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    redaction::run(Play::new(&mut bytes), bytes);
}

/// Any commands by any seat in a game of which every invariant is checked that one game can show: after each command it is
/// taken back, saved, loaded, copied and replayed, and clients follow it from the beginning or join late.
///
/// # Panics
///
/// When an invariant is broken.
pub fn watched(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    watched::run(play::rules(&mut bytes), bytes);
}

/// Games that differ only in what a viewer cannot know look the same to it: at every moment of any game with the hidden
/// cards, tiles and answers drawn again, and now and then over two whole games from the first deal or a position on, and at
/// two set-ups. Every event is sent to whom the table of rights names, and to nobody else.
///
/// # Panics
///
/// When a law is broken.
pub fn secrets(bytes: &[u8]) {
    let mut rest = Bytes::new(bytes);
    secrets::run(Play::new(&mut rest), rest, bytes);
}

/// Any events in any order: a host and its clients take them at their word, agree with each other, and still answer every
/// question. Those that a host accepts which asks of each whether it can have happened leave a game that is played on to its
/// end, saved and loaded on the way.
///
/// # Panics
///
/// When a law is broken.
pub fn strangers(bytes: &[u8]) {
    let mut rest = Bytes::new(bytes);
    strangers::run(strangers::any_rules(&mut rest), rest, bytes);
}

/// Any bytes as a log, a stream, a record or, with the feature `json`, lines of JSON: nothing panics, what is read in the
/// newest format is written again to the same bytes, and what is read in any format is read again from both forms to the same
/// value; what a replay accepts is a state that can be, and is played on to its end, saved and loaded on the way.
///
/// # Panics
///
/// When a law is broken.
pub fn log(bytes: &[u8]) {
    log::run(bytes);
}

/// The log of a game and the stream of one of its viewers, as bytes and as lines of JSON: the bytes play the game, and what is
/// left of them damages what was written. The checksum is mended, and what is read then is held to all that [`log`] asks.
///
/// # Panics
///
/// When a law is broken.
pub fn damaged(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    log::damaged(play::rules(&mut bytes), &mut bytes);
}

/// A host whose game goes on, is taken back and is loaded again, and five clients or more, one for each viewer at least: they
/// join late, miss what they are sent, ask for it, leave and come back with the stream that they have kept as bytes or JSON.
/// At each step whoever is connected sees what the host shows; events that come twice, that do not come next or that were made
/// for somebody else are refused and change nothing.
///
/// # Panics
///
/// When a law is broken.
pub fn clients(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    clients::run(play::rules(&mut bytes), bytes);
}

/// Decisions, undo, saving and loading as bytes and JSON, copies, replays and staging in the order that the bytes say. After
/// each of them state, hash, chance, legal commands and the bytes of the log are those of the same decisions made one after the
/// other by nothing but `Game::apply`.
///
/// # Panics
///
/// When a law is broken.
pub fn histories(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    histories::run(play::rules(&mut bytes), bytes);
}

/// A whole campaign with the built-in pack or any other. At every choice it is stored and loaded, or, where CAMP-2 stores
/// nothing, rebuilt from what was stored before; its games are stored as bytes, as JSON and as positions. It goes on as one that
/// is never stored. What was damaged where it was stored is refused with a reason, or is a campaign that can be played on.
///
/// # Panics
///
/// When a law is broken.
pub fn campaign(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    match bytes.byte() {
        0..192 => campaign::run(Book::BUILT_IN, &mut bytes),
        other => any_pack(&mut Seeded::new(other.into())).with_book(|book| campaign::run(*book, &mut bytes)),
    }
}

/// Any scenario with a deck and a roster of its own: if it has rules, its games can be played to their end within
/// `Rules::longest_game`, and every law of [`commands`] holds in them; if not, it is said why (TERM-1).
///
/// # Panics
///
/// When a law is broken.
pub fn scenarios(bytes: &[u8]) {
    texts::scenarios(bytes);
}

/// Any bytes as the file of a pack: it is refused with a reason, or can be played, is written again to the same pack, and a
/// one-shot and every Chapter of it is played to the end.
///
/// # Panics
///
/// When a law is broken.
#[cfg(feature = "json")]
pub fn packs(bytes: &[u8]) {
    texts::packs(bytes);
}

/// Any text as a position, a view or a game: it is refused with its place, or written and read again to the same value.
///
/// # Panics
///
/// When a law is broken.
pub fn notation(bytes: &[u8]) {
    core::str::from_utf8(bytes).into_iter().for_each(texts::notation);
}

/// The same drivers for rules of one's own.
///
/// ```
/// use grizzled_core::{Scenario, testkit::fuzz};
///
/// let rules = Scenario { speeches: 9, ..Scenario::base(3) }.rules().unwrap();
/// fuzz::of(&rules).commands(b"the seed is two bytes, what follows are decisions");
/// ```
#[must_use]
pub const fn of(rules: &Rules) -> Of<'_> {
    Of(rules)
}

/// The drivers for some rules: [`of`].
#[derive(Clone, Copy, Debug)]
pub struct Of<'a>(&'a Rules);

impl Of<'_> {
    /// [`commands`] by these rules.
    ///
    /// # Panics
    ///
    /// When a law is broken.
    pub fn commands(self, bytes: &[u8]) {
        let mut bytes = Bytes::new(bytes);
        commands::run(Play::of(*self.0, &mut bytes), bytes);
    }

    /// [`redaction`] by these rules.
    ///
    /// # Panics
    ///
    /// When a law is broken.
    pub fn redaction(self, bytes: &[u8]) {
        let mut bytes = Bytes::new(bytes);
        redaction::run(Play::of(*self.0, &mut bytes), bytes);
    }

    /// [`watched`] by these rules.
    ///
    /// # Panics
    ///
    /// When an invariant is broken.
    pub fn watched(self, bytes: &[u8]) {
        watched::run(*self.0, Bytes::new(bytes));
    }

    /// [`secrets`] by these rules.
    ///
    /// # Panics
    ///
    /// When a law is broken.
    pub fn secrets(self, bytes: &[u8]) {
        let mut rest = Bytes::new(bytes);
        secrets::run(Play::of(*self.0, &mut rest), rest, bytes);
    }

    /// [`strangers`] by these rules.
    ///
    /// # Panics
    ///
    /// When a law is broken.
    pub fn strangers(self, bytes: &[u8]) {
        strangers::run(*self.0, Bytes::new(bytes), bytes);
    }

    /// [`damaged`] by these rules.
    ///
    /// # Panics
    ///
    /// When a law is broken.
    pub fn damaged(self, bytes: &[u8]) {
        log::damaged(*self.0, &mut Bytes::new(bytes));
    }

    /// [`clients`] by these rules.
    ///
    /// # Panics
    ///
    /// When a law is broken.
    pub fn clients(self, bytes: &[u8]) {
        clients::run(*self.0, Bytes::new(bytes));
    }

    /// [`histories`] by these rules.
    ///
    /// # Panics
    ///
    /// When a law is broken.
    pub fn histories(self, bytes: &[u8]) {
        histories::run(*self.0, Bytes::new(bytes));
    }
}
