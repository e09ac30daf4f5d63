//! Events that no game ever emitted: whoever receives them keeps an answer to every question.

use crate::any::{Choose, any_deck, any_event};
use crate::modes;
use grizzled_core::testkit::Strangers;
use grizzled_core::testkit::{Walk, rules_of};
use grizzled_core::vocabulary::EventKind;
use grizzled_core::{Event, Game, Rules, Scenario, Seeded, Setup};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The rules of a base game, of one with any deck, or of any way to play *Armistice*.
fn any_rules(players: u8, chance: &mut Seeded) -> Rules {
    match chance.less_than(4) {
        0 => return rules_of(players, chance.less_than(3) as u8),
        1 | 2 => return modes::pick(chance.less_than(usize::MAX >> 40)),
        _ => {}
    }
    let deck = any_deck(chance);
    Scenario { deck: &deck, trials: 1, ..Scenario::base(players) }.rules().expect("a deck of two cards or more")
}

/// The events of a real game up to somewhere, so that what follows finds something to spoil.
fn true_story(rules: Rules, chance: &mut Seeded) -> Vec<Event> {
    let mut walk = Walk::from(rules, &Setup::default(), 7).expect("the default setup can be played");
    let steps = chance.less_than(60);
    (0..steps).map_while(|_| walk.step()).for_each(drop);
    if chance.one_in(3) { Vec::new() } else { walk.log }
}

/// Arbitrary events, among them one that comes again and again, so that counters run full.
fn tall_story(length: usize, chance: &mut Seeded) -> Vec<Event> {
    let refrain = any_event(chance);
    let often = chance.less_than(6);
    (0..length).map(|_| if chance.less_than(6) < often { refrain } else { any_event(chance) }).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// `Game::evolve_unchecked` and the views take any events in any order, and then still answer everything.
    #[test]
    fn whoever_receives_anything_can_still_be_asked(players in 2..=5u8, seed: u64) {
        let mut chance = Seeded::new(seed);
        let rules = any_rules(players, &mut chance);
        let mut log = true_story(rules, &mut chance);
        log.extend(tall_story(400, &mut chance));
        let mut strangers = Strangers::new(rules);
        for event in &log {
            strangers.feed(event);
            strangers.agree();
            if chance.one_in(4) {
                strangers.ask(&mut chance);
            }
        }
        prop_assert_eq!(Game::replay(rules, &log), strangers.game, "a replay gives what evolving gave");
    }
}

/// Every kind of notice and of secret comes up.
#[test]
fn any_event_can_be_every_event() {
    let mut chance = Seeded::new(1917);
    let events: Vec<Event> = (0..20_000).map(|_| any_event(&mut chance)).collect();
    let notices: BTreeSet<u8> = events.iter().map(|event| event.notice.tag()).collect();
    let secrets: BTreeSet<u8> = events.iter().map(|event| event.secret.tag()).collect();
    assert_eq!((notices, secrets), (EventKind::ALL.iter().map(|kind| kind.tag).collect(), (0..=12).collect()));
}
