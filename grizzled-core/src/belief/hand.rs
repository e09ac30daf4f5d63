//! What a seat knows of a hand: the cards that are in it for sure, and after which shuffles the others may have been drawn.

use crate::vocabulary::{CardId, CardSet};
use alloc::vec;
use alloc::vec::Vec;

/// So many shuffles of Trials are told apart, the first deal among them. No game has more Missions (RES-5).
pub(super) const SHUFFLES: usize = 16;

/// More ways than any game was seen to have; of more, the likeliest are kept.
const MOST_WAYS: usize = 4096;

/// One way in which cards can have come into hands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Way {
    /// How many cards were drawn after each shuffle and before the next.
    pub(super) drawn: [u8; SHUFFLES],
    /// How many cards, known to have lain in Trials at an earlier shuffle, must have lain there at each of these.
    pub(super) passed: [u8; SHUFFLES],
}

impl Way {
    /// A card that was known to lie in Trials at the shuffle `origin` was drawn after the shuffle `drawn`: it went
    /// through all between them. What was never known to lie there does not count.
    pub(super) fn pass(&mut self, origin: u8, drawn: u8) {
        if origin > 0 {
            self.passed[usize::from(origin) + 1..=usize::from(drawn).max(origin.into())]
                .iter_mut()
                .for_each(|n| *n = n.saturating_add(1));
        }
    }

    /// Both together.
    pub(super) fn and(mut self, other: &Self) -> Self {
        self.drawn.iter_mut().zip(other.drawn).for_each(|(n, more)| *n = n.saturating_add(more));
        self.passed.iter_mut().zip(other.passed).for_each(|(n, more)| *n = n.saturating_add(more));
        self
    }
}

/// A hand as one seat knows it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Hand {
    /// The cards that are in it for sure.
    pub(super) known: CardSet,
    /// How the others may have come into it, each with its weight: in how many ways the cards that have left it can have
    /// been drawn.
    pub(super) ways: Vec<(Way, f64)>,
}

impl Default for Hand {
    fn default() -> Self {
        Self { known: CardSet::EMPTY, ways: vec![(Way::default(), 1.0)] }
    }
}

impl Hand {
    /// A card came that the seat does not see, drawn after this shuffle.
    pub(super) fn draw(&mut self, shuffle: u8) {
        let one_more = |count: &mut u8| *count = count.saturating_add(1);
        self.ways.iter_mut().for_each(|(way, _)| one_more(&mut way.drawn[usize::from(shuffle)]));
    }

    /// A card is shown that was among those not known. It was last known to lie in Trials at the shuffle `origin`, so it
    /// was drawn after that one or a later one.
    pub(super) fn show(&mut self, origin: u8) {
        let drawn_after = |&(way, weight): &(Way, f64)| {
            (origin..SHUFFLES as u8).filter_map(move |shuffle| {
                let mut way = way;
                let count = &mut way.drawn[usize::from(shuffle)];
                let weight = weight * f64::from(*count);
                *count = count.checked_sub(1)?;
                way.pass(origin, shuffle);
                Some((way, weight))
            })
        };
        let ways: Vec<_> = self.ways.iter().flat_map(drawn_after).collect();
        if !ways.is_empty() {
            self.ways = merged(ways);
        }
    }

    /// A card leaves it that the seat does not see: any of them. Of those that were known, one may be missing now.
    pub(super) fn give_unseen(&mut self, shuffle: u8) {
        for _ in self.forget().iter() {
            self.draw(shuffle);
        }
        self.show(0);
    }

    /// What was known of it is not known any more; which cards those were.
    fn forget(&mut self) -> CardSet {
        core::mem::take(&mut self.known)
    }

    /// The seat sees all of it: these cards, which it knew or which are now shown.
    pub(super) fn see(&mut self, cards: CardSet, origin: impl Fn(CardId) -> u8) {
        cards.difference(self.known).iter().for_each(|card| self.show(origin(card)));
        self.known = cards;
    }
}

/// Ways that come to the same are one, as likely as both together. The likeliest has the weight 1.
fn merged(mut ways: Vec<(Way, f64)>) -> Vec<(Way, f64)> {
    ways.sort_unstable_by_key(|way| way.0);
    ways.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        kept.1 += if same { next.1 } else { 0.0 };
        same
    });
    if ways.len() > MOST_WAYS {
        ways.sort_unstable_by(|one, other| other.1.total_cmp(&one.1));
        ways.truncate(MOST_WAYS);
    }
    let most = ways.iter().fold(0.0, |most: f64, way| most.max(way.1));
    ways.iter_mut().for_each(|way| way.1 /= most);
    ways
}
