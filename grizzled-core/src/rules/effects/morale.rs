//! Morale drops by more, by less, or by no more than so much (RES-5); or with each Hard Knock that comes into play.

use super::making::Making;
use crate::vocabulary::Modifier;

/// Kept as a number from 0 to 255: below zero counts down from 256.
pub(super) const fn drop_more(modifiers: &mut Making, cards: i8) {
    let sum = (modifiers.get(Modifier::DropMore) as i8).saturating_add(cards);
    modifiers.set(Modifier::DropMore, sum as u8 as i16);
}

/// Of two caps the lower one holds.
pub(super) fn drop_at_most(modifiers: &mut Making, cards: i8) {
    modifiers.set(Modifier::DropMost, modifiers.get(Modifier::DropMost).min(cards.into()));
}

pub(super) fn per_knock(modifiers: &mut Making, cards: i8) {
    modifiers.add(Modifier::MoralePerKnock, cards);
}
