//! Any bytes as a log, a stream, a record or lines of JSON: nothing panics, what is read in the newest format is written
//! again to the same bytes, and what is read in any format is read again from both forms to the same value; what a replay
//! accepts is a state that can be, and is played on to its end, saved and loaded on the way.
#![no_main]

// The same laws that the engine's own tests hold games to that are played on.
#[allow(dead_code, unused_imports)]
#[path = "../../grizzled-core/tests/laws/any/mod.rs"]
mod any;
#[allow(dead_code)]
#[path = "../../grizzled-core/tests/saves/played_on.rs"]
mod played_on;

use grizzled_core::Seeded;
use grizzled_core::log::{Entry, FORMAT, Log, Stream};
use grizzled_core::testkit::broken_structure;
use libfuzzer_sys::fuzz_target;
use std::borrow::Cow;

/// Longer ones are not looked for in what a store keeps.
const LONGEST_HEADER: usize = 1024;

fuzz_target!(|data: &[u8]| {
    if let Ok(entry) = Entry::from_bytes(data) {
        assert_eq!(entry.to_bytes(), data);
    }
    if let Some(text) = std::str::from_utf8(data).ok().map(lines) {
        Log::from_json_lines(&text).into_iter().for_each(|log| a_log(log, data.len()));
        Stream::from_json_lines(&text).iter().for_each(a_stream);
    }
    if let Some(log) = kept(data) {
        a_log(log, data.len());
    }
    // A checksum that fits, so that more than the checksum is tried.
    let bytes = [data, &crc32fast::hash(data).to_le_bytes()[..]].concat();
    if let Ok(log) = Log::from_bytes(&bytes) {
        assert!(!is_newest(&bytes) || log.to_bytes() == bytes, "written in another way than it was read");
        a_log(log, data.len());
    }
    if let Ok(stream) = Stream::from_bytes(&bytes) {
        assert!(!is_newest(&bytes) || stream.to_bytes() == bytes, "written in another way than it was read");
        a_stream(&stream);
    }
});

/// Lines with the checksum that fits, if they have one.
fn lines(text: &str) -> Cow<'_, str> {
    let (content, end) = text.split_at(text.trim_end().rfind('\n').map_or(0, |at| at + 1));
    match end.rsplit_once("\"checksum\":\"") {
        Some((end, _)) => {
            format!("{content}{end}\"checksum\":\"{:08x}\"}}}}\n", crc32fast::hash(content.as_bytes())).into()
        }
        None => text.into(),
    }
}

/// The log in a store that keeps the header and each record by itself, without an end that says where they lead.
fn kept(data: &[u8]) -> Option<Log> {
    let lengths = 0..=data.len().min(LONGEST_HEADER);
    let (mut log, mut rest) = lengths.map(|at| data.split_at(at)).find_map(|(header, rest)| {
        let log = Log::from_header(header).ok()?;
        Some((log, rest))
    })?;
    // Each record has a tag and, in the one byte that is enough for most, a length.
    while let Some(&[_, length]) = rest.first_chunk() {
        let (record, after) = rest.split_at_checked(2 + usize::from(length))?;
        let Ok(entry) = Entry::from_bytes(record) else { break };
        log.push(entry);
        rest = after;
    }
    Some(log)
}

/// Older formats are carried over when they are read, and so written otherwise.
fn is_newest(bytes: &[u8]) -> bool {
    bytes.get(8..10) == Some(&FORMAT.to_le_bytes()[..])
}

fn a_log(log: Log, seed: usize) {
    assert_eq!(Log::from_bytes(&log.to_bytes()).as_ref(), Ok(&log));
    assert_eq!(Log::from_json_lines(&log.to_json_lines()).as_ref(), Ok(&log));
    if let Ok(game) = log.replay() {
        assert_eq!(broken_structure(log.rules(), game.state()), None);
        played_on::play_on(log, &mut Seeded::new(seed as u64));
    }
}

fn a_stream(stream: &Stream) {
    assert_eq!(Stream::from_bytes(&stream.to_bytes()).as_ref(), Ok(stream));
    assert_eq!(Stream::from_json_lines(&stream.to_json_lines()).as_ref(), Ok(stream));
    assert!(stream.seen().iter().all(|seen| seen.viewer == stream.viewer()), "TAB-5: it is its viewer's");
    let _ = stream.view();
}
