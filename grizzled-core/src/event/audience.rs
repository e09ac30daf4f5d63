//! Who learns what of an event (TAB-5).

use super::Notice;
use crate::ids::Seat;

/// Who learns an event's secret beside the referee (TAB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// There is no secret.
    Everyone,
    /// This seat alone, if a player sits there.
    Owner(Seat),
    /// Nobody at the table.
    Nobody,
}

impl Notice {
    /// Who learns the secret that goes with this notice (TAB-5).
    #[must_use]
    pub const fn audience(&self) -> Audience {
        match *self {
            Self::DeckSet { .. } | Self::TrialsShuffled { .. } | Self::ChaplainPlayed { .. } => Audience::Nobody,
            Self::TilesGiven { seat, .. }
            | Self::Dealt { seat }
            | Self::Drawn { seat, .. }
            | Self::SpeechAnswered { seat }
            | Self::Withdrew { seat, .. } => Audience::Owner(seat),
            Self::CharacterTaken { .. }
            | Self::LeaderNamed { .. }
            | Self::SpeechTaken { .. }
            | Self::CharmSpent { .. }
            | Self::CardSetAside { .. }
            | Self::MissionStarted { .. }
            | Self::IntensityChosen { .. }
            | Self::TurnStarted { .. }
            | Self::ThreatPlayed { .. }
            | Self::KnockAssigned { .. }
            | Self::ChristmasPlayed { .. }
            | Self::ChristmasAsked { .. }
            | Self::ChristmasDiscarded { .. }
            | Self::KnockDiscarded { .. }
            | Self::LeaderTaken { .. }
            | Self::CharmUsed { .. }
            | Self::CharmRecovered { .. }
            | Self::SpeechMade { .. }
            | Self::SpeechRevealed { .. }
            | Self::TileRemoved { .. }
            | Self::MissionSucceeded
            | Self::MissionFailed { .. }
            | Self::TileRevealed { .. }
            | Self::SupportCounted { .. }
            | Self::ReliefAsked { .. }
            | Self::ReliefEnded { .. }
            | Self::MoraleDropped { .. }
            | Self::LeaderPassed { .. }
            | Self::GameEnded { .. } => Audience::Everyone,
        }
    }

    /// Whether a decision that this event followed from can no longer be taken back: a card or tile that was
    /// hidden has been seen by someone, a pile was shuffled, or a tile was drawn.
    ///
    /// What falls by chance at the set-up is nobody's decision and does not count.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match *self {
            Self::DeckSet { .. }
            | Self::ChaplainPlayed { .. }
            | Self::Dealt { .. }
            | Self::Drawn { .. }
            | Self::ThreatPlayed { .. }
            | Self::KnockAssigned { .. }
            | Self::ChristmasPlayed { .. }
            | Self::SpeechRevealed { .. }
            | Self::TileRemoved { .. }
            | Self::TrialsShuffled { .. }
            | Self::TileRevealed { .. } => true,
            Self::Withdrew { drawn, .. } => drawn,
            Self::CharacterTaken { .. }
            | Self::TilesGiven { .. }
            | Self::LeaderNamed { .. }
            | Self::SpeechTaken { .. }
            | Self::CharmSpent { .. }
            | Self::CardSetAside { .. }
            | Self::MissionStarted { .. }
            | Self::IntensityChosen { .. }
            | Self::TurnStarted { .. }
            | Self::ChristmasAsked { .. }
            | Self::ChristmasDiscarded { .. }
            | Self::KnockDiscarded { .. }
            | Self::LeaderTaken { .. }
            | Self::CharmUsed { .. }
            | Self::CharmRecovered { .. }
            | Self::SpeechMade { .. }
            | Self::SpeechAnswered { .. }
            | Self::MissionSucceeded
            | Self::MissionFailed { .. }
            | Self::SupportCounted { .. }
            | Self::ReliefAsked { .. }
            | Self::ReliefEnded { .. }
            | Self::MoraleDropped { .. }
            | Self::LeaderPassed { .. }
            | Self::GameEnded { .. } => false,
        }
    }
}
