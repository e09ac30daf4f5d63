//! A Mission fails when a threat is active more often than usual, or less often (MIS-2).

use super::making::Making;
use crate::vocabulary::Modifier;

pub(super) fn change(modifiers: &mut Making, times: i8) {
    modifiers.add(Modifier::FailAt, times);
}
