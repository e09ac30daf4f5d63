//! Events that are nearly true: from an honest log, with something spoilt in them.

use super::forgers::forged;
use super::questions::any_question;
use super::{Choose, any_event};
use crate::game::Game;
use crate::play::Chance;
use crate::vocabulary::{CardId, Event, Notice, Seat, Secret};
use crate::vocabulary::{Origin, Pile, Tiles};
use alloc::vec::Vec;

/// The event at this place of the log, spoilt; or another one in its place, from elsewhere in the log, from `other`, or made up
/// with cards and seats that are there in the game as it stands.
///
/// # Panics
///
/// When a log is empty, or ends before the place.
pub fn any_mutant(game: &Game, log: &[Event], n: usize, other: &[Event], chance: &mut impl Chance) -> Event {
    match chance.less_than(20) {
        // Repeated, swapped, or from another game.
        0 => log[n.saturating_sub(1)],
        1 => log[(n + 1).min(log.len() - 1)],
        2 => log[chance.less_than(log.len())],
        3 => other[chance.less_than(other.len())],
        4 | 5 => any_event(chance),
        6 => Event { secret: Secret::Nothing, ..log[n] },
        7 => Event { secret: log[chance.less_than(log.len())].secret, ..log[n] },
        8 => Event { secret: spoil_secret(log[n].secret, chance), ..log[n] },
        9 | 10 => Event { notice: spoil(log[n].notice, chance), ..log[n] },
        11..15 => any_question(game, chance),
        _ => forged(game, chance),
    }
}

/// A notice of the same kind with other contents: what comes up by chance among any events.
fn spoil(notice: Notice, chance: &mut impl Chance) -> Notice {
    let seat = chance.any_seat();
    match notice {
        Notice::DeckSet { trials, morale, speeches } => match chance.less_than(3) {
            0 => Notice::DeckSet { trials: trials.wrapping_add(1), morale: morale.wrapping_sub(1), speeches },
            1 => Notice::DeckSet { trials: trials.wrapping_add(1), morale, speeches },
            _ => Notice::DeckSet { trials, morale, speeches: speeches.wrapping_add(1) },
        },
        Notice::TilesGiven { count, .. } if chance.one_in(2) => Notice::TilesGiven { seat, count },
        Notice::TilesGiven { seat, count } => Notice::TilesGiven { seat, count: count.wrapping_add(1) },
        Notice::Dealt { .. } => Notice::Dealt { seat },
        Notice::ThreatPlayed { seat, card, .. } if chance.one_in(2) => {
            Notice::ThreatPlayed { seat, card, from: chance.pick(&Origin::ALL) }
        }
        Notice::ThreatPlayed { card, from, .. } => came(chance, seat, card, from),
        Notice::KnockAssigned { card, from, .. } => came(chance, seat, card, from),
        Notice::ChristmasPlayed { card, from, .. } => came(chance, seat, card, from),
        Notice::KnockDiscarded { card, .. } => Notice::KnockDiscarded { seat, card },
        Notice::SpeechMade { threat, asked, returned, .. } => {
            Notice::SpeechMade { seat, threat, asked, returned: returned ^ chance.one_in(2) }
        }
        Notice::SpeechAnswered { .. } => Notice::SpeechAnswered { seat },
        Notice::SpeechRevealed { seat, .. } => Notice::SpeechRevealed { seat, card: chance.any_card_or_none() },
        Notice::Withdrew { seat, played, drawn } => Notice::Withdrew { seat, played: !played, drawn },
        Notice::TileRevealed { seat, tile, .. } if chance.one_in(2) => Notice::TileRevealed { seat, tile, to: seat },
        Notice::TileRevealed { seat, to, .. } => Notice::TileRevealed { seat, tile: chance.any_tile(), to },
        Notice::TrialsShuffled { trials } => Notice::TrialsShuffled { trials: trials.wrapping_sub(1) },
        Notice::MoraleDropped { cards } => Notice::MoraleDropped { cards: cards.wrapping_add(chance.any_number()) },
        _ => of_the_same_kind(&notice, chance),
    }
}

/// A card that comes into play as another kind, or before another seat.
fn came(chance: &mut impl Chance, seat: Seat, card: CardId, from: Origin) -> Notice {
    match chance.less_than(3) {
        0 => Notice::ThreatPlayed { seat, card, from },
        1 => Notice::KnockAssigned { seat, card, from },
        _ => Notice::ChristmasPlayed { seat, card, from },
    }
}

/// Any event of the same kind, if one comes up soon.
fn of_the_same_kind(notice: &Notice, chance: &mut impl Chance) -> Notice {
    let events = (0..400).map(|_| any_event(chance).notice);
    events.into_iter().find(|other| other.tag() == notice.tag()).unwrap_or(*notice)
}

/// A secret of the same kind with something else in it.
fn spoil_secret(secret: Secret, chance: &mut impl Chance) -> Secret {
    match secret {
        Secret::Nothing => Secret::Card(chance.any_card()),
        Secret::Card(card) if chance.one_in(2) => Secret::Unseen(card),
        Secret::Card(_) => Secret::Card(chance.any_card()),
        Secret::Unseen(card) => Secret::Card(card),
        Secret::Answer(_) => Secret::Answer(chance.any_card_or_none()),
        Secret::Tile(_) => Secret::Tile(chance.any_tile()),
        Secret::Tiles(tiles) => {
            let mut more = tiles;
            more.add(chance.any_tile());
            if chance.one_in(2) {
                Secret::Tiles(more)
            } else {
                Secret::Tiles(Tiles::from_array([chance.any_number(), 0, 0, 0]))
            }
        }
        Secret::Order(order) => Secret::Order(spoil_pile(order, chance)),
        Secret::Hand(hand) => Secret::Hand(spoil_pile(hand, chance)),
        Secret::Orders(one, _) => Secret::Orders(one, if chance.one_in(2) { one } else { chance.any_order() }),
        Secret::Help(one, _) => Secret::Help(one, if chance.one_in(2) { one } else { chance.any_help() }),
        Secret::OrderDeck(mut orders) => {
            orders.insert(chance.any_order());
            Secret::OrderDeck(orders)
        }
        Secret::RecruitDeck(mut recruits) => {
            recruits.insert(chance.any_recruit());
            Secret::RecruitDeck(recruits)
        }
        Secret::Kept(_) => Secret::Kept(chance.any_help()),
    }
}

/// Two cards change places, one comes twice, or one is missing.
fn spoil_pile(pile: Pile, chance: &mut impl Chance) -> Pile {
    let mut cards: Vec<CardId> = pile.iter().collect();
    let (one, other) = (chance.less_than(cards.len()), chance.less_than(cards.len()));
    match chance.less_than(3) {
        _ if cards.is_empty() => cards.push(chance.any_card()),
        0 => cards.swap(one, other),
        1 => cards[one] = cards[other],
        _ => _ = cards.pop(),
    }
    cards.into_iter().collect()
}
