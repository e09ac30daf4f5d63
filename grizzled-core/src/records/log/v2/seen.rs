//! What one viewer sees of an event, with the viewer's name, as bytes.

use crate::records::log::Fault;
use crate::records::log::codec::{Bytes, Numbered};
use crate::records::log::tables1::{RawRecord, Tables1, read_event, write_event, write_record};
use crate::views::{Seen, Viewer};
use crate::vocabulary::Seat;
use alloc::vec::Vec;

/// The tag of an event that was made for a viewer.
pub(super) const SEEN: u8 = 254;
/// In the place of a viewer: those who only watch. Every smaller number has room for a seat.
const SPECTATOR: u8 = 255;

pub(in crate::records::log) fn write_seen(seen: &Seen, to: &mut Vec<u8>) {
    write_record(to, |body| {
        body.extend([SEEN, viewer_number(seen.viewer)]);
        write_event(&seen.notice, &seen.secret, body);
    });
}

pub(super) fn read_seen(record: RawRecord<'_>) -> Result<Seen, Fault> {
    Bytes::whole(record.body, |body| {
        let viewer = numbered_viewer(body.byte()?)?;
        let tag = body.byte()?;
        let event = read_event(tag, body)?;
        Ok(Seen { viewer, notice: event.notice, secret: event.secret })
    })
}

pub(super) fn viewer_number(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Spectator => SPECTATOR,
        Viewer::Seat(seat) => Numbered::<Tables1>::number(seat),
    }
}

pub(super) fn numbered_viewer(number: u8) -> Result<Viewer, Fault> {
    match number {
        SPECTATOR => Ok(Viewer::Spectator),
        seat => <Seat as Numbered<Tables1>>::from_number(seat).map(Viewer::Seat).ok_or(Fault::OutOfRange),
    }
}
