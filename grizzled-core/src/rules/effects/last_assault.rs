//! The last assault: all of Trials is dealt (PREP-2); and a victory that counts although a seat bears too much (RES-3).

use super::making::Making;
use crate::vocabulary::Switch;

pub(super) const fn deal_all(modifiers: &mut Making) {
    modifiers.switch(Switch::DealAll);
}

pub(super) const fn posthumous(modifiers: &mut Making) {
    modifiers.switch(Switch::Posthumous);
}
