//! Events of the modules, with anything in them.

use super::Choose;
use crate::play::Chance;
use crate::vocabulary::{Modifier, OrderSet, Pause, RecruitSet};
use crate::vocabulary::{Notice, Seat, Secret};
use alloc::vec;
use alloc::vec::Vec;

/// Any notice of a module.
pub(super) fn any_module_notice(chance: &mut impl Chance) -> Notice {
    match chance.less_than(6) {
        0 => of_help(chance),
        1 => of_orders(chance),
        2 => of_recruits(chance),
        3 => of_choices(chance),
        4 => of_hands(chance),
        _ => of_one_or_two(chance),
    }
}

fn of_help(chance: &mut impl Chance) -> Notice {
    let (seat, help) = (chance.any_seat(), chance.any_help());
    match chance.less_than(7) {
        0 => Notice::HelpOffered { seat },
        1 => Notice::HelpAsked { seats: chance.any_seats() },
        2 => Notice::HelpChosen { seat },
        3 => Notice::HelpHeld { seat, help },
        4 => Notice::HelpUsed { seat, help },
        5 => Notice::HelpInvited { seat, pause: chance.pick(&Pause::ALL) },
        _ => Notice::Declined { seat },
    }
}

fn of_orders(chance: &mut impl Chance) -> Notice {
    let (seat, order, yes, n) = (chance.any_seat(), chance.any_order(), chance.one_in(2), chance.any_number());
    match chance.less_than(9) {
        8 => Notice::OrderPutBack { seat },
        0 => Notice::OrdersSet { orders: n },
        1 => Notice::OrdersDrawn { seat },
        2 => Notice::OrderChosen { seat, order, returned: yes },
        3 => Notice::OrderDiscarded { order, cancelled: yes },
        4 => Notice::IntensityAsked { seat },
        5 => Notice::IntensityGiven { intensity: n },
        6 => Notice::CancellationAsked { seat, draws: n },
        _ => Notice::ModifierSet { modifier: chance.pick(&Modifier::ALL), value: n },
    }
}

fn of_recruits(chance: &mut impl Chance) -> Notice {
    let (seat, recruit, card, n) = (chance.any_seat(), chance.any_recruit(), chance.any_card(), chance.any_number());
    match chance.less_than(9) {
        0 => Notice::RecruitsSet { recruits: n },
        1 => Notice::RecruitTurnedUp { recruit },
        2 => Notice::RecruitArrived { recruit, after: seat, tokens: n },
        3 => Notice::RecruitDrew { card },
        4 => Notice::RecruitTurn { leader: seat },
        5 => Notice::RecruitWithdrew,
        6 => Notice::RecruitLeft { recruit, sent_home: chance.one_in(2) },
        7 => Notice::RecruitDiscarded { card },
        _ => Notice::RecruitTurnEnded,
    }
}

fn of_choices(chance: &mut impl Chance) -> Notice {
    let (seat, card) = (chance.any_seat(), chance.any_card());
    match chance.less_than(6) {
        0 => {
            let pause = (!chance.one_in(2)).then(|| chance.pick(&Pause::ALL));
            Notice::ChoiceAsked { seat, source: chance.any_source(), left: chance.any_number(), pause }
        }
        1 => Notice::ChoiceEnded { seat },
        2 => Notice::CardDiscarded { seat, card },
        3 => Notice::CardCleared { card },
        4 => Notice::CardReturned { seat },
        _ => Notice::TrialsSeen { seat, cards: chance.any_number() },
    }
}

fn of_hands(chance: &mut impl Chance) -> Notice {
    let (from, to) = (chance.any_seat(), chance.any_seat());
    match chance.less_than(4) {
        0 => Notice::CardGiven { from, to },
        1 => Notice::HandPassed { from, to },
        2 => Notice::HandPutDown { seat: from },
        _ => Notice::HandTakenUp { seat: from },
    }
}

fn of_one_or_two(chance: &mut impl Chance) -> Notice {
    let seat = chance.any_seat();
    match chance.less_than(8) {
        0 => Notice::RefillAsked { seat },
        1 => Notice::RefillDeclined { seat },
        2 => Notice::SoloSupport { seat: chance.one_in(2).then_some(seat) },
        3 => Notice::SoloTilesShuffled,
        4 => Notice::AnswerAsked { seat },
        5 => Notice::FreeSpeech { seat },
        6 => Notice::TrapCancelled { by_luck: chance.one_in(2) },
        _ => Notice::MissionPrepared,
    }
}

/// Any secret that only games with modules have.
pub(super) fn any_module_secret(chance: &mut impl Chance) -> Secret {
    match chance.less_than(7) {
        0 => Secret::Unseen(chance.any_card()),
        1 => Secret::Hand(chance.any_pile()),
        2 => Secret::Orders(chance.any_order(), chance.any_order()),
        3 => Secret::OrderDeck((0..chance.less_than(41)).map(|_| chance.any_order()).collect::<OrderSet>()),
        4 => Secret::RecruitDeck((0..chance.less_than(25)).map(|_| chance.any_recruit()).collect::<RecruitSet>()),
        5 => Secret::Help(chance.any_help(), chance.any_help()),
        _ => Secret::Kept(chance.any_help()),
    }
}

/// A secret of the kind that goes with the notice.
pub(super) fn fitting_module_secret(notice: &Notice, chance: &mut impl Chance) -> Secret {
    match notice {
        Notice::OrdersSet { .. } => Secret::OrderDeck((0..12).map(|_| chance.any_order()).collect()),
        Notice::RecruitsSet { .. } => Secret::RecruitDeck((0..5).map(|_| chance.any_recruit()).collect()),
        Notice::OrdersDrawn { .. } => Secret::Orders(chance.any_order(), chance.any_order()),
        Notice::HelpOffered { .. } => Secret::Help(chance.any_help(), chance.any_help()),
        Notice::HelpChosen { .. } => Secret::Kept(chance.any_help()),
        Notice::CardGiven { .. } | Notice::CardReturned { .. } => Secret::Card(chance.any_card()),
        Notice::TrialsSeen { .. } => Secret::Order(chance.any_pile()),
        Notice::HandPassed { .. } | Notice::HandTakenUp { .. } => Secret::Hand(chance.any_pile()),
        _ => Secret::Nothing,
    }
}

/// The seats whose hand a client sees otherwise from here on, if it believes this (SOLO-3, DUO-2).
pub(in crate::testkit) fn hands_shown(notice: &Notice) -> Vec<Seat> {
    match *notice {
        Notice::HandPutDown { seat } | Notice::HandTakenUp { seat } => vec![seat],
        Notice::HandPassed { from, to } => vec![from, to],
        _ => Vec::new(),
    }
}
