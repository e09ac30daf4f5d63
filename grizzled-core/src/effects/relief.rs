//! Relief discards more Hard Knocks, or fewer; for everyone, or for two friends (RES-2).

use super::making::Making;
use crate::catalog::{Effect, Whom};
use crate::ids::SeatSet;
use crate::terms::Term;

pub(super) fn change(terms: &mut Making, effect: &Effect, friends: SeatSet) {
    if effect.whom == Whom::Friends {
        terms.mark(Term::ReliefFriends, friends.bits());
        return;
    }
    terms.add(Term::ReliefAfterSuccess, effect.amount);
    terms.add(Term::ReliefAfterFailure, effect.amount);
}
