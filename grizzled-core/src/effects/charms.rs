//! No charm can be used (ACT-CHARM).

use super::making::Making;
use crate::terms::Switch;

pub(super) const fn change(terms: &mut Making) {
    terms.switch(Switch::NoCharms);
}
