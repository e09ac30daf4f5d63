//! No charm can be used (ACT-CHARM).

use super::making::Making;
use crate::vocabulary::Switch;

pub(super) const fn change(modifiers: &mut Making) {
    modifiers.switch(Switch::NoCharms);
}
