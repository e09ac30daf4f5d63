//! Section 13: any mix that passes validation is a game, and what does not pass is refused with its reason (CUSTOM-1).

use super::kit::*;
use super::*;
use grizzled_core::cards::{OrderPlan, RecruitPlan};
use grizzled_core::play::SetupError;
use grizzled_core::rules::{RulesError, Seating};
use grizzled_core::{Chance, Seeded};

fn refusal(scenario: Scenario<'_>) -> RulesError {
    scenario.rules().expect_err("the game is refused")
}

/// The game for one, of the test's own deck, as it passes.
fn solo_scenario<'a>(deck: &'a [Face], roster: &'a Roster) -> Scenario<'a> {
    let out = [Panicked, Selfish, Frenzied, AbsentMinded, Tyrannical, Mute].map(knock);
    let game = Scenario::armistice(3, deck, roster);
    Scenario { seating: Seating::Solo, speeches: 0, speech_returns: false, out: cards(&out), ..game }
}

/// CUSTOM-1: seats 3 to 5, or two with the Chaplain, four in Duo, three in Solo.
#[test]
fn custom_1_seats_fit_who_plays_them() {
    let deck = deck();
    for (seating, fits) in
        [(Seating::OneEach, &[3, 4, 5][..]), (Seating::Chaplain, &[2]), (Seating::Duo, &[4]), (Seating::Solo, &[3])]
    {
        for seats in 0..=6 {
            let game = Scenario { seating, seats, ..solo_scenario(&deck, &Roster::EMPTY) };
            let expected = if fits.contains(&seats) { None } else { Some(RulesError::Seats { seating, seats }) };
            assert_eq!(game.rules().err(), expected);
        }
    }
}

/// CUSTOM-1, SET-2: double tiles only with more than three seats in the ring, the Chaplain's counted.
#[test]
fn custom_1_doubles_only_with_more_than_three_seats() {
    let deck = deck();
    let game = bare(3, &deck);
    let ways = [
        (game, false),
        (Scenario { seats: 4, ..game }, true),
        (Scenario { seats: 5, ..game }, true),
        (Scenario { seats: 2, seating: Seating::Chaplain, ..game }, false),
        (game.duo(), true),
    ];
    for (scenario, doubles) in ways {
        let rules = scenario.rules().expect("a game");
        let mut setup = Setup::default();
        setup.tiles[0] = Some(Tiles::of(&[DoubleLeft, Left, Right]));
        let expected = if doubles { Ok(()) } else { Err(SetupError::NoDoubles) };
        assert_eq!(setup.check(&rules), expected, "{} seats", rules.ring());
    }
}

/// CUSTOM-1, SOLO-1: the game for one does without six Hard Knocks, and says which card stands in the way.
#[test]
fn custom_1_solo_excludes_six_knocks() {
    let deck = deck();
    for kind in [Panicked, Selfish, Frenzied, AbsentMinded, Tyrannical, Mute] {
        let mut game = solo_scenario(&deck, &Roster::EMPTY);
        game.out.remove(knock(kind));
        assert_eq!(refusal(game), RulesError::NotInSolo(knock(kind)));
    }
}

/// CUSTOM-1, SOLO-1: and without Speeches, Orders, Recruits, Helping Hands, and all that a Chapter adds.
#[test]
fn custom_1_solo_excludes_modules() {
    let deck = deck();
    let roster = Roster::new([idle()], [recruit(1, 0)], [action(What::Draw); 2]);
    let solo = solo_scenario(&deck, &roster);
    assert!(solo.rules().is_ok());
    let wrong = [
        Scenario { speeches: 1, ..solo },
        Scenario { orders: these_orders(&[o(0)]), ..solo },
        Scenario { recruits: all_recruits(1), ..solo },
        Scenario { help: HelpPlan::DrawTwo, ..solo },
        Scenario { help: HelpPlan::Given, ..solo },
        Scenario { given_intensity: Some(2), ..solo },
        Scenario { effects: [Some(lasting(What::NoSupport)), None, None], ..solo },
        Scenario { boot_camp: true, ..solo },
    ];
    for game in wrong {
        assert_eq!(refusal(game), RulesError::SoloModules);
    }
}

