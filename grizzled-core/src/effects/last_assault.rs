//! The last assault: all of Trials is dealt (PREP-2); and a victory that counts although a seat bears too much (RES-3).

use super::making::Making;
use crate::terms::Switch;

pub(super) const fn deal_all(terms: &mut Making) {
    terms.switch(Switch::DealAll);
}

pub(super) const fn posthumous(terms: &mut Making) {
    terms.switch(Switch::Posthumous);
}
