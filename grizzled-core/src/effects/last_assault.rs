//! The last assault: all of Trials is dealt (PREP-2); and a victory that counts although a seat bears too much (RES-3).

use super::switch;
use crate::terms::{Switch, Terms};

pub(super) const fn deal_all(terms: &mut Terms) {
    switch(terms, Switch::DealAll);
}

pub(super) const fn posthumous(terms: &mut Terms) {
    switch(terms, Switch::Posthumous);
}
