//! Logs and streams as lines of JSON, for people and for tools: the same content as the bytes, one record a line.
//!
//! A line is written in one way only, so that what was changed on the way, or by hand, is noticed; ends of lines may be
//! those of any system.

use super::rules::StoredRules;
use super::{Commitment, Entry, FORMAT, Log, LogError, Stream, View};
use crate::command::Command;
use crate::event::Event;
use crate::ids::Seat;
use crate::rules::Rules;
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
        let header = HeaderLine::new(self.rules(), None, self.commitment());
        let mut lines = Writer::default();
        lines.write(&Line::Log(Box::new(header)));
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
        let header = match header {
            Line::Log(header) => header,
            Line::Stream(_) => return Err(LogError::Kind { found: "stream", wanted: "log" }),
            _ => return Err(LogError::NotALog),
        };
        let (rules, commitment) = header.read(&lines)?;
        let mut log = Self::new(rules);
        log.commitment = commitment;
        while let Some(line) = lines.next_record()? {
            match line {
                Line::Command { seat, command } => log.command(seat, &command),
                Line::Event(event) => log.push(Entry::Event(event)),
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
        let header = HeaderLine::new(self.rules(), Some(self.viewer()), self.commitment());
        let mut lines = Writer::default();
        lines.write(&Line::Stream(Box::new(header)));
        if *self.start() != View::empty(self.viewer()) {
            lines.write(&Line::View(Box::new(self.start().clone())));
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
        let header = match header {
            Line::Stream(header) => header,
            Line::Log(_) => return Err(LogError::Kind { found: "log", wanted: "stream" }),
            _ => return Err(LogError::NotALog),
        };
        let (rules, commitment) = header.read(&lines)?;
        let viewer = header.viewer.ok_or_else(|| lines.wrong("a stream names its viewer"))?;
        let mut stream = Self::new(rules, viewer, commitment);
        while let Some(line) = lines.next_record()? {
            match line {
                Line::Seen(seen) => stream.push(seen),
                Line::View(view) if stream.is_empty() => {
                    if view.viewer() != viewer || *view == *stream.start() {
                        return Err(
                            lines.wrong("a stream begins with its viewer's view, where there is something to see")
                        );
                    }
                    stream = Self::from_view(rules, *view, commitment);
                }
                _ => return Err(lines.wrong("a stream has one view at its beginning, and events as they are seen")),
            }
        }
        lines.check_end(stream.seen().len(), None)?;
        Ok(stream)
    }
}

impl HeaderLine {
    fn new(rules: &Rules, viewer: Option<Viewer>, commitment: Option<Commitment>) -> Self {
        Self {
            format: FORMAT,
            viewer,
            rules: StoredRules::from(rules),
            fingerprint: format!("{:016x}", rules.fingerprint()),
            commitment: commitment.map(|commitment| commitment.to_hex()),
        }
    }

    fn read(&self, lines: &Reader<'_>) -> Result<(Rules, Option<Commitment>), LogError> {
        let rules = self.rules.rules()?;
        if self.fingerprint != format!("{:016x}", rules.fingerprint()) {
            return Err(LogError::Fingerprint);
        }
        let wrong = || lines.wrong("a commitment is 64 digits from 0 to f");
        let commitment = self.commitment.as_deref().map(|hex| Commitment::from_hex(hex).ok_or_else(wrong));
        Ok((rules, commitment.transpose()?))
    }
}

#[derive(Default)]
struct Writer(String);

impl Writer {
    fn write(&mut self, line: &Line) {
        self.0.push_str(&spelt(line));
        self.0.push('\n');
    }

    fn end(mut self, records: usize, hash: Option<u64>) -> String {
        let checksum = checksum(&self.0);
        self.write(&Line::End(end_line(records, hash, checksum)));
        self.0
    }
}

fn end_line(records: usize, hash: Option<u64>, checksum: String) -> EndLine {
    EndLine { records: records as u32, hash: hash.map(|hash| format!("{hash:016x}")), checksum }
}

fn checksum(text: &str) -> String {
    format!("{:08x}", crc32fast::hash(text.as_bytes()))
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
    fn open(text: &'a str) -> Result<(Self, Line), LogError> {
        let lines = text.strip_suffix('\n').unwrap_or(text).split('\n');
        let mut reader = Self { lines, number: 0, checksum: crc32fast::Hasher::new(), end: None };
        let first = text.lines().next().unwrap_or_default();
        match serde_json::from_str::<FormatLine>(first).map(|line| line.log.format) {
            Ok(FORMAT) => {}
            Ok(newer) if newer > FORMAT => return Err(LogError::Newer(newer)),
            _ => return Err(LogError::NotALog),
        }
        match reader.next_line()? {
            Some(header) => Ok((reader, header)),
            None => Err(LogError::NotALog),
        }
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
        let checksum = format!("{:08x}", self.checksum.finalize());
        match self.end {
            None => Err(LogError::End),
            Some(end) if end.checksum != checksum => Err(LogError::Checksum),
            Some(end) if end == end_line(records, hash, checksum) => Ok(()),
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
