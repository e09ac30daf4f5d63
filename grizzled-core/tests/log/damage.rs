//! Logs that were cut or changed.

use super::versions::sealed;
use super::{every_mode, played, sealed_lines};
use grizzled_core::log::{Entry, Log, LogError, MOST_RECORDS, Stream};
use grizzled_core::rules::{RulesError, Seating};
use grizzled_core::testkit::rules_of;
use grizzled_core::{Chance, Event, Notice, Secret, Seeded, Seen, Viewer};

/// A hundred saves, of every mode.
fn saves() -> impl Iterator<Item = Log> {
    let modes = every_mode();
    (0..100).map(move |n| {
        let mut log = played(modes[n % modes.len()].1, n as u64);
        // Most saves are of games that go on.
        log.truncate(log.entries().len() * (n % 7 + 1) / 7);
        log
    })
}

/// Every bit of a hundred saves flipped, and every truncation: none is read as a log.
#[test]
fn every_flipped_bit_and_every_truncation_is_refused() {
    for log in saves() {
        let mut bytes = log.to_bytes();
        for len in 0..bytes.len() {
            assert!(Log::from_bytes(&bytes[..len]).is_err(), "cut after {len} bytes");
        }
        for at in 0..bytes.len() * 8 {
            bytes[at / 8] ^= 1 << (at % 8);
            assert!(Log::from_bytes(&bytes).is_err(), "bit {at}");
            bytes[at / 8] ^= 1 << (at % 8);
        }
        bytes.push(0);
        assert!(Log::from_bytes(&bytes).is_err(), "a byte too many");
    }
}

/// Every change to a few saves as lines is refused; there a cut at the last line feed loses nothing.
#[test]
fn every_change_to_lines_is_refused() {
    for log in saves().take(4) {
        let lines = log.to_json_lines();
        for len in 0..lines.len() - 1 {
            assert!(Log::from_json_lines(&lines[..len]).is_err(), "cut after {len} bytes");
        }
        let mut bytes = lines.clone().into_bytes();
        for at in 0..bytes.len() {
            bytes[at] ^= 1;
            let read = std::str::from_utf8(&bytes).ok().and_then(|text| Log::from_json_lines(text).ok());
            assert_eq!(read, None, "byte {at}");
            bytes[at] ^= 1;
        }
    }
}

/// A checksum that fits helps nobody: bytes changed at random never panic, and what is still a log is written again to the
/// same bytes.
#[test]
fn forged_logs_never_panic_and_stay_in_their_one_form() {
    let mut chance = Seeded::new(11);
    let mut read = 0;
    for log in saves().take(20) {
        let whole = log.to_bytes();
        for _ in 0..300 {
            let mut bytes = whole[..whole.len() - 4].to_vec();
            for _ in 0..=chance.below(3) {
                let at = 10 + chance.below(bytes.len() as u32 - 10) as usize;
                bytes[at] = chance.below(256) as u8;
            }
            bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
            if let Ok(forged) = Log::from_bytes(&bytes) {
                assert_eq!(forged.to_bytes(), bytes);
                let _ = forged.replay();
                read += 1;
            }
        }
    }
    assert!(read > 0, "some forged logs can be read");
}

/// Lengths that promise more than there is take no more memory than there are bytes.
#[test]
fn giant_counts_are_refused() {
    for tag in 1..=255u8 {
        for len in [&[0xff, 0x7f][..], &[0xff, 0xff], &[0x7f], &[0x80, 0x80, 1]] {
            let record = [&[tag], len, &[0xff; 9]].concat();
            assert!(Entry::from_bytes(&record).is_err(), "{record:?}");
        }
    }
}

