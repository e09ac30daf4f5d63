//! Two games that differ only in what a seat cannot know are the same game to that seat (TAB-5).

use super::any_game;
use grizzled_core::testkit::secrets::{Engine, compare, resampled, twins};
use grizzled_core::testkit::{every_command, rules_of};
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

    /// Over whole games, every unseen card elsewhere: equal views, events, counts, legal commands and rejections.
    #[test]
    fn tab_5_twin_games_look_the_same(players in 2..=5u8, level in 0..3u8, seed: u64) {
        let rules = rules_of(players, level);
        for viewer in viewers(&rules) {
            let compared = twins(&Engine, &rules, viewer, seed);
            prop_assert!(compared.as_ref().is_ok_and(|&steps| steps > 0), "{:?}", compared);
        }
    }
}
