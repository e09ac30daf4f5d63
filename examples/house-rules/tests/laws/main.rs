//! What holds in every game by the rules of the house. A failure prints the shortest game that proptest has found.

use grizzled_core::Command;
use grizzled_core::testkit::{Course, strategies};
use grizzled_house_rules::{HAND_LIMIT, no_superstition, rules};
use proptest::prelude::*;

fn games() -> impl Strategy<Value = Course> {
    strategies::courses_by(Just(rules()))
}

proptest! {
    #[test]
    fn the_card_bars_charms(course in games()) {
        let mut used = false;
        course.each(|game, _, command| {
            let played = game.table().orders.in_play.contains(no_superstition());
            used |= played && matches!(command, Command::Charm(_));
        });
        prop_assert!(!used, "a charm was used while the card was in play");
    }

    #[test]
    fn no_mission_begins_with_full_hands(course in games()) {
        let mut most = 0;
        course.each(|game, _, command| if matches!(command, Command::Intensity(_)) {
            most = most.max(game.table().cards_in_hands());
        });
        prop_assert!(most < HAND_LIMIT, "{most} cards in the hands");
    }
}
