//! No charm can be used (ACT-CHARM).

use super::switch;
use crate::terms::{Switch, Terms};

pub(super) const fn change(terms: &mut Terms) {
    switch(terms, Switch::NoCharms);
}
