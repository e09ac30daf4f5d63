//! What the events of C are put together from.

use super::NONE;
use crate::layout::{CEvent, Sized32};
use grizzled_core::vocabulary::MAX_DECK;

/// An event with every field empty.
pub(super) const BLANK: CEvent = CEvent {
    struct_size: CEvent::SIZE,
    sequence: 0,
    tag: 0,
    seat: NONE,
    to: NONE,
    card: NONE,
    by: NONE,
    threat: NONE,
    tile: NONE,
    origin: NONE,
    character: NONE,
    outcome: NONE,
    seats: 0,
    amount: 0,
    morale: 0,
    speeches: 0,
    flags: 0,
    source: 0,
    roster_card: NONE,
    pause: NONE,
    modifier: NONE,
    secret: 0,
    secret_card: NONE,
    secret_tile: NONE,
    secret_tiles: [0; 4],
    order_length: 0,
    viewer: NONE,
    order: [0; MAX_DECK],
    #[cfg(grz_newer)]
    made_up: crate::made_up::WRITTEN as u32,
};
