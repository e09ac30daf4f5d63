//! Two games that differ only in what a seat cannot know are the same game to that seat (TAB-5).

use super::{any_game, any_rules};
use crate::any::any_start;
use crate::modes;
use grizzled_core::testkit::secrets::{Engine, a_position, compare, glance, resampled, set_ups, twins, twins_from};
use grizzled_core::testkit::{Walk, every_command, rules_of};
use grizzled_core::{Rules, Seeded, Viewer};
use proptest::prelude::*;

/// Everyone who may look at a game by these rules.
fn viewers(rules: &Rules) -> Vec<Viewer> {
    rules.grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// At every moment, everything hidden drawn again: equal views, legal commands and rejections; now and then, equal
    /// words, notation and choices of bots.
    #[test]
    fn tab_5_a_moment_resampled_looks_the_same(mut walk in any_game(), seed: u64) {
        let mut chance = Seeded::new(seed);
        let rules = *walk.game.rules();
        for step in 0.. {
            let commands = every_command(walk.game.table().knocks.iter().map(|(_, card)| card).collect());
            for viewer in viewers(&rules) {
                let pair = [&walk.game, &resampled(&walk.game, viewer, &mut chance)];
                let same = if step % 32 == 0 { compare } else { glance };
                prop_assert_eq!(same(&Engine, pair, viewer, &commands), Ok(()));
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

/// What is drawn again has a hash of its own, by the slow way as by the quick one.
#[test]
fn a_moment_resampled_has_a_hash_of_its_own() {
    let mut walk = Walk::new(rules_of(4, 1), 5);
    let mut others = 0;
    while walk.step().is_some() {
        let other = resampled(&walk.game, Viewer::Spectator, &mut Seeded::new(7));
        assert_eq!(other == walk.game, other.hash() == walk.game.hash());
        assert_eq!(other.hash(), other.state().hash_from_scratch());
        others += usize::from(other != walk.game);
    }
    assert!(others > 20, "{others} moments were another");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Over whole games, everything unseen is something else: every channel shows the same.
    #[test]
    fn tab_5_twin_games_look_the_same(rules in any_rules(), seed: u64) {
        for viewer in viewers(&rules) {
            let compared = twins(&Engine, &rules, viewer, seed);
            prop_assert!(compared.is_ok(), "{:?}", compared);
        }
    }

    /// TAB-5, SET-6: the same over games that start from a position in which a game can stand.
    #[test]
    fn set_6_twin_games_from_positions_look_the_same(rules in any_rules(), seed: u64) {
        let Some(start) = a_position(&rules, seed) else { return Ok(()) };
        for viewer in viewers(&rules) {
            let compared = twins_from(&Engine, &rules, &start, viewer, seed);
            prop_assert!(compared.is_ok(), "{:?}", compared);
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// TAB-5, SET-6, ORD-2: the same over games that start from any position that is accepted, with Orders in play and
    /// with none.
    #[test]
    fn set_6_twin_games_from_any_position_look_the_same(rules in any_rules(), seed: u64) {
        let mut start = any_start(&rules, &mut Seeded::new(seed));
        if let Some(roster) = start.position.as_mut().and_then(|position| position.roster.as_mut()) {
            roster.orders = roster.orders.iter().filter(|_| seed % 2 == 0).collect();
        }
        if start.check(&rules).is_ok() {
            for viewer in viewers(&rules) {
                let compared = twins_from(&Engine, &rules, &start, viewer, seed);
                prop_assert!(compared.is_ok(), "{:?}", compared);
            }
        }
    }

    /// TAB-5, SET-1, SET-2: what chance decides at the set-up shows itself to nobody who may not know it.
    #[test]
    fn set_1_set_ups_decided_again_look_the_same(rules in any_rules(), seed: u64) {
        for viewer in viewers(&rules) {
            prop_assert_eq!(set_ups(&Engine, &rules, viewer, seed), Ok(()));
        }
    }
}

/// TAB-5, ORD-2, HH-4, DUO-2, ARM-2: the same in every way to play *Armistice*, and nearly all of each game is compared.
#[test]
fn tab_5_in_every_mode_twin_games_look_the_same() {
    for (name, rules) in modes::all() {
        let mut compared = 0;
        for (seed, viewer) in (0..).zip(viewers(&rules)) {
            let steps = twins(&Engine, &rules, viewer, seed).unwrap_or_else(|leak| panic!("{name}: {leak:?}"));
            compared += steps;
        }
        assert!(compared > 20, "{name}: only {compared} steps were compared");
    }
}

/// SET-6, DUO-2: a player of two Grizzled is not dealt a hand that it does not see in the position.
#[test]
fn duo_2_twin_games_of_two_players_from_any_position_look_the_same() {
    let rules = modes::duo();
    let starts = (0..60).map(|seed| any_start(&rules, &mut Seeded::new(seed)));
    for (seed, start) in (0..).zip(starts.filter(|start| start.check(&rules).is_ok())) {
        for viewer in viewers(&rules) {
            let compared = twins_from(&Engine, &rules, &start, viewer, seed);
            assert!(compared.is_ok(), "position {seed}: {compared:?}");
        }
    }
}

/// SET-6, ORD-2, DUO-2, ARM-2: the same from positions in every way to play *Armistice*, Chapters among them.
#[test]
fn set_6_in_every_mode_twin_games_from_positions_look_the_same() {
    for (name, rules) in modes::all() {
        let starts: Vec<_> = (0..6).filter_map(|seed| a_position(&rules, seed)).collect();
        assert!(!starts.is_empty(), "{name} has positions");
        for (seed, start) in (0..).zip(&starts) {
            for viewer in viewers(&rules) {
                let compared = twins_from(&Engine, &rules, start, viewer, seed);
                assert!(compared.is_ok(), "{name}, position {seed}: {compared:?}");
            }
        }
    }
}
