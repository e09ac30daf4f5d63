//! Why bytes or lines are no log.

use super::{FORMAT, MOST_RECORDS, VOCABULARY};
use crate::rules::RulesError;
use crate::views::NotForViewer;

/// What is wrong with a value in a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The bytes end in the middle of it.
    #[error("it ends too early")]
    Truncated,
    /// It ends before its bytes do.
    #[error("bytes are left over after it")]
    TrailingBytes,
    /// No value has this tag: it is damaged, or, where it comes without a header that would say so, of a newer version.
    #[error("the tag {0} is unknown")]
    UnknownTag(u8),
    /// A number is too large, a list is not in its order, or a length is written longer than it needs.
    #[error("a number is out of its range, or not written in its one way")]
    OutOfRange,
    /// A record of a log stands where a viewer's records do: it would show the viewer everything.
    #[error("it is the host's, which knows everything, and not for a viewer")]
    HostRecord,
    /// A record made for a viewer stands where a log's do.
    #[error("it was made for a viewer and stands in no log")]
    ViewerRecord,
}

/// Why something is not read as a log or a stream.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LogError {
    /// It does not begin as logs do, or was changed as text files are on their way.
    #[error("this is no log of this engine")]
    NotALog,
    /// A newer version of this engine wrote it.
    #[error("the log has format {0}, and this version reads formats up to {FORMAT}")]
    Newer(u16),
    /// A newer version of this engine wrote it, and there are events, commands or effects in it that this one does not know.
    #[error("the log needs vocabulary {0}, and this version knows vocabularies up to {VOCABULARY}")]
    NewerVocabulary(u16),
    /// It is a stream where a log was wanted, or a log where a stream was wanted: the one knows everything, the other what
    /// its viewer may see.
    #[error("this is a {found} and no {wanted}")]
    Kind {
        /// What it is.
        found: &'static str,
        /// What was to be read.
        wanted: &'static str,
    },
    /// It was cut, or bits of it were changed.
    #[error("the checksum is wrong: the log was cut or changed")]
    Checksum,
    /// The header cannot be read.
    #[error("the header: {0}")]
    Header(Fault),
    /// Its rules cannot be played.
    #[error("the rules in the header: {0}")]
    Rules(#[from] RulesError),
    /// The fingerprint in the header is not that of its rules.
    #[error("the fingerprint is not that of the rules in the header")]
    Fingerprint,
    /// A record cannot be read.
    #[error("record {record}, at byte {at} of the records: {fault}")]
    Record {
        /// Which, counted from 1.
        record: usize,
        /// Where it begins, in bytes from the first record on.
        at: usize,
        /// What is wrong.
        fault: Fault,
    },
    /// An event of a stream is not for its viewer.
    #[error("event {event} of the stream: {why}")]
    NotForViewer {
        /// Which, counted from 1.
        event: usize,
        /// Why it is not.
        why: NotForViewer,
    },
    /// It has more records than any game.
    #[error("there are more than {MOST_RECORDS} records, and no game has so many")]
    TooLong,
    /// It does not end as its last record says.
    #[error("the log does not come to the end that its last record names")]
    End,
    /// A line of JSON cannot be read.
    #[cfg(feature = "json")]
    #[error("line {line}, column {column}: {what}")]
    Line {
        /// Which, counted from 1.
        line: usize,
        /// Where, counted from 1.
        column: usize,
        /// What is wrong.
        what: alloc::string::String,
    },
}