/// CUSTOM-1: Trials and Morale have a card each at least.
#[test]
fn custom_1_a_card_in_each_pile() {
    let deck = base::DECK;
    let game = bare(3, &deck);
    let most = deck.len() as u8 - 1;
    for asked in [0, most + 1] {
        assert_eq!(refusal(Scenario { trials: asked, ..game }), RulesError::Trials { asked, most });
    }
    assert_eq!(refusal(Scenario { morale: Some(0), ..game }), RulesError::Morale);
    for trials in [1, most] {
        let rules = Scenario { trials, ..game }.rules().expect("a card in each pile");
        assert_eq!((rules.trials(), rules.morale()), (trials, most + 1 - trials));
    }
}

/// CUSTOM-1, ARM-2: cards that are out count for neither pile.
#[test]
fn custom_1_cards_that_are_out_count_for_neither_pile() {
    let deck = base::DECK;
    let out = CardSet::first(deck.len() as u8 - 2);
    let game = Scenario { out, trials: 1, ..bare(3, &deck) };
    let rules = game.rules().expect("two cards are left");
    assert_eq!((rules.trials(), rules.morale()), (1, 1));
    assert_eq!(refusal(Scenario { trials: 2, ..game }), RulesError::Trials { asked: 2, most: 1 });
}

/// CUSTOM-1: decks of Orders, Recruits and Helping Hands need as many cards as they ask for.
#[test]
fn custom_1_no_more_cards_than_there_are() {
    let deck = deck();
    let roster = Roster::new([idle()], [recruit(1, 0)], [action(What::Draw); 5]);
    let game = Scenario::armistice(3, &deck, &roster);
    assert_eq!(refusal(Scenario { orders: OrderPlan::drawn(0, 2, 0), ..game }), RulesError::Orders);
    assert_eq!(refusal(Scenario { orders: OrderPlan::drawn(1, 0, 0), ..game }), RulesError::Orders);
    assert_eq!(refusal(Scenario { recruits: all_recruits(2), ..game }), RulesError::Recruits);
    assert_eq!(refusal(Scenario { help: HelpPlan::DrawTwo, ..game }), RulesError::HelpingHands);
    // In the game for two, two players draw.
    assert!(Scenario { help: HelpPlan::DrawTwo, ..game }.duo().rules().is_ok());
}

/// CUSTOM-1, ARM-1: without Traps Aggressive is out.
#[test]
fn custom_1_aggressive_needs_traps() {
    let deck = deck();
    let game = Scenario { traps: false, ..bare(3, &deck) };
    assert_eq!(refusal(game), RulesError::AggressiveWithoutTraps(knock(Aggressive)));
    assert!(bare(3, &deck).without_traps().rules().is_ok());
}

/// CUSTOM-1: a Recruit's hand of none is refused with the game.
#[test]
fn custom_1_a_recruits_hand_has_a_card() {
    let deck = deck();
    let roster = of_recruits(&[recruit(0, 0)]);
    let refused = refusal(Scenario { recruits: all_recruits(1), ..Scenario::armistice(3, &deck, &roster) });
    assert_eq!(refused.to_string(), "Recruit 0 has a hand that is not of 1 to 5 cards (CUSTOM-1)");
}

/// Plays a game by chance to its end.
fn play_out(rules: Rules, seed: u64) {
    let mut chance = Seeded::new(seed);
    let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).expect("a game");
    for _ in 0..5000 {
        let Some(seat) = game.awaiting().iter().next() else { break };
        let legal = game.legal(seat);
        let command = legal.get(chance.below(legal.len() as u32) as usize).expect("a seat that is awaited can act");
        game.apply(seat, &command, &mut chance, &mut ()).expect("what is listed is legal");
    }
    assert!(game.outcome().is_some(), "every game ends");
}

