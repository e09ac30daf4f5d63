//! A threat is active more often than the cards make it (MIS-2); copies add.

use super::making::Making;
use crate::vocabulary::{Modifier, Threat};

pub(super) fn change(modifiers: &mut Making, threat: Threat, times: i8) {
    modifiers.add(Modifier::added(threat), times);
}
