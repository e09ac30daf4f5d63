//! Section 14: what cards may do, so that every game ends (TERM-1, PACK-1).

use super::kit::*;
use super::*;
use grizzled_core::cards::Duration;
use grizzled_core::packs::vocabulary::Vocabulary;
use grizzled_core::rules::{CardError, Level, RulesError, check_effect, check_help, check_order, check_recruit};

const ACTION: Bearer = Bearer::Help(HelpKind::Action);
const EVENT: Bearer = Bearer::Help(HelpKind::Event);
const FRIENDSHIP: Bearer = Bearer::Help(HelpKind::Friendship);

/// The cards whose effects are not used up.
const LASTING: [Bearer; 3] = [FRIENDSHIP, Bearer::Recruit, Bearer::Chapter];

/// The moments at which a card of this kind may do this once.
fn moments(bearer: Bearer, what: What, whom: Whom) -> Vec<When> {
    let fits = |when: &When| check_effect(bearer, &choosing(bearer, Effect::once(*when, what).of(whom))).is_ok();
    When::WORDS.iter().map(|word| word.value).filter(fits).collect()
}

const PAUSES: [When; 6] =
    [When::MissionStart, When::AfterDeal, When::Trap, When::Failure, When::Support, When::MoraleDrop];

/// TERM-1: the morale drop is never below one: no card takes more than two off, or caps it below three.
#[test]
fn term_1_no_card_takes_more_than_two_off_the_drop() {
    let fewer = |amount| check_effect(FRIENDSHIP, &lasting(What::DropMore).times(amount));
    assert_eq!((fewer(-2), fewer(3)), (Ok(()), Ok(())));
    let out_of_bounds = Err(CardError::Amount { least: -2, most: 3 });
    assert_eq!((fewer(-3), fewer(4)), (out_of_bounds, out_of_bounds));
    let capped = |amount| check_effect(Bearer::Chapter, &lasting(What::DropAtMost).times(amount));
    assert_eq!(capped(3), Ok(()));
    assert_eq!(capped(2), Err(CardError::Amount { least: 3, most: 12 }));
}

/// TERM-1: nor do several together take it below one.
#[test]
fn term_1_several_together_leave_a_drop_of_one() {
    let less = friendship(lasting(What::DropMore).times(-2));
    let scene = help_for(3, &[less; 3]).help(0, &[h(0), h(1), h(2)]).withdrawn(1, None).withdrawn(2, None);
    let mut scene = scene.trials(&[pair(Rain, Shell)]).begin();
    scene.when(0, withdraw(Left));
    assert!(came(&scene, dropped(1)));
}

/// TERM-1: a charm is restored by what is used up: Helping Hands that are not Friendships, an advantage, an Order that
/// comes.
#[test]
fn term_1_a_charm_is_restored_by_single_use_alone() {
    for bearer in LASTING {
        assert_eq!(moments(bearer, What::RecoverCharm, Whom::Holder), [], "{bearer:?}");
    }
    for order in [Bearer::Order, Bearer::StandingOrder] {
        assert_eq!(moments(order, What::RecoverCharm, Whom::Leader), [When::MissionStart]);
    }
    assert_eq!(moments(ACTION, What::RecoverCharm, Whom::Chosen), [When::Turn]);
    assert_eq!(moments(EVENT, What::RecoverCharm, Whom::Chosen), PAUSES);
    assert_eq!(moments(Bearer::Advantage, What::RecoverCharm, Whom::Chosen), [When::Departure]);
}

/// TERM-1: so is a Speech gained in mid-Mission.
#[test]
fn term_1_a_speech_is_gained_by_single_use_alone() {
    for bearer in LASTING {
        assert_eq!(moments(bearer, What::GainSpeech, Whom::Leader), [], "{bearer:?}");
    }
    for order in [Bearer::Order, Bearer::StandingOrder] {
        assert_eq!(moments(order, What::GainSpeech, Whom::Leader), [When::MissionStart]);
    }
    assert_eq!(moments(ACTION, What::GainSpeech, Whom::Holder), [When::Turn]);
    assert_eq!(moments(EVENT, What::GainSpeech, Whom::Holder), PAUSES);
    assert_eq!(moments(Bearer::Advantage, What::GainSpeech, Whom::Leader), [When::Departure]);
}

