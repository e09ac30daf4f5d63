//! The fixed numbers of events, as logs and other languages store them.

use super::{Notice, Origin, Outcome, Secret};

impl Notice {
    /// The notice's fixed tag, 1 to 37.
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
        }
    }
}

impl Secret {
    /// The fixed tag of the kind of secret, 0 to 5.
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Card(_) => 1,
            Self::Answer(_) => 2,
            Self::Tile(_) => 3,
            Self::Tiles(_) => 4,
            Self::Order(_) => 5,
        }
    }
}

impl Outcome {
    /// All of them, in their fixed order.
    pub const ALL: [Self; 3] = [Self::Victory, Self::TooManyKnocks, Self::MoraleLost];

    /// The outcome's number, 0 to 2.
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
    pub const ALL: [Self; 4] = [Self::Hand, Self::Trap, Self::Clumsy, Self::Position];

    /// The origin's number, 0 to 3.
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
        assert_eq!((Outcome::new(3), Origin::new(4)), (None, None));
    }
}
