//! Versions meet: what is newer says so, what is damaged stays damaged, and what is older is carried over.

use super::{modes, played, sealed_lines};
use grizzled_core::log::{Entry, Fault, Log, LogError, Stream, VOCABULARY};
use grizzled_core::{Event, Notice, Seat, Secret, Viewer};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// Where bytes say which vocabulary they need.
const AT_VOCABULARY: usize = 10;
/// The last record and the checksum.
const END: usize = 14 + 4;
/// A record of an event that no version has yet, and the same as a line.
const NEWER_EVENT: [u8; 3] = [127, 1, 0];
const NEWER_LINE: &str = "{\"event\":{\"notice\":{\"weather_changed\":{\"to\":3}}}}\n";

/// The first Order of the built-in pack: its difficulty and intensities, when it acts, that it makes harmless, and Masks.
const FIRST_ORDER: [u8; 7] = [0, 3, 2, 2, 0, 0, 3];
const FIRST_EFFECT: &str = "\"what\":{\"harmless\":\"mask\"}";

fn log() -> Log {
    played(modes::pick(2), 5).up_to(60)
}

fn streams() -> impl Iterator<Item = Stream> {
    let log = log();
    let viewers = [Viewer::Seat(Seat::S1), Viewer::Spectator];
    viewers.into_iter().flat_map(move |viewer| {
        [0, 40].map(|after| log.stream(viewer, after).expect("it happened").expect("it is watched"))
    })
}

/// The bytes with a checksum that fits.
pub(super) fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let content = bytes.len() - 4;
    let checksum = crc32fast::hash(&bytes[..content]).to_le_bytes();
    bytes[content..].copy_from_slice(&checksum);
    bytes
}

/// The bytes with one more record that this version does not know, and the vocabulary they say they need.
fn with_newer_event(bytes: &[u8], vocabulary: u16) -> Vec<u8> {
    let (records, end) = bytes.split_at(bytes.len() - END);
    let mut newer = [records, &NEWER_EVENT, end].concat();
    newer[AT_VOCABULARY..AT_VOCABULARY + 2].copy_from_slice(&vocabulary.to_le_bytes());
    sealed(newer)
}

fn lines_with_newer_event(lines: &str, vocabulary: u16) -> String {
    let (content, end) = lines.split_at(lines.rfind("{\"end\"").expect("an end"));
    let newer = content.replacen("\"vocabulary\":1,", &format!("\"vocabulary\":{vocabulary},"), 1);
    sealed_lines(&format!("{newer}{NEWER_LINE}{end}"))
}

/// # Panics
///
/// When bytes or lines of a newer vocabulary are taken for anything else, or damage for a newer vocabulary.
fn meets_a_newer_version<T: PartialEq + std::fmt::Debug>(
    bytes: &[u8],
    lines: &str,
    read: fn(&[u8]) -> Result<T, LogError>,
    read_lines: fn(&str) -> Result<T, LogError>,
) {
    for newer in [VOCABULARY + 1, 400, u16::MAX] {
        let whole = with_newer_event(bytes, newer);
        assert_eq!(read(&whole), Err(LogError::NewerVocabulary(newer)));
        for len in 12..whole.len() {
            assert_eq!(read(&whole[..len]), Err(LogError::Checksum), "cut after {len} bytes");
        }
        let whole = lines_with_newer_event(lines, newer);
        assert_eq!(read_lines(&whole), Err(LogError::NewerVocabulary(newer)));
        assert_eq!(read_lines(&whole.replace('\n', "\r\n")), Err(LogError::NewerVocabulary(newer)));
        let second = whole.find('\n').expect("a header") + 1;
        for len in (second..whole.len() - 1).step_by(97) {
            assert_eq!(read_lines(&whole[..len]), Err(LogError::Checksum), "cut after {len} bytes");
        }
        assert_eq!(read_lines(&whole.replace("weather", "whether")), Err(LogError::Checksum));
    }
    let unknown = read(&with_newer_event(bytes, VOCABULARY)).unwrap_err();
    assert!(matches!(unknown, LogError::Record { fault: Fault::UnknownTag(127), .. }), "{unknown}");
    let unknown = read_lines(&lines_with_newer_event(lines, VOCABULARY)).unwrap_err();
    assert!(matches!(unknown, LogError::Line { .. }), "{unknown}");
    let mut none = bytes.to_vec();
    none[AT_VOCABULARY] = 0;
    assert_eq!(read(&none), Err(LogError::Checksum));
    assert_eq!(read(&sealed(none)), Err(LogError::Header(Fault::OutOfRange)), "there is no vocabulary 0");
}

