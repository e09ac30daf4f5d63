//! Traps draw nothing (ACT-TRAP).

use super::switch;
use crate::terms::{Switch, Terms};

pub(super) const fn change(terms: &mut Terms) {
    switch(terms, Switch::NoTraps);
}
