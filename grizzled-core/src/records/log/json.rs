//! Logs and streams as lines of JSON, for people and for tools: the same content as the bytes, one record a line.
//!
//! A line is written in one way only, so that what was changed on the way, or by hand, is noticed; ends of lines may be
//! those of any system.

use super::header::{Header, check_format};
use super::rules::digits;
use super::upcast::{from_1_to_2, seen_from_1_to_2};
use super::{Entry, FORMAT, Fault, Log, LogError, MOST_RECORDS, Stream, VOCABULARY, View, v1, v2};
use crate::views::{Seen, Viewer};
use crate::vocabulary::{Command, Event, Seat};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A line after the first.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Command { seat: Seat, command: Command },
    Event(Event),
    View(Box<View>),
    Seen(Seen),
    End(EndLine),
}

/// The first line, as a version writes it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum First<Header> {
    Log(Box<Header>),
    Stream(Box<Header>),
}

#[derive(Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub(super) struct EndLine {
    records: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hash: Option<String>,
    checksum: String,
}

impl Line {
    fn from_1_to_2(old: v1::lines::Line, viewer: Viewer) -> Self {
        match old {
            v1::lines::Line::Command { seat, command } => Self::Command { seat, command },
            v1::lines::Line::Event(event) => Self::Event(event),
            v1::lines::Line::View(view) => Self::View(view),
            v1::lines::Line::Seen(event) => Self::Seen(seen_from_1_to_2(event, viewer)),
            v1::lines::Line::End(end) => Self::End(end),
        }
    }
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
    #[serde(default)]
    vocabulary: u16,
}

impl Log {
    /// The log as lines of JSON, each ended by a line feed: a header, a line for each command and each event, an end.
    #[must_use]
    pub fn to_json_lines(&self) -> String {
        let mut lines = Writer::new(&self.header(), self.vocabulary());
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
        let (mut lines, vocabulary, header) = Reader::open(text)?;
        let said = header.notes.end();
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
        log.if_said(vocabulary, said)
    }
}

impl Stream {
    /// The stream as lines of JSON, each ended by a line feed.
    #[must_use]
    pub fn to_json_lines(&self) -> String {
        let mut lines = Writer::new(&self.header(), self.vocabulary());
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
        let (mut lines, vocabulary, header) = Reader::open(text)?;
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
        stream.if_said(vocabulary)
    }
}

impl EndLine {
    fn new(records: usize, hash: Option<u64>, checksum: u32) -> Self {
        Self { records: records as u32, hash: hash.map(digits), checksum: sum_digits(checksum) }
    }
}

struct Writer(String);

impl Writer {
    fn new(header: &Header, vocabulary: u16) -> Self {
        let line = Box::new(v2::lines::HeaderLine::new(header, vocabulary));
        let mut lines = Self(String::new());
        lines.write(&if header.viewer.is_none() { First::Log(line) } else { First::Stream(line) });
        lines
    }

    fn write(&mut self, line: &impl Serialize) {
        self.0.push_str(&spelt(line));
        self.0.push('\n');
    }

    fn end(mut self, records: usize, hash: Option<u64>) -> String {
        let checksum = crc32fast::hash(self.0.as_bytes());
        self.write(&Line::End(EndLine::new(records, hash, checksum)));
        self.0
    }
}

/// The one way to write a line. Nothing in one can fail to be written.
fn spelt(line: &impl Serialize) -> String {
    serde_json::to_string(line).unwrap_or_default()
}

/// A line without what ends the lines of some systems.
fn without_return(line: &str) -> &str {
    line.strip_suffix('\r').unwrap_or(line)
}

fn add_line(checksum: &mut crc32fast::Hasher, line: &str) {
    checksum.update(line.as_bytes());
    checksum.update(b"\n");
}

/// Whether these lines are as they were written, whatever they say.
fn is_whole(text: &str) -> bool {
    let Some((content, end)) = text.strip_suffix('\n').unwrap_or(text).rsplit_once('\n') else { return false };
    let mut checksum = crc32fast::Hasher::new();
    content.split('\n').for_each(|line| add_line(&mut checksum, without_return(line)));
    let told = serde_json::from_str(end).ok();
    told.is_some_and(|line| matches!(line, Line::End(end) if end.checksum == sum_digits(checksum.finalize())))
}

