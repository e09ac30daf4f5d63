//! A threat is harmless: cards in No Man's Land and Hard Knocks do not make it active (MIS-2).

use crate::ids::{Threat, ThreatSet};
use crate::terms::{Term, Terms};

pub(super) fn change(terms: &mut Terms, threat: Threat) {
    terms.set(Term::Harmless, terms.harmless().bits() | ThreatSet::of(&[threat]).bits());
}
