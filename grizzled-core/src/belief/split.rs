//! Where the cards can lie of which a seat knows that they went into Trials at a shuffle (RES-1).
//!
//! Such a card lies where any card lies that was drawn after that shuffle or is still in Trials; or else it was in Trials at
//! the next shuffle too, and so on. In how many ways the deck and the shuffles can have brought about that `n` such cards were
//! in Trials at a shuffle, follows from how many cards that had been shuffled before were there, and how many new ones.

use super::cards::Pool;
use super::hand::{SHUFFLES, Way};
use super::weights::pick;
use crate::play::Chance;
use alloc::vec;
use alloc::vec::Vec;

/// How many cards each shuffle has left where they are.
#[derive(Clone, Debug)]
pub(super) struct Split {
    /// Places that were filled after each shuffle.
    places: [u8; SHUFFLES],
    /// Cards last known in Trials at each shuffle.
    cards: [u8; SHUFFLES],
    /// For each shuffle and each number of cards from before it, the ways in which it and all that follow can go on.
    ways: Vec<Vec<f64>>,
}

impl Split {
    /// Places and pools by shuffle; what is sure of cards that have come to light; the last shuffle.
    pub(super) fn new(sure: &Way, cards: &[u8; SHUFFLES], pools: &[Pool; SHUFFLES], last: u8) -> Self {
        let mut split = Self { places: sure.drawn, cards: *cards, ways: vec![Vec::new(); usize::from(last) + 2] };
        // After the last shuffle no card may be left over.
        split.ways[usize::from(last) + 1] = vec![1.0];
        for shuffle in (1..=usize::from(last)).rev() {
            let most: u8 = cards[1..shuffle].iter().sum();
            let through = |before: u8| ways_through(&pools[shuffle], before.saturating_add(sure.passed[shuffle]));
            split.ways[shuffle] =
                (0..=most).map(|before| through(before) * split.stays(shuffle, before).sum::<f64>()).collect();
        }
        split
    }

    /// In how many ways all of it can be.
    pub(super) fn weight(&self) -> f64 {
        self.ways.get(1).and_then(|ways| ways.first()).copied().unwrap_or(1.0)
    }

    /// How many places were filled after the shuffle and before the next.
    pub(super) const fn places(&self, shuffle: usize) -> u8 {
        self.places[shuffle]
    }

    /// How many of the cards that went through a shuffle stay where it left them, when so many came from before it.
    pub(super) fn stay(&self, shuffle: usize, before: u8, chance: &mut impl Chance) -> u8 {
        pick(self.stays(shuffle, before), chance) as u8
    }

    /// For each number of cards that may stay, the ways in which they can, times the ways to go on.
    fn stays(&self, shuffle: usize, before: u8) -> impl Iterator<Item = f64> + Clone {
        let (all, places) = (before + self.cards[shuffle], self.places[shuffle]);
        let on = self.ways.get(shuffle + 1).map_or(&[][..], Vec::as_slice);
        (0..=all).scan(1.0, move |ways, stay| {
            let now = *ways;
            *ways *= f64::from(all - stay) * f64::from(places.saturating_sub(stay)) / f64::from(stay + 1);
            Some(now * on.get(usize::from(all - stay)).copied().unwrap_or(0.0))
        })
    }
}

/// In how many ways the places of a pool can hold so many cards from earlier shuffles: only those can that had been shuffled
/// before, and all other cards fill the rest.
fn ways_through(pool: &Pool, before: u8) -> f64 {
    let Some(others) = pool.again.checked_sub(before) else { return 0.0 };
    (1..=pool.new).map(|n| f64::from(others) + f64::from(n)).product()
}
