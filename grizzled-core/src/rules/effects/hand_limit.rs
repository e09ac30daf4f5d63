//! The hands may hold more cards before the game is lost, or fewer (RES-6).

use super::making::Making;
use crate::vocabulary::Modifier;

pub(super) fn change(modifiers: &mut Making, cards: i8) {
    // Where there is no limit, none is raised or lowered.
    if modifiers.get(Modifier::HandLimit) < i16::from(u8::MAX) {
        modifiers.add(Modifier::HandLimit, cards);
    }
}
