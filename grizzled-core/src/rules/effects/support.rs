//! Support relieves nobody, or tiles point the other way (RES-2).

use super::making::Making;
use crate::vocabulary::Switch;

pub(super) const fn none(modifiers: &mut Making) {
    modifiers.switch(Switch::NoSupport);
}

pub(super) const fn mirrored(modifiers: &mut Making) {
    modifiers.switch(Switch::MirroredSupport);
}