#[test]
fn a_newer_vocabulary_says_so_and_damage_does_not() {
    let log = log();
    meets_a_newer_version(&log.to_bytes(), &log.to_json_lines(), Log::from_bytes, Log::from_json_lines);
    for stream in streams() {
        meets_a_newer_version(&stream.to_bytes(), &stream.to_json_lines(), Stream::from_bytes, Stream::from_json_lines);
    }
    let message = LogError::NewerVocabulary(7).to_string();
    assert_eq!(message, format!("the log needs vocabulary 7, and this version knows vocabularies up to {VOCABULARY}"));
}

/// ORD-2: that an Order was put back came with the second vocabulary. A log without such an event can be read without it.
#[test]
fn ord_2_a_log_needs_no_newer_vocabulary_than_what_stands_in_it() {
    let put_back = Event { notice: Notice::OrderPutBack { seat: Seat::S1 }, secret: Secret::Nothing };
    let mut log = log();
    let said = |log: &Log| log.to_bytes()[AT_VOCABULARY];
    assert_eq!(said(&log), 1);
    assert_eq!(u16::from(log.header_bytes()[AT_VOCABULARY]), VOCABULARY, "anything may come");
    log.push(Entry::Event(put_back));
    assert_eq!(said(&log), 2);
    assert_eq!(Log::from_bytes(&log.to_bytes()).as_ref(), Ok(&log));
    assert_eq!(Log::from_json_lines(&log.to_json_lines()).as_ref(), Ok(&log));
    // One that says otherwise is none.
    let mut less = log.to_bytes();
    less[AT_VOCABULARY] = 1;
    assert_eq!(Log::from_bytes(&sealed(less)), Err(LogError::Header(Fault::OutOfRange)));
    let less = sealed_lines(&log.to_json_lines().replacen("\"vocabulary\":2,", "\"vocabulary\":1,", 1));
    assert_eq!(Log::from_json_lines(&less), Err(LogError::Header(Fault::OutOfRange)));
}

/// A log whose first Order has an effect that no version has yet; its rules have a fingerprint that fits.
fn with_newer_effect(log: &Log, vocabulary: u16) -> Vec<u8> {
    let mut bytes = log.to_bytes();
    bytes[AT_VOCABULARY..AT_VOCABULARY + 2].copy_from_slice(&vocabulary.to_le_bytes());
    // Behind the vocabulary the kind of log, then the length of the rules in two bytes.
    let len = usize::from(bytes[13] & 127) | usize::from(bytes[14]) << 7;
    let rules = 15..15 + len;
    let effect = bytes[rules.clone()].windows(FIRST_ORDER.len()).position(|part| part == FIRST_ORDER);
    bytes[15 + effect.expect("the first Order") + FIRST_ORDER.len() - 2] = 200;
    let fingerprint: [u8; 32] = Sha256::digest(&bytes[rules.clone()]).into();
    bytes[rules.end..rules.end + 8].copy_from_slice(&fingerprint[..8]);
    sealed(bytes)
}

/// PACK-1: rules with an effect of a newer version are newer, in bytes and in lines, and not damaged.
#[test]
fn pack_1_a_newer_effect_in_the_rules_says_so() {
    let log = log();
    let lines = log.to_json_lines();
    assert!(lines.contains(FIRST_EFFECT));
    let with_newer_line = |vocabulary: u16| {
        let newer = lines.replacen(FIRST_EFFECT, "\"what\":{\"weather\":\"mask\"}", 1);
        sealed_lines(&newer.replacen("\"vocabulary\":1,", &format!("\"vocabulary\":{vocabulary},"), 1))
    };
    for newer in [VOCABULARY + 1, 500] {
        assert_eq!(Log::from_bytes(&with_newer_effect(&log, newer)), Err(LogError::NewerVocabulary(newer)));
        assert_eq!(Log::from_json_lines(&with_newer_line(newer)), Err(LogError::NewerVocabulary(newer)));
        let damaged = with_newer_line(newer).replacen("weather", "whether", 1);
        assert_eq!(Log::from_json_lines(&damaged), Err(LogError::Checksum));
    }
    // What no vocabulary has is damage.
    let unknown = Log::from_bytes(&with_newer_effect(&log, VOCABULARY));
    assert_eq!(unknown, Err(LogError::Header(Fault::UnknownTag(200))));
    assert!(matches!(Log::from_json_lines(&with_newer_line(VOCABULARY)), Err(LogError::Line { line: 1, .. })));
}

