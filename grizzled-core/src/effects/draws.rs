//! Each seat, or the Leader, draws more cards after the deal (PREP-4).

use super::making::Making;
use crate::catalog::{Effect, Whom};
use crate::terms::Term;

pub(super) fn change(terms: &mut Making, effect: &Effect) {
    let term = if effect.whom == Whom::Leader { Term::LeaderDraws } else { Term::ExtraDraws };
    terms.add(term, effect.amount);
}
