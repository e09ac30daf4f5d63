//! What is true of every state, checked the slow and obvious way.

use crate::cards::{Face, MAX_HARD_KNOCKS};
use crate::rules::Rules;
use crate::state::{Agenda, Answer, State};
use crate::vocabulary::{CardId, CardSet, Modifier, Seat, SeatSet, Threat, Tiles};
use alloc::vec::Vec;

/// The cards of Trials, wherever they lie; a card that lies in two places comes twice.
pub(super) fn cards_in_play(state: &State) -> Vec<CardId> {
    let table = state.table();
    let mut all: Vec<CardId> = Vec::new();
    all.extend(state.decks().trials().iter().chain(state.decks().morale().iter()));
    all.extend(Seat::ALL.into_iter().flat_map(|seat| state.own(seat).hand.iter()));
    all.extend(table.knocks.iter().map(|(_, card)| card).chain(table.open));
    all.extend(table.no_mans_land.iter().chain(table.discards.iter()));
    all.extend(table.recruits.hand().iter());
    all
}

pub(super) fn cards_are_conserved(rules: &Rules, state: &State) -> bool {
    let all = cards_in_play(state);
    let set: CardSet = all.iter().copied().collect();
    // ARM-2: what a Briefing leaves over lies nowhere; every other card lies in one place. SET-1: until the deck is set
    // none lies anywhere.
    let used = usize::from(rules.trials() + rules.morale());
    let whole = [0, used, rules.cards().len().into()].contains(&all.len());
    whole && usize::from(set.len()) == all.len() && set.difference(rules.cards()).is_empty()
}

pub(super) fn cards_lie_by_kind(rules: &Rules, state: &State) -> bool {
    let (table, face) = (state.table(), |card| rules.catalog().face(card));
    table.knocks.iter().all(|(_, card)| face(card).hard_knock().is_some())
        && table.no_mans_land.iter().all(|card| matches!(face(card), Face::Threat { .. }))
        && table.open.is_none_or(|card| face(card) == Face::MerryChristmas)
}

pub(super) fn piles_are_counted(_: &Rules, state: &State) -> bool {
    let table = state.table();
    let hands = Seat::ALL.into_iter().all(|seat| table.seat(seat).hand == state.own(seat).hand.len());
    hands && table.trials == state.decks().trials().len() && table.morale == state.decks().morale().len()
}

pub(super) fn tiles_are_counted(_: &Rules, state: &State) -> bool {
    let table = state.table();
    let counted = Seat::ALL.into_iter().all(|seat| {
        let (seen, own) = (table.seat(seat), state.own(seat));
        seen.tiles == own.tiles.len() && seen.tile_played == own.tile.is_some()
    });
    let held = Seat::ALL.into_iter().flat_map(|seat| state.own(seat).tiles.iter().chain(state.own(seat).tile));
    let all: Tiles = held.chain(table.removed_tiles.iter()).collect();
    counted && Tiles::BOX.without(all).is_some()
}

pub(super) fn threats_are_counted(rules: &Rules, state: &State) -> bool {
    let table = state.table();
    let awake = table.knocks.iter().filter(|&(seat, _)| table.in_mission.contains(seat)).map(|(_, card)| card);
    let cards: Vec<CardId> = awake.chain(table.no_mans_land.iter()).collect();
    Threat::ALL.into_iter().all(|threat| {
        let bearing = cards.iter().filter(|&&card| rules.catalog().face(card).threats().contains(threat));
        let harmless = table.modifiers.harmless().contains(threat);
        let added = usize::from(table.modifiers.get(Modifier::added(threat)));
        usize::from(table.active.get(threat)) == added + if harmless { 0 } else { bearing.count() }
    })
}

/// The Speech tokens of the table and of all seats.
pub(super) fn tokens(state: &State) -> u32 {
    state.table().seats.iter().map(|seat| u32::from(seat.speeches)).sum::<u32>() + u32::from(state.table().speeches)
}

/// SET-3; a free Speech that is about to be made counts as one more.
pub(super) fn speeches_are_conserved(rules: &Rules, state: &State) -> bool {
    tokens(state) <= u32::from(rules.speeches()) + 1
}

pub(super) fn seats_are_in_the_ring(rules: &Rules, state: &State) -> bool {
    let table = state.table();
    let asked = table.awaited.iter().chain(table.in_mission.iter());
    let beyond = Seat::ALL.into_iter().filter(|seat| !SeatSet::first(rules.ring()).contains(*seat));
    asked.chain([table.leader, table.turn]).all(|seat| rules.grizzled().contains(seat))
        && beyond.into_iter().all(|seat| *table.seat(seat) == Default::default())
}

pub(super) fn answers_are_pending(_: &Rules, state: &State) -> bool {
    Seat::ALL.into_iter().all(|seat| match (state.own(seat).answer, state.table().agenda) {
        (Answer::None, _) => true,
        (_, Agenda::Speech { speaker, .. }) => !state.table().awaited.contains(seat) && seat != speaker,
        _ => false,
    })
}

pub(super) fn counters_are_in_bounds(rules: &Rules, state: &State) -> bool {
    let (table, deck) = (state.table(), u32::from(rules.cards().len()));
    let hands: u32 = table.seats.iter().map(|seat| u32::from(seat.hand)).sum();
    let tokens = rules.speeches() + 1;
    u32::from(table.trials) + u32::from(table.morale) + hands <= deck
        && table.seats.iter().all(|seat| seat.speeches <= tokens && seat.tiles <= Tiles::BOX.len())
        && table.speeches <= tokens
        && table.knocks.iter().count() <= MAX_HARD_KNOCKS
}

pub(super) fn hash_is_full(_: &Rules, state: &State) -> bool {
    state.hash_value() == state.hash_from_scratch()
}
