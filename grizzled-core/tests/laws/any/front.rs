//! Events beside the Trials, with anything in them.

use super::Choose;
use grizzled_core::vocabulary::{FrontNotice, Modifier, OrderSet, Pause, RecruitSet};
use grizzled_core::{Chance, Seat, Secret};

/// Any notice beside the Trials.
pub(crate) fn any_front_notice(chance: &mut impl Chance) -> FrontNotice {
    match chance.less_than(6) {
        0 => of_help(chance),
        1 => of_orders(chance),
        2 => of_recruits(chance),
        3 => of_choices(chance),
        4 => of_hands(chance),
        _ => of_one_or_two(chance),
    }
}

fn of_help(chance: &mut impl Chance) -> FrontNotice {
    let (seat, help) = (chance.any_seat(), chance.any_help());
    match chance.less_than(7) {
        0 => FrontNotice::HelpOffered { seat },
        1 => FrontNotice::HelpAsked { seats: chance.any_seats() },
        2 => FrontNotice::HelpChosen { seat },
        3 => FrontNotice::HelpHeld { seat, help },
        4 => FrontNotice::HelpUsed { seat, help },
        5 => FrontNotice::HelpInvited { seat, pause: chance.pick(&Pause::ALL) },
        _ => FrontNotice::Declined { seat },
    }
}

fn of_orders(chance: &mut impl Chance) -> FrontNotice {
    let (seat, order, yes, n) = (chance.any_seat(), chance.any_order(), chance.one_in(2), chance.any_number());
    match chance.less_than(9) {
        8 => FrontNotice::OrderPutBack { seat },
        0 => FrontNotice::OrdersSet { orders: n },
        1 => FrontNotice::OrdersDrawn { seat },
        2 => FrontNotice::OrderChosen { seat, order, returned: yes },
        3 => FrontNotice::OrderDiscarded { order, cancelled: yes },
        4 => FrontNotice::IntensityAsked { seat },
        5 => FrontNotice::IntensityGiven { intensity: n },
        6 => FrontNotice::CancellationAsked { seat, draws: n },
        _ => FrontNotice::ModifierSet { modifier: chance.pick(&Modifier::ALL), value: n },
    }
}

fn of_recruits(chance: &mut impl Chance) -> FrontNotice {
    let (seat, recruit, card, n) = (chance.any_seat(), chance.any_recruit(), chance.any_card(), chance.any_number());
    match chance.less_than(9) {
        0 => FrontNotice::RecruitsSet { recruits: n },
        1 => FrontNotice::RecruitTurnedUp { recruit },
        2 => FrontNotice::RecruitArrived { recruit, after: seat, tokens: n },
        3 => FrontNotice::RecruitDrew { card },
        4 => FrontNotice::RecruitTurn { leader: seat },
        5 => FrontNotice::RecruitWithdrew,
        6 => FrontNotice::RecruitLeft { recruit, sent_home: chance.one_in(2) },
        7 => FrontNotice::RecruitDiscarded { card },
        _ => FrontNotice::RecruitTurnEnded,
    }
}

fn of_choices(chance: &mut impl Chance) -> FrontNotice {
    let (seat, card) = (chance.any_seat(), chance.any_card());
    match chance.less_than(6) {
        0 => {
            let pause = (!chance.one_in(2)).then(|| chance.pick(&Pause::ALL));
            FrontNotice::ChoiceAsked { seat, source: chance.any_source(), left: chance.any_number(), pause }
        }
        1 => FrontNotice::ChoiceEnded { seat },
        2 => FrontNotice::CardDiscarded { seat, card },
        3 => FrontNotice::CardCleared { card },
        4 => FrontNotice::CardReturned { seat },
        _ => FrontNotice::TrialsSeen { seat, cards: chance.any_number() },
    }
}

fn of_hands(chance: &mut impl Chance) -> FrontNotice {
    let (from, to) = (chance.any_seat(), chance.any_seat());
    match chance.less_than(4) {
        0 => FrontNotice::CardGiven { from, to },
        1 => FrontNotice::HandPassed { from, to },
        2 => FrontNotice::HandPutDown { seat: from },
        _ => FrontNotice::HandTakenUp { seat: from },
    }
}

fn of_one_or_two(chance: &mut impl Chance) -> FrontNotice {
    let seat = chance.any_seat();
    match chance.less_than(8) {
        0 => FrontNotice::RefillAsked { seat },
        1 => FrontNotice::RefillDeclined { seat },
        2 => FrontNotice::SoloSupport { seat: chance.one_in(2).then_some(seat) },
        3 => FrontNotice::SoloTilesShuffled,
        4 => FrontNotice::AnswerAsked { seat },
        5 => FrontNotice::FreeSpeech { seat },
        6 => FrontNotice::TrapCancelled { by_luck: chance.one_in(2) },
        _ => FrontNotice::MissionPrepared,
    }
}

/// Any secret that only games with modules have.
pub(crate) fn any_front_secret(chance: &mut impl Chance) -> Secret {
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
pub(crate) fn fitting_front_secret(notice: &FrontNotice, chance: &mut impl Chance) -> Secret {
    match notice {
        FrontNotice::OrdersSet { .. } => Secret::OrderDeck((0..12).map(|_| chance.any_order()).collect()),
        FrontNotice::RecruitsSet { .. } => Secret::RecruitDeck((0..5).map(|_| chance.any_recruit()).collect()),
        FrontNotice::OrdersDrawn { .. } => Secret::Orders(chance.any_order(), chance.any_order()),
        FrontNotice::HelpOffered { .. } => Secret::Help(chance.any_help(), chance.any_help()),
        FrontNotice::HelpChosen { .. } => Secret::Kept(chance.any_help()),
        FrontNotice::CardGiven { .. } | FrontNotice::CardReturned { .. } => Secret::Card(chance.any_card()),
        FrontNotice::TrialsSeen { .. } => Secret::Order(chance.any_pile()),
        FrontNotice::HandPassed { .. } | FrontNotice::HandTakenUp { .. } => Secret::Hand(chance.any_pile()),
        _ => Secret::Nothing,
    }
}

/// The seats whose hand a client sees otherwise from here on, if it believes this (SOLO-3, DUO-2).
pub(crate) fn hands_shown(notice: &FrontNotice) -> Vec<Seat> {
    match *notice {
        FrontNotice::HandPutDown { seat } | FrontNotice::HandTakenUp { seat } => vec![seat],
        FrontNotice::HandPassed { from, to } => vec![from, to],
        _ => Vec::new(),
    }
}
