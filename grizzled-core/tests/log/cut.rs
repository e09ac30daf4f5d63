//! Logs that end in the middle of a command: what would have followed is lost, so nobody can go on (CMD-1).

use super::{every_mode, played};
use grizzled_core::cards::{Roster, armistice};
use grizzled_core::log::{Entry, History, Log, Stream, View};
use grizzled_core::rules::Seating;
use grizzled_core::{Command, Game, Reason, RuleId, Rules, Scenario, Seat, Seeded, Viewer};

/// Every number of events after which all that follows from a command has happened.
fn boundaries(log: &Log) -> Vec<usize> {
    let mut events = 0;
    let mut ends = Vec::new();
    for entry in log.entries() {
        match entry {
            Entry::Command { .. } => ends.push(events),
            Entry::Event(_) => events += 1,
        }
    }
    ends.push(events);
    ends
}

/// Both forms, one after the other.
fn stored(log: &Log) -> Log {
    let read = Log::from_bytes(&log.to_bytes()).expect("it was written");
    assert_eq!(&read, log);
    Log::from_json_lines(&read.to_json_lines()).expect("it was written")
}

/// # Panics
///
/// When anybody can do anything in this game, or it says another reason than that it is cut.
fn asks_nobody(game: &Game, name: &str) {
    assert!(game.is_midway() && game.awaiting().is_empty(), "{name}");
    for seat in game.rules().grizzled().iter() {
        assert!(game.legal(seat).is_empty(), "{name}");
        let refused = game.check(seat, &Command::Decline).unwrap_err();
        assert_eq!((refused.reason, refused.rule), (Reason::MidCommand, RuleId::Cmd1), "{name}");
        let view = game.view(seat).expect("a player sits there");
        assert!(view.legal(game.rules()).is_empty(), "{name}");
    }
}

/// Plays a game; then after each event, and in what is saved, loaded, and saved again of it after every so many events and
/// after its first commands, nobody is asked anything in the middle of a command. How many of the logs saved are cut.
///
/// # Panics
///
/// When one is cut and is not taken for it, or the other way round.
fn cut_everywhere(name: &str, rules: Rules, step: usize) -> usize {
    let mut cuts = 0;
    let whole = played(rules, 9);
    let boundaries = boundaries(&whole);
    let events = whole.events().count();
    let mut game = Game::empty(rules);
    for (count, event) in (1..).zip(whole.events()) {
        game.evolve(event).expect(name);
        assert_eq!(game.is_midway(), !boundaries.contains(&count), "{name} after {count} events, the last {event:?}");
    }
    for at in (0..=events).step_by(step).chain(boundaries.iter().copied().take(12)) {
        let name = format!("{name} after {at} events");
        let log = stored(&whole.up_to(at));
        let between = boundaries.contains(&at);
        assert_eq!(log.is_cut(), !between, "{name}");
        let history = History::resume(log, Seeded::new(1)).expect(&name);
        assert_eq!(history.game(), &whole.replay_at(at).expect(&name), "{name}");
        let again = stored(history.log());
        assert_eq!(again.is_cut(), !between, "{name}");
        if !between {
            asks_nobody(history.game(), &name);
            cuts += 1;
        } else if at < events {
            assert!(!history.game().awaiting().is_empty() && !history.game().is_midway(), "{name}");
        }
    }
    cuts
}

/// CMD-1: in every mode, after every number of events, saved, loaded, and saved again.
#[test]
fn cmd_1_a_log_that_is_cut_in_a_command_stays_so_and_asks_nobody() {
    let cuts: usize = every_mode().into_iter().map(|(name, rules)| cut_everywhere(&name, rules, 3)).sum();
    assert!(cuts > 1000, "{cuts}");
}

/// CMD-1, LUCK-1: where the deck bears Luck, the count begins again before the Leader is asked, without any module too: a
/// Mission that has only started is in the middle of a command.
#[test]
fn cmd_1_a_mission_with_luck_that_has_only_started_is_cut() {
    let game = Scenario::armistice(3, &armistice::DECK, &Roster::EMPTY);
    let with_chaplain = Scenario { seats: 2, seating: Seating::Chaplain, ..game };
    for (name, scenario) in [("three seats", game), ("the Chaplain", with_chaplain)] {
        let rules = scenario.rules().expect("a game without modules");
        assert!(cut_everywhere(name, rules, 1) > 0, "{name}");
    }
}

