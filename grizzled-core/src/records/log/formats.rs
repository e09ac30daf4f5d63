//! The formats that can be read, each in a folder that nothing else looks into. To add a format, add its folder and its line
//! in [`KNOWN`]; to drop one, remove both.
//!
//! A format reads what it finds into forms of its own and hands that to the next format, which carries it on in the same
//! way, until it has the newest form: [`Header`] and [`Record`]. Only the newest is written.

use super::codec::Bytes;
#[cfg(feature = "json")]
use super::codec::{JsonLine, Misspelt};
use super::header::Header;
#[cfg(test)]
use super::v0;
use super::{Entry, FORMAT, Fault, LogError, View};
use super::{v1, v2};
use crate::views::{Seen, Viewer};
use alloc::boxed::Box;

/// The words of the newest format; and what fingerprints and commitments are made of, whatever the format.
pub(super) use super::tables1::{VOCABULARY, rules_bytes, setup_bytes, words_of_entry, words_of_rules, words_of_seen};
#[cfg(any(test, feature = "testkit"))]
pub(super) use super::tables1::{all_words, words_of_view};

/// The format in which logs are written.
pub(super) mod newest {
    pub(in super::super) use super::v2::{FORMAT, write_entry, write_header, write_seen, write_view};
    #[cfg(feature = "json")]
    pub(in super::super) use super::v2::{write_entry_line, write_header_line, write_seen_line, write_view_line};
}

/// How a format is read.
pub(super) struct Format {
    pub(super) number: u16,
    /// What follows the number of the format.
    pub(super) header: fn(&mut Bytes<'_>) -> Result<Opened, LogError>,
    /// The next record of a log, or of a stream for this viewer.
    pub(super) record: fn(&mut Bytes<'_>, Option<Viewer>) -> Result<Record, Fault>,
    /// What follows the number of the format in the first line, which is that of a stream or of a log.
    #[cfg(feature = "json")]
    pub(super) header_line: fn(&mut JsonLine<'_>, bool) -> Result<Opened, LogError>,
    /// A line between the first and the last.
    #[cfg(feature = "json")]
    pub(super) record_line: fn(&mut JsonLine<'_>, Option<Viewer>) -> Result<Record, Misspelt>,
}

/// The formats that can be read, the oldest first.
const KNOWN: &[&Format] = &[
    #[cfg(test)]
    &v0::FORMAT,
    &v1::FORMAT,
    &v2::FORMAT,
];

/// The format of records that stand alone.
pub(super) const NEWEST: &Format = &newest::FORMAT;

/// A header, carried over to the newest version.
pub(super) struct Opened {
    pub(super) header: Header,
    /// The vocabulary that it asks for. A header of format 1 does not say, and has the first.
    pub(super) vocabulary: Option<u16>,
}

/// A record, carried over to the newest version.
pub(super) enum Record {
    Entry(Entry),
    Seen(Seen),
    View(Box<View>),
}

/// The format with this number, if it can be read: asked before anything else, so that a newer one says so.
pub(super) fn format(number: Option<u16>) -> Result<&'static Format, LogError> {
    let known = KNOWN.iter().find(|format| Some(format.number) == number);
    match (known, number) {
        (Some(format), _) => Ok(format),
        (None, Some(newer)) if newer > FORMAT => Err(LogError::Newer(newer)),
        _ => Err(LogError::NotALog),
    }
}
