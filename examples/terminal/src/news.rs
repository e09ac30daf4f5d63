//! What happened, told line by line from what one viewer was told.

use crate::layout::wrap;
use grizzled_core::text::Narrator;
use grizzled_core::vocabulary::FrontNotice;
use grizzled_core::{Notice, Secret, Seen};

/// The lines that tell of these events.
pub(crate) fn lines(teller: Narrator<'_>, news: &[Seen]) -> Vec<String> {
    let told = news.iter().filter(|seen| worth_telling(seen));
    told.flat_map(|seen| wrap("  ", &teller.event(seen).to_string(), 4)).collect()
}

/// Some things go without saying: hidden cards dealt, whose turn comes, steps that another line tells.
fn worth_telling(seen: &Seen) -> bool {
    match seen.notice {
        Notice::Dealt { .. } => seen.secret != Secret::Nothing,
        Notice::TurnStarted { .. }
        | Notice::TilesGiven { .. }
        | Notice::ReliefEnded { .. }
        | Notice::ChristmasDiscarded { .. } => false,
        Notice::SpeechAnswered { .. } => seen.secret != Secret::Nothing,
        Notice::Front(ref notice) => worth_telling_beside(notice, seen.secret),
        _ => true,
    }
}

/// Questions are on the screen of whoever is asked; so are the numbers of the Mission, and the hand that is up.
fn worth_telling_beside(notice: &FrontNotice, secret: Secret) -> bool {
    match notice {
        FrontNotice::HelpChosen { .. } => secret != Secret::Nothing,
        FrontNotice::ModifierSet { .. }
        | FrontNotice::MissionPrepared
        | FrontNotice::HelpOffered { .. }
        | FrontNotice::HelpAsked { .. }
        | FrontNotice::HelpInvited { .. }
        | FrontNotice::Declined { .. }
        | FrontNotice::OrdersDrawn { .. }
        | FrontNotice::IntensityAsked { .. }
        | FrontNotice::CancellationAsked { .. }
        | FrontNotice::RecruitTurn { .. }
        | FrontNotice::RecruitTurnEnded
        | FrontNotice::ChoiceAsked { .. }
        | FrontNotice::ChoiceEnded { .. }
        | FrontNotice::AnswerAsked { .. }
        | FrontNotice::RefillAsked { .. }
        | FrontNotice::HandPassed { .. }
        | FrontNotice::HandPutDown { .. }
        | FrontNotice::HandTakenUp { .. } => false,
        _ => true,
    }
}
