//! Support relieves nobody, or tiles point the other way (RES-2).

use super::making::Making;
use crate::terms::Switch;

pub(super) const fn none(terms: &mut Making) {
    terms.switch(Switch::NoSupport);
}

pub(super) const fn mirrored(terms: &mut Making) {
    terms.switch(Switch::MirroredSupport);
}
