//! The intensity is given, capped or raised (PREP-1).

use super::making::Making;
use crate::rules::Rules;
use crate::state::Table;
use crate::vocabulary::{Modifier, Switch};

/// What effects start from: the number on this Mission's Order, by seats (ORD-3), else the least of a first Mission (PREP-1).
pub(super) fn before_effects(modifiers: &mut Making, rules: &Rules, table: &Table) {
    let order = table.orders.of_mission.and_then(|order| rules.roster.order(order));
    let named = order.and_then(|order| order.intensity.get(usize::from(rules.seats.saturating_sub(3))).copied());
    let first = (table.mission == 1).then_some(rules.first_intensity);
    if let Some(least) = named.or(first) {
        modifiers.set(Modifier::IntensityLeast, least.into());
    }
}

/// A number that comes before the last assault takes its place (PRI-1).
pub(super) fn exactly(modifiers: &mut Making, cards: i8) {
    modifiers.switch_off(Switch::DealAll);
    modifiers.set(Modifier::IntensityLeast, cards.into());
    modifiers.set(Modifier::IntensityMost, cards.into());
}

/// Of two caps the lower one holds.
pub(super) fn at_most(modifiers: &mut Making, cards: i8) {
    modifiers.switch_off(Switch::DealAll);
    let most = match modifiers.get(Modifier::IntensityMost) {
        0 => cards.into(),
        cap => cap.min(cards.into()),
    };
    modifiers.set(Modifier::IntensityLeast, modifiers.get(Modifier::IntensityLeast).min(most));
    modifiers.set(Modifier::IntensityMost, most);
}

pub(super) fn more(modifiers: &mut Making, cards: i8) {
    modifiers.add(Modifier::IntensityLeast, cards);
    let cap = modifiers.get(Modifier::IntensityMost);
    if cap > 0 {
        modifiers.set(Modifier::IntensityMost, cap.max(modifiers.get(Modifier::IntensityLeast)));
    }
}
