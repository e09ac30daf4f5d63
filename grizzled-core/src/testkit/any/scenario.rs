//! Games of *Armistice* that can be played and that nobody would print: any Orders, Recruits and Helping Hands, any plans.

use super::{Choose, any_deck_of};
use crate::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Duration, Effect, Face, HardKnock, HelpKind, HelpingHand,
    Order, OrderPlan, Recruit, RecruitPlan, Roster, What, When, Whom, armistice,
};
use crate::packs::vocabulary::Vocabulary;
use crate::play::Chance;
use crate::rules::scenario::SOLO_EXCLUDES;
use crate::rules::{HelpPlan, Seating, check_effect, check_help, check_order, check_recruit};
use crate::rules::{Rules, Scenario};
use crate::vocabulary::{RecruitSet, Threat};
use alloc::vec::Vec;

/// A scenario with a deck and a roster of its own, which may be one that cannot be played.
///
/// ```
/// use grizzled_core::{Seeded, testkit::any::any_draft};
///
/// let draft = any_draft(&mut Seeded::new(1914));
/// match draft.scenario().rules() {
///     Ok(rules) => assert_eq!(rules.trials(), draft.plan.trials),
///     Err(error) => println!("{error}"),
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The deck.
    pub deck: Vec<Face>,
    /// Orders, Recruits and Helping Hands.
    pub roster: Roster,
    /// All but the cards; its own deck and roster count for nothing.
    pub plan: Scenario<'static>,
}

impl Draft {
    /// The scenario.
    #[must_use]
    pub fn scenario(&self) -> Scenario<'_> {
        Scenario { deck: &self.deck, roster: &self.roster, ..self.plan }
    }
}

/// Any scenario of *Armistice* with any deck and with any Orders, Recruits and Helping Hands (CUSTOM-1); some of what it plans
/// may not fit together.
pub fn any_draft(chance: &mut impl Chance) -> Draft {
    let seating = chance.pick(&[Seating::OneEach, Seating::OneEach, Seating::Duo, Seating::Chaplain, Seating::Solo]);
    let knocks = HardKnock::ALL.into_iter().filter(|knock| seating != Seating::Solo || !SOLO_EXCLUDES.contains(knock));
    let deck = any_deck_of(&knocks.collect::<Vec<_>>(), true, chance);
    let roster = any_roster(chance);
    let seats = match seating {
        Seating::OneEach => 3 + chance.less_than(3) as u8,
        Seating::Duo => 4,
        Seating::Chaplain => 2,
        Seating::Solo => 3,
    };
    let usual = Scenario::armistice(seats, &armistice::DECK, &armistice::ROSTER);
    let trials = 1 + chance.less_than(deck.len() - 1) as u8;
    let plan = with_modules(Scenario { seating, trials, ..usual }, &roster, chance);
    Draft { deck, roster, plan }
}

/// The rules of a game of *Armistice* with any deck and with any Orders, Recruits and Helping Hands (CUSTOM-1).
pub fn any_armistice(chance: &mut impl Chance) -> Rules {
    loop {
        // What does not fit together is drawn anew.
        if let Ok(rules) = any_draft(chance).scenario().rules() {
            return rules;
        }
    }
}

