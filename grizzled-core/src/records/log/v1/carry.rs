//! From version 1 to version 2.

use super::{Header, Record};
use crate::records::log::Fault;
use crate::records::log::format::{self, ReadHeader};
use crate::records::log::header::{self, Notes};
use crate::views::{Seen, Viewer};

/// Version 2 says more of the game. Of a game of version 1 nothing of that is known: nothing was taken back that anybody knows
/// of, and its cards go without names.
pub(in crate::records::log) fn carry_header(old: Header) -> ReadHeader {
    let Header { rules, viewer, commitment } = old;
    let notes = Notes { commitment, ..Notes::NONE };
    ReadHeader { header: header::Header { rules, viewer, notes }, vocabulary: None }
}

/// An event in a stream is its viewer's, without saying so. All else is as in version 2.
pub(in crate::records::log) fn carry_record(old: Record, viewer: Option<Viewer>) -> Result<format::Record, Fault> {
    match (old, viewer) {
        (Record::Entry(entry), _) => Ok(format::Record::Entry(entry)),
        (Record::View(view), _) => Ok(format::Record::View(view)),
        (Record::Seen(_), None) => Err(Fault::ViewerRecord),
        (Record::Seen(event), Some(viewer)) => {
            Ok(format::Record::Seen(Seen { viewer, notice: event.notice, secret: event.secret }))
        }
    }
}
