//! A threat is harmless: cards in No Man's Land and Hard Knocks do not make it active (MIS-2).

use super::making::Making;
use crate::ids::{Threat, ThreatSet};
use crate::terms::Term;

pub(super) fn change(terms: &mut Making, threat: Threat) {
    terms.mark_threats(Term::Harmless, ThreatSet::of(&[threat]));
}
