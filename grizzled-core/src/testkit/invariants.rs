//! What is true of every state, checked the slow and obvious way.

use super::cards_once;
use crate::cards::Face;
use crate::rules::Rules;
use crate::state::{Agenda, Answer, State};
use crate::vocabulary::{
    CardId, CardSet, Choice, Command, HelpId, HelpSet, Modifier, OrderId, OrderSet, Relief, Seat, SeatSet, Threat,
    Tile, Tiles, Withdrawal,
};
use alloc::vec::Vec;

/// The first thing found wrong with a state of a game, in words; `None` for a state that can be between two commands.
#[must_use]
pub fn broken_invariant(rules: &Rules, state: &State) -> Option<&'static str> {
    let checks: [(bool, &'static str); 3] = [
        (!cards_in_play(state).is_empty(), "every card of the deck lies in exactly one place"),
        (tokens(state) <= rules.speeches().into(), "there are no more Speech tokens than at the start"),
        (someone_is_awaited(state), "someone is awaited until the game is over"),
    ];
    broken_structure(rules, state).or_else(|| first_broken(&checks))
}

/// The first invariant that is broken, of those that hold after every single event: of whatever events a
/// [`Game`](crate::game::Game) accepts, true or not.
#[must_use]
pub fn broken_structure(rules: &Rules, state: &State) -> Option<&'static str> {
    let checks: [(bool, &'static str); 10] = [
        (cards_are_conserved(rules, state), "every card of the deck lies in exactly one place"),
        (cards_lie_by_kind(rules, state), "Hard Knocks, Threats and Merry Christmas lie where their kind goes"),
        (piles_are_counted(state), "the table counts the cards of piles and hands"),
        (tiles_are_counted(state), "the table counts the tiles, and no more are in play than the box holds"),
        (threats_are_counted(rules, state), "each active threat is counted once"),
        (speeches_are_conserved(rules, state), "there are no more Speech tokens than at the start"),
        (seats_are_in_the_ring(rules, state), "whoever is asked, leads or has a turn is a player"),
        (answers_are_pending(state), "an answer is held only by one who has answered the Speech under way"),
        (cards_once::is_whole(rules, state), "every Order, Recruit and Helping Hand lies in one place and is counted"),
        (state.hash_value() == state.hash_from_scratch(), "the running hash is the full one"),
    ];
    first_broken(&checks)
}

