//! Where chance comes from. Every outcome stands in an event; this is only who is asked for it.
//!
//! The bounded draw and the shuffle are this crate's own and frozen: the same generator and seed give the
//! same game on every platform, for good.

use core::fmt;
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

/// A source of chance: any infallible `rand_core` generator, or a script of one's own.
pub trait Chance {
    /// A number below `bound`, each as likely as the others. `bound` is at least 1.
    ///
    /// An answer that is not below it may end in a panic.
    fn below(&mut self, bound: u32) -> u32;
}

impl<R: Rng> Chance for R {
    fn below(&mut self, bound: u32) -> u32 {
        draw_below(bound, || self.next_u32())
    }
}

/// Frozen: the high half of a 32-bit draw times the bound; a draw whose low half falls into the part
/// that would favour some numbers is drawn again.
fn draw_below(bound: u32, mut next: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(next()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(next()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Frozen: Fisher and Yates, from the last place to the second, each changed with one at or before it.
pub(crate) fn shuffle<T>(items: &mut [T], chance: &mut impl Chance) {
    let mut rest = items;
    while rest.len() > 1 {
        let other = chance.below(rest.len() as u32) as usize;
        let last = rest.len() - 1;
        rest.swap(last, other);
        rest = &mut rest[..last];
    }
}

/// The generator that games are seeded with: ChaCha with 12 rounds.
///
/// What the players see of a game does not tell them what comes next, as it would with a generator that
/// is only fast.
///
/// ```
/// use grizzled_core::{Chance, Seeded};
///
/// let (mut one, mut other) = (Seeded::new(7), Seeded::new(7));
/// assert_eq!(one.below(59), other.below(59));
///
/// // Where it stands is a number, from which it goes on.
/// let mut resumed = Seeded::at(one.seed(), one.position());
/// assert_eq!(resumed.below(59), one.below(59));
/// ```
///
/// Its `Debug` prints neither the seed nor the position.
#[derive(Clone)]
pub struct Seeded(ChaCha12Rng);

impl Seeded {
    /// A generator from a small seed: convenient, and guessable by trying. See [`Seeded::from_bytes`].
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self::from_bytes(bytes)
    }

    /// A generator from 32 bytes, which a host that plays for something draws from its system.
    #[must_use]
    pub fn from_bytes(seed: [u8; 32]) -> Self {
        Self(ChaCha12Rng::from_seed(seed))
    }

    /// The generator of this seed as it stands at a [position](Seeded::position): how a saved game goes on with the
    /// chance that it would have had.
    #[must_use]
    pub fn at(seed: [u8; 32], position: u64) -> Self {
        let mut chance = Self::from_bytes(seed);
        chance.0.set_word_pos(position.into());
        chance
    }

    /// The seed, as 32 bytes. It tells all cards that are still to come: for the host alone.
    #[must_use]
    pub fn seed(&self) -> [u8; 32] {
        self.0.get_seed()
    }

    /// How many numbers of 32 bits have been drawn so far. A game draws a few thousand at most.
    ///
    /// Frozen, like the draws: a position that was saved stands for the same place for good.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.0.get_word_pos() as u64
    }
}

impl fmt::Debug for Seeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeded").finish_non_exhaustive()
    }
}

impl Chance for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        draw_below(bound, || self.0.next_u32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// Frozen: if this fails, every seed ever noted down has lost its game.
    #[test]
    fn seeds_are_frozen() {
        let mut chance = Seeded::new(1914);
        let drawn: Vec<u32> = (0..8).map(|_| chance.below(59)).collect();
        assert_eq!(drawn, FROZEN_DRAWS);
        let mut cards: Vec<u8> = (0..8).collect();
        shuffle(&mut cards, &mut chance);
        assert_eq!(cards, FROZEN_SHUFFLE);
    }

    const FROZEN_DRAWS: [u32; 8] = [33, 12, 26, 31, 0, 44, 12, 6];
    const FROZEN_SHUFFLE: [u8; 8] = [0, 2, 4, 5, 1, 7, 6, 3];

    /// From every position of several blocks, also within a block and at its ends, the same numbers follow.
    #[test]
    fn a_position_is_where_the_numbers_go_on() {
        let mut chance = Seeded::new(1914);
        for position in 0..400 {
            assert_eq!(chance.position(), position);
            let (mut resumed, mut unbroken) = (Seeded::at(chance.seed(), position), chance.clone());
            let next = |chance: &mut Seeded| -> Vec<u32> { (0..70).map(|_| chance.below(1 << 31)).collect() };
            assert_eq!(next(&mut resumed), next(&mut unbroken), "from position {position}");
            assert_eq!(resumed.position(), unbroken.position());
            chance.below(2);
        }
    }

    #[test]
    fn an_unfair_draw_is_drawn_again() {
        // With bound 3, the draw 0 gives a low half of 0, below 2^32 mod 3 = 1.
        let mut draws = [0, u32::MAX].into_iter();
        assert_eq!(draw_below(3, || draws.next().unwrap()), 2);
        assert_eq!(draws.next(), None);
    }
}
