//! Morale drops by more, by less, or by no more than so much (RES-5); or with each Hard Knock that comes into play.

use super::making::Making;
use crate::terms::Term;

/// Kept as a number from 0 to 255: below zero counts down from 256.
pub(super) const fn drop_more(terms: &mut Making, cards: i8) {
    let sum = (terms.get(Term::DropMore) as i8).saturating_add(cards);
    terms.set(Term::DropMore, sum as u8 as i16);
}

/// Of two caps the lower one holds.
pub(super) fn drop_at_most(terms: &mut Making, cards: i8) {
    terms.set(Term::DropMost, terms.get(Term::DropMost).min(cards.into()));
}

pub(super) fn per_knock(terms: &mut Making, cards: i8) {
    terms.add(Term::MoralePerKnock, cards);
}
