//! Who learns what of an event (TAB-5).

use super::{FrontNotice, Notice};
use crate::vocabulary::Seat;

/// Who learns an event's secret beside the referee (TAB-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// There is no secret.
    Everyone,
    /// This seat alone, if a player sits there.
    Owner(Seat),
    /// These two seats.
    Both(Seat, Seat),
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
            Self::Front(ref notice) => notice.audience(),
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
            Self::Front(ref notice) => notice.reveals(),
        }
    }
}

impl FrontNotice {
    /// Who learns the secret that goes with this notice (TAB-5, ORD-2, HH-4, DUO-2).
    #[must_use]
    pub const fn audience(&self) -> Audience {
        match *self {
            Self::OrdersSet { .. } | Self::RecruitsSet { .. } => Audience::Nobody,
            Self::HelpOffered { seat }
            | Self::HelpChosen { seat }
            | Self::OrdersDrawn { seat }
            | Self::OrderPutBack { seat }
            | Self::CardReturned { seat }
            | Self::TrialsSeen { seat, .. }
            | Self::HandTakenUp { seat } => Audience::Owner(seat),
            Self::HandPassed { to, .. } => Audience::Owner(to),
            Self::CardGiven { from, to } => Audience::Both(from, to),
            Self::HelpAsked { .. }
            | Self::HelpHeld { .. }
            | Self::HelpUsed { .. }
            | Self::HelpInvited { .. }
            | Self::Declined { .. }
            | Self::ModifierSet { .. }
            | Self::OrderChosen { .. }
            | Self::OrderDiscarded { .. }
            | Self::IntensityAsked { .. }
            | Self::IntensityGiven { .. }
            | Self::CancellationAsked { .. }
            | Self::RecruitTurnedUp { .. }
            | Self::RecruitArrived { .. }
            | Self::RecruitDrew { .. }
            | Self::RecruitTurn { .. }
            | Self::RecruitWithdrew
            | Self::RecruitLeft { .. }
            | Self::TrapCancelled { .. }
            | Self::ChoiceAsked { .. }
            | Self::CardDiscarded { .. }
            | Self::CardCleared { .. }
            | Self::RefillAsked { .. }
            | Self::RefillDeclined { .. }
            | Self::SoloSupport { .. }
            | Self::SoloTilesShuffled
            | Self::HandPutDown { .. }
            | Self::AnswerAsked { .. }
            | Self::RecruitDiscarded { .. }
            | Self::FreeSpeech { .. }
            | Self::RecruitTurnEnded
            | Self::MissionPrepared
            | Self::ChoiceEnded { .. } => Audience::Everyone,
        }
    }

    /// Whether a decision that this event followed from can no longer be taken back; see [`Notice::reveals`].
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match *self {
            Self::HelpHeld { .. }
            | Self::OrdersDrawn { .. }
            | Self::OrderChosen { .. }
            | Self::RecruitTurnedUp { .. }
            | Self::RecruitArrived { .. }
            | Self::RecruitDrew { .. }
            | Self::CardDiscarded { .. }
            | Self::CardGiven { .. }
            | Self::TrialsSeen { .. }
            | Self::SoloSupport { .. }
            | Self::SoloTilesShuffled
            | Self::HandPutDown { .. }
            | Self::HandTakenUp { .. } => true,
            Self::OrdersSet { .. }
            | Self::RecruitsSet { .. }
            | Self::HelpOffered { .. }
            | Self::HelpAsked { .. }
            | Self::HelpChosen { .. }
            | Self::HelpUsed { .. }
            | Self::HelpInvited { .. }
            | Self::Declined { .. }
            | Self::ModifierSet { .. }
            | Self::OrderDiscarded { .. }
            | Self::IntensityAsked { .. }
            | Self::IntensityGiven { .. }
            | Self::CancellationAsked { .. }
            | Self::RecruitTurn { .. }
            | Self::RecruitWithdrew
            | Self::RecruitLeft { .. }
            | Self::TrapCancelled { .. }
            | Self::ChoiceAsked { .. }
            | Self::CardCleared { .. }
            | Self::CardReturned { .. }
            | Self::HandPassed { .. }
            | Self::RefillAsked { .. }
            | Self::RefillDeclined { .. }
            | Self::AnswerAsked { .. }
            | Self::RecruitDiscarded { .. }
            | Self::FreeSpeech { .. }
            | Self::RecruitTurnEnded
            | Self::MissionPrepared
            | Self::ChoiceEnded { .. }
            | Self::OrderPutBack { .. } => false,
        }
    }
}
