//! The piles and decks, which nobody at the table sees.

use crate::vocabulary::{CardId, MAX_DECK, OrderId, OrderSet, Pile, RecruitSet};
use core::fmt::{Debug, Formatter, Result};

/// The two piles. Nobody at the table knows their order.
///
/// They share one array: Trials grows from its start, Morale from its end.
#[derive(Clone, Copy)]
pub struct Decks {
    pub(crate) cards: [CardId; MAX_DECK],
    pub(crate) trials: u8,
    pub(crate) morale: u8,
}

impl Decks {
    pub(crate) const EMPTY: Self = Self { cards: [CardId::new(0).unwrap(); MAX_DECK], trials: 0, morale: 0 };

    /// The Trials pile, bottom first.
    #[must_use]
    pub fn trials(&self) -> Pile {
        Pile::of(&self.cards[..usize::from(self.trials)])
    }

    /// The Morale reserve, bottom first.
    #[must_use]
    pub fn morale(&self) -> Pile {
        self.cards.iter().rev().take(self.morale.into()).copied().collect()
    }

    /// The card on top of Trials.
    #[must_use]
    pub fn top(&self) -> Option<CardId> {
        self.cards[..usize::from(self.trials)].last().copied()
    }
}

impl PartialEq for Decks {
    fn eq(&self, other: &Self) -> bool {
        self.trials() == other.trials() && self.morale() == other.morale()
    }
}

impl Eq for Decks {}

/// Prints both piles: it is asked for by name.
impl Debug for Decks {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.debug_struct("Decks").field("trials", &self.trials()).field("morale", &self.morale()).finish()
    }
}

/// The decks of Orders and Recruits. What lies in them is drawn when it is needed: nobody knows their order, so it is
/// the same as if they were shuffled before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RosterDecks {
    /// The Orders in their deck, the one on top apart.
    pub orders: OrderSet,
    /// The Order that was put back on top (ORD-2).
    pub top_order: Option<OrderId>,
    /// The Recruits in their deck, the one turned up apart.
    pub recruits: RecruitSet,
}

impl RosterDecks {
    /// Nothing.
    pub const NONE: Self = Self { orders: OrderSet::EMPTY, top_order: None, recruits: RecruitSet::EMPTY };
}