/// CUSTOM-1: any mix of modules, decks and numbers is a game, and ends.
#[test]
fn custom_1_any_mix_is_a_game() {
    let deck = deck();
    let pays = recruit_paying(What::DiscardKnock, Whom::Chosen);
    let help = [draws_at(When::Support), action(What::GiveCard), friendship(lasting(What::FreeSpeeches))];
    let help = help.into_iter().cycle().take(12);
    let roster = Roster::new([idle(); 4], [recruit(2, 1), pays, recruit(1, 0)], help);
    let all = Scenario {
        orders: OrderPlan::drawn(0, 4, 0),
        recruits: all_recruits(3),
        help: HelpPlan::DrawTwo,
        ..Scenario::armistice(3, &deck, &roster)
    };
    let mixes = [
        all,
        Scenario { seats: 5, trials: 40, drop_most: None, hand_limit: None, ..all },
        Scenario { seats: 2, seating: Seating::Chaplain, ..all },
        all.duo(),
        Scenario { orders: OrderPlan::NONE, help: HelpPlan::None, ..all }.duo(),
        Scenario { recruits: RecruitPlan::NONE, given_intensity: Some(3), traps: true, ..all },
        Scenario { effects: [Some(lasting(What::DealAll)), Some(lasting(What::Posthumous)), None], ..all },
        solo_scenario(&deck, &roster),
        Scenario { orders: OrderPlan::drawn(0, 2, 0), roster: &roster, ..Scenario::base(3) },
    ];
    for (mix, scenario) in mixes.into_iter().enumerate() {
        let rules = scenario.rules().unwrap_or_else(|error| panic!("mix {mix} is refused: {error}"));
        (0..20).for_each(|seed| play_out(rules, seed));
    }
}

/// CUSTOM-1: odd numbers make odd games, but games that end.
#[test]
fn custom_1_odd_numbers_make_games_that_end() {
    let deck = deck();
    let roster = Roster::new([idle(); 4], [recruit(5, u8::MAX)], [action(What::Draw); 10]);
    let orders = Scenario { orders: OrderPlan::drawn(0, 4, 0), ..Scenario::armistice(3, &deck, &roster) };
    let game = Scenario { recruits: all_recruits(1), help: HelpPlan::DrawTwo, ..orders };
    let odd = [
        Scenario { given_intensity: Some(10), ..game },
        Scenario { given_intensity: Some(1), trials: 1, ..game },
        Scenario { first_intensity: 10, ..game },
        Scenario { hand_limit: Some(4), ..game },
        Scenario { drop_most: Some(60), ..game },
        Scenario { speeches: 20, ..game },
        Scenario { trials: u8::MAX, morale: Some(1), ..game },
        Scenario { trials: 1, morale: Some(u8::MAX), ..game },
        Scenario { boot_camp: true, ..game },
    ];
    for (number, scenario) in odd.into_iter().enumerate() {
        let rules = scenario.rules().unwrap_or_else(|error| panic!("game {number} is refused: {error}"));
        (0..20).for_each(|seed| play_out(rules, seed));
    }
}

/// CUSTOM-1: numbers with which no game can be played are refused, each with its bounds.
#[test]
fn custom_1_numbers_have_bounds() {
    let deck = deck();
    let game = Scenario::armistice(3, &deck, &Roster::EMPTY);
    let wrong = [
        Scenario { given_intensity: Some(0), ..game },
        Scenario { given_intensity: Some(11), ..game },
        Scenario { first_intensity: 0, ..game },
        Scenario { hand_limit: Some(3), ..game },
        Scenario { drop_most: Some(2), ..game },
        Scenario { speeches: 21, ..game },
    ];
    for scenario in wrong {
        assert!(matches!(scenario.rules(), Err(RulesError::Number { .. })), "{scenario:?}");
    }
}

/// CUSTOM-1: a list of cards that is too long is refused, and nothing is made of it before.
#[test]
fn custom_1_a_deck_too_long() {
    let long = vec![deck()[0]; 300];
    let game = Scenario::armistice(3, &long, &Roster::EMPTY).without_traps();
    assert!(matches!(game.rules(), Err(RulesError::Deck(_))));
}

/// PACK-2: the numbers that hold when no card changes them are those of the rules.
#[test]
fn pack_2_rules_have_numbers_of_their_own() {
    let numbers = |rules: Rules| {
        [Modifier::FailAt, Modifier::DropMost, Modifier::HandLimit].map(|modifier| rules.modifiers().get(modifier))
    };
    assert_eq!(numbers(Scenario::base(3).rules().expect("a base game")), [3, u8::MAX, u8::MAX]);
    let limits = Scenario { drop_most: Some(6), hand_limit: Some(13), ..Scenario::base(3) };
    assert_eq!(numbers(limits.rules().expect("a game with limits")), [3, 6, 13]);
}
