//! Every reason for a refusal stands in a committed game whose last commands are refused (`golden/refusals`).
//!
//! The scenarios are games in notation, several in a file. The tag `Refused` says why each of the last commands is refused: the
//! reason, its rule, and the card that bars it, written by hand from `RULES.md`. Two more tags may stand there: `Pack` names a
//! file whose Chapter is played instead of the built-in one, and `Missing` says how many of the last events have not come.

mod complete;
mod scenario;

use grizzled_core::log::History;
use grizzled_core::testkit::Script;
use grizzled_core::text::{self, Lang, Narrator};
use grizzled_core::{ApplyError, Command, Event, Game, Rejection, Seat, Seeded};
use scenario::{Scenario, scenarios};

/// Whoever asks gets the same refusal, and nothing changes.
fn assert_refused(game: &Game, seat: Seat, command: &Command, expected: Rejection, title: &str) {
    assert_eq!(game.check(seat, command), Err(expected), "{title}: {command:?}");
    assert!(!game.legal(seat).contains(command), "{title}: {command:?} is listed");
    let (mut after, mut events) = (*game, Vec::<Event>::new());
    assert_eq!(after.apply(seat, command, &mut Script::default(), &mut events), Err(expected), "{title}: {command:?}");
    assert_eq!((after, events), (*game, Vec::new()), "{title}: {command:?} leaves a trace");
    assert_told(game, expected, title);
}

/// The texts say what is wrong, the rule and the card, in both languages.
fn assert_told(game: &Game, expected: Rejection, title: &str) {
    assert_eq!(expected.to_string(), format!("{} ({})", expected.reason, expected.rule), "{title}");
    for lang in Lang::ALL {
        let narrator = Narrator::new(lang, game.rules(), game.table());
        let card = expected.by.map(|by| format!("{}, ", narrator.source(by))).unwrap_or_default();
        let told = format!("{} ({card}{})", text::reason(lang, expected.reason), expected.rule);
        assert_eq!(narrator.rejection(expected).to_string(), told, "{title}");
    }
}

/// A history refuses what its game refuses, however the command is given; so does the client of the seat.
fn assert_refused_everywhere(history: &mut History<Seeded>, seat: Seat, command: &Command, expected: Rejection) {
    let (log, game, moment) = (history.log().clone(), *history.game(), history.log().moment());
    assert_eq!(history.stage(seat, command).err(), Some(expected));
    assert_eq!(history.apply(seat, command).err(), Some(expected));
    assert_eq!(history.apply_at(moment, seat, command).err(), Some(ApplyError::Rejected(expected)));
    assert_eq!((history.log(), history.game()), (&log, &game), "a refused command leaves a trace");
    if let Some(view) = game.view(seat) {
        assert_eq!(view.check(game.rules(), command), Err(expected), "the client of the seat says so, too");
    }
}

fn assert_played(scenario: &Scenario) {
    let title = &scenario.title;
    let mut history = scenario.begin();
    for one in scenario.accepted() {
        let applied = history.apply(one.seat, &one.command);
        applied.unwrap_or_else(|rejection| panic!("{title}: {:?} is refused: {rejection}", one.command));
    }
    let events: Vec<Event> = history.log().events().copied().collect();
    let game = Game::replay(*history.game().rules(), &events[..events.len() - scenario.missing]);
    for (one, expected) in scenario.refusals() {
        assert_refused(&game, one.seat, &one.command, expected, title);
        if scenario.missing == 0 {
            assert_refused_everywhere(&mut history, one.seat, &one.command, expected);
        }
    }
}

/// CMD-1: each scenario is played, and its last commands are refused as it says.
#[test]
fn cmd_1_the_golden_refusals() {
    for scenario in scenarios() {
        assert_played(&scenario);
    }
}
