//! The Hard Knocks on the table, in the order of their age.

use crate::catalog::MAX_HARD_KNOCKS;
use crate::ids::{CardId, Seat};

/// The Hard Knocks on the table, the oldest first (HK-2).
#[derive(Clone, Copy)]
pub struct Knocks {
    cards: [CardId; Self::MOST],
    owners: [Seat; Self::MOST],
    len: u8,
}

impl Knocks {
    /// The most Hard Knocks that can lie on the table; a deck has no more.
    pub const MOST: usize = MAX_HARD_KNOCKS;
    /// No Hard Knock.
    pub const NONE: Self =
        Self { cards: [CardId::new(0).unwrap(); Self::MOST], owners: [Seat::S0; Self::MOST], len: 0 };

    /// Each Hard Knock with its owner, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, CardId)> {
        let len = usize::from(self.len).min(Self::MOST);
        self.owners[..len].iter().copied().zip(self.cards[..len].iter().copied())
    }

    /// The Hard Knocks of a seat, the oldest first.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.iter().filter(move |&(owner, _)| owner == seat).map(|(_, card)| card)
    }

    /// The seat that the card is assigned to.
    #[must_use]
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        self.iter().find(|&(_, other)| other == card).map(|(owner, _)| owner)
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

    /// Assigns a card, as the youngest. A table that is full stays as it is.
    pub fn assign(&mut self, seat: Seat, card: CardId) {
        let at = usize::from(self.len);
        if at < Self::MOST {
            self.cards[at] = card;
            self.owners[at] = seat;
            self.len += 1;
        }
    }

    /// Takes a card off the table; the others keep their order.
    pub(crate) fn discard(&mut self, card: CardId) {
        let Some(at) = self.iter().position(|(_, other)| other == card) else { return };
        let last = usize::from(self.len) - 1;
        self.cards.copy_within(at + 1..=last, at);
        self.owners.copy_within(at + 1..=last, at);
        // What lies beyond the end is always the same, so that equal tables are equal bytes.
        self.cards[last] = CardId::default();
        self.owners[last] = Seat::S0;
        self.len -= 1;
    }

    /// The cards and owners, bytes beyond the end included, for hashing.
    pub(crate) fn raw(&self) -> (&[CardId; Self::MOST], &[Seat; Self::MOST]) {
        (&self.cards, &self.owners)
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
        let pairs = self.iter().map(|(seat, card)| (seat.number(), card.number()));
        f.debug_list().entries(pairs).finish()
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
