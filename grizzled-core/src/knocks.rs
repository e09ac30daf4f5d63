//! The Hard Knocks on the table, in the order of their age.

use crate::catalog::MAX_HARD_KNOCKS;
use crate::ids::{CardId, CardSet, Seat};

/// The Hard Knocks on the table, the oldest first (HK-2).
#[derive(Clone, Copy)]
pub struct Knocks {
    cards: [(Seat, CardId); Self::MOST],
    len: u8,
    /// The same cards as a set, so that the rules can tell at a glance that none of a kind is there.
    set: CardSet,
}

impl Knocks {
    /// The most Hard Knocks that can lie on the table; a deck has no more.
    pub const MOST: usize = MAX_HARD_KNOCKS;
    /// No Hard Knock.
    pub const NONE: Self = Self { cards: [(Seat::S0, CardId::new(0).unwrap()); Self::MOST], len: 0, set: CardSet::EMPTY };

    /// Each Hard Knock with its owner, the oldest first.
    #[must_use]
    pub fn as_slice(&self) -> &[(Seat, CardId)] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Each Hard Knock with its owner, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, CardId)> {
        self.as_slice().iter().copied()
    }

    /// The Hard Knocks of a seat, the oldest first.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.iter().filter(move |&(owner, _)| owner == seat).map(|(_, card)| card)
    }

    /// All Hard Knocks on the table.
    #[must_use]
    pub const fn cards(&self) -> CardSet {
        self.set
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
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = (seat, card);
            self.len += 1;
            self.set.insert(card);
        }
    }

    /// Takes a card off the table; the others keep their order.
    pub(crate) fn discard(&mut self, card: CardId) {
        let place = self.as_slice().iter().position(|&(_, other)| other == card);
        if let Some(at) = place {
            self.cards.copy_within(at + 1..usize::from(self.len), at);
            self.len -= 1;
            self.set.remove(card);
        }
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
