//! The Hard Knocks on the table, in the order of their age.

use crate::cards::MAX_HARD_KNOCKS;
use crate::vocabulary::{CardId, CardSet, MAX_SEATS, Seat};

/// The Hard Knocks on the table, the oldest first (HK-2).
#[derive(Clone, Copy)]
pub struct Knocks {
    by_age: [CardId; Self::MOST],
    len: u8,
    by_seat: [CardSet; MAX_SEATS],
}

impl Knocks {
    /// The most Hard Knocks that can lie on the table; a deck has no more.
    pub const MOST: usize = MAX_HARD_KNOCKS;
    /// No Hard Knock.
    pub const NONE: Self =
        Self { by_age: [CardId::new(0).unwrap(); Self::MOST], len: 0, by_seat: [CardSet::EMPTY; MAX_SEATS] };

    /// The cards, the oldest first.
    #[must_use]
    pub fn by_age(&self) -> &[CardId] {
        self.by_age.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The cards before a seat.
    #[must_use]
    pub const fn before(&self, seat: Seat) -> CardSet {
        self.by_seat[seat.index()]
    }

    /// The cards before a seat, the oldest first.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.by_age().iter().copied().filter(move |&card| self.before(seat).contains(card))
    }

    /// All cards.
    #[must_use]
    pub fn all(&self) -> CardSet {
        self.by_seat.into_iter().fold(CardSet::EMPTY, CardSet::union)
    }

    /// Each Hard Knock with its owner, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, CardId)> {
        self.by_age().iter().filter_map(|&card| Some((self.owner(card)?, card)))
    }

    /// The seat that the card is assigned to.
    #[must_use]
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&seat| self.before(seat).contains(card))
    }

    /// How many Hard Knocks lie on the table.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether no Hard Knock lies on the table.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Assigns a card, as the youngest. One that lies on the table already, or a full table, stays as it is.
    pub fn assign(&mut self, seat: Seat, card: CardId) {
        if self.all().contains(card) {
            return;
        }
        if let Some(place) = self.by_age.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
            self.by_seat[seat.index()].insert(card);
        }
    }

    /// Takes a card off the table; the others keep their order.
    pub(crate) fn discard(&mut self, card: CardId) {
        if let Some(at) = self.age(card) {
            self.by_age.copy_within(at + 1..usize::from(self.len), at);
            self.len -= 1;
            self.by_seat.iter_mut().for_each(|cards| cards.remove(card));
        }
    }

    /// How many of the cards are older.
    pub(crate) fn age(&self, card: CardId) -> Option<usize> {
        self.by_age().iter().position(|&other| other == card)
    }
}

impl Default for Knocks {
    fn default() -> Self {
        Self::NONE
    }
}

impl PartialEq for Knocks {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Knocks {}

impl core::fmt::Debug for Knocks {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<(Seat, CardId)> for Knocks {
    /// Assigns the first [`Knocks::MOST`] cards, the oldest first.
    fn from_iter<I: IntoIterator<Item = (Seat, CardId)>>(knocks: I) -> Self {
        let mut all = Self::NONE;
        knocks.into_iter().for_each(|(seat, card)| all.assign(seat, card));
        all
    }
}
