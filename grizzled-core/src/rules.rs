//! The rules of one game, resolved to numbers, switches and sets.
//!
//! An edition is a set of values here. After this file no code asks which edition is played.

use crate::catalog::{Catalog, CatalogError, Face, HardKnock};
use crate::hooks::Speakers;
use crate::ids::{Seat, SeatSet};
use crate::pack::base;

/// How hard the base game is (SET-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Level {
    /// Traps are ignored.
    Rookie = 0,
    /// Traps apply.
    #[default]
    Normal = 1,
    /// Traps apply, and the Trials pile has 30 cards.
    Veteran = 2,
}

impl Level {
    /// All three, in their fixed order.
    pub const ALL: [Self; 3] = [Self::Rookie, Self::Normal, Self::Veteran];

    /// The level's number, 0 to 2.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The level with this number.
    ///
    /// ```
    /// use grizzled_core::Level;
    ///
    /// assert_eq!(Level::new(Level::Veteran.number()), Some(Level::Veteran));
    /// assert_eq!(Level::new(3), None);
    /// ```
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

/// What relief gives beside Hard Knocks (RES-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CharmRelief {
    /// The charm stays as it is.
    No,
    /// The charm can be recovered instead of discarding Hard Knocks.
    Instead,
}

/// What the seat that got the most Support may do (RES-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ReliefRule {
    /// The most Hard Knocks it may discard.
    pub(crate) knocks: u8,
    /// Whether it may recover its charm.
    pub(crate) charm: CharmRelief,
}

/// The rules of one game.
///
/// ```
/// use grizzled_core::{Level, Rules};
///
/// let rules = Rules::base(4).level(Level::Veteran).build().unwrap();
/// assert_eq!(rules.trials(), 30);
/// assert!(Rules::base(6).build().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    pub(crate) catalog: Catalog,
    pub(crate) speakers: Speakers,
    pub(crate) seats: u8,
    pub(crate) chaplain: bool,
    pub(crate) trials: u8,
    pub(crate) speeches: u8,
    pub(crate) speech_returns: bool,
    pub(crate) traps: bool,
    pub(crate) doubles: bool,
    pub(crate) first_intensity: u8,
    pub(crate) least_intensity: u8,
    pub(crate) failing_count: u8,
    pub(crate) knock_limit: u8,
    pub(crate) relief_after_success: ReliefRule,
    pub(crate) relief_after_failure: ReliefRule,
    pub(crate) least_drop: u8,
}

impl Rules {
    /// Begins the rules of a base game (2015) for this many players: Normal, with the base deck.
    #[must_use]
    pub const fn base(players: u8) -> RulesBuilder<'static> {
        RulesBuilder { players, level: Level::Normal, trials: None, deck: None }
    }

    /// The cards of the deck.
    #[must_use]
    pub const fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// How many seats are played: the Grizzled.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// How many seats stand in the ring, the Chaplain's included (CHAP-1).
    #[must_use]
    pub const fn ring(&self) -> u8 {
        self.seats + self.chaplain as u8
    }

    /// The seats of the Grizzled.
    #[must_use]
    pub const fn grizzled(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// The Chaplain's seat, the last of the ring, in a game for two (CHAP-1).
    #[must_use]
    pub const fn chaplain(&self) -> Option<Seat> {
        if self.chaplain { Seat::new(self.seats) } else { None }
    }

    /// How many cards the Trials pile begins with (SET-1).
    #[must_use]
    pub const fn trials(&self) -> u8 {
        self.trials
    }

    /// How many cards the Morale reserve begins with (SET-1).
    #[must_use]
    pub const fn morale(&self) -> u8 {
        self.catalog.len() - self.trials
    }

    /// How many Speech tokens are in the supply at the start (SET-3).
    #[must_use]
    pub const fn speeches(&self) -> u8 {
        self.speeches
    }

    /// Whether Traps apply (SET-5).
    #[must_use]
    pub const fn traps(&self) -> bool {
        self.traps
    }

    /// How often a threat must be active for the Mission to fail (MIS-2).
    #[must_use]
    pub const fn failing_count(&self) -> u8 {
        self.failing_count
    }

    /// How many Hard Knocks on one seat lose the game (RES-3).
    #[must_use]
    pub const fn knock_limit(&self) -> u8 {
        self.knock_limit
    }

    /// The most decisions that a game by these rules can take when it starts from its beginning, not from a given
    /// position: the bound of section 9 of the rules document.
    ///
    /// ```
    /// use grizzled_core::Rules;
    ///
    /// assert_eq!(Rules::base(4).build().unwrap().longest_game(), 834);
    /// ```
    #[must_use]
    pub fn longest_game(&self) -> u32 {
        let seats = u32::from(self.seats);
        let missions = u32::from(self.morale().div_ceil(self.least_drop));
        // Each Mission: an intensity, a play for each card, a charm and a withdrawal for each seat, a relief.
        let plays = u32::from(self.catalog.len()) - 1;
        let each = 1 + plays + 2 * seats + 1;
        // A Speech comes back, if at all, only to a Leader at a Mission's end; a Christmas never does.
        let speeches = if self.speech_returns { missions } else { u32::from(self.speeches) };
        let christmases = self.catalog.cards().iter().filter(|&card| self.catalog.face(card) == Face::MerryChristmas);
        missions * each + speeches * seats + christmases.count() as u32 + 1
    }
}

