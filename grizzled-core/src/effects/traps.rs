//! Traps draw nothing (ACT-TRAP).

use super::making::Making;
use crate::terms::Switch;

pub(super) const fn change(terms: &mut Making) {
    terms.switch(Switch::NoTraps);
}
