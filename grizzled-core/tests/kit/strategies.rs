//! What the strategies draw: everything they promise comes up.

use grizzled_core::log::Log;
use grizzled_core::testkit::{Course, broken_invariant, modes, rules_of, strategies};
use grizzled_core::{Rules, Seat, packs};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// So many values of a strategy, the same in each run.
fn some<S: Strategy>(count: usize, strategy: S) -> Vec<S::Value> {
    let mut runner = TestRunner::deterministic();
    (0..count).map(|_| strategy.new_tree(&mut runner).expect("it draws without refusing").current()).collect()
}

#[track_caller]
fn many<T>(all: &[T], least: usize, which: impl Fn(&T) -> bool) {
    let found = all.iter().filter(|one| which(one)).count();
    assert!(found >= least, "{found} of {}, not {least}", all.len());
}

/// SET-5, ONE-1: every number of players at every level, and every way to play *Armistice*.
#[test]
fn every_way_to_play_comes_up() {
    let base = some(300, strategies::base_rules());
    for (players, level) in (2..=5).flat_map(|players| (0..3).map(move |level| (players, level))) {
        many(&base, 5, |rules| *rules == rules_of(players, level));
    }
    let armistice = some(600, strategies::armistice_rules());
    modes::all().iter().for_each(|(_, one)| many(&armistice, 1, |rules| rules == one));
    let own = some(60, strategies::own_rules());
    many(&own, 15, |rules| rules.roster().orders().is_empty());
    many(&own, 10, |rules| rules.cards().len() < 20);
    many(&own, 5, |rules| rules.cards().len() > 60);
}

/// CUSTOM-1: scenarios that can be played, and others.
#[test]
fn scenarios_of_both_kinds_come_up() {
    let drafts = some(100, strategies::scenarios());
    let playable: Vec<bool> = drafts.iter().map(|draft| draft.scenario().rules().is_ok()).collect();
    many(&playable, 20, |&playable| playable);
    many(&playable, 5, |&playable| !playable);
}

/// PACK-1: packs can be played, with Chapters and without, and their files are read to the same packs.
#[test]
fn packs_are_packs() {
    let all = some(40, strategies::packs());
    assert!(all.iter().all(|pack| pack.check().is_ok()));
    many(&all, 5, |pack| !pack.chapters.is_empty());
    many(&all, 5, |pack| !pack.orders.is_empty() && !pack.recruits.is_empty() && !pack.help.is_empty());
    for (file, pack) in some(8, strategies::pack_files()).iter().zip(some(8, strategies::packs())) {
        let read = packs::load(file.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read, pack);
    }
}

/// Games just begun, in their midst and over.
#[test]
fn games_of_every_length_come_up() {
    let all = some(60, strategies::courses_by(strategies::base_rules()));
    many(&all, 5, |course| course.game().outcome().is_some());
    many(&all, 5, |course| course.game().outcome().is_none() && course.game().table().mission > 1);
    let laid = some(60, strategies::courses_from_positions(strategies::base_rules()));
    many(&laid, 20, |course: &Course| course.setup.position.is_some());
}

/// Near the border: some commands are legal, and some are refused though their seat is awaited.
#[test]
fn commands_on_both_sides_of_the_border_come_up() {
    let rules: Rules = rules_of(3, 1);
    let game = Course { choices: vec![2], ..Course::new(rules, 7) }.game();
    let commands = some(200, strategies::commands(&game));
    many(&commands, 50, |(seat, command)| game.check(*seat, command).is_ok());
    let awaited = |seat: &Seat| game.awaiting().contains(*seat);
    many(&commands, 10, |(seat, command)| awaited(seat) && game.check(*seat, command).is_err());
    many(&commands, 5, |(seat, _)| !awaited(seat));
}

/// Damaged logs: some are refused, some are whole, and some are read though something in them is another.
#[test]
fn logs_with_all_kinds_of_damage_come_up() {
    let bytes = some(150, strategies::damaged_logs());
    many(&bytes, 50, |bytes| Log::from_bytes(bytes).is_err());
    many(&bytes, 10, |bytes| Log::from_bytes(bytes).is_ok());
    let lines = some(100, strategies::damaged_lines());
    many(&lines, 30, |lines| Log::from_json_lines(lines).is_err());
    many(&lines, 5, |lines| Log::from_json_lines(lines).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// TAB-3: what strategies draw are games.
    #[test]
    fn games_are_whole(course in strategies::courses()) {
        let game = course.game();
        prop_assert_eq!(broken_invariant(game.rules(), game.state()), None);
    }
}
