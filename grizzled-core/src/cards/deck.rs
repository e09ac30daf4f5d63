//! A deck's list of cards, looked up by id.

use super::{Face, HardKnock};
use crate::vocabulary::{CardId, CardSet, MAX_DECK, Threat, ThreatSet};

/// The most Hard Knocks a deck can have: as many as *Armistice* has (ARM-1).
pub const MAX_HARD_KNOCKS: usize = 23;

/// The cards of a deck: the face of each, by its id, and the sets that the rules ask for.
///
/// Ids run from 0 to [`Catalog::len`] − 1 in the order in which the faces were given.
///
/// ```
/// use grizzled_core::cards::{Catalog, Face, HardKnock, base};
///
/// let deck = Catalog::new(&base::DECK).unwrap();
/// assert_eq!(deck.len(), 59);
/// let fearful = deck.find(Face::HardKnock(HardKnock::Fearful)).unwrap();
/// assert_eq!(deck.face(fearful), Face::HardKnock(HardKnock::Fearful));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Catalog {
    /// What each card is, the threats apart; see [`kind_of`].
    kinds: [u8; MAX_DECK],
    threats: [ThreatSet; MAX_DECK],
    bearing: [CardSet; 6],
    hard_knocks: CardSet,
    traumas: CardSet,
    traps: CardSet,
    len: u8,
}

/// Why a list of faces is no deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogError {
    /// A deck needs a card for the Trials pile and one for the Morale reserve (SET-1).
    #[error("a deck has 2 to {MAX_DECK} cards, not {0}")]
    Size(usize),
    /// The table has places for so many Hard Knocks.
    #[error("a deck has at most {MAX_HARD_KNOCKS} Hard Knocks")]
    TooManyHardKnocks,
    /// A Threat card bears one to six threats (TAB-3).
    #[error("card {0} is a Threat that bears no threat")]
    NoThreat(usize),
}

/// Above the numbers of all Hard Knocks.
const CHRISTMAS: u8 = HardKnock::ALL.len() as u8;
const THREAT: u8 = 64;
const TRAP: u8 = 1;
const LUCK: u8 = 2;

/// A face in a byte, its threats apart: a catalog is part of the rules of every game, which are copied whole.
const fn kind_of(face: Face) -> u8 {
    match face {
        Face::Threat { trap, luck, .. } => THREAT + if trap { TRAP } else { 0 } + if luck { LUCK } else { 0 },
        Face::HardKnock(knock) => knock.number(),
        Face::MerryChristmas => CHRISTMAS,
    }
}

impl Catalog {
    /// The catalog of a deck with these faces.
    ///
    /// # Errors
    ///
    /// When there are fewer than 2 or more than [`MAX_DECK`] cards, too many Hard Knocks, or a Threat bears no threat.
    pub const fn new(deck: &[Face]) -> Result<Self, CatalogError> {
        if deck.len() < 2 || deck.len() > MAX_DECK {
            return Err(CatalogError::Size(deck.len()));
        }
        let mut catalog = Self::blank(deck.len() as u8);
        let mut i = 0;
        while i < deck.len() {
            if matches!(deck[i], Face::Threat { .. }) && deck[i].threats().is_empty() {
                return Err(CatalogError::NoThreat(i));
            }
            catalog.enter(i, deck[i]);
            i += 1;
        }
        if catalog.hard_knocks.len() as usize > MAX_HARD_KNOCKS {
            return Err(CatalogError::TooManyHardKnocks);
        }
        Ok(catalog)
    }

    const fn blank(len: u8) -> Self {
        Self {
            kinds: [CHRISTMAS; MAX_DECK],
            threats: [ThreatSet::EMPTY; MAX_DECK],
            bearing: [CardSet::EMPTY; 6],
            hard_knocks: CardSet::EMPTY,
            traumas: CardSet::EMPTY,
            traps: CardSet::EMPTY,
            len,
        }
    }

    const fn enter(&mut self, index: usize, face: Face) {
        let Some(card) = CardId::new(index as u8) else { return };
        self.kinds[index] = kind_of(face);
        self.threats[index] = face.threats();
        if face.hard_knock().is_some() {
            self.hard_knocks.insert(card);
            if !face.threats().is_empty() {
                self.traumas.insert(card);
            }
        }
        if face.has_trap() {
            self.traps.insert(card);
        }
        let mut i = 0;
        while i < Threat::ALL.len() {
            if face.threats().contains(Threat::ALL[i]) {
                self.bearing[i].insert(card);
            }
            i += 1;
        }
    }

    /// How many cards the deck has.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether the deck has no card; it always has some.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All cards of the deck.
    #[must_use]
    pub const fn cards(&self) -> CardSet {
        CardSet::first(self.len)
    }

    /// What the card is. An id outside the deck is a Merry Christmas.
    #[must_use]
    pub const fn face(&self, card: CardId) -> Face {
        let index = card.index();
        let kind = if index < MAX_DECK { self.kinds[index] } else { CHRISTMAS };
        match kind {
            THREAT.. => Face::Threat { threats: self.threats(card), trap: kind & TRAP != 0, luck: kind & LUCK != 0 },
            CHRISTMAS.. => Face::MerryChristmas,
            knock => Face::HardKnock(HardKnock::ALL[knock as usize]),
        }
    }

    /// The threats on the card; of a Trauma or a Phobia, the one it makes active.
    #[must_use]
    pub const fn threats(&self, card: CardId) -> ThreatSet {
        let index = card.index();
        if index < MAX_DECK { self.threats[index] } else { ThreatSet::EMPTY }
    }

    /// The Hard Knock that the card is, if it is one.
    #[must_use]
    pub const fn hard_knock(&self, card: CardId) -> Option<HardKnock> {
        self.face(card).hard_knock()
    }

    /// The cards that bear the threat: Threats, and the Trauma or Phobia of it.
    #[must_use]
    pub const fn bearing(&self, threat: Threat) -> CardSet {
        self.bearing[threat as usize]
    }

    /// The Hard Knocks of the deck.
    #[must_use]
    pub const fn hard_knocks(&self) -> CardSet {
        self.hard_knocks
    }

    /// The Traumas and Phobias of the deck: the Hard Knocks that make a threat active (MIS-2).
    #[must_use]
    pub const fn traumas(&self) -> CardSet {
        self.traumas
    }

    /// The cards that bear a Trap.
    #[must_use]
    pub const fn traps(&self) -> CardSet {
        self.traps
    }

    /// How many of these cards bear Luck (LUCK-1).
    #[must_use]
    pub fn luck_in(&self, cards: CardSet) -> u8 {
        cards.iter().filter(|&card| self.face(card).has_luck()).count() as u8
    }

    /// The first card with this face.
    #[must_use]
    pub fn find(&self, face: Face) -> Option<CardId> {
        self.cards().iter().find(|&card| self.face(card) == face)
    }
}
