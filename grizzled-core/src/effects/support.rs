//! Support relieves nobody, or tiles point the other way (RES-2).

use super::switch;
use crate::terms::{Switch, Terms};

pub(super) const fn none(terms: &mut Terms) {
    switch(terms, Switch::NoSupport);
}

pub(super) const fn mirrored(terms: &mut Terms) {
    switch(terms, Switch::MirroredSupport);
}
