//! As if a Hard Knock more lay before each seat, or before the Leader; below zero, one fewer (RES-3).

use crate::catalog::{Effect, Whom};
use crate::terms::{Term, Terms};

pub(super) fn change(terms: &mut Terms, effect: &Effect) {
    let fewer = effect.amount.saturating_neg();
    if effect.whom == Whom::EachSeat {
        terms.add(Term::KnockLimit, fewer, 1, 9);
    }
    terms.add(Term::KnockLimitOfLeader, fewer, 1, 9);
}