/// A stream is damaged in the same ways.
#[test]
fn damaged_streams_are_refused() {
    let log = played(super::modes::pick(2), 5);
    let stream = log.stream(Viewer::Spectator, 40).expect("it happened").expect("anyone may watch");
    let mut bytes = stream.to_bytes();
    assert_eq!(Stream::from_bytes(&bytes), Ok(stream));
    for at in 0..bytes.len() * 8 {
        bytes[at / 8] ^= 1 << (at % 8);
        assert!(Stream::from_bytes(&bytes).is_err(), "bit {at}");
        bytes[at / 8] ^= 1 << (at % 8);
    }
    assert!((0..bytes.len()).all(|len| Stream::from_bytes(&bytes[..len]).is_err()));
}

/// Section 15: more records than any game has are refused, in both forms, before they take room.
#[test]
fn more_records_than_any_game_has_are_refused() {
    let again = Event { notice: Notice::MissionSucceeded, secret: Secret::Nothing };
    let mut log = played(super::modes::pick(0), 2).up_to(40);
    let stream = log.stream(Viewer::Spectator, 0).unwrap().unwrap();
    // The number of events has room in 16 bits.
    assert_eq!(MOST_RECORDS, 65_534);
    while log.entries().len() < MOST_RECORDS {
        log.push(Entry::Event(again));
    }
    assert_eq!(Log::from_bytes(&log.to_bytes()).as_ref(), Ok(&log), "as many are still read");
    assert_eq!(Log::from_json_lines(&log.to_json_lines()).as_ref(), Ok(&log));
    log.push(Entry::Event(again));
    assert_eq!(Log::from_bytes(&log.to_bytes()), Err(LogError::TooLong));
    assert_eq!(Log::from_json_lines(&log.to_json_lines()), Err(LogError::TooLong));
    let seen = Seen { viewer: Viewer::Spectator, notice: again.notice, secret: again.secret };
    let many = |records| seen.to_bytes().repeat(records);
    assert_eq!(Seen::all_from_bytes(&many(MOST_RECORDS)).map(|all| all.len()), Ok(MOST_RECORDS));
    assert_eq!(Seen::all_from_bytes(&many(MOST_RECORDS + 1)), Err(LogError::TooLong));
    let mut long = stream;
    while long.seen().len() <= MOST_RECORDS {
        long.push(seen).unwrap();
    }
    assert_eq!(Stream::from_bytes(&long.to_bytes()), Err(LogError::TooLong));
    assert_eq!(Stream::from_json_lines(&long.to_json_lines()), Err(LogError::TooLong));
}

/// Section 15: what the rules allow fits, in every mode: six records for each decision of the longest game that there can be.
#[test]
fn every_game_that_the_rules_allow_can_be_read() {
    for (name, rules) in every_mode() {
        let longest = rules.longest_game() as usize;
        assert!(longest < 10_000 && longest * 6 < MOST_RECORDS, "{name}: {longest} decisions");
        let most = (0..4).map(|seed| played(rules, seed).entries().len()).max().unwrap();
        assert!(most * 30 < MOST_RECORDS, "{name}: {most} records were played");
    }
}

/// The rules of a header are checked like anybody's, and its fingerprint must be theirs.
#[test]
fn rules_that_are_not_those_of_the_fingerprint_are_refused() {
    let log = Log::new(rules_of(4, 1));
    let fingerprint = log.rules().fingerprint().to_le_bytes();
    let mut bytes = log.to_bytes();
    let at = bytes.windows(8).position(|eight| eight == fingerprint).expect("it stands in the header");
    bytes[at] ^= 1;
    assert_eq!(Log::from_bytes(&sealed(bytes)), Err(LogError::Fingerprint));
    let lines = log.to_json_lines();
    let changed = |from: &str, to: &str| Log::from_json_lines(&sealed_lines(&lines.replacen(from, to, 1)));
    assert_eq!(changed("\"speeches\":4", "\"speeches\":3"), Err(LogError::Fingerprint));
    let too_many = RulesError::Seats { seating: Seating::OneEach, seats: 6 };
    assert_eq!(changed("\"seats\":4", "\"seats\":6"), Err(LogError::Rules(too_many)));
}
