//! An ordered pile of cards.

use crate::vocabulary::CardId;

/// The most cards a deck can have.
pub const MAX_DECK: usize = 80;

/// Cards in order, the bottom first and the top last; at most [`MAX_DECK`] of them.
///
/// ```
/// use grizzled_core::CardId;
/// use grizzled_core::vocabulary::Pile;
///
/// let pile: Pile = [4, 9].into_iter().filter_map(CardId::new).collect();
/// assert_eq!(pile.as_slice().last(), CardId::new(9).as_ref(), "the top is last");
/// ```
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [CardId; MAX_DECK],
    len: u8,
}

impl Pile {
    /// A pile of no cards.
    pub const EMPTY: Self = Self { cards: [CardId::new(0).unwrap(); MAX_DECK], len: 0 };

    /// A pile of these cards, bottom first; of more than [`MAX_DECK`], the first so many.
    #[must_use]
    pub fn of(cards: &[CardId]) -> Self {
        let mut pile = Self::EMPTY;
        let len = cards.len().min(MAX_DECK);
        pile.cards[..len].copy_from_slice(&cards[..len]);
        pile.len = len as u8;
        pile
    }

    /// The first `len` cards of a deck (at most [`MAX_DECK`]), card 0 at the bottom.
    #[must_use]
    pub const fn first(len: u8) -> Self {
        let mut pile = Self::IN_ORDER;
        if len < pile.len {
            pile.len = len;
        }
        pile
    }

    const IN_ORDER: Self = {
        let mut pile = Self::EMPTY;
        while (pile.len as usize) < MAX_DECK {
            pile.cards[pile.len as usize] = CardId::new(pile.len).unwrap();
            pile.len += 1;
        }
        pile
    };

    /// Puts a card on top. A full pile stays as it is and answers `false`.
    pub fn push(&mut self, card: CardId) -> bool {
        let room = self.cards.get_mut(usize::from(self.len));
        let fits = room.is_some();
        if let Some(place) = room {
            *place = card;
            self.len += 1;
        }
        fits
    }

    /// Keeps the lowest cards, as many as `len`; a pile that has no more stays as it is.
    pub(crate) fn keep(&mut self, len: u8) {
        self.len = self.len.min(len);
    }

    /// The cards, bottom first.
    #[must_use]
    pub fn as_slice(&self) -> &[CardId] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// The cards, bottom first, to be reordered.
    pub fn as_mut_slice(&mut self) -> &mut [CardId] {
        self.cards.get_mut(..usize::from(self.len)).unwrap_or_default()
    }

    /// The cards, bottom first.
    pub fn iter(&self) -> impl Iterator<Item = CardId> {
        self.as_slice().iter().copied()
    }

    /// How many cards lie in the pile.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether no card lies in the pile.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl core::fmt::Debug for Pile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl FromIterator<CardId> for Pile {
    /// Collects the first [`MAX_DECK`] cards, bottom first.
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().take(MAX_DECK).for_each(|card| {
            pile.push(card);
        });
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_pile_takes_no_more() {
        let card = CardId::default();
        let mut pile: Pile = core::iter::repeat_n(card, 200).collect();
        assert_eq!(usize::from(pile.len()), MAX_DECK);
        assert!(!pile.push(card));
    }
}
