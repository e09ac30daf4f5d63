//! The columns of the table of events: when an event can come, how a card moves, and what else it changes.

use super::Origin;
use crate::vocabulary::ids::Seat;
use crate::vocabulary::modifiers::Modifier;

/// When an event can come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Before the first Mission.
    SetUp,
    /// In a Mission, or at its end.
    Play,
    /// Between an answer to a Speech and the moment when it is shown (ACT-SPEECH-SECRET, DUO-3).
    Answers,
}

/// Where a card can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zone {
    Trials,
    Morale,
    Hand(Seat),
    Knocks(Seat),
    NoMansLand,
    Open,
    Discards,
    Recruit,
    BottomOfTrials,
}

impl Origin {
    /// Where a card lay that this seat has played or drawn.
    #[inline(always)]
    pub(super) const fn zone(self, seat: Seat) -> Zone {
        match self {
            Self::Hand => Zone::Hand(seat),
            Self::Trap | Self::Clumsy | Self::Position => Zone::Trials,
            Self::Recruit => Zone::Recruit,
        }
    }
}

/// What the game waits for after an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Awaits {
    /// What it waited for before. The command under way has more to follow.
    Same,
    /// Nobody: an answer has been given, and more is to follow.
    Nobody,
    /// Whoever the event says.
    Asked,
    /// Whoever has not answered yet.
    Rest,
    /// The Leader, for the intensity, once the Chaplain has played (CHAP-2).
    Leader,
    /// As before, and if that is the Leader, it can answer now (CHAP-2).
    SameLeader,
    /// Whoever the event says; in the set-up nobody, since a given position is laid out.
    AskedInPlay,
    /// Nobody ever again.
    Over,
}

impl Awaits {
    /// Whether something else, or someone else, is awaited than before.
    #[inline(always)]
    pub(crate) const fn changes(self) -> bool {
        !matches!(self, Self::Same | Self::SameLeader)
    }
}

/// What an event changes besides what all see and the cards that move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Changes {
    /// Nothing.
    Table,
    /// What this seat holds besides its cards in hand.
    Holdings(Seat),
    /// What two seats, which may be one, hold besides their cards in hand.
    HoldingsOfBoth(Seat, Seat),
    /// One number of the Mission.
    Modifier(Modifier, u8),
    /// The Helping Hands of a seat.
    Help(Seat),
    /// Anything else of the modules that lies on the table, or is known of it.
    Modules,
}