/// How a checksum is written.
fn sum_digits(checksum: u32) -> String {
    format!("{checksum:08x}")
}

/// Reads line by line and keeps the checksum.
struct Reader<'a> {
    /// Whose events there are in lines of format 1, which do not say it.
    viewer_of_1: Option<Viewer>,
    lines: core::str::Split<'a, char>,
    number: usize,
    checksum: crc32fast::Hasher,
    end: Option<EndLine>,
}

impl<'a> Reader<'a> {
    /// The lines after the header; the header, carried over to the newest version, and the vocabulary that it asks for,
    /// where it says one.
    fn open(text: &'a str) -> Result<(Self, Option<u16>, Header), LogError> {
        let lines = text.strip_suffix('\n').unwrap_or(text).split('\n');
        let mut reader = Self { viewer_of_1: None, lines, number: 0, checksum: crc32fast::Hasher::new(), end: None };
        let first = text.lines().next().unwrap_or_default();
        let told = serde_json::from_str::<FormatLine>(first).ok().map(|line| line.log);
        let format = check_format(told.as_ref().map(|told| told.format))?;
        // The header of a newer vocabulary may have rules that this one cannot read.
        match told {
            Some(FormatOnly { vocabulary: newer, .. }) if format == FORMAT && newer > VOCABULARY => {
                return Err(if is_whole(text) { LogError::NewerVocabulary(newer) } else { LogError::Checksum });
            }
            _ => {}
        }
        let (vocabulary, header) = match format {
            1 => {
                let header = from_1_to_2(reader.first(v1::lines::HeaderLine::read, |header| header.viewer)?);
                reader.viewer_of_1 = Some(header.viewer.unwrap_or(Viewer::Spectator));
                (None, header)
            }
            _ => {
                let (vocabulary, header) = reader.first(v2::lines::HeaderLine::read, |(_, header)| header.viewer)?;
                (Some(vocabulary), header)
            }
        };
        Ok((reader, vocabulary, header))
    }

    /// The header, as the version that wrote it has one.
    fn first<L: Serialize + DeserializeOwned, H>(
        &mut self,
        read: impl FnOnce(&L) -> Result<H, LogError>,
        viewer: impl FnOnce(&H) -> Option<Viewer>,
    ) -> Result<H, LogError> {
        let (line, is_stream) = match self.next_line()? {
            Some(First::Log(line)) => (line, false),
            Some(First::Stream(line)) => (line, true),
            None => return Err(LogError::NotALog),
        };
        let header = read(&line)?;
        if viewer(&header).is_some() == is_stream {
            Ok(header)
        } else {
            Err(self.wrong("a stream has a viewer, and a log has none"))
        }
    }

    /// The next line, if it is not the end.
    fn next_record(&mut self) -> Result<Option<Line>, LogError> {
        // The header is a line, too, and the last line is no record.
        if self.number > MOST_RECORDS + 1 {
            return Err(LogError::TooLong);
        }
        let before = self.checksum.clone();
        let line = match self.viewer_of_1 {
            Some(viewer) => self.next_line()?.map(|line| Line::from_1_to_2(line, viewer)),
            None => self.next_line()?,
        };
        match line {
            Some(Line::End(end)) => {
                self.checksum = before;
                self.end = Some(end);
                Ok(None)
            }
            line => Ok(line),
        }
    }

    fn next_line<L: Serialize + DeserializeOwned>(&mut self) -> Result<Option<L>, LogError> {
        let Some(text) = self.lines.next().map(without_return) else { return Ok(None) };
        self.number += 1;
        let line = serde_json::from_str(text).map_err(|error| self.unreadable(&error))?;
        let written = spelt(&line);
        if written != text {
            let same = written.bytes().zip(text.bytes()).take_while(|(one, other)| one == other).count();
            let what = "this is not written as this engine writes it".to_owned();
            return Err(LogError::Line { line: self.number, column: same + 1, what });
        }
        add_line(&mut self.checksum, text);
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
