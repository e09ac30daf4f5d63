//! Version 1 of the log, read and no longer written. Its records are those of [`tables1`](super::tables1); an event in a stream
//! does not say whose it is.

mod carry;
mod header;
#[cfg(feature = "json")]
mod lines;

use super::codec::Bytes;
use super::format::Format;
use super::tables1::{RawRecord, SNAPSHOT};
use super::{Entry, Fault, View};
use crate::views::Viewer;
use crate::vocabulary::Event;
use alloc::boxed::Box;

/// What a format before this one is carried over to.
pub(super) use carry::{carry_header, carry_record};
pub(super) use header::Header;

pub(super) const FORMAT: Format = Format {
    number: 1,
    header: |from| Header::read(from).map(carry_header),
    record: |from, viewer| Record::read(from, viewer).and_then(|record| carry_record(record, viewer)),
    #[cfg(feature = "json")]
    header_line: |line, is_stream| lines::read_header(line, is_stream).map(carry_header),
    #[cfg(feature = "json")]
    record_line: lines::read_record,
};

/// A record of version 1.
pub(super) enum Record {
    Entry(Entry),
    /// What the viewer of the stream sees of an event.
    Seen(Event),
    View(Box<View>),
}

impl Record {
    fn read(from: &mut Bytes<'_>, viewer: Option<Viewer>) -> Result<Self, Fault> {
        let record = RawRecord::read(from)?;
        if record.tag == SNAPSHOT {
            return record.view(viewer).map(Box::new).map(Self::View);
        }
        Ok(match record.entry()? {
            Entry::Event(event) if viewer.is_some() => Self::Seen(event),
            entry => Self::Entry(entry),
        })
    }
}
