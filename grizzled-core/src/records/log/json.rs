//! Logs and streams as lines of JSON, for people and for tools: the same content as the bytes, one record a line.
//!
//! A line is written in one way only, so that what was changed on the way, or by hand, is noticed; ends of lines may be
//! those of any system.

use super::codec::{Input, Json, JsonLine, Misspelt, Output};
use super::format::{Format, ReadHeader, Record};
use super::formats::{self, newest};
use super::header::Header;
use super::hex::digits;
use super::{Fault, Log, LogError, MOST_RECORDS, Stream};
use crate::views::Viewer;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

impl Log {
    /// The log as lines of JSON, each ended by a line feed: a header, a line for each command and each event, an end.
    #[must_use]
    pub fn to_json_lines(&self) -> String {
        let mut lines = Writer::new(&self.header(), self.vocabulary());
        self.entries().iter().for_each(|entry| lines.write(|to| newest::write_entry_line(entry, to)));
        lines.end(self.entries().len(), Some(self.end_hash()))
    }

    /// The log that these lines are.
    ///
    /// # Errors
    ///
    /// As [`Log::from_bytes`]; an error in a line comes with its place.
    pub fn from_json_lines(text: &str) -> Result<Self, LogError> {
        let (mut lines, ReadHeader { header, vocabulary }) = Reader::open(text)?;
        let said = header.notes.at_end();
        let mut log = header.log()?;
        while let Some(record) = lines.next_record()? {
            match record {
                Record::Entry(entry) => log.push(entry),
                Record::Seen(_) => return Err(lines.wrong(&Fault::ViewerRecord.to_string())),
                Record::View(_) => return Err(lines.wrong("a log has commands and events")),
            }
        }
        lines.check_end(log.entries().len(), || Some(log.end_hash()))?;
        log.if_header_holds(vocabulary, said)
    }
}

impl Stream {
    /// The stream as lines of JSON, each ended by a line feed.
    #[must_use]
    pub fn to_json_lines(&self) -> String {
        let mut lines = Writer::new(&self.header(), self.vocabulary());
        self.snapshot().into_iter().for_each(|view| lines.write(|to| newest::write_view_line(view, to)));
        self.seen().iter().for_each(|seen| lines.write(|to| newest::write_seen_line(seen, to)));
        lines.end(self.seen().len(), None)
    }

    /// The stream that these lines are.
    ///
    /// # Errors
    ///
    /// As [`Stream::from_bytes`]; an error in a line comes with its place.
    pub fn from_json_lines(text: &str) -> Result<Self, LogError> {
        let (mut lines, ReadHeader { header, vocabulary }) = Reader::open(text)?;
        let mut stream = header.stream()?;
        while let Some(record) = lines.next_record()? {
            match record {
                Record::Seen(seen) => stream.take(seen)?,
                Record::Entry(_) => return Err(lines.wrong(&Fault::HostRecord.to_string())),
                Record::View(view) if stream.is_empty() => {
                    if !stream.begin(*view) {
                        let what = "a stream begins with its viewer's view, where there is something to see";
                        return Err(lines.wrong(what));
                    }
                }
                Record::View(_) => {
                    return Err(lines.wrong("a stream has one view at its beginning, and events as they are seen"));
                }
            }
        }
        lines.check_end(stream.seen().len(), || None)?;
        stream.if_header_holds(vocabulary)
    }
}

#[derive(Default)]
struct Writer(Json);

impl Writer {
    fn new(header: &Header, vocabulary: u16) -> Self {
        let mut lines = Self::default();
        lines.write(|to| newest::write_header_line(header, vocabulary, to));
        lines
    }

    fn write(&mut self, write: impl FnOnce(&mut Json)) {
        write(&mut self.0);
        self.0.raw("\n");
    }

    fn end(mut self, records: usize, hash: Option<u64>) -> String {
        let checksum = sum_digits(crc32fast::hash(self.0.as_str().as_bytes()));
        let end = End { records: records as u64, hash: hash.map(digits), checksum };
        self.write(|to| end.write(to));
        self.0.into_text()
    }
}

/// How the last line begins.
const END: &str = "{\"end\":";

/// The last line.
#[derive(PartialEq)]
struct End {
    records: u64,
    hash: Option<String>,
    checksum: String,
}

