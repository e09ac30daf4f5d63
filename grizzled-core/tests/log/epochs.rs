//! Histories have epochs: who has seen what was taken back stands at the same number, and is recognised (CMD-1).

use super::{any_decision, every_mode};
use grizzled_core::log::{CannotFollow, Dropped, History, Log, Moment, Stream};
use grizzled_core::views::NotForViewer;
use grizzled_core::{Command, Seat, Seeded, Setup, Viewer};

/// A decision that can be taken back, and another one of the same seat with as many events.
struct Fork {
    history: History<Seeded>,
    seat: Seat,
    one: Command,
    other: Command,
}

/// The first place in a game where a seat has two such decisions.
fn fork(rules: grizzled_core::Rules) -> Option<Fork> {
    let mut history = History::new(rules, &Setup::default(), Seeded::new(5)).ok()?;
    let mut choices = Seeded::new(9);
    loop {
        for seat in history.game().awaiting().iter() {
            let outcome = |command: &Command| {
                let mut tried = history.clone();
                tried.apply(seat, command).ok()?;
                tried.can_undo().ok()?;
                Some((tried.log().moment().events, tried.game().view(Seat::S0)?.table))
            };
            let all: Vec<_> = history.game().legal(seat).iter().filter_map(|one| Some((one, outcome(&one)?))).collect();
            for (one, (events, table)) in &all {
                let other = all.iter().find(|(_, (count, after))| count == events && after != table);
                if let Some((other, _)) = other {
                    return Some(Fork { history: history.clone(), seat, one: *one, other: *other });
                }
            }
        }
        let (seat, command) = any_decision(&history, &mut choices)?;
        history.apply(seat, &command).ok()?;
    }
}

/// CMD-1: A, undo, B: whoever saw A stands at B's number with another view. It is found out, on the way in and out, also
/// after the game was saved and loaded.
#[test]
fn cmd_1_who_saw_what_was_taken_back_needs_a_new_stream() {
    let mut forks = 0;
    for (name, rules) in every_mode() {
        let Some(Fork { mut history, seat, one, other }) = fork(rules) else { continue };
        let viewer = Viewer::Seat(Seat::S0);
        let before = history.log().moment();
        let mut client = history.log().stream(viewer, 3).expect(&name).expect("somebody plays there");
        assert_eq!(client.moment(), before, "{name}: a stream says how many events came before it");
        history.apply(seat, &one).expect(&name);
        let news = history.log().seen_since(before, viewer).expect(&name);
        let others = history.log().seen_since(before, Viewer::Spectator).expect(&name);
        let not_its_own = NotForViewer::OtherViewer { viewer, made_for: Viewer::Spectator };
        assert_eq!(client.follow(before, others), Err(CannotFollow::NotForViewer(not_its_own)), "{name}");
        assert_eq!(client.moment(), before, "{name}: all of it or nothing");
        client.follow(before, news.clone()).expect(&name);
        assert_eq!(client.moment(), history.log().moment(), "{name}");
        assert_eq!(client.clone().follow(before, news), Err(CannotFollow::Dropped(Dropped)), "{name}: twice");

        history.undo().expect(&name);
        history.apply(seat, &other).expect(&name);
        let now = history.log().moment();
        assert_eq!(now.events, client.moment().events, "{name}");
        assert_ne!(now, client.moment(), "{name}");
        assert_ne!(client.view(), history.log().stream(viewer, 0).unwrap().unwrap().view(), "{name}");
        assert_eq!(history.log().seen_since(client.moment(), viewer), Err(Dropped), "{name}");
        // Nor does it take what comes next in the history that goes on.
        let Some((seat, command)) = any_decision(&history, &mut Seeded::new(2)) else { continue };
        history.apply(seat, &command).expect(&name);
        let news = history.log().seen_since(now, viewer).expect(&name);
        let kept = client.clone();
        assert_eq!(client.follow(now, news), Err(CannotFollow::Dropped(Dropped)), "{name}");
        assert_eq!(client, kept, "{name}");
        let anew = history.log().stream(viewer, 0).unwrap().unwrap();
        assert_eq!(anew.moment(), history.log().moment(), "{name}");
        stays_in_its_epoch(&history, &name);
        forks += 1;
    }
    assert!(forks > 10, "{forks} games had such a place");
}

/// # Panics
///
/// When the epoch is lost on the way to a file and back, or a game that is resumed could be taken for another.
fn stays_in_its_epoch(history: &History<Seeded>, name: &str) {
    let moment = history.log().moment();
    let log = Log::from_bytes(&history.log().to_bytes()).expect(name);
    assert_eq!((&log, log.moment()), (history.log(), moment), "{name}");
    let log = Log::from_json_lines(&log.to_json_lines()).expect(name);
    assert_eq!(log.moment(), moment, "{name}");
    let stream = log.stream(Viewer::Spectator, 7).expect(name).expect("anyone may watch");
    assert_eq!(stream.moment(), moment, "{name}");
    assert_eq!(Stream::from_bytes(&stream.to_bytes()).expect(name).moment(), moment, "{name}");
    assert_eq!(Stream::from_json_lines(&stream.to_json_lines()).expect(name).moment(), moment, "{name}");
    // A save may be older than what players have seen.
    let resumed = History::resume(log, Seeded::new(1)).expect(name);
    assert_eq!(resumed.log().moment(), Moment { epoch: moment.epoch + 1, ..moment }, "{name}");
}
