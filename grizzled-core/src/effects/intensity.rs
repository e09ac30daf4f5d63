//! The intensity is given, capped or raised (PREP-1).

use crate::rules::Rules;
use crate::state::Table;
use crate::terms::{Term, Terms};

/// The greatest intensity that effects can ask for.
const MOST: u8 = 10;

/// ORD-3: the number on this Mission's Order, by seats, is the least.
pub(super) fn of_order(terms: &mut Terms, rules: &Rules, table: &Table) {
    let order = table.front.order.and_then(|order| rules.roster.order(order));
    if let Some(least) = order.and_then(|order| order.intensity.get(usize::from(rules.seats.saturating_sub(3)))) {
        terms.set(Term::IntensityLeast, *least);
    }
}

pub(super) const fn exactly(terms: &mut Terms, cards: i8) {
    terms.set(Term::IntensityLeast, cards.unsigned_abs());
    terms.set(Term::IntensityMost, cards.unsigned_abs());
}

pub(super) fn at_most(terms: &mut Terms, cards: i8) {
    let most = cards.unsigned_abs();
    terms.set(Term::IntensityLeast, terms.get(Term::IntensityLeast).min(most));
    terms.set(Term::IntensityMost, most);
}

pub(super) fn more(terms: &mut Terms, cards: i8) {
    terms.add(Term::IntensityLeast, cards, 1, MOST);
    let capped = terms.get(Term::IntensityMost);
    if capped > 0 {
        terms.set(Term::IntensityMost, capped.max(terms.get(Term::IntensityLeast)));
    }
}
