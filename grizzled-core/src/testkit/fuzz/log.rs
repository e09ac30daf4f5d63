//! Logs and streams from anybody.

use super::bytes::Bytes;
use super::play::Play;
use crate::play::Seeded;
use crate::records::log::{Entry, FORMAT, Log, Stream};
use crate::rules::Rules;
use crate::testkit::damage::{Damage, sealed};
use crate::testkit::{broken_structure, played_on};
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

/// The log of a game that the bytes play and the stream of one of its viewers, damaged by what is left of them.
pub(super) fn damaged(rules: Rules, bytes: &mut Bytes<'_>) {
    let mut play = Play::of(rules, bytes);
    let decisions = bytes.byte();
    (0..decisions).for_each(|_| play.step(bytes));
    let mut log = Log::new(rules);
    play.log.iter().for_each(|event| log.push(Entry::Event(*event)));
    let stream = any_stream(&log, bytes);
    let mut written = [unsealed(log.to_bytes()), unsealed(stream.to_bytes())];
    #[cfg(feature = "json")]
    let mut lines = [log.to_json_lines(), stream.to_json_lines()];
    while !bytes.is_empty() {
        let (which, damage) = (bytes.below(4), Damage::any(bytes));
        match which {
            0 | 1 => damage.to_bytes(&mut written[which]),
            #[cfg(feature = "json")]
            _ => damage.to_lines(&mut lines[which - 2]),
            #[cfg(not(feature = "json"))]
            _ => damage.to_bytes(&mut written[which - 2]),
        }
    }
    written.iter().for_each(|written| some_bytes(&sealed(written), written.len()));
    #[cfg(feature = "json")]
    lines.iter().for_each(|lines| some_lines(&crate::testkit::damage::sealed_lines(lines), lines.len()));
}

/// What one of the viewers sees, from any event on.
fn any_stream(log: &Log, bytes: &mut Bytes<'_>) -> Stream {
    let players = log.rules().players().iter().map(Viewer::Seat);
    let viewers: Vec<Viewer> = players.chain([Viewer::Spectator]).collect();
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
