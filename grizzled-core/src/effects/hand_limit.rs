//! The hands may hold more cards before the game is lost, or fewer (RES-6).

use crate::terms::{Term, Terms};

pub(super) fn change(terms: &mut Terms, cards: i8) {
    // Where there is no limit, none is raised or lowered.
    if terms.get(Term::HandLimit) < u8::MAX {
        terms.add(Term::HandLimit, cards, 4, 60);
    }
}
