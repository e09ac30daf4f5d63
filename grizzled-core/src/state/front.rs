//! What lies on the table beside the Trials: Orders of the Day, a Recruit, Helping Hands (TAB-5).

use crate::vocabulary::{
    CardId, CardSet, HelpId, HelpSet, MAX_SEATS, OrderId, OrderSet, RecruitId, RecruitSet, Seat, SeatSet,
};

/// The most cards a Recruit's hand begins with.
pub const MAX_RECRUIT_HAND: usize = 5;

/// The hand of a Recruit, open to all (REC-2).
#[derive(Clone, Copy)]
pub struct RecruitHand {
    /// Numbers of cards, or [`Self::NO_CARD`]; kept small, since a state is copied whole.
    cards: [u8; MAX_RECRUIT_HAND],
}

impl RecruitHand {
    /// No card has this number.
    const NO_CARD: u8 = u8::MAX;
    /// No card.
    pub const EMPTY: Self = Self { cards: [Self::NO_CARD; MAX_RECRUIT_HAND] };

    /// The cards as a set.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.cards.into_iter().filter_map(CardId::new).collect()
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.cards().len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// Adds a card. A full hand stays as it is.
    pub(crate) fn insert(&mut self, card: CardId) {
        self.replace(Self::NO_CARD, card.number());
    }

    pub(crate) fn remove(&mut self, card: CardId) {
        self.replace(card.number(), Self::NO_CARD);
    }

    fn replace(&mut self, old: u8, new: u8) {
        if let Some(place) = self.cards.iter_mut().find(|place| **place == old) {
            *place = new;
        }
    }
}

impl PartialEq for RecruitHand {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for RecruitHand {}

impl Default for RecruitHand {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl core::fmt::Debug for RecruitHand {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.cards().iter().map(CardId::number)).finish()
    }
}

impl FromIterator<CardId> for RecruitHand {
    /// The first [`MAX_RECRUIT_HAND`] cards.
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.insert(card));
        hand
    }
}

/// The Recruit in play (REC-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RecruitInPlay {
    /// Which.
    pub recruit: RecruitId,
    /// The seat after which it acts.
    pub after: Seat,
    /// Its Morale tokens (REC-4).
    pub tokens: u8,
    /// Whether it is in the Mission.
    pub in_mission: bool,
    /// Its hand.
    pub hand: RecruitHand,
}

/// The cards of a Recruit, if there is one.
pub(crate) fn hand_of(recruit: Option<RecruitInPlay>) -> CardSet {
    recruit.map_or(CardSet::EMPTY, |recruit| recruit.hand.cards())
}

/// What lies on the table beside the Trials.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Front {
    /// The Orders in play (ORD-4).
    pub orders: OrderSet,
    /// The Order of this Mission, until it is discarded.
    pub order: Option<OrderId>,
    /// Cards in the deck of Orders.
    pub orders_left: u8,
    /// The Recruit in play.
    pub recruit: Option<RecruitInPlay>,
    /// Whether the turn is, or was last, the Recruit's.
    pub recruit_acts: bool,
    /// The Recruit on top of its deck, where it has been turned up (REC-1).
    pub next_recruit: Option<RecruitId>,
    /// Cards in the deck of Recruits.
    pub recruits_left: u8,
    /// The Helping Hands held, by seat (HH-4).
    pub help: [HelpSet; MAX_SEATS],
    /// The Helping Hands used whose effect lasts to the end of the Mission.
    pub in_force: HelpSet,
    /// The Traps that Luck has cancelled in this Mission (LUCK-1).
    pub luck_used: u8,
    /// The seats that have made their free Speech in this Mission.
    pub spoken_free: SeatSet,
    /// The hands that their players have put down (DUO-2).
    pub put_down: SeatSet,
    /// The Support tiles of the game for one that can still be drawn, bit *n* for seat *n* and bit 3 for the blank one
    /// (SOLO-5).
    pub solo_tiles: u8,
    /// Whether the hand cannot be filled up any more in this Mission (SOLO-4).
    pub refill_declined: bool,
}

impl Front {
    /// Nothing.
    pub const NONE: Self = Self {
        orders: OrderSet::EMPTY,
        order: None,
        orders_left: 0,
        recruit: None,
        recruit_acts: false,
        next_recruit: None,
        recruits_left: 0,
        help: [HelpSet::EMPTY; MAX_SEATS],
        in_force: HelpSet::EMPTY,
        luck_used: 0,
        spoken_free: SeatSet::EMPTY,
        put_down: SeatSet::EMPTY,
        solo_tiles: 0,
        refill_declined: false,
    };

    /// The cards of the Recruit in play.
    #[must_use]
    pub fn recruit_hand(&self) -> CardSet {
        hand_of(self.recruit)
    }

    /// The seat that holds the Helping Hand.
    #[must_use]
    pub fn holder(&self, help: HelpId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.help[seat.index()].contains(help))
    }
}

/// What the owner of a seat knows of Orders and Helping Hands, and nobody else (ORD-2, HH-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Knowledge {
    /// Nothing.
    #[default]
    Nothing,
    /// The two Orders drawn, of which it chooses one.
    Orders(OrderId, OrderId),
    /// The Order that it put back on top of the deck.
    Order(OrderId),
    /// The two Helping Hands drawn, of which it keeps one.
    Help(HelpId, HelpId),
    /// The Helping Hand that it keeps; the table does not see it yet.
    Kept(HelpId),
}

/// The decks of Orders and Recruits. What lies in them is drawn when it is needed: nobody knows their order, so it is
/// the same as if they were shuffled before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FrontDecks {
    /// The Orders in their deck, the one on top apart.
    pub orders: OrderSet,
    /// The Order that was put back on top (ORD-2).
    pub top_order: Option<OrderId>,
    /// The Recruits in their deck, the one turned up apart.
    pub recruits: RecruitSet,
}

impl FrontDecks {
    /// Nothing.
    pub const NONE: Self = Self { orders: OrderSet::EMPTY, top_order: None, recruits: RecruitSet::EMPTY };
}
