//! A threat is harmless: cards in No Man's Land and Hard Knocks do not make it active (MIS-2).

use super::making::Making;
use crate::vocabulary::{Modifier, Threat, ThreatSet};

pub(super) fn change(modifiers: &mut Making, threat: Threat) {
    modifiers.mark_threats(Modifier::Harmless, ThreatSet::of(&[threat]));
}
