//! Streams: what one viewer may see of a game, from the beginning or from a snapshot.

use super::{every_mode, modes, played, sealed_lines};
use grizzled_core::log::{Entry, Log, LogError, Stream, View};
use grizzled_core::testkit::secrets::resampled;
use grizzled_core::{Event, Game, Notice, Seat, Secret, Seeded, Viewer};

fn viewers() -> impl Iterator<Item = Viewer> {
    Seat::ALL.into_iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A client that has only its stream sees what the host shows it, whenever it joins.
#[test]
fn a_client_needs_only_its_stream() {
    for (name, rules) in every_mode() {
        let log = played(rules, 2);
        let game = log.replay().expect(&name);
        let events = log.events().count();
        for viewer in viewers() {
            for after in [0, 1, events / 3, events] {
                let stream = log.stream(viewer, after).expect(&name);
                assert_eq!(stream.is_some(), View::of(&game, viewer).is_some(), "{name} {viewer:?}");
                let Some(stream) = stream else { continue };
                assert_eq!(*stream.start() == View::empty(viewer), after == 0, "{name} {viewer:?} after {after}");
                assert_eq!(Some(stream.view()), View::of(&game, viewer), "{name} {viewer:?} after {after}");
                assert_eq!(Stream::from_bytes(&stream.to_bytes()).as_ref(), Ok(&stream), "{name} {viewer:?}");
                assert_eq!(Stream::from_json_lines(&stream.to_json_lines()).as_ref(), Ok(&stream), "{name} {viewer:?}");
            }
        }
    }
}

/// TAB-5: whatever a viewer does not know, its snapshot is the same, byte by byte.
#[test]
fn tab_5_a_snapshot_shows_nothing_that_is_hidden() {
    let mut chance = Seeded::new(12);
    let mut compared = 0;
    for (name, rules) in every_mode() {
        let log = played(rules, 6);
        for count in (0..log.events().count()).step_by(7) {
            let game = log.replay_at(count).expect(&name);
            // Everything hidden can be drawn again only while somebody is asked.
            if game.awaiting().is_empty() {
                continue;
            }
            for viewer in viewers() {
                let snapshot = |game: &Game| {
                    let stream = View::of(game, viewer).map(|view| Stream::from_view(rules, view, None));
                    stream.map(|stream| (stream.to_bytes(), stream.to_json_lines()))
                };
                let other = resampled(&game, viewer, &mut chance);
                assert_eq!(snapshot(&game), snapshot(&other), "{name} after {count} events for {viewer:?}");
                compared += usize::from(other != game);
            }
        }
    }
    assert!(compared > 500, "what is hidden was something else: {compared}");
}

/// TAB-5: a whole stream of a game is the same if a card that nobody has seen was another.
#[test]
fn tab_5_a_stream_shows_nothing_that_is_hidden() {
    for (name, rules) in every_mode() {
        let log = played(rules, 6);
        for viewer in viewers() {
            let Some(stream) = log.stream(viewer, 0).expect(&name) else { continue };
            // DeckSet holds the order of all cards: it is the secret of secrets.
            let (mut other, mut changed) = (Log::new(rules), 0);
            for entry in log.entries() {
                other.push(match *entry {
                    Entry::Event(Event {
                        notice: notice @ Notice::DeckSet { .. },
                        secret: Secret::Order(mut order),
                    }) => {
                        order.as_mut_slice().reverse();
                        changed += 1;
                        Entry::Event(Event { notice, secret: Secret::Order(order) })
                    }
                    entry => entry,
                });
            }
            assert_eq!(changed, 1, "{name}");
            let game = Game::empty(rules);
            let mut seen = Stream::new(rules, viewer, None);
            other.events().for_each(|event| seen.push(game.redact(event, viewer)).expect("it is the viewer's"));
            assert_eq!(seen.to_bytes(), stream.to_bytes(), "{name} {viewer:?}");
        }
    }
}

/// What is sent on as it happens is the same as what is sent later.
#[test]
fn a_stream_sent_as_it_happens_is_the_same() {
    let log = played(modes::duo(), 8);
    let mut game = Game::empty(*log.rules());
    let mut streams: Vec<Stream> =
        viewers().map(|viewer| Stream::new(*log.rules(), viewer, log.commitment())).collect();
    for event in log.events() {
        game.evolve_unchecked(event);
        streams.iter_mut().for_each(|stream| stream.push(game.redact(event, stream.viewer())).unwrap());
    }
    for stream in streams {
        let later = log.stream(stream.viewer(), 0).unwrap();
        assert!(later.is_none_or(|later| later == stream));
    }
}

/// TAB-5: a stream is no log, and a log no stream, so that nobody sends the one for the other.
#[test]
fn tab_5_a_stream_is_not_taken_for_a_log() {
    let log = played(modes::pick(4), 8);
    let stream = log.stream(Viewer::Seat(Seat::S1), 0).unwrap().unwrap();
    let (no_log, no_stream) =
        (LogError::Kind { found: "stream", wanted: "log" }, LogError::Kind { found: "log", wanted: "stream" });
    assert_eq!(Log::from_bytes(&stream.to_bytes()), Err(no_log.clone()));
    assert_eq!(Log::from_json_lines(&stream.to_json_lines()), Err(no_log));
    assert_eq!(Stream::from_bytes(&log.to_bytes()), Err(no_stream.clone()));
    assert_eq!(Stream::from_json_lines(&log.to_json_lines()), Err(no_stream));
}

/// TAB-5: the header of a stream names its viewer, and that of a log names nobody; what says both is neither.
#[test]
fn tab_5_a_header_is_that_of_a_log_or_of_a_stream() {
    let log = played(modes::pick(4), 8);
    let stream = log.stream(Viewer::Spectator, 0).unwrap().unwrap();
    let viewer = "\"viewer\":\"spectator\",";
    let watched = sealed_lines(&log.to_json_lines().replacen("\"rules\"", &format!("{viewer}\"rules\""), 1));
    let nobodys = sealed_lines(&stream.to_json_lines().replacen(viewer, "", 1));
    assert_eq!(sealed_lines(&log.to_json_lines()), log.to_json_lines());
    for lines in [watched, nobodys] {
        let message = "line 1, column 1: a stream has a viewer, and a log has none";
        assert_eq!(Log::from_json_lines(&lines).unwrap_err().to_string(), message);
        assert_eq!(Stream::from_json_lines(&lines).unwrap_err().to_string(), message);
    }
}