/// Rules in the making.
#[derive(Clone, Copy, Debug)]
pub struct RulesBuilder<'a> {
    players: u8,
    level: Level,
    trials: Option<u8>,
    deck: Option<&'a [Face]>,
}

/// Why rules cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RulesError {
    /// A base game has 2 to 5 players (SET-1).
    #[error("a base game has 2 to 5 players, not {0} (SET-1)")]
    Players(u8),
    /// Both piles need a card (SET-1).
    #[error("the Trials pile takes 1 to {most} cards of this deck, not {asked} (SET-1)")]
    Trials {
        /// The number asked for.
        asked: u8,
        /// The most that leaves a card for the Morale reserve.
        most: u8,
    },
    /// The list of cards is no deck.
    #[error(transparent)]
    Deck(#[from] CatalogError),
    /// A withdrawal removes at most two tiles (HK-3).
    #[error("a deck has at most two Absent-minded, not {0} (HK-3)")]
    AbsentMinded(usize),
}

impl<'a> RulesBuilder<'a> {
    /// Rookie, Normal or Veteran (SET-5).
    #[must_use]
    pub const fn level(self, level: Level) -> Self {
        Self { level, ..self }
    }

    /// The number of cards that the Trials pile begins with, 1 to one less than the deck (SET-1).
    #[must_use]
    pub const fn trials(self, cards: u8) -> Self {
        Self { trials: Some(cards), ..self }
    }

    /// Another deck than the base game's. It may hold several copies of a Hard Knock (HK-3).
    #[must_use]
    pub const fn deck<'b>(self, deck: &'b [Face]) -> RulesBuilder<'b> {
        RulesBuilder { players: self.players, level: self.level, trials: self.trials, deck: Some(deck) }
    }

    /// The rules, checked.
    ///
    /// # Errors
    ///
    /// When the number of players or of Trials, or the deck, cannot be played.
    pub fn build(self) -> Result<Rules, RulesError> {
        if !(2..=5).contains(&self.players) {
            return Err(RulesError::Players(self.players));
        }
        let catalog = self.catalog()?;
        let trials = self.trials.unwrap_or_else(|| self.usual_trials());
        let most = catalog.len() - 1;
        if trials == 0 || trials > most {
            return Err(RulesError::Trials { asked: trials, most });
        }
        Ok(self.resolve(catalog, trials))
    }

    fn catalog(self) -> Result<Catalog, RulesError> {
        let Some(deck) = self.deck else { return Ok(base::CATALOG) };
        let absent = deck.iter().filter(|face| face.hard_knock() == Some(HardKnock::AbsentMinded));
        match absent.count() {
            0..=2 => Ok(Catalog::new(deck)?),
            many => Err(RulesError::AbsentMinded(many)),
        }
    }

    /// SET-1: 25 cards, 20 with two players (CHAP-4), 30 for Veterans.
    const fn usual_trials(self) -> u8 {
        match (self.level, self.players) {
            (Level::Veteran, _) => 30,
            (_, 2) => 20,
            _ => 25,
        }
    }

    fn resolve(self, catalog: Catalog, trials: u8) -> Rules {
        let two = self.players == 2;
        Rules {
            catalog,
            speakers: Speakers::of(&catalog),
            seats: self.players,
            // CHAP-1
            chaplain: two,
            trials,
            // SET-3
            speeches: match self.players {
                2 | 3 => 5,
                4 => 4,
                _ => 3,
            },
            // CHAP-4
            speech_returns: two,
            // SET-5
            traps: !matches!(self.level, Level::Rookie),
            // SET-2
            doubles: self.players > 3,
            first_intensity: 3,
            least_intensity: 1,
            failing_count: 3,
            knock_limit: 4,
            relief_after_success: ReliefRule { knocks: 2, charm: CharmRelief::Instead },
            relief_after_failure: ReliefRule { knocks: 1, charm: CharmRelief::No },
            least_drop: 3,
        }
    }
}
