//! The feature `arbitrary`.

use arbitrary::{Arbitrary, Unstructured};
use grizzled_core::testkit::{Course, broken_invariant};
use grizzled_core::{CardId, Command, Event, Seat};
use std::collections::BTreeSet;

/// Bytes that are all different from one another and from those of another seed.
fn bytes(seed: u8, count: usize) -> Vec<u8> {
    (0..count).map(|n| (n as u8).wrapping_mul(167).wrapping_add(seed.wrapping_mul(91)) ^ (n >> 3) as u8).collect()
}

fn of<T: for<'a> Arbitrary<'a>>(seed: u8) -> T {
    T::arbitrary(&mut Unstructured::new(&bytes(seed, 400))).expect("there are enough bytes")
}

#[test]
fn every_seat_and_many_cards_come_up() {
    let seats: BTreeSet<Seat> = (0..=255).map(of).collect();
    assert_eq!(seats.len(), 5);
    let cards: BTreeSet<CardId> = (0..=255).map(of).collect();
    assert!(cards.len() > 60, "{}", cards.len());
}

#[test]
fn commands_and_events_of_many_kinds_come_up() {
    let kind = |text: String| text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned();
    let commands: BTreeSet<String> = (0..=255).map(|seed| kind(format!("{:?}", of::<Command>(seed)))).collect();
    assert!(commands.len() >= 14, "{commands:?}");
    let events: BTreeSet<u8> = (0..=255).map(|seed| of::<Event>(seed).notice.tag()).collect();
    assert!(events.len() > 30, "{events:?}");
}

/// TAB-3: games of several kinds, and each is played as far as the bytes lead.
#[test]
fn games_can_be_played() {
    let mut seatings = BTreeSet::new();
    for seed in 0..24 {
        let course: Course = of(seed);
        let game = course.game();
        assert_eq!(broken_invariant(game.rules(), game.state()), None);
        seatings.insert(format!("{:?} {}", game.rules().seating(), game.rules().seats()));
    }
    assert!(seatings.len() > 3, "{seatings:?}");
}

#[test]
fn no_bytes_are_a_value_too() {
    let nothing = &mut Unstructured::new(&[]);
    assert!(Command::arbitrary(nothing).is_ok() && Event::arbitrary(nothing).is_ok());
    assert!(Course::arbitrary(nothing).is_ok_and(|course| course.choices.is_empty()));
}
