//! Version 2 of the log, the one that is written: a header that says which vocabulary its reader must know and has room for
//! more, before records that are those of [`tables1`](super::tables1), and events in streams that name their viewer.

mod fields;
mod header;
#[cfg(feature = "json")]
mod lines;
mod seen;

use super::codec::Bytes;
use super::format::{Format, Record};
use super::tables1::{RawRecord, SNAPSHOT};
use super::{Fault, View};
use crate::views::Viewer;
use alloc::boxed::Box;
use alloc::vec::Vec;

pub(super) use super::tables1::write_entry;
#[cfg(feature = "json")]
pub(super) use super::tables1::{write_entry_line, write_view_line};
pub(super) use header::write_header;
#[cfg(feature = "json")]
pub(super) use lines::{write_header_line, write_seen_line};
pub(super) use seen::write_seen;

pub(super) const FORMAT: Format = Format {
    number: 2,
    header: header::read_header,
    record: read_record,
    #[cfg(feature = "json")]
    header_line: lines::read_header,
    #[cfg(feature = "json")]
    record_line: lines::read_record,
};

fn read_record(from: &mut Bytes<'_>, viewer: Option<Viewer>) -> Result<Record, Fault> {
    let record = RawRecord::read(from)?;
    match record.tag {
        SNAPSHOT => record.view(viewer).map(Box::new).map(Record::View),
        seen::SEEN => seen::read_seen(record).map(Record::Seen),
        _ => record.entry().map(Record::Entry),
    }
}

/// The view that a stream begins with.
pub(super) fn write_view(view: &View, to: &mut Vec<u8>) {
    super::tables1::write_record(to, |body| {
        body.push(SNAPSHOT);
        super::tables1::write_view(view, body);
    });
}
