//! What is true of Orders, Recruits and Helping Hands, checked the slow and obvious way.

use crate::rules::Rules;
use crate::state::{Knowledge, State};
use crate::vocabulary::{HelpId, Numbered, NumberedSet, OrderId, RecruitId, Seat};
use alloc::vec::Vec;

/// Each lies in one place at most, is one of the roster, and the decks are counted.
pub(super) fn is_whole(rules: &Rules, state: &State) -> bool {
    let (table, decks) = (state.table(), state.roster_decks());
    let orders_left = decks.orders.len() + u8::from(decks.top_order.is_some());
    let recruits_left = decks.recruits.len() + u8::from(table.recruits.turned_up.is_some());
    each_once(&orders(state), rules.roster().orders())
        && each_once(&recruits(state), rules.roster().recruits())
        && each_once(&help(state), rules.roster().helping_hands())
        && (table.orders.left, table.recruits.left) == (orders_left, recruits_left)
        && Seat::ALL.into_iter().all(|seat| top_order_is_known(state, seat))
}

fn each_once<Kind: Copy + Ord, const MOST: usize, const BYTES: usize>(
    cards: &[Numbered<Kind, MOST>],
    roster: NumberedSet<Kind, MOST, BYTES>,
) -> bool {
    let set: NumberedSet<Kind, MOST, BYTES> = cards.iter().copied().collect();
    usize::from(set.len()) == cards.len() && cards.iter().all(|&card| roster.contains(card))
}

fn known(state: &State) -> impl Iterator<Item = Knowledge> {
    Seat::ALL.map(|seat| state.known(seat)).into_iter()
}

fn orders(state: &State) -> Vec<OrderId> {
    let drawn = known(state).flat_map(|known| match known {
        Knowledge::Orders(one, other) => Vec::from([one, other]),
        _ => Vec::new(),
    });
    let decks = state.roster_decks();
    decks.orders.iter().chain(decks.top_order).chain(state.table().orders.in_play.iter()).chain(drawn).collect()
}

fn recruits(state: &State) -> Vec<RecruitId> {
    let table = state.table();
    let in_play = table.recruits.in_play.map(|recruit| recruit.recruit);
    state.roster_decks().recruits.iter().chain(table.recruits.turned_up).chain(in_play).collect()
}

fn help(state: &State) -> Vec<HelpId> {
    let table = state.table();
    let chosen = known(state).flat_map(|known| match known {
        Knowledge::Help(one, other) => Vec::from([one, other]),
        Knowledge::Kept(help) => Vec::from([help]),
        _ => Vec::new(),
    });
    let held = table.helping_hands.held.iter().flat_map(|help| help.iter());
    held.chain(table.helping_hands.in_force.iter()).chain(chosen).collect()
}

/// ORD-2: who has put an Order back knows that it lies on top.
fn top_order_is_known(state: &State, seat: Seat) -> bool {
    match state.known(seat) {
        Knowledge::Order(order) => state.roster_decks().top_order == Some(order),
        _ => true,
    }
}
