//! Traps draw nothing (ACT-TRAP).

use super::making::Making;
use crate::vocabulary::Switch;

pub(super) const fn change(modifiers: &mut Making) {
    modifiers.switch(Switch::NoTraps);
}
