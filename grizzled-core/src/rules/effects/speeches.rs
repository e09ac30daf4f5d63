//! No Speech can be made, or a Speech costs no token (ACT-SPEECH). They contradict each other, so that the card that takes
//! precedence decides (PRI-1).

use super::making::Making;
use crate::vocabulary::Switch;

pub(super) const fn none(modifiers: &mut Making) {
    modifiers.switch_over(Switch::FreeSpeeches, Switch::NoSpeeches);
}

pub(super) const fn free(modifiers: &mut Making) {
    modifiers.switch_over(Switch::NoSpeeches, Switch::FreeSpeeches);
}
