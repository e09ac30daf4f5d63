//! A threat is active more often than the cards make it (MIS-2); copies add.

use crate::ids::Threat;
use crate::terms::{Term, Terms};

/// So often at most: with more, no Mission could be played.
const MOST: u8 = 9;

pub(super) fn change(terms: &mut Terms, threat: Threat, times: i8) {
    terms.add(Term::added(threat), times, 0, MOST);
}
