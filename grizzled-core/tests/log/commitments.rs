//! Hosts that commit to a seed, and what becomes of those that cheat.

use super::any_decision;
use super::format_1::bytes_of_1;
use grizzled_core::log::{CommitmentError, Entry, History, Log, Opening, WeakSalt};
use grizzled_core::testkit::rules_of;
use grizzled_core::{Chance, Rules, Seat, Seeded, Setup};

const SALT: [u8; 32] = *b"a salt that the tests always use";

fn led_by_s1() -> Setup {
    Setup { leader: Some(Seat::S1), ..Setup::default() }
}

fn opening() -> Opening {
    Opening::new([3; 32], SALT, led_by_s1()).expect("the salt will do")
}

fn played(opening: &Opening, rules: Rules, chance: Seeded) -> Log {
    let log = Log::new(rules).committed(opening.commitment(&rules));
    let mut history = History::with_log(log, opening.setup(), chance).unwrap();
    let mut choices = Seeded::new(5);
    while let Some((seat, command)) = any_decision(&history, &mut choices) {
        history.apply(seat, &command).unwrap();
    }
    history.log().clone()
}

#[test]
fn an_honest_game_is_verified() {
    let rules = rules_of(4, 1);
    let log = played(&opening(), rules, opening().chance());
    let received = Log::from_bytes(&log.to_bytes()).unwrap();
    assert_eq!(received.commitment(), Some(opening().commitment(&rules)));
    assert_eq!(opening().verify(&received), Ok(()));
}

#[test]
fn a_commitment_in_format_1_is_verified() {
    let rules = rules_of(4, 1);
    let log = played(&opening(), rules, opening().chance());
    let old = Log::from_bytes(&bytes_of_1(&log.to_bytes())).unwrap();
    assert_eq!(old.commitment(), Some(opening().commitment(&rules)));
    assert_eq!(opening().verify(&old), Ok(()));
}

#[test]
fn every_part_of_the_opening_counts() {
    let rules = rules_of(4, 1);
    let log = played(&opening(), rules, opening().chance());
    let others = [
        Opening::new([5; 32], SALT, led_by_s1()),
        Opening::new([3; 32], *b"another salt that the tests use.", led_by_s1()),
        Opening::new([3; 32], SALT, Setup::default()),
    ];
    for other in others.map(Result::unwrap) {
        assert_eq!(other.verify(&log), Err(CommitmentError::Opening));
    }
    assert_ne!(opening().commitment(&rules), opening().commitment(&rules_of(4, 0)), "the rules count");
    assert_eq!(opening().verify(&Log::new(rules)), Err(CommitmentError::NoCommitment));
}

/// A host that shuffled with another seed than it committed to, left something out, or let something illegal pass.
#[test]
fn a_host_that_cheats_is_found_out() {
    let rules = rules_of(4, 1);
    let other_chance = played(&opening(), rules, Seeded::new(6));
    assert!(matches!(
        opening().verify(&other_chance),
        Err(CommitmentError::Chance { .. } | CommitmentError::Command { .. })
    ));
    let honest = played(&opening(), rules, opening().chance());
    let mut cut = honest.clone();
    cut.truncate(honest.entries().len() - 1);
    assert_eq!(opening().verify(&cut), Err(CommitmentError::Chance { record: honest.entries().len() }));
    let mut illegal = honest.clone();
    let (seat, command) = honest.commands().next().map(|(seat, command)| (seat, *command)).unwrap();
    illegal.truncate(illegal.entries().iter().position(|entry| matches!(entry, Entry::Command { .. })).unwrap());
    illegal.command(seat.left(1, 4), &command);
    assert!(matches!(opening().verify(&illegal), Err(CommitmentError::Command { command: 1, .. })));
}

/// SET-4: a host may have committed to a set-up that cannot be played.
#[test]
fn set_4_a_commitment_to_no_game_is_found_out() {
    let rules = rules_of(3, 1);
    let setup = Setup { leader: Some(Seat::S4), ..Setup::default() };
    let why = setup.check(&rules).expect_err("nobody sits there");
    let opening = Opening::new([3; 32], SALT, setup).expect("a salt");
    let log = Log::new(rules).committed(opening.commitment(&rules));
    assert_eq!(opening.verify(&log), Err(CommitmentError::Setup(why)));
}

/// A salt that was forgotten, or filled with something handy, would let anyone find the seed by trying.
#[test]
fn a_salt_that_hides_nothing_is_refused() {
    let small = |number: u64| {
        let mut salt = [0; 32];
        salt[..8].copy_from_slice(&number.to_le_bytes());
        salt
    };
    for salt in [[0; 32], [7; 32], [255; 32], small(1), small(1914), small(0x0807_0605_0403)] {
        assert_eq!(Opening::new([3; 32], salt, Setup::default()), Err(WeakSalt), "{salt:?}");
    }
    let mut drawn = Seeded::new(8);
    for _ in 0..1000 {
        let salt = std::array::from_fn(|_| drawn.below(256) as u8);
        assert!(Opening::new([0; 32], salt, Setup::default()).is_ok(), "{salt:?}");
    }
}
