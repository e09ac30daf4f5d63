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

    /// Whether someone learns something by the event: chance fell, or a hidden card or tile was shown.
    ///
    /// A decision can be taken back as long as no event since reveals anything.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Self::Dealt { .. }
            | Self::Drawn { .. }
            | Self::ThreatPlayed { .. }
            | Self::KnockAssigned { .. }
            | Self::ChristmasPlayed { .. }
            | Self::SpeechRevealed { .. }
            | Self::TileRemoved { .. }
            | Self::TileRevealed { .. }
            | Self::Withdrew { drawn: true, .. } => true,
            _ => matches!(self.audience(), Audience::Nobody),
        }
    }
}
