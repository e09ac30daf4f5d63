//! What happened, line by line, from the stream of one viewer.

use crate::layout::wrap;
use grizzled_core::text::Narrator;
use grizzled_core::{Notice, Secret, Seen};

/// The lines that describe these events.
pub(crate) fn lines(narrator: Narrator<'_>, news: &[Seen]) -> Vec<String> {
    let shown = news.iter().filter(|seen| is_shown(seen));
    shown.flat_map(|seen| wrap("  ", &narrator.event(seen).to_string(), 4)).collect()
}

/// Some things need no line: hidden cards dealt, whose turn comes, steps that another line implies.
fn is_shown(seen: &Seen) -> bool {
    match seen.notice {
        Notice::Dealt { .. } => seen.secret != Secret::Nothing,
        Notice::TurnStarted { .. }
        | Notice::TilesGiven { .. }
        | Notice::ReliefEnded { .. }
        | Notice::ChristmasDiscarded { .. } => false,
        Notice::SpeechAnswered { .. } | Notice::HelpChosen { .. } => seen.secret != Secret::Nothing,
        // Questions are on the screen of whoever is asked; so are the numbers of the Mission, and the hand that is up.
        Notice::ModifierSet { .. }
        | Notice::MissionPrepared
        | Notice::HelpOffered { .. }
        | Notice::HelpAsked { .. }
        | Notice::HelpInvited { .. }
        | Notice::Declined { .. }
        | Notice::OrdersDrawn { .. }
        | Notice::IntensityAsked { .. }
        | Notice::CancellationAsked { .. }
        | Notice::RecruitTurn { .. }
        | Notice::RecruitTurnEnded
        | Notice::ChoiceAsked { .. }
        | Notice::ChoiceEnded { .. }
        | Notice::AnswerAsked { .. }
        | Notice::RefillAsked { .. }
        | Notice::HandPassed { .. }
        | Notice::HandPutDown { .. }
        | Notice::HandTakenUp { .. } => false,
        Notice::DeckSet { .. }
        | Notice::CharacterTaken { .. }
        | Notice::LeaderNamed { .. }
        | Notice::SpeechTaken { .. }
        | Notice::CharmSpent { .. }
        | Notice::MissionStarted { .. }
        | Notice::ChaplainPlayed { .. }
        | Notice::IntensityChosen { .. }
        | Notice::Drawn { .. }
        | Notice::ThreatPlayed { .. }
        | Notice::KnockAssigned { .. }
        | Notice::ChristmasPlayed { .. }
        | Notice::ChristmasAsked { .. }
        | Notice::KnockDiscarded { .. }
        | Notice::LeaderTaken { .. }
        | Notice::CharmUsed { .. }
        | Notice::CharmRecovered { .. }
        | Notice::SpeechMade { .. }
        | Notice::SpeechRevealed { .. }
        | Notice::TileRemoved { .. }
        | Notice::Withdrew { .. }
        | Notice::MissionSucceeded
        | Notice::MissionFailed { .. }
        | Notice::TrialsShuffled { .. }
        | Notice::TileRevealed { .. }
        | Notice::SupportCounted { .. }
        | Notice::ReliefAsked { .. }
        | Notice::MoraleDropped { .. }
        | Notice::LeaderPassed { .. }
        | Notice::GameEnded { .. }
        | Notice::CardSetAside { .. }
        | Notice::OrdersSet { .. }
        | Notice::RecruitsSet { .. }
        | Notice::HelpHeld { .. }
        | Notice::HelpUsed { .. }
        | Notice::OrderChosen { .. }
        | Notice::OrderDiscarded { .. }
        | Notice::IntensityGiven { .. }
        | Notice::RecruitTurnedUp { .. }
        | Notice::RecruitArrived { .. }
        | Notice::RecruitDrew { .. }
        | Notice::RecruitWithdrew
        | Notice::RecruitLeft { .. }
        | Notice::TrapCancelled { .. }
        | Notice::CardDiscarded { .. }
        | Notice::CardCleared { .. }
        | Notice::CardGiven { .. }
        | Notice::CardReturned { .. }
        | Notice::TrialsSeen { .. }
        | Notice::RefillDeclined { .. }
        | Notice::SoloSupport { .. }
        | Notice::SoloTilesShuffled
        | Notice::RecruitDiscarded { .. }
        | Notice::FreeSpeech { .. }
        | Notice::OrderPutBack { .. } => true,
    }
}
