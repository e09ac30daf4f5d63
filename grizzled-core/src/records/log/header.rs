//! What stands before the records of a log or a stream, in its newest version and in either form.

use super::VOCABULARY;
use super::formats::{words_of_entry, words_of_seen};
use super::names::CardNames;
use super::vocabulary::needed;
use super::{Commitment, Entry, Fault, Log, LogError, Stream};
use crate::rules::Rules;
use crate::views::Viewer;
use alloc::vec::Vec;

/// The header of a log or a stream.
pub(super) struct Header {
    pub(super) rules: Rules,
    /// Whose stream it is; `None` for a log.
    pub(super) viewer: Option<Viewer>,
    pub(super) notes: Notes,
}

/// What is known of a game besides its rules, where it is known. Each is a field of the header that can be left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notes {
    /// What the host committed to before the game.
    pub(super) commitment: Option<Commitment>,
    /// Which of the histories of this game it is: 0 until something is taken back.
    pub(super) epoch: u32,
    /// Whether it ends in the middle of a command.
    pub(super) cut: bool,
    /// How far the source of chance has come; of a log alone.
    pub(super) chance: Option<u64>,
    /// How many events there were before the first one; of a stream alone.
    pub(super) first: u32,
    /// What the cards are called.
    pub(super) names: Option<CardNames>,
    /// Fields of later versions that may be ignored, kept as they are: number and bytes, in the order of their numbers.
    pub(super) more: Vec<(u8, Vec<u8>)>,
}

/// What a header says of the end of a log, and so of nothing that is still written to.
#[derive(Clone, Copy)]
pub(super) struct End {
    cut: bool,
    chance: Option<u64>,
}

impl Notes {
    pub(super) const fn end(&self) -> End {
        End { cut: self.cut, chance: self.chance }
    }

    /// All but what is known of the end.
    pub(super) fn without_end(self) -> Self {
        Self { cut: false, chance: None, ..self }
    }

    /// TAB-5: how far chance has come depends on what was drawn in secret, so no stream says it. A log has no events before
    /// its first. Names are those of the cards in the rules.
    pub(super) fn that_suit(self, viewer: Option<Viewer>, rules: &Rules) -> Result<Self, Fault> {
        let suit = match viewer {
            None => self.first == 0,
            Some(_) => self.chance.is_none(),
        };
        if suit && self.names.as_ref().is_none_or(|names| names.fit(rules.roster())) {
            Ok(self)
        } else {
            Err(Fault::OutOfRange)
        }
    }

    pub(super) const NONE: Self =
        Self { commitment: None, epoch: 0, cut: false, chance: None, first: 0, names: None, more: Vec::new() };
}

impl Header {
    /// The log without records that begins so.
    pub(super) fn log(self) -> Result<Log, LogError> {
        match self.viewer {
            None => Ok(Log { rules: self.rules, notes: self.notes, entries: Vec::new() }),
            Some(_) => Err(LogError::Kind { found: "stream", wanted: "log" }),
        }
    }

    /// The stream without records that begins so.
    pub(super) fn stream(self) -> Result<Stream, LogError> {
        match self.viewer {
            Some(viewer) => Ok(Stream::noted(self.rules, viewer, self.notes)),
            None => Err(LogError::Kind { found: "log", wanted: "stream" }),
        }
    }
}

impl Log {
    pub(super) fn header(&self) -> Header {
        Header { rules: self.rules, viewer: None, notes: self.notes.clone() }
    }

    /// The log after its last entry, if it is what its header says: cut or not, and in need of that vocabulary.
    pub(super) fn if_said(mut self, vocabulary: Option<u16>, End { cut, chance }: End) -> Result<Self, LogError> {
        let undecided = matches!(self.entries.last(), Some(Entry::Command { .. }));
        self.notes.cut = cut || undecided && vocabulary.is_none();
        self.notes.chance = chance;
        // Format 1 has the first vocabulary, and does not say whether it was cut.
        let said = vocabulary.unwrap_or(1) == self.vocabulary() && (cut || !undecided || vocabulary.is_none());
        if said { Ok(self) } else { Err(LogError::Header(Fault::OutOfRange)) }
    }

    /// The vocabulary that a reader of this log must know.
    pub(super) fn vocabulary(&self) -> u16 {
        needed(&self.rules, |needed| {
            self.entries.iter().for_each(|entry| words_of_entry(entry, |word| needed.see(word)));
        })
    }
}

impl Stream {
    pub(super) fn header(&self) -> Header {
        Header { rules: *self.rules(), viewer: Some(self.viewer()), notes: self.notes().clone() }
    }

    /// The stream, if it is what its header says.
    pub(super) fn if_said(self, vocabulary: Option<u16>) -> Result<Self, LogError> {
        let said = vocabulary.unwrap_or(1) == self.vocabulary();
        if said { Ok(self) } else { Err(LogError::Header(Fault::OutOfRange)) }
    }

    /// The vocabulary that a reader of this stream must know.
    pub(super) fn vocabulary(&self) -> u16 {
        needed(self.rules(), |needed| {
            self.seen().iter().for_each(|seen| words_of_seen(seen, |word| needed.see(word)));
        })
    }
}

/// Whether this engine knows all the events, commands and effects of this vocabulary.
pub(super) const fn check_vocabulary(vocabulary: u16) -> Result<(), LogError> {
    match vocabulary {
        1..=VOCABULARY => Ok(()),
        0 => Err(LogError::Header(Fault::OutOfRange)),
        newer => Err(LogError::NewerVocabulary(newer)),
    }
}
