//! Each seat, or the Leader, draws more cards after the deal (PREP-4).

use crate::catalog::{Effect, Whom};
use crate::terms::{Term, Terms};

const MOST: u8 = 9;

pub(super) fn change(terms: &mut Terms, effect: &Effect) {
    let term = if effect.whom == Whom::Leader { Term::LeaderDraws } else { Term::ExtraDraws };
    terms.add(term, effect.amount, 0, MOST);
}
