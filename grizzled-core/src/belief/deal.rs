//! Deals out the cards that a seat does not see.

use super::cards::{Cards, Slot};
use super::hand::{SHUFFLES, Way};
use super::joint::Joint;
use super::split::Split;
use super::weights::Urn;
use crate::play::{Chance, shuffle};
use crate::rules::Rules;
use crate::state::{State, Table};
use crate::vocabulary::{CardId, CardSet, MAX_SEATS, Pile, Seat};
use alloc::vec::Vec;

/// How the hidden cards can lie.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// The hidden cards that the seat has never known in Trials.
    unknown: Vec<CardId>,
    /// Those that it has, by the shuffle at which it last did.
    returned: [Vec<CardId>; SHUFFLES],
    /// What each hand may have drawn.
    joint: Option<Joint>,
    /// For each sum of the hands, how the returned cards may lie.
    splits: Vec<Split>,
    urn: Urn,
}

impl Deal {
    pub(super) fn new(rules: &Rules, table: &Table, cards: &Cards) -> Self {
        let hidden = rules.cards.difference(open_cards(table)).difference(cards.known());
        let mut returned: [Vec<CardId>; SHUFFLES] = Default::default();
        hidden.iter().for_each(|card| returned[usize::from(cards.origin(card))].push(card));
        let unknown = core::mem::take(&mut returned[0]);
        let mut deal = Self { unknown, returned, joint: None, splits: Vec::new(), urn: Urn::new([].into_iter()) };
        // Without such a card it does not matter when the others were drawn.
        if deal.returned.iter().any(|cards| !cards.is_empty()) {
            deal.tell_shuffles_apart(cards);
        }
        deal
    }

    fn tell_shuffles_apart(&mut self, cards: &Cards) {
        let mut sure = cards.shown;
        for slot in &cards.trials {
            if let Slot::Shuffled(shuffle) = slot {
                let drawn = &mut sure.drawn[usize::from(*shuffle)];
                *drawn = drawn.saturating_add(1);
            }
        }
        let counts = self.returned.each_ref().map(|cards| cards.len() as u8);
        let joint = Joint::new(&cards.hands, sure);
        let split = |(way, _): &(Way, f64)| Split::new(way, &counts, &cards.pools, cards.shuffle);
        self.splits = joint.sums.iter().map(split).collect();
        self.urn = Urn::new(joint.sums.iter().zip(&self.splits).map(|((_, weight), split)| weight * split.weight()));
        self.joint = Some(joint);
    }

    /// Fills hands and piles.
    pub(super) fn sample(&self, state: &mut State, cards: &Cards, chance: &mut impl Chance) {
        let sum = self.urn.draw(chance);
        let ways = self.joint.as_ref().map_or([0; MAX_SEATS], |joint| joint.draw(sum, chance));
        let mut heaps = Heaps::new(self, self.splits.get(sum), chance);
        for seat in Seat::ALL {
            let hand = &cards.hands[seat.index()];
            let drawn = hand.ways[ways[seat.index()]].0.drawn;
            let taken = (0..=usize::from(cards.shuffle)).flat_map(|shuffle| (0..drawn[shuffle]).map(move |_| shuffle));
            state.own[seat.index()].hand = hand.known.union(taken.filter_map(|shuffle| heaps.take(shuffle)).collect());
        }
        let trials: Pile = cards
            .trials
            .iter()
            .filter_map(|slot| match *slot {
                Slot::Known(card) => Some(card),
                Slot::Shuffled(shuffle) => heaps.take(shuffle.into()),
            })
            .collect();
        let morale = (0..state.table.morale).filter_map(|_| heaps.take(0));
        let order: Pile = morale.chain(trials.iter()).collect();
        state.decks.lay(&order, state.table.morale);
    }
}

/// TAB-5: the cards that lie open.
fn open_cards(table: &Table) -> CardSet {
    let sets = [table.no_mans_land, table.discards, table.knocks.all(), table.recruits.hand()];
    sets.into_iter().fold(table.open.into_iter().collect(), CardSet::union)
}

/// Any card, where none lies yet.
const BLANK: CardId = CardId::new(0).unwrap();

/// The hidden cards, a heap for each shuffle that they were drawn after.
struct Heaps {
    cards: [CardId; CardId::COUNT],
    /// What is left of each heap: from where, and how far.
    left: [(usize, usize); SHUFFLES],
    /// Whether the shuffles are told apart; else all cards lie in the first heap.
    apart: bool,
}

impl Heaps {
    fn new(deal: &Deal, split: Option<&Split>, chance: &mut impl Chance) -> Self {
        let len = deal.unknown.len();
        let mut unknown = [BLANK; CardId::COUNT];
        unknown[..len].copy_from_slice(&deal.unknown);
        shuffle(&mut unknown[..len], chance);
        let mut heaps = Self { cards: unknown, left: [(0, 0); SHUFFLES], apart: split.is_some() };
        heaps.left[0] = (0, len);
        if let Some(split) = split {
            heaps.part(deal, split, &unknown[..len], chance);
        }
        heaps
    }

    /// Lays the heaps one after the other: of the cards that came to a shuffle some stay where it put them, the others go on to
    /// the next one.
    fn part(&mut self, deal: &Deal, split: &Split, mut unknown: &[CardId], chance: &mut impl Chance) {
        let (mut going, mut count, mut start) = ([BLANK; CardId::COUNT], 0, 0);
        for (number, returned) in deal.returned.iter().enumerate().skip(1) {
            let (before, places) = (count as u8, usize::from(split.places(number)));
            going[count..count + returned.len()].copy_from_slice(returned);
            count += returned.len();
            if count > 0 {
                let stay = usize::from(split.stay(number, before, chance)).min(places);
                shuffle(&mut going[..count], chance);
                count -= stay;
                self.cards[start..start + stay].copy_from_slice(&going[count..count + stay]);
                self.left[number] = (start, start + stay);
            } else {
                self.left[number] = (start, start);
            }
            let end = self.left[number].1;
            let (new, rest) = unknown.split_at((start + places - end).min(unknown.len()));
            self.cards[end..end + new.len()].copy_from_slice(new);
            if end > start {
                shuffle(&mut self.cards[start..end + new.len()], chance);
            }
            self.left[number].1 += new.len();
            (unknown, start) = (rest, end + new.len());
        }
        self.cards[start..start + unknown.len()].copy_from_slice(unknown);
        self.left[0] = (start, start + unknown.len());
    }

    fn take(&mut self, number: usize) -> Option<CardId> {
        let (next, end) = &mut self.left[if self.apart { number } else { 0 }];
        let card = (*next < *end).then(|| self.cards[*next]);
        *next += usize::from(card.is_some());
        card
    }
}
