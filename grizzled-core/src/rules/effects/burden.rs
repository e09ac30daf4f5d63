//! As if a Hard Knock more lay before each seat, or before the Leader; below zero, one fewer (RES-3).

use super::making::Making;
use crate::cards::{Effect, Whom};
use crate::vocabulary::Modifier;

pub(super) fn change(modifiers: &mut Making, effect: &Effect) {
    let fewer = effect.amount.saturating_neg();
    if effect.whom == Whom::EachSeat {
        modifiers.add(Modifier::KnockLimit, fewer);
    }
    modifiers.add(Modifier::KnockLimitOfLeader, fewer);
}
