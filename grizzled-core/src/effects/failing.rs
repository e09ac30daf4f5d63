//! A Mission fails when a threat is active more often than usual, or less often (MIS-2).

use crate::terms::{Term, Terms};

pub(super) fn change(terms: &mut Terms, times: i8) {
    // A single threat never fails a Mission, or none could be played.
    terms.add(Term::FailAt, times, 2, 6);
}
