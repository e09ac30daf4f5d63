//! A made-up format before the first one, for the tests alone: it shows what a format is, and how it is carried over.
//!
//! Its header names the viewer behind the rules, and in JSON its kind is `"of"`. Its cards are dealt in another order: the
//! card, then the seat, and in JSON `{"deal":[card,seat]}`. All else is as in format 1.

mod header;
#[cfg(feature = "json")]
mod lines;
mod tests;

use super::codec::{Bytes, Spelt};
use super::format::Format;
use super::tables1::{RawRecord, Tables1};
use super::{Entry, Fault, v1};
use crate::views::Viewer;
use crate::vocabulary::{CardId, Event, Notice, Seat, Secret};

pub(super) const FORMAT: Format = Format {
    number: 0,
    header: |from| header::Header::read(from).map(carry_header).map(v1::carry_header),
    record: |from, viewer| {
        Record::read(from).map(|old| carry_record(old, viewer)).and_then(|record| v1::carry_record(record, viewer))
    },
    #[cfg(feature = "json")]
    header_line: |line, _| lines::read_header(line).map(carry_header).map(v1::carry_header),
    #[cfg(feature = "json")]
    record_line: lines::read_record,
};

/// The tag of a card that is dealt.
const DEAL: u8 = 10;

/// A record of version 0.
enum Record {
    Deal(CardId, Seat),
    Entry(Entry),
}

impl Record {
    fn read(from: &mut Bytes<'_>) -> Result<Self, Fault> {
        let record = RawRecord::read(from)?;
        if record.tag != DEAL {
            return record.entry().map(Self::Entry);
        }
        Bytes::whole(record.body, |body| {
            let (card, seat) = Spelt::<Tables1>::read(body)?;
            Ok(Self::Deal(card, seat))
        })
    }
}

/// From version 0 to version 1: the same, and no commitment.
fn carry_header(old: header::Header) -> v1::Header {
    v1::Header { rules: old.rules, viewer: old.viewer, commitment: None }
}

fn carry_record(old: Record, viewer: Option<Viewer>) -> v1::Record {
    let entry = match old {
        Record::Deal(card, seat) => Entry::Event(Event { notice: Notice::Dealt { seat }, secret: Secret::Card(card) }),
        Record::Entry(entry) => entry,
    };
    match entry {
        Entry::Event(event) if viewer.is_some() => v1::Record::Seen(event),
        entry => v1::Record::Entry(entry),
    }
}
