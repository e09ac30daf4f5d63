//! Logs and streams as lines of JSON, for people and for tools: the same content as the bytes, one record a line.
//!
//! A line is written in one way only, so that what was changed on the way, or by hand, is noticed; ends of lines may be
//! those of any system.

use super::header::{Header, check_format};
use super::rules::StoredRules;
use super::{Commitment, Entry, FORMAT, Fault, Log, LogError, Stream, View};
use crate::command::Command;
use crate::event::Event;
use crate::ids::Seat;
use crate::view::{Seen, Viewer};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use serde::{Deserialize, Serialize};

/// A line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Log(Box<HeaderLine>),
    Stream(Box<HeaderLine>),
    Command { seat: Seat, command: Command },
    Event(Event),
    View(Box<View>),
    Seen(Seen),
    End(EndLine),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    format: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewer: Option<Viewer>,
    rules: StoredRules,
    fingerprint: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
}

#[derive(Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct EndLine {
    records: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
    checksum: String,
}

/// Of a header only what tells whether the rest can be read.
#[derive(Deserialize)]
struct FormatLine {
    #[serde(alias = "stream")]
    log: FormatOnly,
}

#[derive(Deserialize)]
struct FormatOnly {
    format: u16,
}

impl Log {
    /// The log as lines of JSON, each ended by a line feed: a header, a line for each command and each event, an end.
    #[must_use]
    pub fn to_json_lines(&self) -> String {
        let mut lines = Writer::new(&self.header());
        for entry in self.entries() {
            lines.write(&match *entry {
                Entry::Command { seat, command } => Line::Command { seat, command },
                Entry::Event(event) => Line::Event(event),
            });
        }
        lines.end(self.entries().len(), Some(self.end_hash()))
    }

    /// The log that these lines are.
    ///
    /// # Errors
    ///
    /// As [`Log::from_bytes`]; what is wrong in a line is told with its place.
    pub fn from_json_lines(text: &str) -> Result<Self, LogError> {
        let (mut lines, header) = Reader::open(text)?;
        let mut log = header.log()?;
        while let Some(line) = lines.next_record()? {
            match line {
                Line::Command { seat, command } => log.command(seat, &command),
                Line::Event(event) => log.push(Entry::Event(event)),
                Line::Seen(_) => return Err(lines.wrong(&Fault::ViewerRecord.to_string())),
                _ => return Err(lines.wrong("a log has commands and events")),
            }
        }
        lines.check_end(log.entries().len(), Some(log.end_hash()))?;
        Ok(log)
    }
}

impl Stream {
    /// The stream as lines of JSON, each ended by a line feed.
    #[must_use]
    pub fn to_json_lines(&self) -> String {
        let mut lines = Writer::new(&self.header());
        if let Some(view) = self.snapshot() {
            lines.write(&Line::View(Box::new(*view)));
        }
        self.seen().iter().for_each(|seen| lines.write(&Line::Seen(*seen)));
        lines.end(self.seen().len(), None)
    }

    /// The stream that these lines are.
    ///
    /// # Errors
    ///
    /// As [`Stream::from_bytes`]; what is wrong in a line is told with its place.
    pub fn from_json_lines(text: &str) -> Result<Self, LogError> {
        let (mut lines, header) = Reader::open(text)?;
        let mut stream = header.stream()?;
        while let Some(line) = lines.next_record()? {
            match line {
                Line::Seen(seen) => stream.take(seen)?,
                Line::Event(_) | Line::Command { .. } => return Err(lines.wrong(&Fault::HostRecord.to_string())),
                Line::View(view) if stream.is_empty() => {
                    if !stream.begin(*view) {
                        let what = "a stream begins with its viewer's view, where there is something to see";
                        return Err(lines.wrong(what));
                    }
                }
                _ => return Err(lines.wrong("a stream has one view at its beginning, and events as they are seen")),
            }
        }
        lines.check_end(stream.seen().len(), None)?;
        Ok(stream)
    }
}

impl HeaderLine {
    fn new(header: &Header) -> Self {
        Self {
            format: FORMAT,
            viewer: header.viewer,
            rules: StoredRules::from(&header.rules),
            fingerprint: digits(header.rules.fingerprint()),
            commitment: header.commitment.map(Commitment::to_hex),
        }
    }

    fn read(&self, lines: &Reader<'_>) -> Result<Header, LogError> {
        let rules = self.rules.rules()?;
        if self.fingerprint != digits(rules.fingerprint()) {
            return Err(LogError::Fingerprint);
        }
        let wrong = || lines.wrong("a commitment is 64 digits from 0 to f");
        let commitment = self.commitment.as_deref().map(|hex| Commitment::from_hex(hex).ok_or_else(wrong));
        Ok(Header { rules, viewer: self.viewer, commitment: commitment.transpose()? })
    }
}

