//! A command that arrives twice is carried out once (`Game::apply_at`, `History::apply_at`).

use super::{any_decision, every_mode};
use grizzled_core::log::{History, Log};
use grizzled_core::testkit::rules_of;
use grizzled_core::{ApplyError, Command, Game, Seat, Seeded, Setup};

/// Every message of a game arrives again and again, each with what its player had seen. The game is the one without that,
/// though many would answer a later question.
#[test]
fn a_game_of_double_clicks_is_the_game_of_single_ones() {
    let mut would_answer = 0;
    for (name, rules) in every_mode() {
        let mut single = History::new(rules, &Setup::default(), Seeded::new(4)).unwrap();
        let mut double = single.clone();
        let (mut choices, mut sent) = (Seeded::new(8), Vec::new());
        while let Some((seat, command)) = any_decision(&single, &mut choices) {
            let moment = double.log().moment();
            sent.push((moment, seat, command));
            single.apply(seat, &command).expect(&name);
            double.apply_at(moment, seat, &command).expect(&name);
            for (moment, seat, command) in sent.iter().rev().take(20) {
                would_answer += usize::from(double.game().check(*seat, command).is_ok());
                assert_eq!(double.apply_at(*moment, *seat, command), Err(ApplyError::Stale), "{name}");
                assert_eq!(double.stage_at(*moment, *seat, command).err(), Some(ApplyError::Stale), "{name}");
            }
            let [one, other] = [&single, &double].map(|history| (history.game(), history.chance().position()));
            assert_eq!(one, other, "{name}");
        }
        assert_eq!(double.log().entries(), single.log().entries(), "{name}");
    }
    assert!(would_answer > 100, "{would_answer}");
}

/// A command sent twice is refused the second time, too, where a host keeps a game and a list of its events.
#[test]
fn a_game_and_a_list_of_its_events_do_the_same() {
    let (mut chance, mut log) = (Seeded::new(4), Vec::new());
    let mut game = Game::new(rules_of(4, 1), &Setup::default(), &mut chance, &mut log).unwrap();
    while let Some(seat) = game.awaiting().iter().next() {
        let command = game.legal(seat).get(0).unwrap();
        let seen = log.len() as u32;
        game.apply_at(seen, seat, &command, &mut chance, &mut log).unwrap();
        let (before, position) = (game, chance.position());
        for other in [seen, log.len() as u32 + 1, 0, u32::MAX] {
            assert_eq!(game.apply_at(other, seat, &command, &mut chance, &mut log), Err(ApplyError::Stale));
        }
        assert_eq!((game, chance.position()), (before, position));
    }
    assert_eq!(Game::replay(*game.rules(), &log), game);
}

/// So it is where a host records into a log.
#[test]
fn a_game_and_its_log_do_the_same() {
    let rules = rules_of(3, 1);
    let (mut chance, mut log) = (Seeded::new(4), Log::new(rules));
    let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    let mut game = Game::new(rules, &setup, &mut chance, &mut log).unwrap();
    let (seen, command) = (log.events().count() as u32, Command::Intensity(3));
    log.command(Seat::S0, &command);
    for (events, expected) in [(seen - 1, Err(ApplyError::Stale)), (seen, Ok(())), (seen, Err(ApplyError::Stale))] {
        assert_eq!(game.apply_at(events, Seat::S0, &command, &mut chance, &mut log), expected);
    }
}

/// A refusal is what it is without the number, and counts nothing.
#[test]
fn a_command_of_now_is_refused_for_what_it_is() {
    let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    let mut history = History::new(rules_of(3, 0), &setup, Seeded::new(1)).unwrap();
    let moment = history.log().moment();
    let refusal = history.game().check(Seat::S0, &Command::Intensity(99)).unwrap_err();
    let refused = history.apply_at(moment, Seat::S0, &Command::Intensity(99)).unwrap_err();
    assert_eq!((refused, refused.to_string()), (ApplyError::Rejected(refusal), refusal.to_string()));
    assert_eq!(history.log().moment(), moment);
}

/// What a player chose before something was taken back is not carried out afterwards, though the numbers are the same.
#[test]
fn a_command_from_before_an_undo_is_stale() {
    let mut history = History::new(rules_of(3, 0), &Setup::default(), Seeded::new(1)).unwrap();
    let mut choices = Seeded::new(3);
    while history.can_undo().is_err() {
        let (seat, command) = any_decision(&history, &mut choices).expect("something can be taken back");
        history.apply(seat, &command).unwrap();
    }
    let moment = history.log().moment();
    history.undo().unwrap();
    assert!(history.log().moment().events < moment.events);
    let (seat, command) = any_decision(&history, &mut choices).unwrap();
    let before = history.log().moment();
    for stale in [moment, grizzled_core::log::Moment { epoch: moment.epoch, ..before }] {
        assert_eq!(history.apply_at(stale, seat, &command), Err(ApplyError::Stale));
    }
    assert!(history.apply_at(before, seat, &command).is_ok());
}
