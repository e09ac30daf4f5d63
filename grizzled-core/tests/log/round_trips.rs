//! Both forms of a log, and one entry after the other.

use super::any::{any_armistice, any_event, any_start};
use super::{every_mode, played, played_with};
use grizzled_core::log::{Entry, Fault, Log, LogError};
use grizzled_core::vocabulary::EventKind;
use grizzled_core::{Command, Event, Notice, Seat, Secret, Seeded};
use std::collections::BTreeSet;

/// # Panics
///
/// When the log does not come out of either form as it went in.
fn round_trip(log: &Log, name: &str) {
    let bytes = log.to_bytes();
    let read = Log::from_bytes(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(&read, log, "{name}: bytes");
    assert_eq!(read.to_bytes(), bytes, "{name}: bytes written again");
    let lines = log.to_json_lines();
    let read = Log::from_json_lines(&lines).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(&read, log, "{name}: lines");
    assert_eq!(Log::from_json_lines(&lines.replace('\n', "\r\n")).as_ref(), Ok(log), "{name}: lines of other systems");
}

#[test]
fn logs_of_every_mode_come_out_as_they_went_in() {
    for (name, rules) in every_mode() {
        let log = played(rules, 1914);
        round_trip(&log, &name);
        assert!(log.replay().expect(&name).outcome().is_some(), "{name} is played to its end");
    }
}

/// Rules that nobody would print, and games from given positions.
#[test]
fn logs_of_any_scenario_and_any_position_come_out_as_they_went_in() {
    for seed in 0..60 {
        let mut chance = Seeded::new(seed);
        let rules = if seed % 2 == 0 { any_armistice(&mut chance) } else { super::modes::pick(seed as usize) };
        let setup = any_start(&rules, &mut chance);
        if setup.check(&rules).is_err() {
            continue;
        }
        let history = played_with(rules, &setup, seed);
        round_trip(history.log(), &format!("seed {seed}"));
        assert_eq!(history.log().replay().as_ref(), Ok(history.game()), "seed {seed}");
    }
}

/// A log can be written at any time of a game, and stored record by record.
#[test]
fn logs_of_unfinished_games_come_out_as_they_went_in() {
    let whole = played(super::modes::duo(), 7);
    for entries in (0..whole.entries().len()).step_by(17) {
        let mut part = whole.clone();
        part.truncate(entries);
        round_trip(&part, &format!("{entries} entries"));
        let mut stored = Log::from_header(&part.header_bytes()).expect("a header");
        for entry in part.entries() {
            stored.push(Entry::from_bytes(&entry.to_bytes()).expect("a record"));
        }
        assert_eq!(stored.entries(), part.entries());
    }
}

/// Every event that can be spelt, also those that make no sense, has bytes of its own.
#[test]
fn any_event_comes_out_as_it_went_in() {
    let mut chance = Seeded::new(5);
    let mut tags = BTreeSet::new();
    for _ in 0..20_000 {
        let event = any_event(&mut chance);
        let bytes = Entry::Event(event).to_bytes();
        let read = match event.secret {
            // More tiles than can be counted are no tiles.
            Secret::Tiles(tiles) if tiles.to_array().into_iter().map(u32::from).sum::<u32>() > 255 => {
                Err(Fault::OutOfRange)
            }
            _ => Ok(Entry::Event(event)),
        };
        assert_eq!(Entry::from_bytes(&bytes), read);
        assert_eq!(bytes[0], event.notice.tag(), "records have the tags of their events");
        tags.insert(bytes[0]);
    }
    let all: BTreeSet<u8> = EventKind::ALL.iter().map(|kind| kind.tag).collect();
    assert_eq!(tags, all, "every event was tried");
}

#[test]
fn commands_have_their_tags_and_128() {
    let rules = super::modes::pick(0);
    let log = played(rules, 3);
    for (seat, command) in log.commands() {
        let entry = Entry::Command { seat, command: *command };
        let bytes = entry.to_bytes();
        assert_eq!((bytes[0], bytes[2]), (128 + command.tag(), seat.number()));
        assert_eq!(Entry::from_bytes(&bytes), Ok(entry));
    }
}

/// What could be written in two ways is read in one.
#[test]
fn there_is_one_way_to_write_a_record() {
    let dealt = Event { notice: Notice::Dealt { seat: Seat::S1 }, secret: Secret::Nothing };
    assert_eq!(Entry::Event(dealt).to_bytes(), [10, 1, 1]);
    for (record, fault) in [
        (&[10, 2, 1, 0][..], Fault::OutOfRange),
        (&[10, 0x81, 0, 1], Fault::OutOfRange),
        (&[10, 1, 5], Fault::OutOfRange),
        (&[10, 3, 1, 3, 9], Fault::UnknownTag(9)),
        (&[10, 4, 1, 3, 0, 0], Fault::TrailingBytes),
        (&[10, 1, 1, 0], Fault::TrailingBytes),
        (&[3, 7, 1, 3, 4, 200, 55, 1, 0], Fault::OutOfRange),
        (&[10, 1], Fault::Truncated),
        (&[10, 0], Fault::Truncated),
        (&[38, 0], Fault::UnknownTag(38)),
        (&[127, 0], Fault::UnknownTag(127)),
        (&[255, 0], Fault::UnknownTag(255)),
        (&[146, 1, 0], Fault::UnknownTag(18)),
        (&[], Fault::Truncated),
    ] {
        assert_eq!(Entry::from_bytes(record).map(|entry| entry.to_bytes()), Err(fault), "{record:?}");
    }
}

/// A card that lies out of the deck and is not in it, more Morale than there are cards: no rules are written like this.
#[test]
fn there_is_one_way_to_write_rules() {
    let lines = Log::new(super::modes::pick(4)).to_json_lines();
    for (from, to) in [("\"out\":[]", "\"out\":[127]"), ("\"morale\":", "\"morale\":1")] {
        assert!(lines.contains(from), "{from}");
        let read = Log::from_json_lines(&lines.replacen(from, to, 1));
        assert_eq!(read, Err(LogError::Header(Fault::OutOfRange)), "{to}");
    }
}

#[test]
fn what_is_no_log_is_refused() {
    for bytes in [&b""[..], b"{", b"\x89PNG\r\n\x1a\n0000000000000000000000000000", b"\x89GRZ\n\x1a\n"] {
        assert_eq!(Log::from_bytes(bytes), Err(LogError::NotALog));
    }
    for text in ["", "{}", "[]", "{\"log\":{\"format\":0}}", "null\nnull\n"] {
        assert_eq!(Log::from_json_lines(text), Err(LogError::NotALog), "{text}");
    }
}

/// What is wrong in a line is reported with its place.
#[test]
fn faults_in_lines_are_reported_with_their_place() {
    let mut log = Log::new(super::modes::pick(0));
    log.command(Seat::S0, &Command::Intensity(3));
    let lines = log.to_json_lines();
    let error = |from: &str, to: &str| Log::from_json_lines(&lines.replace(from, to)).unwrap_err().to_string();
    assert_eq!(error("\"seat\":0", "\"seat\":7"), "line 2, column 20: there is no seat 7");
    assert_eq!(error("\"seat\":0,", "\"seat\": 0,"), "line 2, column 20: this is not written as this engine writes it");
    assert_eq!(error("\"intensity\":3", "\"intensity\":4"), "the checksum is wrong: the log was cut or changed");
}
