//! The ways to play *Armistice*.

use crate::cards::armistice::{self, CHAPTERS};
use crate::cards::{Chapter, OrderPlan};
use crate::rules::{Rules, Scenario};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

const PLANS: [(&str, OrderPlan); 3] =
    [("beginner", armistice::BEGINNER), ("normal", armistice::NORMAL), ("veteran", armistice::VETERAN)];
/// The ways for each number of seats from 3 to 5: one-shots, one of them without Traps, and the Chapters.
const BY_SEATS: usize = PLANS.len() + 1 + CHAPTERS.len();

/// How many there are.
pub const COUNT: usize = 2 + 3 * BY_SEATS;

/// One of the ways to play, by any number.
///
/// ```
/// use grizzled_core::testkit::{Walk, modes};
///
/// // Any number is a way to play, also one that a fuzzer or a generator has thought of.
/// let mut walk = Walk::new(modes::pick(1914), 7);
/// while walk.step().is_some() {}
/// assert_eq!(modes::pick(3), modes::pick(3 + modes::COUNT));
/// ```
#[must_use]
pub fn pick(number: usize) -> Rules {
    named(number % COUNT).1
}

/// Every way to play *Armistice*, with a name.
#[must_use]
pub fn all() -> Vec<(String, Rules)> {
    (0..COUNT).map(named).collect()
}

/// A one-shot for so many seats, with all modules.
///
/// # Panics
///
/// When there is none for so many.
#[must_use]
pub fn one_shot(seats: u8, orders: OrderPlan) -> Rules {
    playable(&Scenario::one_shot(seats, orders))
}

/// The game for one.
#[must_use]
pub fn solo() -> Rules {
    playable(&Scenario::solo())
}

/// A one-shot for two with two Grizzled each.
#[must_use]
pub fn duo() -> Rules {
    playable(&Scenario::one_shot(4, armistice::NORMAL).duo())
}

/// A Chapter of the built-in pack.
///
/// # Panics
///
/// When there is none for so many.
#[must_use]
pub fn chapter(chapter: &Chapter, seats: u8) -> Rules {
    playable(&Scenario::chapter(chapter, seats, &armistice::DECK, &armistice::ROSTER))
}

fn named(number: usize) -> (String, Rules) {
    match number {
        0 => ("solo".to_owned(), solo()),
        1 => ("duo".to_owned(), duo()),
        _ => for_seats(3 + ((number - 2) / BY_SEATS) as u8, (number - 2) % BY_SEATS),
    }
}

fn for_seats(seats: u8, number: usize) -> (String, Rules) {
    if let Some((name, plan)) = PLANS.get(number) {
        return (format!("one-shot {name}, {seats} seats"), one_shot(seats, *plan));
    }
    match number - PLANS.len() {
        0 => {
            let plain = Scenario::one_shot(seats, armistice::NORMAL).without_traps();
            (format!("without Traps, {seats} seats"), playable(&plain))
        }
        after => (format!("chapter {}, {seats} seats", after - 1), chapter(&CHAPTERS[after - 1], seats)),
    }
}

fn playable(scenario: &Scenario<'_>) -> Rules {
    scenario.rules().unwrap_or_else(|error| panic!("a way to play that cannot be played: {error}"))
}
