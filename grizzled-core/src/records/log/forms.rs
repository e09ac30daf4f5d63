//! What logs and streams have in both forms, bytes and lines: the header that they begin with, and that they are what it
//! says when they have been read to the end.

use super::header::{AtEnd, Header};
use super::{Entry, Fault, Log, LogError, Stream};
use alloc::vec::Vec;

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
    pub(super) fn if_header_holds(
        mut self,
        vocabulary: Option<u16>,
        AtEnd { cut, chance }: AtEnd,
    ) -> Result<Self, LogError> {
        let undecided = matches!(self.entries.last(), Some(Entry::Command { .. }));
        self.notes.cut = cut || undecided && vocabulary.is_none();
        self.notes.chance = chance;
        // Format 1 has the first vocabulary, and does not say whether it was cut.
        let said = vocabulary.unwrap_or(1) == self.vocabulary() && (cut || !undecided || vocabulary.is_none());
        if said { Ok(self) } else { Err(LogError::Header(Fault::OutOfRange)) }
    }
}

impl Stream {
    pub(super) fn header(&self) -> Header {
        Header { rules: *self.rules(), viewer: Some(self.viewer()), notes: self.notes().clone() }
    }

    /// The stream, if it is what its header says.
    pub(super) fn if_header_holds(self, vocabulary: Option<u16>) -> Result<Self, LogError> {
        let said = vocabulary.unwrap_or(1) == self.vocabulary();
        if said { Ok(self) } else { Err(LogError::Header(Fault::OutOfRange)) }
    }
}
