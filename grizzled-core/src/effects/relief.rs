//! Relief discards more Hard Knocks, or fewer; for everyone, or for two friends (RES-2).

use crate::catalog::{Effect, Whom};
use crate::ids::SeatSet;
use crate::terms::{Term, Terms};

/// A seat is asked for two cards at most, and for one more by friendship.
const MOST: u8 = 2;

pub(super) fn change(terms: &mut Terms, effect: &Effect, friends: SeatSet) {
    if effect.whom == Whom::Friends {
        terms.set(Term::ReliefFriends, terms.get(Term::ReliefFriends) | friends.bits());
        return;
    }
    terms.add(Term::ReliefAfterSuccess, effect.amount, 0, MOST);
    terms.add(Term::ReliefAfterFailure, effect.amount, 0, MOST);
}