/// TERM-1: what undoes a failure when it comes is an Event, which is used up.
#[test]
fn term_1_a_failure_is_undone_by_single_use_alone() {
    let undoes = Effect::this_mission(When::Failure, What::FailAt);
    assert_eq!(check_effect(EVENT, &undoes), Ok(()));
    for bearer in [ACTION, FRIENDSHIP, Bearer::Recruit, Bearer::Chapter, Bearer::Order, Bearer::StandingOrder] {
        assert_eq!(check_effect(bearer, &undoes), Err(CardError::Moment), "{bearer:?}");
    }
    for bearer in LASTING {
        assert_eq!(moments(bearer, What::ClearCard, Whom::Table), [], "{bearer:?}");
    }
}

/// TERM-1: cards enter Trials in mid-Mission only by what is used up.
#[test]
fn term_1_cards_enter_trials_by_single_use_alone() {
    let per_knock = lasting(What::MoralePerKnock);
    for bearer in [FRIENDSHIP, Bearer::Recruit, Bearer::Chapter, Bearer::StandingOrder] {
        assert_eq!(check_effect(bearer, &per_knock), Err(CardError::NotSingleUse), "{bearer:?}");
    }
    assert_eq!(check_effect(Bearer::Order, &per_knock), Ok(()));
    for (bearer, when) in [(ACTION, When::Turn), (EVENT, When::MissionStart)] {
        assert_eq!(check_effect(bearer, &Effect::this_mission(when, What::MoralePerKnock)), Ok(()));
    }
    for bearer in [FRIENDSHIP, Bearer::Recruit, Bearer::Chapter, Bearer::Advantage, Bearer::Order] {
        assert_eq!(moments(bearer, What::ReturnCard, Whom::Holder), [], "{bearer:?}");
    }
}

/// TERM-1: a Friendship and a Recruit do nothing once, which they could do again and again.
#[test]
fn term_1_friendships_and_recruits_only_last() {
    let deeds = [
        (What::Draw, Whom::Holder),
        (What::DiscardKnock, Whom::Chosen),
        (What::DiscardCard, Whom::Holder),
        (What::GiveCard, Whom::Holder),
        (What::ExchangeCards, Whom::Holder),
        (What::LookAtTrials, Whom::Holder),
        (What::CancelOrder, Whom::Table),
        (What::SendRecruitHome, Whom::Table),
        (What::CancelTrap, Whom::Table),
    ];
    for (what, whom) in deeds {
        for bearer in LASTING {
            for when in When::WORDS.iter().map(|word| word.value) {
                let refused = check_effect(bearer, &Effect::once(when, what).of(whom));
                assert_eq!(refused, Err(CardError::Moment), "{bearer:?} {when:?} {what:?}");
            }
        }
    }
}

/// TERM-1: a Speech that costs nothing comes once for each seat in a Mission, and again in the next.
#[test]
fn term_1_free_speeches_have_a_limit_for_each_mission() {
    let scene = help_for(3, &[friendship(lasting(What::FreeSpeeches))]).help(0, &[h(0)]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).trials(&[pair(Rain, Shell)]).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.refused(0, Command::Speech(Night)), because(Reason::NoSpeech, RuleId::ActSpeech));
    scene.when(0, withdraw(Left));
    scene.when(1, Command::Intensity(1));
    scene.when(1, withdraw(Left));
    scene.when(2, withdraw(Left));
    assert!(can_speak(&scene, 0));
}

/// PACK-1, TERM-1: what is done once lasts no longer, and what a Helping Hand changes ends with the Mission.
#[test]
fn term_1_effects_last_as_their_cards_do() {
    let draw = Effect::once(When::Turn, What::Draw).of(Whom::Holder);
    for lasts in [Duration::Mission, Duration::InPlay] {
        assert_eq!(check_effect(ACTION, &Effect { lasts, ..draw }), Err(CardError::Duration));
    }
    for (bearer, when) in [(ACTION, When::Turn), (EVENT, When::Support)] {
        for lasts in [Duration::Once, Duration::InPlay] {
            let effect = Effect { lasts, ..Effect::this_mission(when, What::NoSupport) };
            assert_eq!(check_effect(bearer, &effect), Err(CardError::Duration));
        }
    }
    for bearer in [Bearer::Order, Bearer::StandingOrder, FRIENDSHIP, Bearer::Recruit, Bearer::Chapter] {
        let effect = Effect { lasts: Duration::Mission, ..lasting(What::NoSupport) };
        assert_eq!(check_effect(bearer, &effect), Err(CardError::Duration), "{bearer:?}");
    }
}

