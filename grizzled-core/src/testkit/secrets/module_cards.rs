//! The hidden cards of modules, drawn again: Orders, Recruits, Helping Hands.

use crate::play::{self, Chance};
use crate::rules::Rules;
use crate::state::{Knowledge, State};
use crate::views::Viewer;
use crate::vocabulary::{HelpSet, OrderId, OrderSet, RecruitSet, Seat};
use alloc::vec::Vec;

/// Other Orders, Recruits and Helping Hands where the viewer does not see which they are, as many as before.
pub(super) fn draw_module_cards_anew(rules: &Rules, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let own = match viewer {
        Viewer::Seat(seat) => state.known[seat.index()],
        Viewer::Spectator => Knowledge::Nothing,
    };
    draw_orders_anew(rules, state, own, chance);
    draw_recruits_anew(rules, state, chance);
    draw_help_anew(rules, state, viewer, chance);
}

/// Things in any order, each of which comes up once.
fn shuffled<T>(things: impl Iterator<Item = T>, chance: &mut impl Chance) -> impl Iterator<Item = T> {
    let mut things: Vec<T> = things.collect();
    play::shuffle(&mut things, chance);
    things.into_iter()
}

/// ORD-2: the two drawn and the one put back are known to one seat; what else lies in the deck, to none.
fn draw_orders_anew(rules: &Rules, state: &mut State, own: Knowledge, chance: &mut impl Chance) {
    let seen = orders_of(own).union(state.table.orders.in_play);
    let mut rest = shuffled(rules.roster.orders().difference(seen).iter(), chance);
    let mut anew = |order: OrderId| if seen.contains(order) { Some(order) } else { rest.next() };
    let top = state.roster_decks.top_order.and_then(&mut anew);
    state.roster_decks.top_order = top;
    for known in &mut state.known {
        *known = match (*known, top) {
            (Knowledge::Orders(one, other), _) => pair(anew(one), anew(other), Knowledge::Orders).unwrap_or(*known),
            // What a seat put back lies on top.
            (Knowledge::Order(_), Some(top)) => Knowledge::Order(top),
            _ => *known,
        };
    }
    let deck = state.roster_decks.orders.iter().filter_map(anew);
    state.roster_decks.orders = deck.collect();
}

/// The Orders that a seat knows besides those in play.
fn orders_of(known: Knowledge) -> OrderSet {
    match known {
        Knowledge::Orders(one, other) => [one, other].into_iter().collect(),
        Knowledge::Order(order) => [order].into_iter().collect(),
        Knowledge::Nothing | Knowledge::Help(..) | Knowledge::Kept(_) => OrderSet::EMPTY,
    }
}

fn pair<T, K>(one: Option<T>, other: Option<T>, known: impl FnOnce(T, T) -> K) -> Option<K> {
    Some(known(one?, other?))
}

/// REC-1: nobody knows the deck; the one turned up lies apart.
fn draw_recruits_anew(rules: &Rules, state: &mut State, chance: &mut impl Chance) {
    let table = &state.table;
    let in_play = table.recruits.in_play.map(|recruit| recruit.recruit);
    let seen: RecruitSet = in_play.into_iter().chain(table.recruits.turned_up).collect();
    let hidden = shuffled(rules.roster.recruits().difference(seen).iter(), chance);
    let deck = &mut state.roster_decks.recruits;
    *deck = hidden.take(deck.len().into()).collect();
}

/// ONE-1, HH-4: the two drawn by each other seat, and the one that it keeps until all have chosen.
fn draw_help_anew(rules: &Rules, state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let own = |seat: Seat| viewer == Viewer::Seat(seat);
    let known: HelpSet =
        Seat::ALL.into_iter().filter(|&seat| own(seat)).flat_map(|seat| help_of(state.known(seat)).iter()).collect();
    let seen = state.table.helping_hands.held.into_iter().fold(known, HelpSet::union);
    let mut rest = shuffled(rules.roster.helping_hands().difference(seen).iter(), chance);
    for seat in Seat::ALL.into_iter().filter(|&seat| !own(seat)) {
        let known = &mut state.known[seat.index()];
        *known = match *known {
            Knowledge::Help(..) => pair(rest.next(), rest.next(), Knowledge::Help).unwrap_or(*known),
            Knowledge::Kept(_) => rest.next().map_or(*known, Knowledge::Kept),
            other => other,
        };
    }
}

/// The Helping Hands that a seat knows besides those that lie open.
fn help_of(known: Knowledge) -> HelpSet {
    match known {
        Knowledge::Help(one, other) => [one, other].into_iter().collect(),
        Knowledge::Kept(help) => [help].into_iter().collect(),
        Knowledge::Nothing | Knowledge::Orders(..) | Knowledge::Order(_) => HelpSet::EMPTY,
    }
}
