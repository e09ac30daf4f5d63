//! The fixed numbers of events, as logs and other languages store them.

use super::{FrontNotice, Notice, Origin, Outcome, Pause, Secret};

impl Notice {
    /// The notice's fixed tag: 1 to 37, and from 64 on for [`FrontNotice`]s.
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::DeckSet { .. } => 1,
            Self::CharacterTaken { .. } => 2,
            Self::TilesGiven { .. } => 3,
            Self::LeaderNamed { .. } => 4,
            Self::SpeechTaken { .. } => 5,
            Self::CharmSpent { .. } => 6,
            Self::MissionStarted { .. } => 7,
            Self::ChaplainPlayed { .. } => 8,
            Self::IntensityChosen { .. } => 9,
            Self::Dealt { .. } => 10,
            Self::Drawn { .. } => 11,
            Self::TurnStarted { .. } => 12,
            Self::ThreatPlayed { .. } => 13,
            Self::KnockAssigned { .. } => 14,
            Self::ChristmasPlayed { .. } => 15,
            Self::ChristmasAsked { .. } => 16,
            Self::ChristmasDiscarded { .. } => 17,
            Self::KnockDiscarded { .. } => 18,
            Self::LeaderTaken { .. } => 19,
            Self::CharmUsed { .. } => 20,
            Self::CharmRecovered { .. } => 21,
            Self::SpeechMade { .. } => 22,
            Self::SpeechAnswered { .. } => 23,
            Self::SpeechRevealed { .. } => 24,
            Self::TileRemoved { .. } => 25,
            Self::Withdrew { .. } => 26,
            Self::MissionSucceeded => 27,
            Self::MissionFailed { .. } => 28,
            Self::TrialsShuffled { .. } => 29,
            Self::TileRevealed { .. } => 30,
            Self::SupportCounted { .. } => 31,
            Self::ReliefAsked { .. } => 32,
            Self::ReliefEnded { .. } => 33,
            Self::MoraleDropped { .. } => 34,
            Self::LeaderPassed { .. } => 35,
            Self::GameEnded { .. } => 36,
            Self::CardSetAside { .. } => 37,
            Self::Front(notice) => notice.tag(),
        }
    }
}

impl FrontNotice {
    /// The notice's fixed tag, 64 to 106.
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::OrdersSet { .. } => 64,
            Self::RecruitsSet { .. } => 65,
            Self::HelpOffered { .. } => 66,
            Self::HelpAsked { .. } => 67,
            Self::HelpChosen { .. } => 68,
            Self::HelpHeld { .. } => 69,
            Self::HelpUsed { .. } => 70,
            Self::HelpInvited { .. } => 71,
            Self::Declined { .. } => 72,
            Self::ModifierSet { .. } => 73,
            Self::OrdersDrawn { .. } => 74,
            Self::OrderChosen { .. } => 75,
            Self::OrderDiscarded { .. } => 76,
            Self::IntensityAsked { .. } => 77,
            Self::IntensityGiven { .. } => 78,
            Self::CancellationAsked { .. } => 79,
            Self::RecruitTurnedUp { .. } => 80,
            Self::RecruitArrived { .. } => 81,
            Self::RecruitDrew { .. } => 82,
            Self::RecruitTurn { .. } => 83,
            Self::RecruitWithdrew => 84,
            Self::RecruitLeft { .. } => 85,
            Self::TrapCancelled { .. } => 86,
            Self::ChoiceAsked { .. } => 87,
            Self::CardDiscarded { .. } => 88,
            Self::CardCleared { .. } => 89,
            Self::CardGiven { .. } => 90,
            Self::CardReturned { .. } => 91,
            Self::TrialsSeen { .. } => 92,
            Self::HandPassed { .. } => 93,
            Self::RefillAsked { .. } => 94,
            Self::RefillDeclined { .. } => 95,
            Self::SoloSupport { .. } => 96,
            Self::SoloTilesShuffled => 97,
            Self::HandPutDown { .. } => 98,
            Self::HandTakenUp { .. } => 99,
            Self::AnswerAsked { .. } => 100,
            Self::RecruitDiscarded { .. } => 101,
            Self::FreeSpeech { .. } => 102,
            Self::RecruitTurnEnded => 103,
            Self::MissionPrepared => 104,
            Self::ChoiceEnded { .. } => 105,
            Self::OrderPutBack { .. } => 106,
        }
    }
}

impl Pause {
    /// All of them, in their fixed order.
    pub const ALL: [Self; 7] = [
        Self::MissionStart,
        Self::AfterDeal,
        Self::FirstFailure,
        Self::Failure,
        Self::Trap,
        Self::Support,
        Self::MoraleDrop,
    ];

    /// The point's number, 0 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The point with this number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl Secret {
    /// The fixed tag of the kind of secret, 0 to 12.
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Card(_) => 1,
            Self::Answer(_) => 2,
            Self::Tile(_) => 3,
            Self::Tiles(_) => 4,
            Self::Order(_) => 5,
            Self::Unseen(_) => 6,
            Self::Hand(_) => 7,
            Self::Orders(..) => 8,
            Self::OrderDeck(_) => 9,
            Self::RecruitDeck(_) => 10,
            Self::Help(..) => 11,
            Self::Kept(_) => 12,
        }
    }
}

impl Outcome {
    /// All of them, in their fixed order.
    pub const ALL: [Self; 5] =
        [Self::Victory, Self::TooManyKnocks, Self::MoraleLost, Self::TooManyCards, Self::BootCampOver];

    /// The outcome's number, 0 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The outcome with this number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl Origin {
    /// All of them, in their fixed order.
    pub const ALL: [Self; 5] = [Self::Hand, Self::Trap, Self::Clumsy, Self::Position, Self::Recruit];

    /// The origin's number, 0 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The origin with this number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_and_origins_stand_at_their_numbers() {
        for (number, outcome) in (0..).zip(Outcome::ALL) {
            assert_eq!((outcome.number(), Outcome::new(number)), (number, Some(outcome)));
        }
        for (number, origin) in (0..).zip(Origin::ALL) {
            assert_eq!((origin.number(), Origin::new(number)), (number, Some(origin)));
        }
        for (number, pause) in (0..).zip(Pause::ALL) {
            assert_eq!((pause.number(), Pause::new(number)), (number, Some(pause)));
        }
        assert_eq!((Outcome::new(5), Origin::new(5), Pause::new(7)), (None, None, None));
    }
}
