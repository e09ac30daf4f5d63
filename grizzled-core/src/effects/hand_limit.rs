//! The hands may hold more cards before the game is lost, or fewer (RES-6).

use super::making::Making;
use crate::terms::Term;

pub(super) fn change(terms: &mut Making, cards: i8) {
    // Where there is no limit, none is raised or lowered.
    if terms.get(Term::HandLimit) < i16::from(u8::MAX) {
        terms.add(Term::HandLimit, cards);
    }
}
