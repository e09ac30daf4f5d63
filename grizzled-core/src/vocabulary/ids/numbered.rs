//! Names of the cards that are no Trials, and sets of them: Orders of the Day, Recruits, Helping Hands.

use super::bits::nth_bit;
use core::marker::PhantomData;
use core::num::NonZeroU8;

/// The lists that cards are named from. Each has a letter, with which the notation writes its cards: `o3`, `r3`, `h3`.
pub trait List {
    /// The letter.
    const LETTER: char;
}

/// Marks what an Order of the Day is named by.
///
/// Exhaustive: it has no values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OfOrders {}

impl List for OfOrders {
    const LETTER: char = 'o';
}

/// Marks what a Recruit is named by.
///
/// Exhaustive: it has no values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OfRecruits {}

impl List for OfRecruits {
    const LETTER: char = 'r';
}

/// Marks what a Helping Hand is named by.
///
/// Exhaustive: it has no values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OfHelp {}

impl List for OfHelp {
    const LETTER: char = 'h';
}

/// One card of a list: its place there, from 0 to `MOST` − 1.
///
/// ```
/// use grizzled_core::vocabulary::OrderId;
///
/// assert_eq!(OrderId::new(39).unwrap().number(), 39);
/// assert_eq!(OrderId::new(200), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Numbered<Kind, const MOST: usize>(NonZeroU8, PhantomData<Kind>);

/// An Order of the Day: its place in the list of Orders.
pub type OrderId = Numbered<OfOrders, MAX_ORDERS>;
/// A Recruit: its place in the list of Recruits.
pub type RecruitId = Numbered<OfRecruits, MAX_RECRUITS>;
/// A Helping Hand: its place in the list of Helping Hands.
pub type HelpId = Numbered<OfHelp, MAX_HELP>;

/// The most Orders of the Day that a pack can have: as many as the five bytes of a set hold.
pub const MAX_ORDERS: usize = 40;
/// The most Recruits that a pack can have: as many as the three bytes of a set hold.
pub const MAX_RECRUITS: usize = 24;
/// The most Helping Hands that a pack can have: as many as the three bytes of a set hold.
pub const MAX_HELP: usize = 24;

impl<Kind: Copy, const MOST: usize> Numbered<Kind, MOST> {
    /// The card at this place of its list.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number as usize >= MOST {
            return None;
        }
        match NonZeroU8::new(number + 1) {
            Some(number) => Some(Self(number, PhantomData)),
            None => None,
        }
    }

    /// Its place in the list, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get() - 1
    }

    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.number() as usize
    }
}

impl<Kind: Copy + List, const MOST: usize> core::fmt::Debug for Numbered<Kind, MOST> {
    /// As the notation writes it: `o3`.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", Kind::LETTER, self.number())
    }
}

/// A set of cards of one list, walked in the order of their numbers.
///
/// ```
/// use grizzled_core::vocabulary::{OrderId, OrderSet};
///
/// let mut orders = OrderSet::EMPTY;
/// orders.insert(OrderId::new(7).unwrap());
/// assert_eq!(orders.iter().map(OrderId::number).collect::<Vec<_>>(), [7]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct NumberedSet<Kind, const MOST: usize, const BYTES: usize>([u8; BYTES], PhantomData<Kind>);

/// A set of Orders of the Day.
pub type OrderSet = NumberedSet<OfOrders, MAX_ORDERS, 5>;
/// A set of Recruits.
pub type RecruitSet = NumberedSet<OfRecruits, MAX_RECRUITS, 3>;
/// A set of Helping Hands.
pub type HelpSet = NumberedSet<OfHelp, MAX_HELP, 3>;

impl<Kind: Copy, const MOST: usize, const BYTES: usize> NumberedSet<Kind, MOST, BYTES> {
    /// No card.
    pub const EMPTY: Self = Self([0; BYTES], PhantomData);

