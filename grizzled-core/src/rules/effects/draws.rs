//! Each seat, or the Leader, draws more cards after the deal (PREP-4).

use super::making::Making;
use crate::cards::{Effect, Whom};
use crate::vocabulary::Modifier;

pub(super) fn change(modifiers: &mut Making, effect: &Effect) {
    let modifier = if effect.whom == Whom::Leader { Modifier::LeaderDraws } else { Modifier::ExtraDraws };
    modifiers.add(modifier, effect.amount);
}
