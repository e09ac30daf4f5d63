//! No Speech can be made, or a Speech costs no token (ACT-SPEECH).

use super::making::Making;
use crate::terms::Switch;

pub(super) const fn none(terms: &mut Making) {
    terms.switch(Switch::NoSpeeches);
}

pub(super) const fn free(terms: &mut Making) {
    terms.switch(Switch::FreeSpeeches);
}
