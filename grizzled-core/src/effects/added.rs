//! A threat is active more often than the cards make it (MIS-2); copies add.

use super::making::Making;
use crate::ids::Threat;
use crate::terms::Term;

pub(super) fn change(terms: &mut Making, threat: Threat, times: i8) {
    terms.add(Term::added(threat), times);
}
