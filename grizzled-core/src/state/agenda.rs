//! What the game waits for.

use crate::vocabulary::{Outcome, Pause, Seat, Source, Threat, WithdrawalRuling};

/// What the game waits for.
///
/// Exhaustive: a client has to know everything that a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Agenda {
    /// For nobody: the game is being set up, or moves on by itself. Never seen between two commands.
    #[default]
    Nothing,
    /// For the Leader to choose the intensity (PREP-1).
    Intensity,
    /// For the active seat's action (MIS-1).
    Turn {
        /// Whether it may withdraw this turn (HK-2).
        withdrawal: WithdrawalRuling,
    },
    /// For the answers to a Speech, in any order (ACT-SPEECH-SECRET).
    Speech {
        /// Who speaks.
        speaker: Seat,
        /// Against what.
        threat: Threat,
    },
    /// For the choice of Merry Christmas (ACT-XMAS).
    Christmas {
        /// Who chooses.
        seat: Seat,
        /// Cards that its Clumsy still has to draw afterwards (HK-3).
        draws: u8,
    },
    /// For the choice of relief (RES-2).
    Relief {
        /// Who chooses.
        seat: Seat,
        /// The most Hard Knocks it may discard.
        knocks: u8,
        /// Whether it may recover its charm instead.
        charm: bool,
    },
    /// For nobody: the game is over.
    Over(Outcome),
    /// For each seat to keep one of two Helping Hands, in any order (ONE-1).
    Keep,
    /// For the Leader to choose the Order of the Day (ORD-2).
    Order,
    /// For a seat to use an Event Helping Hand, or not (HH-1).
    Invitation(Pause),
    /// For a choice that a card's effect asks for.
    Choice {
        /// The card.
        source: Source,
        /// How many choices are still to be made, this one included.
        left: u8,
        /// Where the game goes on afterwards, for a card used at a pause.
        pause: Option<Pause>,
    },
    /// For the Leader to say what the Recruit does (REC-3).
    Recruit,
    /// For a seat that has withdrawn to cancel an Order by drawing, or not (ORD-5).
    Cancellation {
        /// Cards that its Clumsy draws afterwards.
        draws: u8,
    },
    /// For the player to fill up the hand, or not (SOLO-4).
    Refill,
}

impl Agenda {
    /// The fixed tag of what the game waits for, 0 to 13.
    ///
    /// ```
    /// use grizzled_core::state::Agenda;
    /// use grizzled_core::vocabulary::Outcome;
    ///
    /// assert_eq!(Agenda::Intensity.tag(), 1);
    /// assert_eq!(Agenda::Over(Outcome::Victory).tag(), 6);
    /// ```
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Intensity => 1,
            Self::Turn { .. } => 2,
            Self::Speech { .. } => 3,
            Self::Christmas { .. } => 4,
            Self::Relief { .. } => 5,
            Self::Over(_) => 6,
            Self::Keep => 7,
            Self::Order => 8,
            Self::Invitation(_) => 9,
            Self::Choice { .. } => 10,
            Self::Recruit => 11,
            Self::Cancellation { .. } => 12,
            Self::Refill => 13,
        }
    }
}
