//! What the deck alone brings does not hang on modules: the same deck plays the same game with a module that adds
//! nothing (LUCK-1, HK-AGGRESSIVE, HK-SCARRED, HK-SUPERSTITIOUS, HK-LOYAL).

use crate::any::{Choose, any_deck_of, any_start};
use grizzled_core::cards::{Face, HardKnock, Roster};
use grizzled_core::rules::{HelpPlan, Seating};
use grizzled_core::testkit::Walk;
use grizzled_core::vocabulary::Outcome;
use grizzled_core::{Chance, Event, Notice, Rules, Scenario, Seeded, Setup};
use proptest::prelude::*;

/// A game with this deck alone, and the same with Helping Hands of which there are none.
fn alone_and_with_help(deck: &[Face], chance: &mut impl Chance) -> Option<[Rules; 2]> {
    let seats = 2 + chance.less_than(4) as u8;
    let scenario = Scenario {
        seating: if seats == 2 { Seating::Chaplain } else { Seating::OneEach },
        trials: 1 + chance.less_than(deck.len() - 1) as u8,
        traps: !chance.one_in(8),
        ..Scenario::armistice(seats, deck, &Roster::EMPTY)
    };
    // Without Traps a deck with an Aggressive cannot be played.
    let alone = scenario.rules().ok()?;
    let with_help = Scenario { help: HelpPlan::Given, ..scenario }.rules().ok()?;
    Some([alone, with_help])
}

/// The events that say what happens; who is asked stands in the table as well.
fn shared_events(log: &[Event]) -> Vec<Event> {
    let shared = |event: &&Event| !matches!(event.notice, Notice::MissionPrepared | Notice::IntensityAsked { .. });
    log.iter().filter(shared).copied().collect()
}

/// Plays both games by the same choices; fails where they part.
fn play_both(rules: [Rules; 2], setup: &Setup, seed: u64) -> Walk {
    let [mut alone, mut with_help] = rules.map(|rules| Walk::from(rules, setup, seed).expect("it can be played"));
    loop {
        assert_eq!(alone.game.table(), with_help.game.table());
        for seat in rules[0].grizzled().iter() {
            assert_eq!(alone.game.legal(seat), with_help.game.legal(seat));
        }
        let Some((seat, command)) = alone.step() else { break };
        with_help.apply(seat, &command);
    }
    assert_eq!(shared_events(&alone.log), shared_events(&with_help.log));
    alone
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(384))]

    /// LUCK-1: with any deck, from the beginning.
    #[test]
    fn luck_1_a_deck_plays_the_same_with_modules_and_without(seed: u64) {
        let mut chance = Seeded::new(seed);
        let deck = any_deck_of(&HardKnock::ALL, true, &mut chance);
        if let Some(rules) = alone_and_with_help(&deck, &mut chance) {
            play_both(rules, &Setup::default(), seed);
        }
    }

    /// LUCK-1: with any deck, from any position.
    #[test]
    fn luck_1_a_deck_plays_the_same_from_any_position(seed: u64) {
        let mut chance = Seeded::new(seed);
        let deck = any_deck_of(&HardKnock::ALL, true, &mut chance);
        if let Some(rules) = alone_and_with_help(&deck, &mut chance) {
            let mut setup = any_start(&rules[0], &mut chance);
            if let Some(position) = &mut setup.position {
                position.roster = None;
            }
            if setup.check(&rules[0]).is_ok() {
                play_both(rules, &setup, seed);
            }
        }
    }
}

/// LUCK-1: such games come to what they are for: Luck cancels Traps in more than one Mission, and some are won.
#[test]
fn luck_1_luck_is_used_in_later_missions_too() {
    let mut chance = Seeded::new(49);
    let (mut later, mut won) = (0, 0);
    for seed in 0..200 {
        let deck = any_deck_of(&HardKnock::ALL, true, &mut chance);
        let Some(rules) = alone_and_with_help(&deck, &mut chance) else { continue };
        let walk = play_both(rules, &Setup::default(), seed);
        let mut mission = 0;
        for event in &walk.log {
            match event.notice {
                Notice::MissionStarted { number, .. } => mission = number,
                Notice::TrapCancelled { by_luck: true } => later += u32::from(mission > 1),
                _ => {}
            }
        }
        won += u32::from(walk.game.outcome() == Some(Outcome::Victory));
    }
    assert!(later > 20 && won > 0, "{later} Traps cancelled, {won} games won");
}
