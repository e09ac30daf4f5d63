//! Events beside the Trials, to C.

use super::NONE;
use super::parts::{BLANK, by, flag};
use crate::codes::*;
use crate::layout::CEvent;
use grizzled_core::vocabulary::Pause;
use grizzled_core::{Notice, Seat};

/// What all see of the event.
pub(super) fn about_front(notice: &Notice) -> CEvent {
    match *notice {
        Notice::HelpOffered { seat }
        | Notice::HelpChosen { seat }
        | Notice::Declined { seat }
        | Notice::OrdersDrawn { seat }
        | Notice::IntensityAsked { seat }
        | Notice::RecruitTurn { leader: seat }
        | Notice::CardReturned { seat }
        | Notice::RefillAsked { seat }
        | Notice::RefillDeclined { seat }
        | Notice::HandPutDown { seat }
        | Notice::HandTakenUp { seat }
        | Notice::AnswerAsked { seat }
        | Notice::FreeSpeech { seat }
        | Notice::ChoiceEnded { seat }
        | Notice::OrderPutBack { seat } => of(seat),
        Notice::CancellationAsked { seat, draws: amount } | Notice::TrialsSeen { seat, cards: amount } => {
            CEvent { amount, ..of(seat) }
        }
        Notice::HelpAsked { seats } => CEvent { seats: seats.bits(), ..BLANK },
        Notice::HelpInvited { seat, pause } => CEvent { pause: pause.number(), ..of(seat) },
        Notice::OrdersSet { orders: amount }
        | Notice::RecruitsSet { recruits: amount }
        | Notice::IntensityGiven { intensity: amount } => CEvent { amount, ..BLANK },
        Notice::ModifierSet { modifier, value: amount } => CEvent { modifier: modifier.number(), amount, ..BLANK },
        Notice::ChoiceAsked { seat, source, left: amount, pause } => {
            by(source, CEvent { amount, pause: pause.map_or(NONE, Pause::number), ..of(seat) })
        }
        Notice::CardGiven { from, to } | Notice::HandPassed { from, to } => CEvent { to: to.number(), ..of(from) },
        Notice::SoloSupport { seat } => CEvent { to: seat.map_or(NONE, Seat::number), ..BLANK },
        Notice::RecruitWithdrew | Notice::SoloTilesShuffled | Notice::RecruitTurnEnded | Notice::MissionPrepared => {
            BLANK
        }
        _ => about_named_cards(notice),
    }
}

const fn of(seat: Seat) -> CEvent {
    CEvent { seat: seat.number(), ..BLANK }
}

/// Events that name a card: an Order, a Recruit, a Helping Hand or a Trial.
fn about_named_cards(notice: &Notice) -> CEvent {
    match *notice {
        Notice::HelpHeld { seat, help } | Notice::HelpUsed { seat, help } => {
            CEvent { front_card: help.number(), ..of(seat) }
        }
        Notice::OrderChosen { seat, order, returned } => {
            CEvent { front_card: order.number(), flags: flag(returned, GRZ_FLAG_RETURNED), ..of(seat) }
        }
        Notice::OrderDiscarded { order, cancelled } => {
            CEvent { front_card: order.number(), flags: flag(cancelled, GRZ_FLAG_EARLY), ..BLANK }
        }
        Notice::RecruitTurnedUp { recruit } => CEvent { front_card: recruit.number(), ..BLANK },
        Notice::RecruitArrived { recruit, after, tokens } => {
            CEvent { front_card: recruit.number(), to: after.number(), amount: tokens, ..BLANK }
        }
        Notice::RecruitLeft { recruit, sent_home } => {
            CEvent { front_card: recruit.number(), flags: flag(sent_home, GRZ_FLAG_EARLY), ..BLANK }
        }
        Notice::TrapCancelled { by_luck } => CEvent { flags: flag(by_luck, GRZ_FLAG_BY_LUCK), ..BLANK },
        Notice::CardDiscarded { seat, card } => CEvent { card: card.number(), ..of(seat) },
        Notice::RecruitDrew { card } | Notice::CardCleared { card } | Notice::RecruitDiscarded { card } => {
            CEvent { card: card.number(), ..BLANK }
        }
        _ => BLANK,
    }
}