fn with_modules(scenario: Scenario<'static>, roster: &Roster, chance: &mut impl Chance) -> Scenario<'static> {
    let solo = scenario.seating == Seating::Solo;
    let scenario = Scenario {
        morale: chance.one_in(2).then(|| 1 + chance.less_than(40) as u8),
        speeches: if solo { 0 } else { chance.less_than(6) as u8 },
        speech_returns: chance.one_in(2),
        traps: !chance.one_in(4),
        drop_most: chance.pick(&[None, Some(1), Some(6), Some(7)]),
        hand_limit: chance.pick(&[None, Some(13)]),
        effects: core::array::from_fn(|_| chance.one_in(4).then(|| any_chapter_effect(chance))),
        ..scenario
    };
    if solo {
        return scenario;
    }
    let (orders, recruits) = (roster.orders(), roster.recruits());
    let many_orders = chance.less_than(usize::from(orders.len()) + 1);
    let wanted = chance.less_than(usize::from(recruits.len()) + 1) as u8;
    Scenario {
        given_intensity: chance.one_in(4).then(|| 1 + chance.less_than(5) as u8),
        orders: OrderPlan { given: orders.iter().take(many_orders).collect(), ..OrderPlan::NONE },
        recruits: RecruitPlan { wanted, from: RecruitSet::first(u8::MAX) },
        help: chance.pick(&[HelpPlan::None, HelpPlan::DrawTwo, HelpPlan::DrawTwo]),
        ..scenario
    }
}

fn any_roster(chance: &mut impl Chance) -> Roster {
    let orders: Vec<Order> = (0..chance.less_than(14)).map(|_| any_order(chance)).collect();
    let recruits: Vec<Recruit> = (0..chance.less_than(6)).map(|_| any_recruit(chance)).collect();
    let help: Vec<HelpingHand> = (0..10 + chance.less_than(10)).map(|_| any_help(chance)).collect();
    Roster::new(orders, recruits, help)
}

/// The first of any such cards that can be played.
fn playable<T>(mut any: impl FnMut() -> T, check: impl Fn(&T) -> bool) -> T {
    loop {
        let card = any();
        if check(&card) {
            return card;
        }
    }
}

pub(super) fn any_order(chance: &mut impl Chance) -> Order {
    let any = || Order {
        difficulty: chance.pick(&[Difficulty::Easy, Difficulty::Normal, Difficulty::Hard]),
        intensity: core::array::from_fn(|_| 1 + chance.less_than(5) as u8),
        effect: any_effect(chance),
        cancellation: any_cancellation(chance),
    };
    playable(any, |order| check_order(order).is_ok())
}

fn any_cancellation(chance: &mut impl Chance) -> Cancellation {
    match chance.less_than(8) {
        0 => Cancellation::DrawOnWithdrawal(1 + chance.less_than(4) as u8),
        1 => Cancellation::KnockPlayed,
        2 => Cancellation::SpeechMade,
        3 => Cancellation::CharmAgainst(chance.any_threat()),
        4 => Cancellation::MissionSucceeded,
        _ => Cancellation::EndOfMission,
    }
}

pub(super) fn any_recruit(chance: &mut impl Chance) -> Recruit {
    // What it does and what it pays are drawn apart, for both have to fit.
    let effect = playable(|| any_effect(chance), |effect| check_effect(crate::rules::Bearer::Recruit, effect).is_ok());
    let advantage =
        playable(|| any_effect(chance), |effect| check_effect(crate::rules::Bearer::Advantage, effect).is_ok());
    let (hand, tokens) = (1 + chance.less_than(5) as u8, chance.less_than(4) as u8);
    let recruit = Recruit { hand, tokens, effect, advantage };
    assert_eq!(check_recruit(&recruit), Ok(()));
    recruit
}

pub(super) fn any_help(chance: &mut impl Chance) -> HelpingHand {
    let any = || HelpingHand {
        kind: chance.pick(&[HelpKind::Action, HelpKind::Event, HelpKind::Event, HelpKind::Friendship]),
        effect: if chance.one_in(2) { any_effect(chance) } else { any_deed(chance) },
    };
    playable(any, |help| check_help(help).is_ok())
}

pub(super) fn any_chapter_effect(chance: &mut impl Chance) -> Effect {
    playable(|| any_effect(chance), |effect| check_effect(crate::rules::Bearer::Chapter, effect).is_ok())
}

/// Any effect, most of them fit for no card.
fn any_effect(chance: &mut impl Chance) -> Effect {
    let whom = [
        Whom::Table,
        Whom::Table,
        Whom::Holder,
        Whom::Leader,
        Whom::Active,
        Whom::EachSeat,
        Whom::Chosen,
        Whom::Friends,
    ];
    let effect = Effect::once(any_moment(chance), any_what(chance)).of(chance.pick(&whom));
    let amount = chance.pick(&[1, 1, 1, 2, 3, 4, -1, -2]);
    let lasts = chance.pick(&[Duration::Once, Duration::Mission, Duration::InPlay]);
    any_choice(Effect { amount, lasts, ..effect }, chance)
}

/// Who chooses, where there is a choice, and whether it may be declined.
fn any_choice(effect: Effect, chance: &mut impl Chance) -> Effect {
    let chooser = chance.pick(&[Chooser::Holder, Chooser::Leader]);
    let optional = !chance.one_in(4);
    if effect.leaves_a_choice() { Effect { optional, ..effect.chosen_by(chooser) } } else { effect }
}

/// Any effect that happens once, which few of those are.
fn any_deed(chance: &mut impl Chance) -> Effect {
    let what = chance.pick(&DEEDS);
    let whom = chance.pick(&[Whom::Holder, Whom::Table, Whom::Chosen]);
    any_choice(Effect { lasts: Duration::Once, ..Effect::once(any_moment(chance), what).of(whom) }, chance)
}

/// Any moment, all the time twice as often as another.
fn any_moment(chance: &mut impl Chance) -> When {
    When::WORDS[chance.less_than(When::WORDS.len() + 1).saturating_sub(1)].value
}

fn any_what(chance: &mut impl Chance) -> What {
    let threat = chance.any_threat();
    match chance.less_than(9) {
        0 => What::Harmless(threat),
        1 => What::Added(threat),
        2 => What::BarPlay(any_kind(threat, chance)),
        3 => What::BarWithdrawal(any_condition(chance)),
        4 => What::ForceWithdrawal(any_condition(chance)),
        5 | 6 => chance.pick(&DEEDS),
        _ => chance.pick(&STANDING),
    }
}

const STANDING: [What; 19] = [
    What::NoCharms,
    What::NoSpeeches,
    What::FreeSpeeches,
    What::NoSupport,
    What::MirroredSupport,
    What::NoTraps,
    What::FailAt,
    What::IntensityExactly,
    What::IntensityAtMost,
    What::IntensityMore,
    What::ExtraDraws,
    What::DropMore,
    What::DropAtMost,
    What::HandLimitMore,
    What::ReliefMore,
    What::MoralePerKnock,
    What::Burden,
    What::DealAll,
    What::Posthumous,
];

const DEEDS: [What; 13] = [
    What::Draw,
    What::RecoverCharm,
    What::GainSpeech,
    What::DiscardKnock,
    What::DiscardCard,
    What::ClearCard,
    What::GiveCard,
    What::ExchangeCards,
    What::LookAtTrials,
    What::ReturnCard,
    What::CancelOrder,
    What::SendRecruitHome,
    What::CancelTrap,
];

fn any_kind(threat: Threat, chance: &mut impl Chance) -> CardKind {
    chance.pick(&[CardKind::HardKnocks, CardKind::Traps, CardKind::Bearing(threat)])
}

fn any_condition(chance: &mut impl Chance) -> Condition {
    let all = [Condition::CardsInHand, Condition::EmptyHand, Condition::ThreatActive, Condition::FewWithdrawn];
    chance.pick(&all)
}