/// PACK-1: effects that last are no advantage, an Action acts at a turn, an Event at a moment when holders are asked.
#[test]
fn term_1_effects_act_when_their_cards_do() {
    for when in When::WORDS.iter().map(|word| word.value) {
        let effect = Effect::this_mission(when, What::NoSupport);
        assert_eq!(check_effect(Bearer::Advantage, &effect), Err(CardError::Moment));
        assert_eq!(check_effect(ACTION, &effect).is_ok(), when == When::Turn, "{when:?}");
        // When Morale drops, Support is over.
        assert_eq!(check_effect(EVENT, &effect).is_ok(), PAUSES[..5].contains(&when), "{when:?}");
    }
}

/// PACK-1: an Event whose effect could change nothing any more before the next Mission is refused: Support is counted
/// before Morale drops, and what the Mission itself counts is over before Support. So is one that clears a card where
/// No Man's Land is always empty.
#[test]
fn pack_1_an_event_acts_before_what_it_changes() {
    let seats = |what| if what == What::Burden { Whom::EachSeat } else { Whom::Table };
    let fits = |when, what| {
        let amount = if what == What::DropAtMost { 4 } else { 1 };
        check_effect(EVENT, &Effect::this_mission(when, what).times(amount).of(seats(what)))
    };
    let at_the_drop = [What::DropMore, What::DropAtMost, What::HandLimitMore];
    let at_support = [What::NoSupport, What::MirroredSupport, What::ReliefMore, What::Burden, What::Posthumous];
    let before = [What::NoTraps, What::NoCharms, What::FailAt, What::Harmless(Night), What::MoralePerKnock];
    for what in at_the_drop.into_iter().chain(at_support).chain(before) {
        let (late, last) = (before.contains(&what), !at_the_drop.contains(&what));
        let expected = |over| if over { Err(CardError::Moment) } else { Ok(()) };
        assert_eq!(fits(When::Support, what), expected(late), "{what:?}");
        assert_eq!(fits(When::MoraleDrop, what), expected(last), "{what:?}");
        assert_eq!(fits(When::Failure, what), Ok(()), "{what:?}");
    }
    assert_eq!(moments(EVENT, What::ClearCard, Whom::Table), [When::Trap, When::Failure]);
}

/// WDR-1: a seat with an empty hand may always withdraw, so no card can bar that; it can demand it.
#[test]
fn wdr_1_no_card_bars_an_empty_hand() {
    let bars = lasting(What::BarWithdrawal(Condition::EmptyHand));
    for bearer in [FRIENDSHIP, Bearer::Recruit, Bearer::Chapter, Bearer::Order, Bearer::StandingOrder] {
        assert_eq!(check_effect(bearer, &bars), Err(CardError::NothingToBar), "{bearer:?}");
        let demands = lasting(What::ForceWithdrawal(Condition::EmptyHand));
        assert_eq!(check_effect(bearer, &demands), Ok(()), "{bearer:?}");
        assert_eq!(check_effect(bearer, &demands.times(2)), Err(CardError::Amount { least: 1, most: 1 }));
    }
}

/// ORD-4: an Order that is gone before its effect could act needs a cancellation condition.
#[test]
fn term_1_an_order_that_would_never_act() {
    let effects = [
        lasting(What::DropMore),
        lasting(What::DropAtMost).times(4),
        lasting(What::HandLimitMore),
        lasting(What::Burden).of(Whom::EachSeat),
        lasting(What::Posthumous),
    ];
    for effect in effects {
        assert_eq!(check_order(&order(effect)), Err(CardError::NeverActs), "{effect:?}");
        assert_eq!(check_order(&until(Cancellation::SpeechMade, effect)), Ok(()), "{effect:?}");
    }
}

/// PACK-1: an effect of nothing is none, and concerns the seats that it can concern.
#[test]
fn term_1_amounts_and_seats_fit() {
    let none = check_effect(FRIENDSHIP, &lasting(What::ExtraDraws).of(Whom::EachSeat).times(0));
    assert_eq!(none, Err(CardError::Amount { least: 1, most: 3 }));
    assert_eq!(check_effect(FRIENDSHIP, &lasting(What::ExtraDraws).of(Whom::Chosen)), Err(CardError::Whom));
    assert_eq!(check_effect(ACTION, &Effect::once(When::Turn, What::GiveCard).of(Whom::Table)), Err(CardError::Whom));
}

