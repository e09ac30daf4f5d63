//! Where chance comes from. Every outcome stands in an event; this is only who is asked for it.
//!
//! The bounded draw and the shuffle are this crate's own and frozen: the same generator and seed give the
//! same game on every platform, for good.

use core::fmt;
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

/// A source of chance: any infallible `rand_core` generator, or a script of one's own.
///
/// ```
/// use grizzled_core::{Chance, Seeded};
///
/// /// Throws a die.
/// fn die(chance: &mut impl Chance) -> u32 {
///     1 + chance.below(6)
/// }
///
/// assert_eq!(die(&mut Seeded::new(1914)), die(&mut Seeded::new(1914)), "the same seed, the same outcome");
/// ```
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

/// What a generator is seeded with: 32 bytes, which a host that plays for something draws from its system.
///
/// As text it is a number, where only its first eight bytes count, or else 64 digits from `0` to `f`. Whoever has it knows
/// all cards that are still to come, so its `Debug` does not print it.
///
/// ```
/// use grizzled_core::play::Seed;
///
/// let (small, large) = (Seed::from(1914), Seed::from([0x5e; 32]));
/// assert_eq!(small.to_string(), "1914");
/// assert_eq!(small.to_string().parse(), Ok(small));
/// assert_eq!(large.to_string().parse(), Ok(large));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// The text is neither a number of 64 bits nor 64 digits from `0` to `f`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is a number up to 18446744073709551615, or 64 digits from 0 to f")]
pub struct NoSeed;

impl Seed {
    /// The bytes.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

/// Convenient, and guessable by trying.
impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.split_first_chunk() {
            Some((small, rest)) if rest.iter().all(|&byte| byte == 0) => u64::from_le_bytes(*small).fmt(f),
            _ => self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl core::str::FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Self, NoSeed> {
        if text.len() != 64 {
            // As long as the largest number: a long seed that has lost a digit is not taken for a small one.
            let digits = text.len() <= 20 && text.bytes().all(|byte| byte.is_ascii_digit());
            return text.parse::<u64>().ok().filter(|_| digits).map(Self::from).ok_or(NoSeed);
        }
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(NoSeed),
        };
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = digit(pair[0])? * 16 + digit(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seed").finish_non_exhaustive()
    }
}

/// The generator that games are seeded with: ChaCha with 12 rounds.
///
/// What the players see of a game does not reveal what comes next, as it would with a generator that
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
        Self::from_seed(Seed::from(seed))
    }

    /// A generator from 32 bytes, which a host that plays for something draws from its system.
    #[must_use]
    pub fn from_bytes(seed: [u8; 32]) -> Self {
        Self(ChaCha12Rng::from_seed(seed))
    }

    /// A generator from a seed of either kind.
    #[must_use]
    pub fn from_seed(seed: Seed) -> Self {
        Self::from_bytes(seed.to_bytes())
    }

    /// The generator of this seed as it stands at a [position](Seeded::position): how a saved game goes on with the
    /// chance that it would have had.
    #[must_use]
    pub fn at(seed: Seed, position: u64) -> Self {
        let mut chance = Self::from_seed(seed);
        chance.0.set_word_pos(position.into());
        chance
    }

    /// The seed. It reveals all cards that are still to come: for the host alone.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed(self.0.get_seed())
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
    fn what_is_no_seed_is_refused() {
        let long = "0".repeat(63);
        let wrong =
            ["", "-1", "+1", "1914 ", "18446744073709551616", &long, &(long.clone() + "A"), &(long.clone() + "g")];
        for text in wrong {
            assert_eq!(text.parse::<Seed>(), Err(NoSeed), "{text}");
        }
        assert_eq!((long + "0").parse(), Ok(Seed::from(0)));
    }

    /// TAB-5: who prints a seed or a generator learns nothing.
    #[test]
    fn tab_5_seeds_are_not_printed() {
        assert_eq!(std::format!("{:?} {:?}", Seed::from(7), Seeded::new(7)), "Seed { .. } Seeded { .. }");
    }

    /// Any generator of `rand_core` draws as the frozen formula says from its words of 32 bits.
    #[test]
    fn a_generator_of_ones_own_draws_in_the_same_way() {
        let mut own = ChaCha12Rng::seed_from_u64(7);
        let mut words = own.clone();
        for bound in [1, 2, 6, 59, 1 << 31, u32::MAX] {
            assert_eq!(Chance::below(&mut own, bound), draw_below(bound, || words.next_u32()), "below {bound}");
        }
        assert_eq!(own.next_u64(), words.next_u64(), "both have come as far");
    }

    #[test]
    fn an_unfair_draw_is_drawn_again() {
        // With bound 3, the draw 0 gives a low half of 0, below 2^32 mod 3 = 1.
        let mut draws = [0, u32::MAX].into_iter();
        assert_eq!(draw_below(3, || draws.next().unwrap()), 2);
        assert_eq!(draws.next(), None);
        // The draw 0xaaaa_aaab gives a low half of 1, which is fair.
        assert_eq!(draw_below(3, || 0xaaaa_aaab), 2);
    }
}