/// The header of a store has no checksum; it says what it needs all the same.
#[test]
fn a_header_alone_says_which_vocabulary_it_needs() {
    let mut header = log().header_bytes();
    header[AT_VOCABULARY] = 9;
    assert_eq!(Log::from_header(&header), Err(LogError::NewerVocabulary(9)));
}

#[test]
fn a_newer_format_is_refused_by_its_number() {
    let log = Log::new(modes::pick(0));
    let mut bytes = log.to_bytes();
    bytes[8] = 9;
    assert_eq!(Log::from_bytes(&bytes), Err(LogError::Newer(9)));
    let message = LogError::Newer(9).to_string();
    assert_eq!(message, "the log has format 9, and this version reads formats up to 2");
    let lines = log.to_json_lines().replace("{\"format\":2,", "{\"format\":9,\"invented\":[],");
    assert_eq!(Log::from_json_lines(&lines), Err(LogError::Newer(9)));
}

/// The header with these bytes in the place of the mark that ends its fields.
pub(super) fn with_fields(header: &[u8], fields: &[u8]) -> Vec<u8> {
    let (last, rest) = header.split_last().expect("a header");
    assert_eq!(*last, 0);
    [rest, fields, &[0]].concat()
}

/// A field that a later version adds for whoever knows it is kept, in bytes and in lines.
#[test]
fn unknown_fields_that_may_be_ignored_are_kept() {
    let header = with_fields(&Log::new(modes::pick(0)).header_bytes(), &[128, 2, 0xab, 1, 255, 0]);
    let log = Log::from_header(&header).expect("it can be read");
    assert_eq!(log.header_bytes(), header);
    assert_eq!(Log::from_bytes(&log.to_bytes()).as_ref(), Ok(&log));
    let lines = log.to_json_lines();
    assert!(lines.contains("\"more\":{\"128\":\"ab01\",\"255\":\"\"}"), "{lines}");
    assert_eq!(Log::from_json_lines(&lines).as_ref(), Ok(&log));
    let of_length = |length| format!("{{\"128\":\"{}\"}}", "00".repeat(length));
    let longest = sealed_lines(&lines.replace("{\"128\":\"ab01\",\"255\":\"\"}", &of_length(16_383)));
    let longest = Log::from_json_lines(&longest).expect("its length takes two bytes");
    assert_eq!(Log::from_bytes(&longest.to_bytes()), Ok(longest));
    let too_long = of_length(16_384);
    for wrong in [
        "{\"128\":\"AB01\",\"255\":\"\"}",
        "{\"128\":\"ab0\",\"255\":\"\"}",
        "{\"127\":\"\"}",
        "{\"128\":\"ab01\",\"128\":\"\"}",
        "{\"255\":\"\",\"128\":\"ab01\"}",
        &too_long,
    ] {
        let wrong = sealed_lines(&lines.replace("{\"128\":\"ab01\",\"255\":\"\"}", wrong));
        assert_eq!(Log::from_json_lines(&wrong), Err(LogError::Header(Fault::OutOfRange)), "{wrong}");
    }
}

/// TAB-5: what such a field says is the host's, and nobody knows whether it is secret: no stream has it.
#[test]
fn tab_5_unknown_fields_of_a_log_are_in_no_stream() {
    let log = log();
    let header = with_fields(&Log::new(*log.rules()).header_bytes(), &[128, 2, 0xab, 1]);
    let mut with_more = Log::from_header(&header).expect("it can be read");
    log.entries().iter().for_each(|entry| with_more.push(*entry));
    assert_ne!(with_more.to_bytes(), log.to_bytes());
    for viewer in [Viewer::Spectator, Viewer::Seat(grizzled_core::Seat::S0)] {
        let [stream, usual] = [&with_more, &log].map(|log| log.stream(viewer, 3).unwrap().expect("a viewer"));
        assert!(!stream.to_json_lines().contains("\"more\":"));
        assert_eq!(stream.to_bytes(), usual.to_bytes());
    }
}