/// HH-1: an exchange, in which another seat gives in return, is an action alone.
#[test]
fn term_1_an_exchange_is_an_action() {
    assert_eq!(moments(ACTION, What::ExchangeCards, Whom::Holder), [When::Turn]);
    assert_eq!(moments(EVENT, What::ExchangeCards, Whom::Holder), []);
}

/// GRP-1: the holder chooses for a Helping Hand, the Leader for the advantage that the group gains.
#[test]
fn term_1_grp_1_who_chooses_fits_the_card() {
    let helps = Effect::once(When::Support, What::DiscardKnock).of(Whom::Chosen);
    assert_eq!(check_effect(EVENT, &helps.chosen_by(Chooser::Holder)), Ok(()));
    for chooser in [Chooser::Nobody, Chooser::Leader] {
        assert_eq!(check_effect(EVENT, &helps.chosen_by(chooser)), Err(CardError::Chooser), "{chooser:?}");
    }
    let pays = Effect::once(When::Departure, What::DiscardKnock).of(Whom::Chosen);
    assert_eq!(check_effect(Bearer::Advantage, &pays.chosen_by(Chooser::Leader)), Ok(()));
    for chooser in [Chooser::Nobody, Chooser::Holder] {
        assert_eq!(check_effect(Bearer::Advantage, &pays.chosen_by(chooser)), Err(CardError::Chooser), "{chooser:?}");
    }
}

/// HH-2, GRP-1: what a Helping Hand lets its holder choose may always be declined; what a Recruit pays, as its card says.
/// Where nothing is chosen, nobody chooses and there is nothing to decline.
#[test]
fn term_1_hh_2_what_may_be_declined_fits_the_card() {
    let pays = Effect::once(When::Departure, What::ClearCard).chosen_by(Chooser::Leader);
    let helps = Effect::once(When::Failure, What::ClearCard).chosen_by(Chooser::Holder);
    let must = |effect| Effect { optional: false, ..effect };
    assert_eq!(check_effect(EVENT, &must(helps)), Err(CardError::Optional));
    assert_eq!(check_effect(Bearer::Advantage, &must(pays)), Ok(()));
    let speech = Effect::once(When::Support, What::GainSpeech).of(Whom::Holder);
    let own_charm = Effect::once(When::Support, What::RecoverCharm).of(Whom::Holder);
    for effect in [speech, own_charm, Effect::this_mission(When::Support, What::NoSupport)] {
        assert_eq!(check_effect(EVENT, &effect), Ok(()));
        assert_eq!(check_effect(EVENT, &effect.chosen_by(Chooser::Holder)), Err(CardError::Chooser));
        assert_eq!(check_effect(EVENT, &Effect { optional: true, ..effect }), Err(CardError::Optional));
    }
}

/// ORD-5: a Recruit cannot cancel Orders, so none pays that.
#[test]
fn term_1_ord_5_no_advantage_cancels_an_order() {
    assert_eq!(moments(Bearer::Advantage, What::CancelOrder, Whom::Table), []);
}

/// HH-1: only a Friendship binds two seats, and it gives them more.
#[test]
fn term_1_hh_1_only_a_friendship_binds_friends() {
    let friends = lasting(What::ReliefMore).of(Whom::Friends);
    assert_eq!(check_effect(FRIENDSHIP, &friends), Ok(()));
    assert_eq!(check_effect(FRIENDSHIP, &friends.times(-1)), Err(CardError::Amount { least: 1, most: 1 }));
    for bearer in [Bearer::Recruit, Bearer::Chapter, Bearer::Order] {
        assert_eq!(check_effect(bearer, &friends), Err(CardError::Whom), "{bearer:?}");
    }
}

/// CUSTOM-1: a Recruit's hand has one to five cards.
#[test]
fn term_1_a_recruits_hand_has_a_card_at_least() {
    for hand in [0, 6] {
        assert_eq!(check_recruit(&recruit(hand, 0)), Err(CardError::RecruitHand));
    }
    for hand in 1..=5 {
        assert_eq!(check_recruit(&recruit(hand, 0)), Ok(()));
    }
}

