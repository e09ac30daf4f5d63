//! The Recruit in play, and the deck that the next one comes from (REC-1 to REC-6).

use crate::vocabulary::{CardId, CardSet, RecruitId, Seat};

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
        f.debug_set().entries(self.cards().iter()).finish()
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

/// What all see of Recruits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Recruits {
    /// The Recruit in play (REC-1).
    pub in_play: Option<RecruitInPlay>,
    /// Whether the turn is, or was last, the Recruit's (REC-3).
    pub acting: bool,
    /// The Recruit on top of its deck, where it has been turned up (REC-1).
    pub turned_up: Option<RecruitId>,
    /// Cards in the deck of Recruits.
    pub left: u8,
}

impl Recruits {
    /// No Recruit, and none to come.
    pub const NONE: Self = Self { in_play: None, acting: false, turned_up: None, left: 0 };

    /// The cards of the Recruit in play (REC-2).
    #[must_use]
    pub fn hand(&self) -> CardSet {
        hand_of(self.in_play)
    }

    /// REC-1: a Recruit comes, in the Mission and without cards.
    pub(super) fn arrive(&mut self, recruit: RecruitId, after: Seat, tokens: u8) {
        self.in_play = Some(RecruitInPlay { recruit, after, tokens, in_mission: true, hand: RecruitHand::EMPTY });
        self.turned_up = None;
        self.left = self.left.saturating_sub(1);
    }

    /// REC-4: the Recruit is out of the Mission, with one Morale token more.
    pub(super) fn withdraw(&mut self) {
        if let Some(recruit) = &mut self.in_play {
            recruit.in_mission = false;
            recruit.tokens = recruit.tokens.saturating_add(1);
        }
    }

    /// A Recruit in play is in the next Mission.
    pub(super) fn start_mission(&mut self) {
        if let Some(recruit) = &mut self.in_play {
            recruit.in_mission = true;
        }
    }
}
