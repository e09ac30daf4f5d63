//! Between core's vocabulary and the structs of the C interface: the only place.

mod command;
mod event;
mod front;
mod parts;

pub(crate) use command::{from_c, to_c};
pub(crate) use event::event_to_c;

use crate::layout::{CRejection, Sized32};
use grizzled_core::{CardId, Rejection, Source};

/// In a field: nothing.
pub(crate) const NONE: u8 = u8::MAX;

fn number(card: Option<CardId>) -> u8 {
    card.map_or(NONE, CardId::number)
}

/// Why a command was refused.
pub(crate) fn rejection_to_c(rejection: &Rejection) -> CRejection {
    CRejection {
        struct_size: CRejection::SIZE,
        reason: rejection.reason.number(),
        rule: rejection.rule.number(),
        card: rejection.by.map_or(NONE, Source::number),
        source: rejection.by.map_or(0, Source::kind),
    }
}
