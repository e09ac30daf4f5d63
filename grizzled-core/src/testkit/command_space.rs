//! The bounded command space: every command that could be meant.

use crate::vocabulary::{
    CardId, CardSet, Choice, Command, HelpId, HelpSet, OrderId, OrderSet, Relief, Seat, Threat, Tile, Tiles, Withdrawal,
};
use alloc::vec::Vec;

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
