//! Logs of the made-up format are read as if the newest had written them.

use crate::play::{Seeded, Setup};
use crate::records::log::codec::{Bytes, write_len};
use crate::records::log::tables1::{RawRecord, write_rules};
use crate::records::log::{FORMAT, History, Log, LogError, Stream};
use crate::rules::Scenario;
use crate::views::Viewer;
use crate::vocabulary::Seat;
use alloc::vec::Vec;
use std::format;
use std::string::{String, ToString};

/// A game for three after its first deal.
fn log() -> Log {
    let mut history = History::new(Scenario::base(3).rules().unwrap(), &Setup::default(), Seeded::new(14)).unwrap();
    let leader = history.game().table().leader;
    history.apply(leader, &crate::vocabulary::Command::Intensity(3)).unwrap();
    history.log().clone()
}

/// What the newest format has written, between header and end, as format 0 writes it.
fn records_of_0(newest: &[u8], records: &mut Vec<u8>) -> usize {
    let mut rest = Bytes::new(newest);
    let mut dealt = 0;
    while !rest.is_empty() {
        let record = RawRecord::read(&mut rest).unwrap();
        // Behind the seat stand the kind of secret and the card.
        let body = match (record.tag, record.body) {
            (super::DEAL, &[seat, _, card]) => Vec::from([card, seat]),
            (_, body) => body.to_vec(),
        };
        dealt += usize::from(record.tag == super::DEAL);
        records.push(record.tag);
        write_len(body.len(), records);
        records.extend(body);
    }
    dealt
}

fn bytes_of_0(log: &Log, viewer: Option<Seat>, records: &[u8], end: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::from(b"\x89GRZ\r\n\x1a\n\0\0");
    write_rules(log.rules(), &mut bytes);
    bytes.extend(viewer.map_or(Vec::from([0]), |seat| Vec::from([1, seat.number()])));
    bytes.extend(records);
    bytes.extend(end);
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// A log whose bytes are those of version 0 goes by version 1 to version 2.
#[test]
fn bytes_of_format_0_are_carried_over_twice() {
    let log = log();
    let newest = log.to_bytes();
    let (content, end) = newest[..newest.len() - 4].split_at(newest.len() - 18);
    let header = log.header_bytes().len();
    let mut records = Vec::new();
    assert_eq!(records_of_0(&content[header..], &mut records), 9, "three cards for each of three seats");
    let old = bytes_of_0(&log, None, &records, end);
    let read = Log::from_bytes(&old).unwrap();
    assert_eq!(read, log);
    assert_eq!(read.replay(), log.replay());
    assert_eq!(read.to_bytes(), newest, "it is written in the newest format");
    assert_eq!(Log::from_bytes(&newest.iter().map(|byte| byte ^ 1).collect::<Vec<_>>()), Err(LogError::NotALog));
}

/// A stream of version 0 learns from version 0 whose it is, and each of its events from version 1.
#[test]
fn a_stream_of_format_0_is_carried_over_twice() {
    let log = log();
    let stream = log.stream(Viewer::Seat(Seat::S1), 0).unwrap().unwrap();
    let mut records = Vec::new();
    let own: Vec<_> =
        stream.seen().iter().filter(|seen| !matches!(seen.notice, crate::vocabulary::Notice::Dealt { .. })).collect();
    for seen in &own {
        // The newest format has its tag, a length below 128 and the viewer before tag and fields.
        let bytes = seen.to_bytes();
        records.push(bytes[3]);
        write_len(bytes.len() - 4, &mut records);
        records.extend(&bytes[4..]);
    }
    let end = [&[0, 12][..], &(own.len() as u32).to_le_bytes(), &[0; 8]].concat();
    let read = Stream::from_bytes(&bytes_of_0(&log, Some(Seat::S1), &records, &end)).unwrap();
    assert_eq!(read.seen().iter().collect::<Vec<_>>(), own);
    assert_eq!(read.viewer(), stream.viewer());
}

/// The line of a card that is dealt as format 0 spells it.
fn line_of_0(line: &str) -> Option<String> {
    let rest = line.strip_prefix("{\"event\":{\"notice\":{\"dealt\":{\"seat\":")?;
    let (seat, card) = rest.strip_suffix("}}}")?.split_once("}},\"secret\":{\"card\":")?;
    Some(format!("{{\"deal\":[{card},{seat}]}}"))
}

#[test]
fn lines_of_format_0_are_carried_over_twice() {
    let log = log();
    let newest = log.to_json_lines();
    let (header, rest) = newest.split_once('\n').unwrap();
    let (records, end) = rest.split_at(rest.find("{\"end\"").unwrap());
    let rules = &header[header.find("\"rules\"").unwrap()..header.len() - 2];
    let mut old = format!("{{\"log\":{{\"format\":0,{rules},\"of\":\"host\"}}}}\n");
    let mut dealt = 0;
    for line in records.lines() {
        let deal = line_of_0(line);
        dealt += usize::from(deal.is_some());
        old += &format!("{}\n", deal.as_deref().unwrap_or(line));
    }
    assert_eq!(dealt, 9);
    let (end, _) = end.split_once("\"checksum\"").unwrap();
    let old = format!("{old}{end}\"checksum\":\"{:08x}\"}}}}\n", crc32fast::hash(old.as_bytes()));
    assert_eq!(Log::from_json_lines(&old).as_ref(), Ok(&log));
    assert_eq!(Log::from_json_lines(&old).unwrap().to_json_lines(), newest);
    assert_eq!(Log::from_json_lines(&old.replace("\"deal\"", "\"dealt\"")).unwrap_err().to_string(), {
        let line = old.lines().position(|line| line.starts_with("{\"deal\"")).unwrap() + 1;
        format!("line {line}, column 3: there is no such record")
    });
}

/// What is neither known nor newer was never written.
#[test]
fn a_format_is_known_newer_or_none() {
    let known = |number| crate::records::log::formats::format(number).map(|format| format.number);
    assert_eq!([0, 1, 2].map(|number| known(Some(number))), [Ok(0), Ok(1), Ok(2)]);
    assert_eq!(known(Some(FORMAT + 1)), Err(LogError::Newer(FORMAT + 1)));
    assert_eq!(known(None), Err(LogError::NotALog));
}
