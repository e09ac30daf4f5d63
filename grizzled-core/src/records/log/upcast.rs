//! From each version of the format to the next: a log or a stream is carried over step by step until it is of the newest.

use super::header::{Header, Notes};
use super::v1;
use crate::views::{Seen, Viewer};
use crate::vocabulary::Event;

/// From version 1 to version 2, which says more of the game. Of a game of version 1 nothing of that is known: nothing was
/// taken back that anybody knows of, and its cards go without names. The records of a log are those of version 2.
pub(super) fn from_1_to_2(old: v1::header::Header) -> Header {
    let v1::header::Header { rules, viewer, commitment } = old;
    Header { rules, viewer, notes: Notes { commitment, ..Notes::NONE } }
}

/// An event in a stream of version 1, which is its viewer's without saying so.
pub(super) const fn seen_from_1_to_2(old: Event, viewer: Viewer) -> Seen {
    Seen { viewer, notice: old.notice, secret: old.secret }
}
