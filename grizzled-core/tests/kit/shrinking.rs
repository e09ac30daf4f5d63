//! What proptest finds of a failure, and what it prints.

use grizzled_core::Command;
use grizzled_core::log::Entry;
use grizzled_core::testkit::{Course, rules_of, strategies};
use proptest::prelude::*;
use proptest::test_runner::{TestError, TestRunner};

/// The smallest game for which something does not hold, as proptest finds it.
fn smallest(courses: impl Strategy<Value = Course>, holds: impl Fn(&Course) -> bool) -> Course {
    // Whatever the environment says of how far failures are shrunk.
    let config =
        ProptestConfig { cases: 400, max_shrink_iters: 4096, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner =
        TestRunner::new_with_rng(config, proptest::test_runner::TestRng::deterministic_rng(Default::default()));
    let failed = runner
        .run(&courses, |course| if holds(&course) { Ok(()) } else { Err(TestCaseError::fail("it does not hold")) });
    match failed {
        Err(TestError::Fail(_, course)) => course,
        other => panic!("it holds: {other:?}"),
    }
}

/// A law that does not hold: nobody ever plays a card. By hand: two players, the lowest level, one choice of the intensity,
/// and then the first card of a hand.
#[test]
fn a_failure_shrinks_to_the_shortest_game() {
    let nobody_plays = |course: &Course| {
        let log = course.log();
        log.entries().iter().all(|entry| !matches!(entry, Entry::Command { command: Command::Play(_), .. }))
    };
    let course = smallest(strategies::courses_by(strategies::base_rules()), nobody_plays);
    assert!(course.rules == rules_of(2, 0), "{course:?}");
    assert_eq!(course.choices, [0, 0], "{course:?}");
}

/// What is printed is a report: the words of the rules, the seed and the commands, and it is read back to the same game.
#[test]
fn a_failure_is_printed_as_a_game_that_can_be_read_back() {
    let holds = |course: &Course| course.game().table().mission < 2;
    let course = smallest(strategies::courses(), holds);
    let (_, before) = course.choices.split_last().expect("a game that has just begun is in its first Mission");
    assert!(holds(&Course { choices: before.to_vec(), ..course.clone() }), "its last choice is needless: {course:?}");
    let printed = format!("{course:?}");
    assert!(printed.starts_with("[Rules \""), "{printed}");
    assert!(printed.contains("\"]\n[Seed \"") && printed.trim_end().ends_with(';'), "{printed}");
    assert_eq!(Course::replay(&printed).as_ref(), Ok(&course.game()), "{printed}");
    // Whoever fails a real test sees the same.
    let failed = TestError::Fail("it does not hold".into(), course);
    assert!(failed.to_string().contains(&printed), "{failed}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// The text of any game, by rules with words and without, from positions too, is read back to the same game.
    #[test]
    fn what_is_printed_is_read_back(course in strategies::courses_from_positions(strategies::rules())) {
        let printed = format!("{course:?}");
        prop_assert_eq!(Course::replay(&printed), Ok(course.game()));
    }
}

#[test]
fn a_text_without_rules_or_with_others_is_refused() {
    let own = "[Header \"00ff\"]\n[Seed \"7\"]\n\n1. 0:i1;\n";
    assert!(Course::replay(own).is_err());
    assert!(Course::replay("[Seed \"7\"]\n\n1. 0:i1;\n").is_err());
}

/// Choices behind the end of a game count for nothing.
#[test]
fn any_list_of_choices_is_a_game() {
    let course = Course { choices: vec![u32::MAX; 2000], ..Course::new(rules_of(2, 0), 3) };
    assert!(course.game().outcome().is_some());
    assert_eq!(Course { choices: vec![u32::MAX; 3000], ..course.clone() }.game(), course.game());
}