impl EndLine {
    fn new(records: usize, hash: Option<u64>, checksum: u32) -> Self {
        Self { records: records as u32, hash: hash.map(digits), checksum: format!("{checksum:08x}") }
    }
}

struct Writer(String);

impl Writer {
    fn new(header: &Header) -> Self {
        let line = Box::new(HeaderLine::new(header));
        let mut lines = Self(String::new());
        lines.write(&if header.viewer.is_none() { Line::Log(line) } else { Line::Stream(line) });
        lines
    }

    fn write(&mut self, line: &Line) {
        self.0.push_str(&spelt(line));
        self.0.push('\n');
    }

    fn end(mut self, records: usize, hash: Option<u64>) -> String {
        let checksum = crc32fast::hash(self.0.as_bytes());
        self.write(&Line::End(EndLine::new(records, hash, checksum)));
        self.0
    }
}

/// How hashes and fingerprints are written.
fn digits(hash: u64) -> String {
    format!("{hash:016x}")
}

/// The one way to write a line. Nothing in one can fail to be written.
fn spelt(line: &Line) -> String {
    serde_json::to_string(line).unwrap_or_default()
}

/// Reads line by line and keeps the checksum.
struct Reader<'a> {
    lines: core::str::Split<'a, char>,
    number: usize,
    checksum: crc32fast::Hasher,
    end: Option<EndLine>,
}

impl<'a> Reader<'a> {
    fn open(text: &'a str) -> Result<(Self, Header), LogError> {
        let lines = text.strip_suffix('\n').unwrap_or(text).split('\n');
        let mut reader = Self { lines, number: 0, checksum: crc32fast::Hasher::new(), end: None };
        let first = text.lines().next().unwrap_or_default();
        check_format(serde_json::from_str::<FormatLine>(first).ok().map(|line| line.log.format))?;
        let header = match reader.next_line()? {
            Some(Line::Log(line)) if line.viewer.is_none() => line.read(&reader)?,
            Some(Line::Stream(line)) if line.viewer.is_some() => line.read(&reader)?,
            Some(Line::Log(_) | Line::Stream(_)) => {
                return Err(reader.wrong("a stream has a viewer, and a log has none"));
            }
            _ => return Err(LogError::NotALog),
        };
        Ok((reader, header))
    }

    /// The next line, if it is not the end.
    fn next_record(&mut self) -> Result<Option<Line>, LogError> {
        match self.next_line()? {
            Some(Line::End(end)) => {
                self.end = Some(end);
                Ok(None)
            }
            Some(Line::Log(_) | Line::Stream(_)) => Err(self.wrong("a header stands only at the beginning")),
            line => Ok(line),
        }
    }

    fn next_line(&mut self) -> Result<Option<Line>, LogError> {
        let Some(text) = self.lines.next() else { return Ok(None) };
        let text = text.strip_suffix('\r').unwrap_or(text);
        self.number += 1;
        let line: Line = serde_json::from_str(text).map_err(|error| self.unreadable(&error))?;
        let written = spelt(&line);
        if written != text {
            let same = written.bytes().zip(text.bytes()).take_while(|(one, other)| one == other).count();
            let what = "this is not written as this engine writes it".to_owned();
            return Err(LogError::Line { line: self.number, column: same + 1, what });
        }
        if !matches!(line, Line::End(_)) {
            self.checksum.update(text.as_bytes());
            self.checksum.update(b"\n");
        }
        Ok(Some(line))
    }

    /// Whether the end is there, is the last line, and tells the truth.
    fn check_end(mut self, records: usize, hash: Option<u64>) -> Result<(), LogError> {
        if self.lines.next().is_some() {
            return Err(LogError::End);
        }
        let told = EndLine::new(records, hash, self.checksum.finalize());
        match self.end {
            None => Err(LogError::End),
            Some(end) if end.checksum != told.checksum => Err(LogError::Checksum),
            Some(end) if end == told => Ok(()),
            Some(_) => Err(LogError::End),
        }
    }

    fn unreadable(&self, error: &serde_json::Error) -> LogError {
        let what = error.to_string();
        // It tells the place too, which it takes for the first line.
        let what = what.split(" at line ").next().unwrap_or_default().to_owned();
        LogError::Line { line: self.number, column: error.column(), what }
    }

    fn wrong(&self, what: &str) -> LogError {
        LogError::Line { line: self.number, column: 1, what: what.to_owned() }
    }
}
