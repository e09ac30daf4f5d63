//! Between core's vocabulary and the structs of the C interface: the only place.

mod card;
mod command;
mod event;
mod front;
mod parts;
mod view;

pub(crate) use card::card_to_c;
pub(crate) use command::{from_c, public_to_c, to_c};
pub(crate) use event::{event_to_c, whole_event_to_c};
pub(crate) use view::view_to_c;

use crate::codes::GRZ_VIEWER_SPECTATOR;
use grizzled_core::vocabulary::CardSet;
use grizzled_core::{CardId, Viewer};

/// In a field: nothing.
pub(crate) const NONE: u8 = u8::MAX;

fn number(card: Option<CardId>) -> u8 {
    card.map_or(NONE, CardId::number)
}

/// A set of cards as two words.
pub(crate) fn words(cards: CardSet) -> [u64; 2] {
    [cards.bits() as u64, (cards.bits() >> 64) as u64]
}

/// The number of a viewer.
pub(crate) fn viewer_number(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => seat.number(),
        Viewer::Spectator => GRZ_VIEWER_SPECTATOR as u8,
    }
}