/// ORD-3: an Order's intensities are from one to ten; and cancelling one by drawing draws a card at least.
#[test]
fn term_1_an_orders_numbers_fit() {
    for wrong in [[0, 1, 1], [1, 1, 11]] {
        assert_eq!(check_order(&Order { intensity: wrong, ..idle() }), Err(CardError::Intensity));
    }
    for wrong in [0, 10] {
        let refused = check_order(&until(Cancellation::DrawOnWithdrawal(wrong), lasting(What::NoCharms)));
        assert_eq!(refused, Err(CardError::Amount { least: 1, most: 9 }));
    }
}

/// TERM-1: a game is refused for a card of its roster, which is named with its number and what is wrong.
#[test]
fn term_1_a_game_names_the_card_that_is_wrong() {
    let why = |roster: &Roster| Scenario::armistice(3, &base::DECK, roster).rules().err();
    let card = |what, number, error| Some(RulesError::Card { what, number, error });

    let endless = until(Cancellation::SpeechMade, lasting(What::MoralePerKnock));
    let orders = of_orders(&[idle(), endless]);
    assert_eq!(why(&orders), card("Order", 1, CardError::NotSingleUse));

    let recruits = of_recruits(&[recruit(1, 0), recruit(1, 0), recruit(0, 0)]);
    assert_eq!(why(&recruits), card("Recruit", 2, CardError::RecruitHand));

    let restores = friendship(Effect::once(When::MissionStart, What::RecoverCharm).of(Whom::Holder));
    assert_eq!(check_help(&restores), Err(CardError::Moment));
    assert_eq!(why(&of_help(&[restores])), card("Helping Hand", 0, CardError::Moment));
}

/// TERM-1: so it is for what a Chapter adds.
#[test]
fn term_1_a_game_names_the_chapters_effect_that_is_wrong() {
    let deck = deck();
    let effects = [Some(lasting(What::NoCharms)), Some(lasting(What::MoralePerKnock)), None];
    let refused = Scenario { effects, ..bare(3, &deck) }.rules();
    let error = CardError::NotSingleUse;
    assert_eq!(refused.err(), Some(RulesError::Card { what: "Chapter effect", number: 1, error }));
}

/// TERM-1: the bound of section 15, reckoned by hand: so many Missions, what each asks, Speeches with their answers, a Merry
/// Christmas, one to spare, and what each card of a module asks once in a game.
#[test]
fn term_1_the_bound_is_that_of_section_15() {
    let base = |players, level| Scenario::base(players).level(level).rules().unwrap().longest_game();
    assert_eq!(base(4, Level::Normal), 12 * (1 + 58 + 8 + 1) + 4 * 4 + 1 + 1);
    assert_eq!(base(4, Level::Veteran), 10 * (1 + 58 + 8 + 1) + 4 * 4 + 1 + 1);
    // For two the tokens return, one for each Mission.
    assert_eq!(base(2, Level::Normal), 13 * (1 + 58 + 4 + 1) + 13 * 2 + 1 + 1);
    // A card may be left to drop; each Mission has an Order, a Recruit, cancellations, free Speeches, and four holders of
    // Helping Hands at six points and nine Traps.
    let one_shot = Scenario::one_shot(4, grizzled_core::cards::armistice::NORMAL).rules().unwrap();
    let mission = (1 + 67 + 8 + 1) + (1 + 1 + 4 + 4 * 4 + 4 * (6 + 9));
    let once = 4 * (6 + 4) + 5 * 4 + 12;
    assert_eq!(one_shot.longest_game(), 38 * mission + (2 * 38 + 5 + 4) * 4 + 1 + once);
    // Of 62 cards 32 lie in reserve, and each play may be followed by a refill.
    let mission = (1 + 61 + 6 + 1) + (3 + 3 * 3 + 61);
    assert_eq!(Scenario::solo().rules().unwrap().longest_game(), 11 * mission + 1);
    // Boot Camp, with any of the 23 Helping Hands.
    let (built_in, deck) = (&grizzled_core::cards::armistice::ROSTER, &grizzled_core::cards::armistice::DECK);
    let boot_camp =
        Scenario::chapter(&grizzled_core::cards::armistice::CHAPTERS[0], 3, deck, built_in).rules().unwrap();
    let mission = (1 + 66 + 6 + 1) + (3 + 3 * 3 + 3 * (6 + 9));
    assert_eq!(boot_camp.longest_game(), 10 * mission + (10 + 23) * 3 + 1 + 23 * (6 + 3));
}
