//! The ways to play *Armistice*.

use grizzled_core::cards::{Chapter, OrderPlan, armistice};
use grizzled_core::{Rules, Scenario};
use std::sync::LazyLock;

static ALL: LazyLock<Vec<(String, Rules)>> = LazyLock::new(all);

/// One of the ways to play, by any number.
pub(crate) fn pick(number: usize) -> Rules {
    ALL[number % ALL.len()].1
}

/// A one-shot for so many seats, with all modules.
pub(crate) fn one_shot(seats: u8, orders: OrderPlan) -> Rules {
    Scenario::one_shot(seats, orders).rules().expect("a one-shot can be played")
}

/// The game for one.
pub(crate) fn solo() -> Rules {
    Scenario::solo().rules().expect("the game for one can be played")
}

/// A one-shot for two with two Grizzled each.
pub(crate) fn duo() -> Rules {
    Scenario::one_shot(4, armistice::NORMAL).duo().rules().expect("a game for two can be played")
}

/// A Chapter of the built-in pack.
pub(crate) fn chapter(chapter: &Chapter, seats: u8) -> Rules {
    let scenario = Scenario::chapter(chapter, seats, &armistice::DECK, &armistice::ROSTER);
    scenario.rules().expect("a Chapter can be played")
}

/// Every way to play *Armistice*, with a name.
pub(crate) fn all() -> Vec<(String, Rules)> {
    let mut all = vec![("solo".to_owned(), solo()), ("duo".to_owned(), duo())];
    let plans = [("beginner", armistice::BEGINNER), ("normal", armistice::NORMAL), ("veteran", armistice::VETERAN)];
    for seats in 3..=5 {
        all.extend(plans.map(|(name, plan)| (format!("one-shot {name}, {seats} seats"), one_shot(seats, plan))));
        let plain = Scenario::one_shot(seats, armistice::NORMAL).without_traps().rules();
        all.push((format!("without Traps, {seats} seats"), plain.expect("Traps are optional")));
        for (number, card) in armistice::CHAPTERS.iter().enumerate() {
            all.push((format!("chapter {number}, {seats} seats"), chapter(card, seats)));
        }
    }
    all
}