/// Each field in its place, once, and only where it says something.
#[test]
fn there_is_one_way_to_write_fields() {
    let header = Log::new(modes::pick(0)).header_bytes();
    for (fields, fault) in [
        (&[99, 0][..], Fault::UnknownTag(99)),
        (&[3, 0, 3, 0], Fault::OutOfRange),
        (&[3, 0, 2, 4, 1, 0, 0, 0], Fault::OutOfRange),
        (&[2, 4, 0, 0, 0, 0], Fault::OutOfRange),
        (&[2, 3, 1, 0, 0], Fault::Truncated),
        (&[3, 1, 0], Fault::TrailingBytes),
        (&[5, 4, 1, 0, 0, 0], Fault::OutOfRange),
        (&[128, 9, 0], Fault::Truncated),
    ] {
        let read = Log::from_header(&with_fields(&header, fields));
        assert_eq!(read, Err(LogError::Header(fault)), "{fields:?}");
    }
    let cut = with_fields(&header, &[3, 0]);
    assert!(Log::from_header(&cut).expect("it can be read").is_cut());
}

/// TAB-5: how far chance has come is kept with the log. It depends on what was drawn in secret, so no stream has it.
#[test]
fn tab_5_the_position_of_chance_is_for_the_host_alone() {
    let mut log = log();
    for position in [0, 1, u64::from(u32::MAX) + 7, u64::MAX] {
        log.set_chance_position(Some(position));
        for read in [Log::from_bytes(&log.to_bytes()), Log::from_json_lines(&log.to_json_lines())] {
            assert_eq!(read.as_ref().map(Log::chance_position), Ok(Some(position)));
            assert_eq!(read.as_ref(), Ok(&log));
        }
        let stream = log.stream(Viewer::Spectator, 0).unwrap().unwrap();
        log.set_chance_position(None);
        assert_eq!(log.stream(Viewer::Spectator, 0).unwrap().unwrap().to_bytes(), stream.to_bytes());
    }
    let stream = log.stream(Viewer::Spectator, 0).unwrap().unwrap();
    let lines = stream.to_json_lines().replacen("\"fingerprint\"", "\"chance\":7,\"fingerprint\"", 1);
    assert!(Stream::from_json_lines(&sealed_lines(&lines)).is_err());
}

/// Streams of format 1, in both forms, are what today's streams of the same games are; nothing more is known of them.
#[test]
fn streams_of_format_1_are_carried_over() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/v1");
    let seat = |seat| Viewer::Seat(seat);
    for (name, viewer, after) in [
        ("one-shot-normal-4-seats", seat(Seat::S1), 0),
        ("duo", seat(Seat::S2), 40),
        ("base-4-normal", Viewer::Spectator, 30),
    ] {
        let read = |file: PathBuf| fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let log = Log::from_bytes(&read(folder.join(name).with_extension("log"))).expect(name);
        let now = log.stream(viewer, after).expect(name).expect(name);
        let old = read(folder.join("streams").join(name).with_extension("log"));
        let old_lines = read(folder.join("streams").join(name).with_extension("jsonl"));
        assert_eq!((old[8], &old_lines[..22]), (1, &b"{\"stream\":{\"format\":1,"[..]), "{name}");
        let stream = Stream::from_bytes(&old).expect(name);
        assert_eq!(
            Stream::from_json_lines(std::str::from_utf8(&old_lines).expect(name)).as_ref(),
            Ok(&stream),
            "{name}"
        );
        assert_eq!(
            (stream.viewer(), stream.start(), stream.seen(), stream.view()),
            (viewer, now.start(), now.seen(), now.view())
        );
        assert_eq!((stream.epoch(), stream.is_cut()), (0, false), "{name}");
        assert_eq!(Stream::from_bytes(&stream.to_bytes()), Ok(stream), "{name} is written as format 2");
        assert!(matches!(Log::from_bytes(&old), Err(LogError::Kind { .. })), "{name}");
    }
}