    /// The set with these bits, bit *n* for the card at place *n*; those beyond the list are dropped.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        let bytes = (bits & ((1 << MOST) - 1)).to_le_bytes();
        let mut set = [0; BYTES];
        let mut i = 0;
        while i < BYTES {
            set[i] = bytes[i];
            i += 1;
        }
        Self(set, PhantomData)
    }

    /// The bits, bit *n* for the card at place *n*.
    #[must_use]
    pub const fn bits(self) -> u64 {
        let mut bytes = [0; 8];
        let mut i = 0;
        while i < BYTES {
            bytes[i] = self.0[i];
            i += 1;
        }
        u64::from_le_bytes(bytes)
    }

    /// The first `count` cards of the list.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        Self::from_bits((1u64 << (if (count as usize) < MOST { count as usize } else { MOST })) - 1)
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: Numbered<Kind, MOST>) -> bool {
        self.bits() >> (card.0.get() - 1) & 1 == 1
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.bits().count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Puts a card in.
    pub const fn insert(&mut self, card: Numbered<Kind, MOST>) {
        *self = Self::from_bits(self.bits() | 1 << (card.0.get() - 1));
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Numbered<Kind, MOST>) {
        *self = Self::from_bits(self.bits() & !(1 << (card.0.get() - 1)));
    }

    /// The cards in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits() | other.bits())
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits() & other.bits())
    }

    /// The cards that are not in the other set.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self::from_bits(self.bits() & !other.bits())
    }

    /// The card at place `n` of the set, counted from 0.
    #[must_use]
    pub fn get(self, n: usize) -> Option<Numbered<Kind, MOST>> {
        if n < self.len().into() { Numbered::new(nth_bit(self.bits(), n)) } else { None }
    }

    /// The cards in the order of their numbers.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Numbered<Kind, MOST>> {
        Cards(self.bits(), PhantomData)
    }
}

/// The cards of a set that were not walked yet, as its bits.
struct Cards<Kind, const MOST: usize>(u64, PhantomData<Kind>);

impl<Kind: Copy, const MOST: usize> Iterator for Cards<Kind, MOST> {
    type Item = Numbered<Kind, MOST>;

    fn next(&mut self) -> Option<Self::Item> {
        let number = self.0.trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        Numbered::new(number)
    }
}

impl<Kind: Copy, const MOST: usize> DoubleEndedIterator for Cards<Kind, MOST> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let number = self.0.checked_ilog2()? as u8;
        self.0 &= !(1 << number);
        Numbered::new(number)
    }
}

impl<Kind: Copy, const MOST: usize, const BYTES: usize> Default for NumberedSet<Kind, MOST, BYTES> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<Kind: Copy + List, const MOST: usize, const BYTES: usize> core::fmt::Debug for NumberedSet<Kind, MOST, BYTES> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<Kind: Copy, const MOST: usize, const BYTES: usize> Extend<Numbered<Kind, MOST>>
    for NumberedSet<Kind, MOST, BYTES>
{
    fn extend<I: IntoIterator<Item = Numbered<Kind, MOST>>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl<Kind: Copy, const MOST: usize, const BYTES: usize> FromIterator<Numbered<Kind, MOST>>
    for NumberedSet<Kind, MOST, BYTES>
{
    fn from_iter<I: IntoIterator<Item = Numbered<Kind, MOST>>>(cards: I) -> Self {
        let bits = cards.into_iter().fold(0, |bits, card| bits | 1 << (card.0.get() - 1));
        Self::from_bits(bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn a_set_is_walked_in_order() {
        let orders: Vec<OrderId> = [0, 7, 31, 32, 39].into_iter().filter_map(OrderId::new).collect();
        let set: OrderSet = orders.iter().copied().collect();
        assert_eq!((set.len(), set.iter().collect::<Vec<_>>()), (5, orders.clone()));
        assert!(set.iter().rev().eq(orders.iter().rev().copied()));
        assert!(orders.iter().all(|&order| set.contains(order)));
        assert_eq!((set.get(4), set.get(5)), (OrderId::new(39), None));
        assert_eq!(OrderId::new(40), None);
        assert_eq!(orders.iter().chain(&orders).copied().collect::<OrderSet>(), set, "each stands in it once");
    }

    #[test]
    fn sets_hold_no_more_than_their_list() {
        assert_eq!((OrderSet::first(200).len(), RecruitSet::first(200).len()), (40, 24));
        assert_eq!(HelpSet::from_bits(u64::MAX).len(), 24);
        assert_eq!(RecruitSet::first(3).difference(RecruitSet::first(1)).len(), 2);
        assert_eq!(size_of::<Option<HelpId>>(), 1);
    }
}
