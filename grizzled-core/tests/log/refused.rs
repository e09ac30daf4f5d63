//! What is whole, and says something that no log says: each is refused for its own reason, in both forms.

use super::format_1::bytes_of_1;
use super::versions::sealed;
use super::{modes, played, sealed_lines};
use grizzled_core::log::{Entry, Fault, Log, LogError, Stream, View};
use grizzled_core::state::Holdings;
use grizzled_core::testkit::rules_of;
use grizzled_core::{Seat, SeatView, Seen, SpectatorView, Viewer};

const NOT_IN_ITS_WAY: &str = "a number is out of its range, or not written in its one way";
const ITS_OWN: &str = "a stream begins with its viewer's view, where there is something to see";
const OTHERWISE: &str = "this is not written as this engine writes it";
/// The last record and the checksum of sealed bytes.
const END: usize = 14 + 4;

fn golden(name: &str) -> String {
    let file = format!("{}/golden/v1/words/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(file).expect("a golden stream").replace("\r\n", "\n")
}

/// The lines with this changed, and a checksum that fits.
fn changed(lines: &str, old: &str, new: &str) -> String {
    assert!(lines.contains(old), "{old} is not there");
    sealed_lines(&lines.replacen(old, new, 1))
}

/// What a view says of a table, changed to what no table is. The view is the second line.
const NO_TABLE: [(&str, &str, &str); 14] = [
    ("\"discards\":[3,4,", "\"discards\":[4,3,", NOT_IN_ITS_WAY),
    ("\"discards\":[3,4,", "\"discards\":[3,3,", NOT_IN_ITS_WAY),
    ("\"knocks\":[[1,54],[2,60],", "\"knocks\":[[1,54],[2,54],", NOT_IN_ITS_WAY),
    ("\"active\":[1,1,", "\"active\":[256,1,", "this is a number from 0 to 255"),
    ("\"active\":[1,1,0,1,1,0]", "\"active\":[1,1,0,1,1]", OTHERWISE),
    ("\"in_mission\":[0,2,", "\"in_mission\":[2,0,", NOT_IN_ITS_WAY),
    ("\"removed_tiles\":[]", "\"removed_tiles\":[\"right\",\"left\"]", NOT_IN_ITS_WAY),
    ("\"removed_tiles\":[]", "\"removed_tiles\":[\"middle\"]", "there is no tile \"middle\""),
    ("\"agenda\":\"recruit\"", "\"agenda\":{\"recruit\":{}}", OTHERWISE),
    ("\"agenda\":\"recruit\"", "\"agenda\":\"parade\"", "there is no agenda \"parade\""),
    ("\"held\":[[12]", "\"held\":[[12,12]", NOT_IN_ITS_WAY),
    ("\"hand\":[]}", "\"hand\":[1,2,3,4,5,6]}", NOT_IN_ITS_WAY),
    ("\"leader\":0", "\"leader\":5", "there is no seat 5"),
    ("\"in_mission\":true,\"hand\"", "\"in_mission\":1,\"hand\"", OTHERWISE),
];

/// Each value has one way to be written, and no value that cannot be is read.
#[test]
fn views_of_no_table_are_refused() {
    let lines = golden("stream-11");
    assert!(Stream::from_json_lines(&lines).is_ok());
    for (old, new, expected) in NO_TABLE {
        match Stream::from_json_lines(&changed(&lines, old, new)) {
            Err(LogError::Line { line: 2, what, .. }) => assert_eq!(what, expected, "{new}"),
            other => panic!("{new}: {other:?}"),
        }
    }
}

/// Where a line is not as this engine writes it, the column is that of the first character that is not.
#[test]
fn what_is_written_otherwise_is_found_to_the_character() {
    let lines = golden("stream-11");
    let place = "\"in_mission\":true,\"hand\"";
    let column = lines.lines().nth(1).expect("a view").find(place).expect("a Recruit") + "\"in_mission\":".len() + 1;
    // "true" is looked for as a whole, and then "false".
    for (word, same) in [("fxlse", 1), ("falsy", 4), ("True", 0)] {
        let changed = changed(&lines, place, &format!("\"in_mission\":{word},\"hand\""));
        match Stream::from_json_lines(&changed) {
            Err(LogError::Line { line: 2, column: found, .. }) => assert_eq!(found, column + same, "{word}"),
            other => panic!("{word}: {other:?}"),
        }
    }
}

/// A word that has no fields is a string, and nothing is half an object; zero has no sign.
#[test]
fn one_way_to_write_words_and_numbers() {
    let lines = golden("stream-11");
    let refused = |old: &str, new: &str| {
        let read = Stream::from_json_lines(&changed(&lines, old, new));
        assert!(matches!(read, Err(LogError::Line { .. })), "{new}: {read:?}");
    };
    refused("\"agenda\":\"recruit\"", "\"agenda\":{\"recruit\":");
    refused("\"agenda\":\"recruit\"", "\"agenda\":{\"recruit\"}");
    refused("\"amount\":1", "\"amount\":-0");
    refused("\"amount\":1", "\"amount\":-129");
    refused("\"amount\":1", "\"amount\":128");
}

/// A table has so many tiles, cards and Hard Knocks, and no more.
#[test]
fn lists_that_are_too_long_are_refused() {
    let lines = golden("stream-11");
    let read = |tiles: usize| {
        let list = vec!["\"left\""; tiles].join(",");
        Stream::from_json_lines(&changed(&lines, "\"removed_tiles\":[]", &format!("\"removed_tiles\":[{list}]")))
    };
    assert!(read(255).is_ok());
    assert!(matches!(read(256), Err(LogError::Line { line: 2, .. })));
}

/// A log has commands and events; a viewer's records stand in streams.
#[test]
fn tab_5_a_log_with_a_viewers_records_is_refused() {
    let log = played(modes::pick(1), 5).up_to(60);
    let stream = log.stream(Viewer::Seat(Seat::S1), 40).unwrap().unwrap();
    let (lines, viewed) = (log.to_json_lines(), stream.to_json_lines());
    let mut records = viewed.lines().skip(1);
    let (view, seen) = (records.next().unwrap(), records.next().unwrap());
    let end = lines.rfind("{\"end\"").unwrap();
    let with =
        |record: &str| Log::from_json_lines(&sealed_lines(&format!("{}{record}\n{}", &lines[..end], &lines[end..])));
    let line = lines.lines().count();
    let refused = |what: &str| Err(LogError::Line { line, column: 1, what: what.to_owned() });
    assert_eq!(with(seen), refused(&Fault::ViewerRecord.to_string()));
    assert_eq!(with(view), refused("a log has commands and events"));
    assert_eq!(Entry::from_bytes(&stream.seen()[0].to_bytes()), Err(Fault::ViewerRecord));
}

/// Of one game: what a seat sees that joins late, what it sees from the beginning, and what another sees that joins late.
fn streams() -> [Stream; 3] {
    let log = played(modes::pick(1), 5).up_to(60);
    let (mine, other) = (Viewer::Seat(Seat::S1), Viewer::Seat(Seat::S2));
    [(mine, 40), (mine, 0), (other, 40)].map(|(viewer, after)| log.stream(viewer, after).unwrap().unwrap())
}

/// A stream begins with its viewer's view or with the first event, and a view stands in no other place.
#[test]
fn tab_5_a_stream_has_one_view_at_its_beginning() {
    let [late, whole, of_another] = streams();
    let view = |stream: &Stream| stream.to_json_lines().lines().nth(1).unwrap().to_owned();
    let at = |lines: &str, line: usize, record: &str| {
        let mut all: Vec<&str> = lines.lines().collect();
        all.insert(line, record);
        Stream::from_json_lines(&sealed_lines(&(all.join("\n") + "\n")))
    };
    let refused = |line: usize, what: &str| Err(LogError::Line { line, column: 1, what: what.to_owned() });
    let once = "a stream has one view at its beginning, and events as they are seen";
    assert_eq!(at(&late.to_json_lines(), 2, &view(&late)), refused(3, once));
    assert_eq!(at(&whole.to_json_lines(), 4, &view(&late)), refused(5, once));
    assert_eq!(at(&whole.to_json_lines(), 1, &view(&of_another)), refused(2, ITS_OWN));
}

/// The same in bytes.
#[test]
fn tab_5_a_stream_in_bytes_has_one_view_at_its_beginning() {
    let [late, whole, of_another] = streams();
    let with = |stream: &Stream, at: usize, record: &[u8]| {
        let bytes = stream.to_bytes();
        Stream::from_bytes(&sealed([&bytes[..at], record, &bytes[at..]].concat()))
    };
    let refused = |record, at, fault| Err(LogError::Record { record, at, fault });
    let tag = Fault::UnknownTag(255);
    let (begin, view) = view_record(&late);
    assert_eq!(with(&late, begin + view.len(), &view), refused(2, view.len(), tag));
    let (begin, first) = (first_event(&whole), whole.seen()[0].to_bytes().len());
    assert_eq!(with(&whole, begin + first, &view), refused(2, first, tag));
    let (_, of_another) = view_record(&of_another);
    assert_eq!(with(&whole, begin, &of_another), refused(1, 0, Fault::OutOfRange));
    let alone = Err(LogError::Record { record: 1, at: 0, fault: tag });
    assert_eq!(Seen::all_from_bytes(&view), alone, "a view does not come alone");
}

/// A stream that begins at the beginning has no view of it.
#[test]
fn a_view_with_nothing_to_see_is_refused() {
    let mut view = SpectatorView::default();
    view.table.mission = 7;
    let lines = Stream::from_view(rules_of(3, 1), View::Spectator(view), None).to_json_lines();
    assert!(Stream::from_json_lines(&lines).is_ok());
    match Stream::from_json_lines(&changed(&lines, "\"mission\":7,", "\"mission\":0,")) {
        Err(LogError::Line { line: 2, what, .. }) => assert_eq!(what, ITS_OWN),
        other => panic!("{other:?}"),
    }
}

/// No deck has more than 80 cards, and so no pile.
#[test]
fn deck_1_a_pile_that_is_too_long_is_refused() {
    let lines = played(rules_of(3, 1), 5).to_json_lines();
    let (begin, rest) = lines.split_once("\"order\":[").expect("a deck is set");
    let end = rest.find(']').expect("it ends");
    let with = |cards: usize| {
        let order: Vec<String> = (0..cards).map(|card| card.to_string()).collect();
        Log::from_json_lines(&sealed_lines(&format!("{begin}\"order\":[{}{}", order.join(","), &rest[end..])))
    };
    assert_eq!(with(80).map(drop), Err(LogError::End), "it can be read, and is no such game");
    match with(81) {
        Err(LogError::Line { what, .. }) => assert_eq!(what, NOT_IN_ITS_WAY),
        other => panic!("{other:?}"),
    }
}

/// CMD-1: whether a log is cut stands in its header; format 1 does not say it.
#[test]
fn cmd_1_a_header_that_hides_a_cut_is_refused() {
    let mut log = played(rules_of(3, 1), 5);
    let last = log.entries().iter().rposition(|entry| entry.event().is_none()).expect("a command");
    log.truncate(last + 1);
    let (bytes, header) = (log.to_bytes(), log.header_bytes().len() - 1);
    assert_eq!(bytes[header..header + 3], [3, 0, 0], "it is cut, and there is no more to say");
    assert!(Log::from_bytes(&bytes).is_ok_and(|log| log.is_cut()));
    let hidden = sealed([&bytes[..header], &bytes[header + 2..]].concat());
    assert_eq!(Log::from_bytes(&hidden), Err(LogError::Header(Fault::OutOfRange)));
    assert!(Log::from_bytes(&bytes_of_1(&bytes)).is_ok_and(|log| log.is_cut()));
}

/// In bytes, too, a list of names has names; and format 1 has a commitment or none.
#[test]
fn headers_in_bytes_say_nothing_else() {
    let log = played(rules_of(3, 1), 5);
    let header = log.header_bytes();
    let (last, fields) = header.split_last().expect("it has bytes");
    assert_eq!(*last, 0, "there is nothing to say");
    let wrong = LogError::Header(Fault::OutOfRange);
    assert_eq!(Log::from_header(&[fields, &[6, 0, 0]].concat()), Err(wrong.clone()));
    let mut bytes = bytes_of_1(&log.to_bytes());
    assert!(Log::from_bytes(&bytes).is_ok());
    // The vocabulary takes two bytes more in format 2.
    bytes[fields.len() - 2] = 2;
    assert_eq!(Log::from_bytes(&sealed(bytes)), Err(wrong));
}

/// DUO-2: a view shows no hand that its seat has put down.
#[test]
fn duo_2_a_view_of_a_hand_put_down_is_refused() {
    let rules = modes::duo();
    let game = played(rules, 5).replay_at(60).expect("a game for two");
    let seat = game.table().put_down.iter().next().expect("each player sees one hand");
    let hidden = game.view(seat).expect("somebody plays there");
    let shown = SeatView { own: Holdings { hand: rules.cards().iter().take(2).collect(), ..hidden.own }, ..hidden };
    let read = |view| {
        let stream = Stream::from_view(rules, View::Seat(view), None);
        [Stream::from_bytes(&stream.to_bytes()), Stream::from_json_lines(&stream.to_json_lines())]
    };
    assert!(read(hidden).iter().all(Result::is_ok));
    let in_lines = LogError::Line { line: 2, column: 1, what: ITS_OWN.to_owned() };
    assert_eq!(read(shown), [Err(LogError::Record { record: 1, at: 0, fault: Fault::OutOfRange }), Err(in_lines)]);
    // A spectator sees none.
    let of_all = Stream::from_view(rules, View::Spectator(game.spectator_view()), None);
    assert_eq!(Stream::from_bytes(&of_all.to_bytes()), Ok(of_all));
}

/// Where the first event stands in the bytes of a stream.
fn first_event(stream: &Stream) -> usize {
    stream.to_bytes().len() - END - stream.seen().iter().map(|seen| seen.to_bytes().len()).sum::<usize>()
}

/// The record of the view with which a stream begins, and where it stands: its tag, its length in groups of seven bits, and so
/// many bytes up to the first event.
fn view_record(stream: &Stream) -> (usize, Vec<u8>) {
    let (bytes, end) = (stream.to_bytes(), first_event(stream));
    let is_it = |&at: &usize| {
        let groups = bytes[at + 1..end].iter().position(|byte| byte & 0x80 == 0).map_or(0, |last| last + 1);
        let length =
            bytes[at + 1..][..groups].iter().rev().fold(0, |length, byte| length << 7 | usize::from(byte & 0x7f));
        bytes[at] == 255 && at + 1 + groups + length == end
    };
    let begin = (0..end - 1).find(is_it).expect("a view");
    (begin, bytes[begin..end].to_vec())
}

/// The end says how many records there are.
#[test]
fn an_end_that_counts_wrongly_is_refused() {
    let log = played(rules_of(3, 1), 5);
    let stream = log.stream(Viewer::Spectator, 0).unwrap().unwrap();
    for mut bytes in [log.to_bytes(), stream.to_bytes()] {
        let count = bytes.len() - 4 - 8 - 4;
        bytes[count] ^= 1;
        let bytes = sealed(bytes);
        let errors = [Log::from_bytes(&bytes).err(), Stream::from_bytes(&bytes).err()];
        assert!(errors.contains(&Some(LogError::End)), "{errors:?}");
    }
    let lines = stream.to_json_lines();
    let records = format!("\"records\":{}", stream.seen().len());
    let wrong = lines.replace(&records, &format!("\"records\":{}", stream.seen().len() + 1));
    assert_eq!(Stream::from_json_lines(&wrong), Err(LogError::End));
    assert!(Stream::from_json_lines(&lines.replace("{\"end\"", "{\"close\"")).is_err());
}

/// The header says which vocabulary the records need, and not a greater one.
#[test]
fn a_header_that_asks_for_another_vocabulary_is_refused() {
    let log = played(rules_of(3, 1), 5);
    let lines = log.to_json_lines();
    assert!(lines.contains("\"vocabulary\":1,"), "a base game needs no more");
    let wrong = Err(LogError::Header(Fault::OutOfRange));
    let none = changed(&lines, "\"vocabulary\":1,", "\"vocabulary\":0,");
    assert_eq!(Log::from_json_lines(&none), wrong);
    let mut bytes = log.to_bytes();
    bytes[10] = 0;
    assert_eq!(Log::from_bytes(&sealed(bytes)), wrong);
    let stream = log.stream(Viewer::Spectator, 0).unwrap().unwrap();
    let none = changed(&stream.to_json_lines(), "\"vocabulary\":1,", "\"vocabulary\":0,");
    assert_eq!(Stream::from_json_lines(&none), Err(LogError::Header(Fault::OutOfRange)));
}

/// A header alone ends where it ends.
#[test]
fn a_header_with_more_behind_it_is_refused() {
    let log = played(rules_of(3, 1), 5);
    let header = log.header_bytes();
    assert!(Log::from_header(&header).is_ok_and(|read| read.entries().is_empty()));
    let longer = [&header[..], &[0]].concat();
    assert_eq!(Log::from_header(&longer), Err(LogError::Header(Fault::TrailingBytes)));
    for len in 0..header.len() {
        assert!(Log::from_header(&header[..len]).is_err(), "cut after {len} bytes");
    }
}

/// PACK-1: a list of names that is there has names.
#[test]
fn pack_1_a_list_without_names_is_refused() {
    let lines = super::names::log().to_json_lines();
    let (begin, end) = (lines.find("\"recruits\":[\"").unwrap(), lines.find("],\"helping_hands\"").unwrap());
    let none = sealed_lines(&format!("{}\"recruits\":[{}", &lines[..begin], &lines[end..]));
    match Log::from_json_lines(&none) {
        Err(LogError::Line { line: 1, what, .. }) => assert_eq!(what, NOT_IN_ITS_WAY),
        other => panic!("{other:?}"),
    }
}

/// A stream of format 1 may name the commitment of its game; a record that stands in no log of it is refused.
#[test]
fn what_format_1_does_not_say_is_refused() {
    let lines = golden("stream-11");
    let digits = "5a".repeat(32);
    let end = lines.find("}}\n").unwrap();
    let with =
        |commitment: &str| sealed_lines(&format!("{},\"commitment\":\"{commitment}\"{}", &lines[..end], &lines[end..]));
    let stream = Stream::from_json_lines(&with(&digits)).expect("a commitment");
    assert_eq!(stream.commitment().map(|commitment| commitment.to_bytes()), Some([0x5a; 32]));
    assert!(Stream::from_json_lines(&with(&digits[2..])).is_err(), "too short");
    let unknown = changed(&lines, "{\"seen\":", "{\"heard\":");
    assert!(matches!(Stream::from_json_lines(&unknown), Err(LogError::Line { line: 3, .. })));
    let of_a_log = changed(&lines, "{\"stream\":{\"format\":1,\"viewer\":\"spectator\",", "{\"log\":{\"format\":1,");
    match Log::from_json_lines(&of_a_log) {
        Err(LogError::Line { line: 2, what, .. }) => assert_eq!(what, "a log has commands and events"),
        other => panic!("{other:?}"),
    }
    let view = lines.lines().nth(1).unwrap();
    let events_alone = changed(&of_a_log, &format!("{view}\n"), "");
    match Log::from_json_lines(&events_alone) {
        Err(LogError::Line { line: 2, what, .. }) => assert_eq!(what, Fault::ViewerRecord.to_string()),
        other => panic!("{other:?}"),
    }
}
