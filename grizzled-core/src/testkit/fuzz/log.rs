//! Logs and streams from anybody.

use super::bytes::Bytes;
use super::play::choose;
use crate::play::{Seeded, Setup};
use crate::records::log::{Entry, FORMAT, History, Log, Stream};
use crate::rules::Rules;
use crate::testkit::damage::{Damage, sealed};
use crate::testkit::{broken_structure, played_on, viewers};
use crate::views::Viewer;
use alloc::vec::Vec;

/// Longer ones are not looked for in what a store keeps.
const LONGEST_HEADER: usize = 1024;

pub(super) fn run(data: &[u8]) {
    if let Ok(entry) = Entry::from_bytes(data) {
        assert_eq!(entry.to_bytes(), data);
    }
    #[cfg(feature = "json")]
    if let Ok(text) = core::str::from_utf8(data) {
        some_lines(&crate::testkit::damage::sealed_lines(text), data.len());
    }
    if let Some(log) = kept(data) {
        a_log(log, data.len());
    }
    // A checksum that fits, so that more than the checksum is tried.
    some_bytes(&sealed(data), data.len());
}

fn some_bytes(bytes: &[u8], seed: usize) {
    if let Ok(log) = Log::from_bytes(bytes) {
        assert!(!is_newest(bytes) || log.to_bytes() == bytes, "written in another way than it was read");
        a_log(log, seed);
    }
    if let Ok(stream) = Stream::from_bytes(bytes) {
        assert!(!is_newest(bytes) || stream.to_bytes() == bytes, "written in another way than it was read");
        a_stream(&stream);
    }
}

#[cfg(feature = "json")]
fn some_lines(text: &str, seed: usize) {
    Log::from_json_lines(text).into_iter().for_each(|log| a_log(log, seed));
    Stream::from_json_lines(text).iter().for_each(a_stream);
}

/// A log and a stream in every form in which they are kept and sent.
struct Kept {
    written: [Vec<u8>; 2],
    #[cfg(feature = "json")]
    lines: [alloc::string::String; 2],
    /// The records of the log by themselves, with no end that says where they lead.
    records: Vec<Vec<u8>>,
}

/// The log of a game that the bytes play and the stream of one of its viewers, damaged by what is left of them.
pub(super) fn damaged(rules: Rules, bytes: &mut Bytes<'_>) {
    let history = History::new(rules, &Setup::default(), Seeded::new(bytes.seed()));
    let mut history = history.expect("the default setup can be played");
    for _ in 0..bytes.byte() {
        let (seat, command) = choose(history.game(), bytes);
        // What is refused stands in no log.
        let _ = history.apply(seat, &command);
    }
    let log = history.log();
    let stream = any_stream(log, bytes);
    let mut kept = Kept {
        written: [unsealed(log.to_bytes()), unsealed(stream.to_bytes())],
        #[cfg(feature = "json")]
        lines: [log.to_json_lines(), stream.to_json_lines()],
        records: log.entries().iter().map(Entry::to_bytes).collect(),
    };
    while !bytes.is_empty() {
        kept.damage(bytes);
    }
    kept.read(rules);
}

impl Kept {
    fn damage(&mut self, bytes: &mut Bytes<'_>) {
        let (which, damage) = (bytes.below(6), Damage::any(bytes));
        match which {
            0 | 1 => damage.to_bytes(&mut self.written[which]),
            #[cfg(feature = "json")]
            2 | 3 => damage.to_lines(&mut self.lines[which - 2]),
            _ => self.damage_records(damage, bytes),
        }
    }

    /// A record is lost, comes twice, comes elsewhere, or is changed.
    fn damage_records(&mut self, damage: Damage, bytes: &mut Bytes<'_>) {
        let records = &mut self.records;
        let many = records.len();
        let at = bytes.below(256) * 256 + bytes.below(256);
        match (bytes.below(4), at.checked_rem(many)) {
            (_, None) => {}
            (0, Some(at)) => drop(records.remove(at)),
            (1, Some(at)) => records.insert(at, records[at].clone()),
            (2, Some(at)) => records.swap(at, (at + 1 + bytes.below(8)) % many),
            (_, Some(at)) => damage.to_bytes(&mut records[at]),
        }
    }

    fn read(&self, rules: Rules) {
        self.written.iter().for_each(|written| some_bytes(&sealed(written), written.len()));
        #[cfg(feature = "json")]
        self.lines.iter().for_each(|lines| some_lines(&crate::testkit::damage::sealed_lines(lines), lines.len()));
        let mut log = Log::new(rules);
        self.records.iter().filter_map(|record| Entry::from_bytes(record).ok()).for_each(|entry| log.push(entry));
        a_log(log, self.records.len());
    }
}

/// What one of the viewers sees, from any event on.
fn any_stream(log: &Log, bytes: &mut Bytes<'_>) -> Stream {
    let viewers: Vec<Viewer> = viewers(log.rules()).collect();
    let (viewer, after) = (viewers[bytes.below(viewers.len())], bytes.below(log.entries().len() + 1));
    log.stream(viewer, after).expect("it has happened").expect("somebody is there")
}

/// Without the checksum, which is mended after the damage.
fn unsealed(mut written: Vec<u8>) -> Vec<u8> {
    written.truncate(written.len() - 4);
    written
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
    #[cfg(feature = "json")]
    assert_eq!(Log::from_json_lines(&log.to_json_lines()).as_ref(), Ok(&log));
    if let Ok(game) = log.replay() {
        assert_eq!(broken_structure(log.rules(), game.state()), None);
        played_on::play_on(log, &mut Seeded::new(seed as u64));
    }
}

fn a_stream(stream: &Stream) {
    assert_eq!(Stream::from_bytes(&stream.to_bytes()).as_ref(), Ok(stream));
    #[cfg(feature = "json")]
    assert_eq!(Stream::from_json_lines(&stream.to_json_lines()).as_ref(), Ok(stream));
    assert!(stream.seen().iter().all(|seen| seen.viewer == stream.viewer()), "TAB-5: it is its viewer's");
    let _ = stream.view();
}
