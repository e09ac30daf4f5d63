//! The intensity is given, capped or raised (PREP-1).

use super::making::Making;
use crate::rules::Rules;
use crate::state::Table;
use crate::terms::{Switch, Term};

/// ORD-3: the number on this Mission's Order, by seats, is the least.
pub(super) fn of_order(terms: &mut Making, rules: &Rules, table: &Table) {
    let order = table.front.order.and_then(|order| rules.roster.order(order));
    if let Some(least) =
        order.and_then(|order| order.intensity.get(usize::from(rules.seats.saturating_sub(3))).copied())
    {
        terms.set(Term::IntensityLeast, least.into());
    }
}

/// A number that comes before the last assault takes its place (PRI-1).
pub(super) fn exactly(terms: &mut Making, cards: i8) {
    terms.switch_off(Switch::DealAll);
    terms.set(Term::IntensityLeast, cards.into());
    terms.set(Term::IntensityMost, cards.into());
}

/// Of two caps the lower one holds.
pub(super) fn at_most(terms: &mut Making, cards: i8) {
    terms.switch_off(Switch::DealAll);
    let most = match terms.get(Term::IntensityMost) {
        0 => cards.into(),
        cap => cap.min(cards.into()),
    };
    terms.set(Term::IntensityLeast, terms.get(Term::IntensityLeast).min(most));
    terms.set(Term::IntensityMost, most);
}

pub(super) fn more(terms: &mut Making, cards: i8) {
    terms.add(Term::IntensityLeast, cards);
    let cap = terms.get(Term::IntensityMost);
    if cap > 0 {
        terms.set(Term::IntensityMost, cap.max(terms.get(Term::IntensityLeast)));
    }
}
