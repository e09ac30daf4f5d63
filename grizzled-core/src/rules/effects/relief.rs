//! Relief discards more Hard Knocks, or fewer; for everyone, or for two friends (RES-2).

use super::making::Making;
use crate::cards::{Effect, Whom};
use crate::vocabulary::{Modifier, SeatSet};

pub(super) fn change(modifiers: &mut Making, effect: &Effect, friends: SeatSet) {
    if effect.whom == Whom::Friends {
        modifiers.mark(Modifier::ReliefFriends, friends.bits());
        return;
    }
    modifiers.add(Modifier::ReliefAfterSuccess, effect.amount);
    modifiers.add(Modifier::ReliefAfterFailure, effect.amount);
}