impl End {
    fn write(&self, to: &mut Json) {
        to.raw(END);
        to.open_fields("end");
        to.field("records");
        to.decimal(self.records);
        if let Some(hash) = &self.hash {
            to.field("hash");
            to.quoted(hash);
        }
        to.field("checksum");
        to.quoted(&self.checksum);
        to.raw("}}");
    }

    fn read(line: &mut JsonLine<'_>) -> Result<Self, Misspelt> {
        line.expect(END)?;
        line.open_fields()?;
        line.field("records")?;
        let records = line.decimal()?;
        let hash = if line.skips_field("hash") { Some(line.quoted()?.to_owned()) } else { None };
        line.field("checksum")?;
        let checksum = line.quoted()?.to_owned();
        line.expect("}}")?;
        line.end()?;
        Ok(Self { records, hash, checksum })
    }
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
    let end = End::read(&mut JsonLine::new(without_return(end)));
    end.is_ok_and(|end| end.checksum == sum_digits(checksum.finalize()))
}

/// How a checksum is written.
fn sum_digits(checksum: u32) -> String {
    format!("{checksum:08x}")
}

/// The format of the first line, and whether it is that of a stream. In every format it begins so.
fn read_format(line: &mut JsonLine<'_>) -> Result<(&'static Format, bool), LogError> {
    let is_stream = line.skip("{\"stream\":{\"format\":");
    let is_known = is_stream || line.skip("{\"log\":{\"format\":");
    let number = if is_known { line.decimal().ok() } else { None };
    Ok((formats::format(number.and_then(|number| number.try_into().ok()))?, is_stream))
}

/// Reads line by line and keeps the checksum.
struct Reader<'a> {
    format: &'static Format,
    viewer: Option<Viewer>,
    lines: core::str::Split<'a, char>,
    number: usize,
    checksum: crc32fast::Hasher,
    end: Option<End>,
}

impl<'a> Reader<'a> {
    /// The lines after the header, and the header.
    fn open(text: &'a str) -> Result<(Self, ReadHeader), LogError> {
        let mut lines = text.strip_suffix('\n').unwrap_or(text).split('\n');
        let first = without_return(lines.next().unwrap_or_default());
        let mut line = JsonLine::new(first);
        let (format, is_stream) = read_format(&mut line)?;
        let opened = (format.header_line)(&mut line, is_stream).map_err(|error| match error {
            LogError::NewerVocabulary(_) if !is_whole(text) => LogError::Checksum,
            error => error,
        })?;
        let mut checksum = crc32fast::Hasher::new();
        add_line(&mut checksum, first);
        let viewer = opened.header.viewer;
        Ok((Self { format, viewer, lines, number: 1, checksum, end: None }, opened))
    }

    /// The record in the next line, if it is not the end.
    fn next_record(&mut self) -> Result<Option<Record>, LogError> {
        // The header is a line, too, and the last line is no record.
        if self.number > MOST_RECORDS + 1 {
            return Err(LogError::TooLong);
        }
        let Some(text) = self.lines.next().map(without_return) else { return Ok(None) };
        self.number += 1;
        let mut line = JsonLine::new(text);
        if text.starts_with(END) {
            self.end = Some(End::read(&mut line).map_err(|misspelt| misspelt.in_line(self.number))?);
            return Ok(None);
        }
        let record = (self.format.record_line)(&mut line, self.viewer);
        let record = record.map_err(|misspelt| misspelt.in_line(self.number))?;
        add_line(&mut self.checksum, text);
        Ok(Some(record))
    }

    /// Whether the end is there, is the last line, and is right.
    fn check_end(mut self, records: usize, hash: impl FnOnce() -> Option<u64>) -> Result<(), LogError> {
        let Some(end) = self.end.filter(|_| self.lines.next().is_none()) else { return Err(LogError::End) };
        if end.checksum != sum_digits(self.checksum.finalize()) {
            return Err(LogError::Checksum);
        }
        let said = (end.records, end.hash) == (records as u64, hash().map(digits));
        if said { Ok(()) } else { Err(LogError::End) }
    }

    fn wrong(&self, what: &str) -> LogError {
        LogError::Line { line: self.number, column: 1, what: what.to_owned() }
    }
}
