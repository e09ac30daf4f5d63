//! What holds in every game by the rules of the house. A failure prints the shortest game that proptest has found.

use grizzled_core::Command;
use grizzled_core::testkit::{broken_invariant, strategies};
use grizzled_house_rules::{HAND_LIMIT, no_superstition, rules};
use proptest::prelude::*;

proptest! {
    #[test]
    fn the_card_bars_charms(course in strategies::courses_by(Just(rules()))) {
        course.each(|game, seat, command| {
            let barred = game.table().orders.in_play.contains(no_superstition());
            assert!(!(barred && matches!(command, Command::Charm(_))), "{seat} used a charm");
        });
    }

    #[test]
    fn no_mission_begins_with_full_hands(course in strategies::courses_by(Just(rules()))) {
        let history = course.each(|game, _, command| {
            let full = game.table().cards_in_hands() >= u32::from(HAND_LIMIT).try_into().unwrap();
            assert!(!(full && matches!(command, Command::Intensity(_))), "the hands are full");
        });
        prop_assert_eq!(broken_invariant(history.game().rules(), history.game().state()), None);
    }
}
