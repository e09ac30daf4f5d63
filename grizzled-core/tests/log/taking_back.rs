//! Taking decisions back.

use super::{any_decision, every_mode};
use grizzled_core::log::{History, UndoError};
use grizzled_core::testkit::rules_of;
use grizzled_core::{Chance, Command, Game, Seat, Seeded, Setup};

/// What can be taken back is as if it had never been decided: state, log and chance; what cannot leaves all as it is.
#[test]
fn what_is_taken_back_never_was() {
    let (mut taken, mut refused) = (0, 0);
    for (name, rules) in every_mode() {
        let mut chance = Seeded::new(3);
        let mut history = History::new(rules, &Setup::default(), Seeded::new(77)).expect(&name);
        let mut before = history.clone();
        while let Some((seat, command)) = any_decision(&history, &mut chance) {
            let events = history.apply(seat, &command).expect("it is listed").len() - 1;
            let revealed = !Game::can_undo(history.log().events().skip(before.log().events().count()));
            let mut undone = history.clone();
            assert_eq!(undone.can_undo().is_err(), revealed, "{name}");
            if revealed {
                assert_eq!(undone.undo(), Err(UndoError::Revealed));
                assert_eq!((undone.game(), undone.log()), (history.game(), history.log()), "{name}");
                refused += 1;
            } else {
                assert_eq!(undone.undo(), Ok(events + 1), "{name}");
                assert_eq!((undone.game(), undone.log().entries()), (before.game(), before.log().entries()), "{name}");
                same_future(&mut undone, &mut before);
                taken += 1;
            }
            before = history.clone();
        }
    }
    assert!(taken > 100 && refused > 100, "both happen: {taken} taken back, {refused} refused");
}

/// # Panics
///
/// When chance does not stand where it stood: no shuffle is rolled anew by taking something back.
fn same_future(undone: &mut History<Seeded>, before: &mut History<Seeded>) {
    let mut choices = Seeded::new(8);
    for _ in 0..3 {
        let Some((seat, command)) = any_decision(before, &mut choices) else { return };
        assert_eq!(undone.apply(seat, &command).ok(), before.apply(seat, &command).ok());
    }
    assert_eq!(undone.log().entries(), before.log().entries());
}

/// Several decisions can be taken back one after the other, to the last card that was drawn.
#[test]
fn several_decisions_are_taken_back_one_by_one() {
    let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    let mut history = History::new(rules_of(4, 0), &setup, Seeded::new(4)).unwrap();
    assert_eq!(history.can_undo(), Err(UndoError::Nothing));
    assert_eq!(UndoError::Nothing.to_string(), "nobody has decided anything yet");
    history.apply(Seat::S0, &Command::Intensity(3)).unwrap();
    assert_eq!(history.undo(), Err(UndoError::Revealed));
    let dealt = history.clone();
    let mut withdrawn = 0;
    while let Some(seat) = history.game().awaiting().iter().next().filter(|_| withdrawn < 3) {
        let legal = history.game().legal(seat);
        let Some(command) = legal.iter().find(|command| matches!(command, Command::Withdraw(_))) else { break };
        history.apply(seat, &command).unwrap();
        withdrawn += 1;
    }
    let mut taken = 0;
    while history.undo().is_ok() {
        taken += 1;
    }
    assert_eq!(taken, withdrawn);
    assert_eq!((history.game(), history.log().entries()), (dealt.game(), dealt.log().entries()));
}

/// A refused command leaves everything, chance too.
#[test]
fn a_refused_command_leaves_the_log_as_it_is() {
    let mut history = History::new(rules_of(3, 1), &Setup::default(), Seeded::new(4)).unwrap();
    let before = history.clone();
    assert!(history.apply(Seat::S4, &Command::Refill).is_err());
    assert_eq!((history.game(), history.log()), (before.game(), before.log()));
    let mut chance = Seeded::new(1);
    assert!(chance.below(9) < 9);
}
