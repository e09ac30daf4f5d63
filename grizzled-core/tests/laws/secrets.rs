//! Two games that differ only in what a seat cannot know are the same game to that seat (TAB-5).

use super::{any_game, any_rules};
use crate::modes;
use grizzled_core::testkit::every_command;
use grizzled_core::testkit::secrets::{Engine, compare, resampled, twins};
use grizzled_core::{Rules, Seeded, Viewer};
use proptest::prelude::*;

/// Everyone who may look at a game by these rules.
fn viewers(rules: &Rules) -> Vec<Viewer> {
    rules.grizzled().iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// At every moment, everything hidden drawn anew: equal views, legal commands and rejections.
    #[test]
    fn tab_5_a_moment_resampled_looks_the_same(mut walk in any_game(), seed: u64) {
        let mut chance = Seeded::new(seed);
        let rules = *walk.game.rules();
        loop {
            let commands = every_command(walk.game.table().knocks.iter().map(|(_, card)| card).collect());
            for viewer in viewers(&rules) {
                let other = resampled(&walk.game, viewer, &mut chance);
                prop_assert_eq!(compare(&Engine, [&walk.game, &other], viewer, &commands), Ok(()));
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Over whole games, everything unseen is something else: equal views, events, counts, legal commands and rejections.
    #[test]
    fn tab_5_twin_games_look_the_same(rules in any_rules(), seed: u64) {
        for viewer in viewers(&rules) {
            let compared = twins(&Engine, &rules, viewer, seed);
            prop_assert!(compared.is_ok(), "{:?}", compared);
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
