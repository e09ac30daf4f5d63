//! When an event can come: in the set-up, in a Mission, or in both.

use crate::vocabulary::{FrontNotice, Notice};

/// When something can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Before the first Mission alone.
    SetUp,
    /// In a Mission, or at its end.
    Play,
    /// At both times: what a given position lays out is told as in play.
    Any,
}

impl Notice {
    pub(super) const fn stage(&self) -> Stage {
        match self {
            Self::DeckSet { .. }
            | Self::CharacterTaken { .. }
            | Self::TilesGiven { .. }
            | Self::LeaderNamed { .. }
            | Self::CharmSpent { .. }
            | Self::CardSetAside { .. } => Stage::SetUp,
            Self::SpeechTaken { .. }
            | Self::MissionStarted { .. }
            | Self::Dealt { .. }
            | Self::KnockAssigned { .. } => Stage::Any,
            Self::ChaplainPlayed { .. }
            | Self::IntensityChosen { .. }
            | Self::Drawn { .. }
            | Self::TurnStarted { .. }
            | Self::ThreatPlayed { .. }
            | Self::ChristmasPlayed { .. }
            | Self::ChristmasAsked { .. }
            | Self::ChristmasDiscarded { .. }
            | Self::KnockDiscarded { .. }
            | Self::LeaderTaken { .. }
            | Self::CharmUsed { .. }
            | Self::CharmRecovered { .. }
            | Self::SpeechMade { .. }
            | Self::SpeechAnswered { .. }
            | Self::SpeechRevealed { .. }
            | Self::TileRemoved { .. }
            | Self::Withdrew { .. }
            | Self::MissionSucceeded
            | Self::MissionFailed { .. }
            | Self::TrialsShuffled { .. }
            | Self::TileRevealed { .. }
            | Self::SupportCounted { .. }
            | Self::ReliefAsked { .. }
            | Self::ReliefEnded { .. }
            | Self::MoraleDropped { .. }
            | Self::LeaderPassed { .. }
            | Self::GameEnded { .. } => Stage::Play,
            Self::Front(notice) => notice.stage(),
        }
    }

    /// Whether this can come between an answer to a Speech and the moment when it is shown (ACT-SPEECH-SECRET, DUO-3).
    pub(super) const fn is_of_a_speech(&self) -> bool {
        matches!(
            self,
            Self::SpeechAnswered { .. }
                | Self::SpeechRevealed { .. }
                | Self::Front(
                    FrontNotice::AnswerAsked { .. } | FrontNotice::HandPutDown { .. } | FrontNotice::HandTakenUp { .. }
                )
        )
    }
}

impl FrontNotice {
    const fn stage(&self) -> Stage {
        match self {
            Self::OrdersSet { .. }
            | Self::RecruitsSet { .. }
            | Self::HelpOffered { .. }
            | Self::HelpAsked { .. }
            | Self::HelpChosen { .. }
            | Self::HelpHeld { .. }
            | Self::OrderPutBack { .. } => Stage::SetUp,
            Self::ModifierSet { .. }
            | Self::OrdersDrawn { .. }
            | Self::OrderChosen { .. }
            | Self::OrderDiscarded { .. }
            | Self::RecruitArrived { .. }
            | Self::RecruitDrew { .. }
            | Self::SoloTilesShuffled
            | Self::HandPutDown { .. } => Stage::Any,
            Self::HelpUsed { .. }
            | Self::HelpInvited { .. }
            | Self::Declined { .. }
            | Self::IntensityAsked { .. }
            | Self::IntensityGiven { .. }
            | Self::CancellationAsked { .. }
            | Self::RecruitTurnedUp { .. }
            | Self::RecruitTurn { .. }
            | Self::RecruitWithdrew
            | Self::RecruitLeft { .. }
            | Self::TrapCancelled { .. }
            | Self::ChoiceAsked { .. }
            | Self::CardDiscarded { .. }
            | Self::CardCleared { .. }
            | Self::CardGiven { .. }
            | Self::CardReturned { .. }
            | Self::TrialsSeen { .. }
            | Self::HandPassed { .. }
            | Self::RefillAsked { .. }
            | Self::RefillDeclined { .. }
            | Self::SoloSupport { .. }
            | Self::HandTakenUp { .. }
            | Self::AnswerAsked { .. }
            | Self::RecruitDiscarded { .. }
            | Self::FreeSpeech { .. }
            | Self::RecruitTurnEnded
            | Self::MissionPrepared
            | Self::ChoiceEnded { .. } => Stage::Play,
        }
    }
}