/// What a seat of a cut game is sent says that it is cut, and its view asks nobody; so a bot has nothing to choose from.
#[test]
fn cmd_1_the_stream_of_a_cut_game_asks_nobody() {
    for (name, rules) in every_mode() {
        let whole = played(rules, 9);
        let boundaries = boundaries(&whole);
        let middle = (30..).find(|at| !boundaries.contains(at)).expect("commands have events");
        let log = whole.up_to(middle);
        let game = log.replay().expect(&name);
        let viewers = [Viewer::Seat(Seat::S0), Viewer::Spectator];
        for (viewer, after) in viewers.into_iter().flat_map(|one| [0, middle / 2, middle].map(|after| (one, after))) {
            let stream = log.stream(viewer, after).expect(&name).expect("somebody plays there");
            for read in [Stream::from_bytes(&stream.to_bytes()), Stream::from_json_lines(&stream.to_json_lines())] {
                let read = read.expect(&name);
                assert!(read.is_cut(), "{name}");
                assert_eq!(View::of(&game, read.viewer()), Some(read.view()), "{name} after {after}");
            }
        }
        let open = whole.stream(Viewer::Seat(Seat::S0), middle).expect(&name).expect("somebody plays there");
        assert!(!open.is_cut(), "{name}: the rest of the command follows");
    }
}

/// A command that nothing has followed yet is not carried out; with what followed from it, the log is whole again.
#[test]
fn cmd_1_a_command_without_its_events_is_cut() {
    let mut history = History::new(super::modes::pick(1), &Default::default(), Seeded::new(3)).unwrap();
    let mut log = history.log().clone();
    assert!(!log.is_cut());
    let (seat, command) = super::any_decision(&history, &mut Seeded::new(4)).expect("the game begins");
    let entries = history.apply(seat, &command).expect("it is legal").to_vec();
    log.push(entries[0]);
    assert!(stored(&log).is_cut());
    entries[1..].iter().for_each(|entry| log.push(*entry));
    assert!(!log.is_cut());
    assert_eq!(&log, history.log());
}

/// CMD-1: what was cut stays so, whatever is recorded behind it, until a whole command is.
#[test]
fn cmd_1_a_cut_log_stays_cut_until_the_next_command() {
    let whole = played(super::modes::pick(1), 3);
    let is_event: Vec<bool> = whole.entries().iter().map(|entry| entry.event().is_some()).collect();
    let decided = is_event.windows(3).position(|three| three == [false, true, true]).expect("it leads to two events");
    let mut log = whole.clone();
    log.truncate(decided + 2);
    assert!(log.is_cut(), "the command has more events");
    log.push(whole.entries()[decided + 2]);
    assert!(log.is_cut(), "nobody knows what is lost");
    log.push(whole.entries()[decided]);
    log.push(whole.entries()[decided + 1]);
    assert!(!log.is_cut());
}

/// A history begins with nothing but what was committed.
#[test]
fn a_history_begins_anew_whatever_its_log_had() {
    let before = played(super::modes::pick(1), 3);
    let history = History::with_log(before.clone(), &Default::default(), Seeded::new(3)).unwrap();
    assert!(history.log().entries().len() < before.entries().len());
    assert_eq!(Game::replay(*before.rules(), history.log().events()), *history.game());
}

/// Taking entries away marks what is cut, and unmarks what no longer is.
#[test]
fn cmd_1_truncating_marks_what_is_cut() {
    let whole = played(super::modes::duo(), 7);
    let mut log = whole.clone();
    log.truncate(whole.entries().len());
    assert!(!log.is_cut(), "nothing was lost");
    for entries in (1..whole.entries().len()).rev() {
        log.truncate(entries);
        assert_eq!(log.is_cut(), whole.entries()[entries].event().is_some(), "{entries} entries");
    }
}
