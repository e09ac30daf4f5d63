//! As if a Hard Knock more lay before each seat, or before the Leader; below zero, one fewer (RES-3).

use super::making::Making;
use crate::catalog::{Effect, Whom};
use crate::terms::Term;

pub(super) fn change(terms: &mut Making, effect: &Effect) {
    let fewer = effect.amount.saturating_neg();
    if effect.whom == Whom::EachSeat {
        terms.add(Term::KnockLimit, fewer);
    }
    terms.add(Term::KnockLimitOfLeader, fewer);
}