fn first_broken(checks: &[(bool, &'static str)]) -> Option<&'static str> {
    checks.iter().find(|&(holds, _)| !holds).map(|&(_, invariant)| invariant)
}

/// The cards of Trials, wherever they lie; a card that lies in two places comes twice.
fn cards_in_play(state: &State) -> Vec<CardId> {
    let table = state.table();
    let mut all: Vec<CardId> = Vec::new();
    all.extend(state.decks().trials().iter().chain(state.decks().morale().iter()));
    all.extend(Seat::ALL.into_iter().flat_map(|seat| state.own(seat).hand.iter()));
    all.extend(table.knocks.iter().map(|(_, card)| card).chain(table.open));
    all.extend(table.no_mans_land.iter().chain(table.discards.iter()));
    all.extend(table.recruits.hand().iter());
    all
}

fn cards_are_conserved(rules: &Rules, state: &State) -> bool {
    let all = cards_in_play(state);
    let set: CardSet = all.iter().copied().collect();
    // ARM-2: what a Briefing leaves over lies nowhere; every other card lies in one place. SET-1: until the deck is set
    // none lies anywhere.
    let used = usize::from(rules.trials() + rules.morale());
    let whole = [0, used, rules.cards().len().into()].contains(&all.len());
    whole && usize::from(set.len()) == all.len() && set.difference(rules.cards()).is_empty()
}

fn cards_lie_by_kind(rules: &Rules, state: &State) -> bool {
    let (table, face) = (state.table(), |card| rules.catalog().face(card));
    table.knocks.iter().all(|(_, card)| face(card).hard_knock().is_some())
        && table.no_mans_land.iter().all(|card| matches!(face(card), Face::Threat { .. }))
        && table.open.is_none_or(|card| face(card) == Face::MerryChristmas)
}

fn piles_are_counted(state: &State) -> bool {
    let table = state.table();
    let hands = Seat::ALL.into_iter().all(|seat| table.seat(seat).hand == state.own(seat).hand.len());
    hands && table.trials == state.decks().trials().len() && table.morale == state.decks().morale().len()
}

fn tiles_are_counted(state: &State) -> bool {
    let table = state.table();
    let counted = Seat::ALL.into_iter().all(|seat| {
        let (seen, own) = (table.seat(seat), state.own(seat));
        seen.tiles == own.tiles.len() && seen.tile_played == own.tile.is_some()
    });
    let held = Seat::ALL.into_iter().flat_map(|seat| state.own(seat).tiles.iter().chain(state.own(seat).tile));
    let all: Tiles = held.chain(table.removed_tiles.iter()).collect();
    counted && Tiles::BOX.without(all).is_some()
}

fn threats_are_counted(rules: &Rules, state: &State) -> bool {
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

fn tokens(state: &State) -> u32 {
    state.table().seats.iter().map(|seat| u32::from(seat.speeches)).sum::<u32>() + u32::from(state.table().speeches)
}

/// SET-3; a free Speech that is about to be made counts as one more.
fn speeches_are_conserved(rules: &Rules, state: &State) -> bool {
    tokens(state) <= u32::from(rules.speeches()) + 1
}

fn seats_are_in_the_ring(rules: &Rules, state: &State) -> bool {
    let table = state.table();
    let asked = table.awaited.iter().chain(table.in_mission.iter());
    let beyond = Seat::ALL.into_iter().filter(|seat| !SeatSet::first(rules.ring()).contains(*seat));
    asked.chain([table.leader, table.turn]).all(|seat| rules.grizzled().contains(seat))
        && beyond.into_iter().all(|seat| *table.seat(seat) == Default::default())
}

fn answers_are_pending(state: &State) -> bool {
    Seat::ALL.into_iter().all(|seat| match (state.own(seat).answer, state.table().agenda) {
        (Answer::None, _) => true,
        (_, Agenda::Speech { speaker, .. }) => !state.table().awaited.contains(seat) && seat != speaker,
        _ => false,
    })
}

fn someone_is_awaited(state: &State) -> bool {
    state.table().awaited.is_empty() == state.table().outcome().is_some()
}

/// The bounded command space: every command that could be meant in a game with such a deck.
///
/// Every intensity up to 80, every card that an id can name, every threat, every pair of at most three
/// tiles removed and a tile played, every relief of at most three of the cards given, and every Order, Helping Hand
/// and choice that ids can name.
#[must_use]
pub fn every_command(relief_cards: CardSet) -> Vec<Command> {
    let cards: Vec<CardId> = CardSet::first(128).iter().collect();
    let optional = || cards.iter().copied().map(Some).chain([None]);
    let mut all: Vec<Command> = (0..=80).map(Command::Intensity).collect();
    all.extend(cards.iter().map(|&card| Command::Play(card)));
    all.extend(cards.iter().map(|&card| Command::Charm(card)));
    all.extend(Threat::ALL.map(Command::Speech));
    all.extend(optional().map(Command::Answer));
    all.extend(optional().map(Command::Christmas));
    for removed in some_tiles() {
        let tiles = Tile::ALL.into_iter().map(Some).chain([None]);
        all.extend(tiles.map(|tile| Command::Withdraw(Withdrawal { removed, tile })));
    }
    all.extend(small_sets(relief_cards).into_iter().map(|set| Command::Relief(Relief::Knocks(set))));
    all.push(Command::Relief(Relief::Charm));
    all.extend(every_module_command(&cards));
    all
}

/// What modules ask: every Order, every Helping Hand, every choice.
fn every_module_command(cards: &[CardId]) -> Vec<Command> {
    let orders: Vec<OrderId> = OrderSet::first(u8::MAX).iter().collect();
    let help: Vec<HelpId> = HelpSet::first(u8::MAX).iter().collect();
    let gifts = cards.iter().flat_map(|&card| Seat::ALL.map(|to| Choice::Gift { card, to }));
    let mut all: Vec<Command> = gifts.map(Command::Choose).collect();
    all.extend(cards.iter().flat_map(|&card| [Command::RecruitPlay(card), Command::Choose(Choice::Card(card))]));
    all.extend(Seat::ALL.map(|seat| Command::Choose(Choice::Seat(seat))));
    for &order in &orders {
        all.extend([Command::Order(order), Command::Cancel(order), Command::Choose(Choice::Order(order))]);
    }
    all.extend(help.iter().flat_map(|&help| [Command::Keep(help), Command::Help(help)]));
    all.extend([Command::RecruitWithdraw, Command::Refill, Command::Decline]);
    all
}

/// Every collection of at most three tiles, once.
fn some_tiles() -> Vec<Tiles> {
    let counts = (0..256u32).map(|n| [n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6].map(|count| count as u8));
    counts.filter(|counts| counts.iter().sum::<u8>() <= 3).map(Tiles::from_array).collect()
}

/// Every set of at most three of the cards, once.
fn small_sets(cards: CardSet) -> Vec<CardSet> {
    let mut all = Vec::from([CardSet::EMPTY]);
    for card in cards.iter() {
        for i in 0..all.len() {
            let mut set = all[i];
            set.insert(card);
            if set.len() <= 3 {
                all.push(set);
            }
        }
    }
    all
}
