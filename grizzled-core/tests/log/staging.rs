//! Commands that are tried, stored and only then carried out; chance that is taken back, saved and resumed.

use super::{any_decision, every_mode};
use grizzled_core::log::{History, Log, Opening, Stale};
use grizzled_core::testkit::rules_of;
use grizzled_core::{Chance, Command, Game, Rules, Seat, Seeded, Setup};

const SALT: [u8; 32] = *b"a salt that the tests always use";

fn begun(rules: Rules, number: u8) -> (Opening, History<Seeded>) {
    let opening = Opening::new([number; 32], SALT, Setup::default()).unwrap();
    let log = Log::new(rules).committed(opening.commitment(&rules));
    let history = History::with_log(log, opening.setup(), opening.chance()).unwrap();
    (opening, history)
}

/// A game of which, where `fails` says so, a command cannot be stored the first time and another one is tried.
fn play(history: &mut History<Seeded>, choices: &mut Seeded, mut fails: impl FnMut(usize) -> bool) -> usize {
    let (mut lost, mut step) = (0, 0);
    while let Some((seat, command)) = any_decision(history, choices) {
        let staged = history.stage(seat, &command).expect("what is listed is accepted");
        step += 1;
        if fails(step) {
            drop(staged);
            lost += 1;
            continue;
        }
        history.commit(staged).expect("nothing happened in between");
    }
    lost
}

/// Whatever fails to be stored, and whatever it would have drawn: the game stays the one that its seed gives.
#[test]
fn fifty_games_with_failed_appends_are_verified() {
    let modes = every_mode();
    let mut failed = 0;
    for number in 0..50 {
        let (name, rules) = &modes[number % modes.len()];
        let (opening, mut history) = begun(*rules, number as u8);
        let mut choices = Seeded::new(number as u64);
        // The first command deals cards: it is the one that hurts. Others fail here and there.
        failed += play(&mut history, &mut choices, |step| step == 1 || step % 7 == number % 7);
        assert_eq!(opening.verify(history.log()), Ok(()), "{name}, game {number}");
    }
    assert!(failed > 100, "{failed} appends failed");
}

/// Nothing is changed by a command that was tried: neither the game, nor the log, nor the chance.
#[test]
fn what_is_staged_changes_nothing() {
    for (name, rules) in every_mode() {
        let (_, mut history) = begun(rules, 5);
        let mut choices = Seeded::new(9);
        while let Some((seat, command)) = any_decision(&history, &mut choices) {
            let before = (*history.game(), history.log().clone(), history.chance().position(), history.can_undo());
            let staged = history.stage(seat, &command).expect(&name);
            let after = (*history.game(), history.log().clone(), history.chance().position(), history.can_undo());
            assert_eq!(before, after, "{name}");
            let (entries, saved) = (staged.entries().to_vec(), staged.to_saved(&history));
            assert_eq!(history.commit(staged).expect(&name), entries, "{name}");
            assert_eq!(history.to_saved(), saved, "{name}");
        }
    }
}

/// What was tried on another state than the one that there is now is not carried out.
#[test]
fn what_was_staged_before_something_else_happened_is_stale() {
    let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    let mut history = History::new(rules_of(3, 0), &setup, Seeded::new(1)).unwrap();
    let staged = history.stage(Seat::S0, &Command::Intensity(3)).unwrap();
    history.apply(Seat::S0, &Command::Intensity(3)).unwrap();
    let before = (*history.game(), history.log().clone());
    assert_eq!(history.commit(staged).err(), Some(Stale));
    assert_eq!((*history.game(), history.log().clone()), before);

    // Also where the game has come back to the same state: the answer would be the same, but not the order of things.
    let seat = history.game().awaiting().iter().next().unwrap();
    let withdraw = history.game().legal(seat).iter().find(|command| matches!(command, Command::Withdraw(_))).unwrap();
    let staged = history.stage(seat, &withdraw).unwrap();
    history.apply(seat, &withdraw).unwrap();
    history.undo().unwrap();
    assert_eq!(history.commit(staged).err(), Some(Stale));
}

/// A game that is saved and resumed with its seed and its position, at any moment, goes on as if it had never stopped,
/// and is still the game that its host committed to.
#[test]
fn a_game_resumed_at_its_position_is_the_unbroken_one() {
    for (name, rules) in every_mode() {
        let (opening, mut unbroken) = begun(rules, 6);
        let (_, mut resumed) = begun(rules, 6);
        let mut choices = Seeded::new(4);
        while let Some((seat, command)) = any_decision(&unbroken, &mut choices) {
            let saved = resumed.to_saved().to_bytes();
            resumed = History::resume_seeded(Log::from_bytes(&saved).unwrap(), opening.seed()).unwrap();
            let same = unbroken.apply(seat, &command).expect(&name);
            assert_eq!(resumed.apply(seat, &command).expect(&name), same, "{name}");
        }
        assert_eq!(resumed.log().entries(), unbroken.log().entries(), "{name}");
        assert_eq!(opening.verify(resumed.log()), Ok(()), "{name}");
    }
}

/// Taking a decision back takes its draws back, so the position goes back, too.
#[test]
fn the_position_goes_back_with_undo() {
    let (_, mut history) = begun(rules_of(4, 1), 7);
    let mut choices = Seeded::new(4);
    let mut undone = 0;
    while let Some((seat, command)) = any_decision(&history, &mut choices) {
        let position = history.chance().position();
        history.apply(seat, &command).unwrap();
        if history.undo().is_ok() {
            assert_eq!(history.chance().position(), position);
            let staged = history.stage(seat, &command).unwrap();
            history.apply(seat, &command).unwrap();
            assert_eq!(staged.chance().position(), history.chance().position(), "where it would stand");
            undone += 1;
        }
    }
    assert!(undone > 3, "{undone}");
}

/// A random bot with the seed of the game does not follow the game's own chance.
#[test]
fn a_bot_seeded_like_the_game_shares_no_numbers_with_it() {
    use grizzled_core::bots::{Bot, RandomBot};
    let mut same = [0, 0];
    for seed in 0..200 {
        let rules = rules_of(4, 1);
        let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
        let game = Game::new(rules, &setup, &mut Seeded::new(1), &mut ()).unwrap();
        let (view, legal) = (game.view(Seat::S0).unwrap(), game.legal(Seat::S0));
        let chosen = RandomBot::new(seed).choose(&rules, &view, &legal);
        let by_game = legal.get(Seeded::new(seed).below(legal.len() as u32) as usize).unwrap();
        same[usize::from(chosen == by_game)] += 1;
        assert!(legal.len() >= 3);
    }
    assert!(same[0] > 80, "chosen otherwise and alike: {same:?}");
}
