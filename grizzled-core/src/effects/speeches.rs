//! No Speech can be made, or a Speech costs no token (ACT-SPEECH).

use super::switch;
use crate::terms::{Switch, Terms};

pub(super) const fn none(terms: &mut Terms) {
    switch(terms, Switch::NoSpeeches);
}

pub(super) const fn free(terms: &mut Terms) {
    switch(terms, Switch::FreeSpeeches);
}
