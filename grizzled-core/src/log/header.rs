//! What stands before the records of a log or a stream, in either form.

use super::{Commitment, FORMAT, Log, LogError, Stream};
use crate::rules::Rules;
use crate::view::Viewer;
use alloc::vec::Vec;

/// The header of a log or a stream.
pub(super) struct Header {
    pub(super) rules: Rules,
    /// Whose stream it is; `None` for a log.
    pub(super) viewer: Option<Viewer>,
    pub(super) commitment: Option<Commitment>,
}

impl Header {
    /// The log without records that begins so.
    pub(super) const fn log(self) -> Result<Log, LogError> {
        match self.viewer {
            None => Ok(Log { rules: self.rules, commitment: self.commitment, entries: Vec::new() }),
            Some(_) => Err(LogError::Kind { found: "stream", wanted: "log" }),
        }
    }

    /// The stream without records that begins so.
    pub(super) fn stream(self) -> Result<Stream, LogError> {
        match self.viewer {
            Some(viewer) => Ok(Stream::new(self.rules, viewer, self.commitment)),
            None => Err(LogError::Kind { found: "log", wanted: "stream" }),
        }
    }
}

impl Log {
    pub(super) const fn header(&self) -> Header {
        Header { rules: self.rules, viewer: None, commitment: self.commitment }
    }
}

impl Stream {
    pub(super) const fn header(&self) -> Header {
        Header { rules: *self.rules(), viewer: Some(self.viewer()), commitment: self.commitment() }
    }
}

/// Whether this is a format that can be read: asked before anything else, so that a newer one says so.
pub(super) const fn check_format(format: Option<u16>) -> Result<(), LogError> {
    match format {
        Some(FORMAT) => Ok(()),
        Some(newer) if newer > FORMAT => Err(LogError::Newer(newer)),
        _ => Err(LogError::NotALog),
    }
}
