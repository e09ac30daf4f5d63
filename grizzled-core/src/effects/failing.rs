//! A Mission fails when a threat is active more often than usual, or less often (MIS-2).

use super::making::Making;
use crate::terms::Term;

pub(super) fn change(terms: &mut Making, times: i8) {
    terms.add(Term::FailAt, times);
}
