//! Names of single cards, and sets of them.

/// One card of a deck: its place in the deck's list.
///
/// ```
/// use grizzled_core::CardId;
///
/// assert_eq!(CardId::new(58).unwrap().number(), 58);
/// assert_eq!(CardId::new(200), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardId(u8);

impl CardId {
    /// How many ids there are.
    pub const COUNT: usize = 128;

    /// The card with this number, if it is below [`CardId::COUNT`].
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The card's number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The card's number as an index, below [`CardId::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask changes nothing; it spares every table look-up its bounds check.
        (self.0 & 0x7f) as usize
    }
}

impl core::fmt::Debug for CardId {
    /// As the notation writes a card by its number: `#12`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "#{}", self.number())
    }
}

/// A set of cards, walked in the order of their numbers.
///
/// ```
/// use grizzled_core::CardId;
/// use grizzled_core::vocabulary::CardSet;
///
/// let mut hand = CardSet::EMPTY;
/// hand.insert(CardId::new(70).unwrap());
/// hand.insert(CardId::new(3).unwrap());
/// let numbers: Vec<u8> = hand.iter().map(CardId::number).collect();
/// assert_eq!(numbers, [3, 70]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self([0; 2]);

    /// The set holding just this card.
    #[must_use]
    pub const fn only(card: CardId) -> Self {
        let mut set = Self::EMPTY;
        set.insert(card);
        set
    }

    /// The first `count` cards.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        match count {
            0..64 => Self([(1 << count) - 1, 0]),
            64..128 => Self([u64::MAX, (1 << (count - 64)) - 1]),
            _ => Self([u64::MAX; 2]),
        }
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: CardId) -> bool {
        self.0[card.index() >> 6] >> (card.0 & 63) & 1 == 1
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        let [low, high] = self.0;
        (low.count_ones() + if high == 0 { 0 } else { count_high(high) }) as u8
    }

    /// Whether no card is in the set.
    #[must_use]
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: CardId) {
        self.0[card.index() >> 6] |= 1 << (card.0 & 63);
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        self.0[card.index() >> 6] &= !(1 << (card.0 & 63));
    }

    /// The cards in this set, in that one, or in both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits() | other.bits())
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits() & other.bits())
    }

    /// This set if the condition holds, else no card; without a branch.
    #[must_use]
    pub(crate) const fn only_if(self, condition: bool) -> Self {
        Self::from_bits(self.bits() & (condition as u128).wrapping_neg())
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self::from_bits(self.bits() & !other.bits())
    }

    /// The card with the `n`th lowest number, counted from 0.
    #[must_use]
    pub const fn get(self, n: usize) -> Option<CardId> {
        let [low, high] = self.0;
        match nth_bit(low, n) {
            Some(bit) => Some(CardId(bit)),
            None if high == 0 => None,
            None => Self::get_high(high, n - low.count_ones() as usize),
        }
    }

    /// Apart, since only large decks use the upper half.
    #[cold]
    const fn get_high(high: u64, n: usize) -> Option<CardId> {
        match nth_bit(high, n) {
            Some(bit) => Some(CardId(64 + bit)),
            None => None,
        }
    }

    /// The cards in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let [mut low, mut high] = self.0;
        core::iter::from_fn(move || {
            let (word, base) = if low != 0 { (&mut low, 0) } else { (&mut high, 64) };
            let bit = word.trailing_zeros() as u8;
            (*word != 0).then(|| {
                *word &= *word - 1;
                CardId(base + bit)
            })
        })
    }

    /// The set with these bits, card 0 lowest.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self([bits as u64, (bits >> 64) as u64])
    }

    /// The bits of the set, card 0 lowest.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }
}

/// How many bits are set in the upper half of a set, which only large decks use.
///
/// A call of its own: together the two halves would be counted in vector registers, which costs more than it saves
/// when they have just been written one by one.
#[cold]
#[inline(never)]
const fn count_high(high: u64) -> u32 {
    high.count_ones()
}

/// The place of the bit that has `n` set bits below it, if so many are set.
const fn nth_bit(mut word: u64, n: usize) -> Option<u8> {
    // Hands are small: eight steps without a branch that nobody can foresee are quicker than a loop with one. With
    // `bits::nth_bit`, which has none either, the base game was slower.
    let mut step = 0;
    while step < 8 {
        let rest = word & word.wrapping_sub(1);
        word = if step < n { rest } else { word };
        step += 1;
    }
    while step < n && word != 0 {
        word &= word - 1;
        step += 1;
    }
    if word == 0 { None } else { Some(word.trailing_zeros() as u8) }
}

impl core::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn a_set_is_walked_in_order_and_by_number() {
        let cards: Vec<CardId> = [0, 5, 63, 64, 90, 127].into_iter().filter_map(CardId::new).collect();
        let set: CardSet = cards.iter().copied().collect();
        assert_eq!(set.len(), 6);
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        for (n, &card) in cards.iter().enumerate() {
            assert_eq!(set.get(n), Some(card));
            assert!(set.contains(card));
        }
        for beyond in [6, 64, usize::MAX] {
            assert_eq!(set.get(beyond), None);
        }
        assert_eq!(CardSet::EMPTY.get(0), None);
    }

    #[test]
    fn the_first_cards_of_a_deck() {
        for count in 0..=128u8 {
            let set = CardSet::first(count);
            assert_eq!(set.len(), count);
            assert!(set.iter().all(|card| card.number() < count));
        }
    }
}
