//! What a format is: how its headers and its records are read, and the newest version of both, to which every format carries
//! over what it reads.

use super::codec::Bytes;
#[cfg(feature = "json")]
use super::codec::{JsonLine, Misspelt};
use super::header::Header;
use super::{Entry, Fault, LogError, View};
use crate::views::{Seen, Viewer};
use alloc::boxed::Box;

/// How a format is read.
pub(super) struct Format {
    pub(super) number: u16,
    /// What follows the number of the format.
    pub(super) header: fn(&mut Bytes<'_>) -> Result<ReadHeader, LogError>,
    /// The next record of a log, or of a stream for this viewer.
    pub(super) record: fn(&mut Bytes<'_>, Option<Viewer>) -> Result<Record, Fault>,
    /// What follows the number of the format in the first line, which is that of a stream or of a log.
    #[cfg(feature = "json")]
    pub(super) header_line: fn(&mut JsonLine<'_>, bool) -> Result<ReadHeader, LogError>,
    /// A line between the first and the last.
    #[cfg(feature = "json")]
    pub(super) record_line: fn(&mut JsonLine<'_>, Option<Viewer>) -> Result<Record, Misspelt>,
}

/// A header, carried over to the newest version.
pub(super) struct ReadHeader {
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
