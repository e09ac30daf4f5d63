//! Events beside the Trials, to C.

use super::NONE;
use super::parts::{BLANK, by, flag};
use crate::codes::*;
use crate::layout::CEvent;
use grizzled_core::Seat;
use grizzled_core::vocabulary::{FrontNotice, Pause};

/// What all see of the event.
pub(super) fn about_front(notice: &FrontNotice) -> CEvent {
    match *notice {
        FrontNotice::HelpOffered { seat }
        | FrontNotice::HelpChosen { seat }
        | FrontNotice::Declined { seat }
        | FrontNotice::OrdersDrawn { seat }
        | FrontNotice::IntensityAsked { seat }
        | FrontNotice::RecruitTurn { leader: seat }
        | FrontNotice::CardReturned { seat }
        | FrontNotice::RefillAsked { seat }
        | FrontNotice::RefillDeclined { seat }
        | FrontNotice::HandPutDown { seat }
        | FrontNotice::HandTakenUp { seat }
        | FrontNotice::AnswerAsked { seat }
        | FrontNotice::FreeSpeech { seat }
        | FrontNotice::ChoiceEnded { seat }
        | FrontNotice::OrderPutBack { seat } => of(seat),
        FrontNotice::CancellationAsked { seat, draws: amount } | FrontNotice::TrialsSeen { seat, cards: amount } => {
            CEvent { amount, ..of(seat) }
        }
        FrontNotice::HelpAsked { seats } => CEvent { seats: seats.bits(), ..BLANK },
        FrontNotice::HelpInvited { seat, pause } => CEvent { pause: pause.number(), ..of(seat) },
        FrontNotice::OrdersSet { orders: amount }
        | FrontNotice::RecruitsSet { recruits: amount }
        | FrontNotice::IntensityGiven { intensity: amount } => CEvent { amount, ..BLANK },
        FrontNotice::ModifierSet { modifier, value: amount } => CEvent { modifier: modifier.number(), amount, ..BLANK },
        FrontNotice::ChoiceAsked { seat, source, left: amount, pause } => {
            by(source, CEvent { amount, pause: pause.map_or(NONE, Pause::number), ..of(seat) })
        }
        FrontNotice::CardGiven { from, to } | FrontNotice::HandPassed { from, to } => {
            CEvent { to: to.number(), ..of(from) }
        }
        FrontNotice::SoloSupport { seat } => CEvent { to: seat.map_or(NONE, Seat::number), ..BLANK },
        FrontNotice::RecruitWithdrew
        | FrontNotice::SoloTilesShuffled
        | FrontNotice::RecruitTurnEnded
        | FrontNotice::MissionPrepared => BLANK,
        _ => about_named_cards(notice),
    }
}

const fn of(seat: Seat) -> CEvent {
    CEvent { seat: seat.number(), ..BLANK }
}

/// Events that name a card: an Order, a Recruit, a Helping Hand or a Trial.
fn about_named_cards(notice: &FrontNotice) -> CEvent {
    match *notice {
        FrontNotice::HelpHeld { seat, help } | FrontNotice::HelpUsed { seat, help } => {
            CEvent { front_card: help.number(), ..of(seat) }
        }
        FrontNotice::OrderChosen { seat, order, returned } => {
            CEvent { front_card: order.number(), flags: flag(returned, GRZ_FLAG_RETURNED), ..of(seat) }
        }
        FrontNotice::OrderDiscarded { order, cancelled } => {
            CEvent { front_card: order.number(), flags: flag(cancelled, GRZ_FLAG_EARLY), ..BLANK }
        }
        FrontNotice::RecruitTurnedUp { recruit } => CEvent { front_card: recruit.number(), ..BLANK },
        FrontNotice::RecruitArrived { recruit, after, tokens } => {
            CEvent { front_card: recruit.number(), to: after.number(), amount: tokens, ..BLANK }
        }
        FrontNotice::RecruitLeft { recruit, sent_home } => {
            CEvent { front_card: recruit.number(), flags: flag(sent_home, GRZ_FLAG_EARLY), ..BLANK }
        }
        FrontNotice::TrapCancelled { by_luck } => CEvent { flags: flag(by_luck, GRZ_FLAG_BY_LUCK), ..BLANK },
        FrontNotice::CardDiscarded { seat, card } => CEvent { card: card.number(), ..of(seat) },
        FrontNotice::RecruitDrew { card }
        | FrontNotice::CardCleared { card }
        | FrontNotice::RecruitDiscarded { card } => CEvent { card: card.number(), ..BLANK },
        _ => BLANK,
    }
}
