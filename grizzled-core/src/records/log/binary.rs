//! Logs and streams as bytes: a header, records, and an end that says how many there were, where they led, and a checksum
//! of it all.

use super::FORMAT;
use super::VOCABULARY;
use super::codec::{Bytes, read_len, write_len};
use super::format::{Format, ReadHeader, Record};
use super::formats::{self, NEWEST, newest};
use super::header::Header;
use super::{Entry, Fault, Log, LogError, MOST_RECORDS, Stream};
use crate::game::Game;
use crate::views::Seen;
use alloc::vec::Vec;

/// The first byte is in no text, and the ends of lines would be changed on a way that changes them.
const MAGIC: [u8; 8] = *b"\x89GRZ\r\n\x1a\n";
/// The tag of the last record.
const END: u8 = 0;
/// The length of the last record: the tag, a length, the number of records, the hash.
const END_LEN: usize = 1 + 1 + 4 + 8;
const CHECKSUM: usize = 4;
/// The tag of a view, which stands in no other place than at the beginning of a stream.
const SNAPSHOT: u8 = 255;

impl Log {
    /// The log as bytes. A host may do so at any time of a game.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header().to_bytes(self.vocabulary());
        self.entries.iter().for_each(|entry| newest::write_entry(entry, &mut bytes));
        seal(bytes, self.entries.len(), self.end_hash())
    }

    /// The log that these bytes are.
    ///
    /// Its events are read, and not yet held against each other: see [`Log::replay`].
    ///
    /// # Errors
    ///
    /// When they are no log, are damaged, or were not written by this engine. Takes memory in proportion to the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LogError> {
        let Sealed { format, opened: ReadHeader { header, vocabulary }, records: rest, end } = open(bytes)?;
        let said = header.notes.at_end();
        let mut log = header.log()?;
        records(rest, |rest| {
            log.push((format.record)(rest, None)?.entry()?);
            Ok(())
        })?;
        let ended = end == (log.entries.len() as u32, log.end_hash());
        if ended { log.if_header_holds(vocabulary, said) } else { Err(LogError::End) }
    }

    /// What stands before the records: for a store that keeps each record by itself.
    ///
    /// It asks for the newest vocabulary that this engine has, since any of it may come.
    #[must_use]
    pub fn header_bytes(&self) -> Vec<u8> {
        let Header { rules, viewer, notes } = self.header();
        // How it ends is for the store to say.
        Header { rules, viewer, notes: notes.without_end() }.to_bytes(VOCABULARY)
    }

    /// The log without records whose [header](Log::header_bytes) this is.
    ///
    /// # Errors
    ///
    /// When it is no header of a log.
    pub fn from_header(bytes: &[u8]) -> Result<Self, LogError> {
        let mut input = Bytes::new(bytes);
        let format = read_format(&mut input)?;
        let log = (format.header)(&mut input)?.header.log()?;
        if input.is_empty() { Ok(log) } else { Err(LogError::Header(Fault::TrailingBytes)) }
    }

    /// The hash of the state that the events lead to.
    pub(super) fn end_hash(&self) -> u64 {
        Game::replay(self.rules, self.events()).hash()
    }
}

impl Entry {
    /// The record of this entry: its tag, the length of the rest, and the rest.
    ///
    /// ```
    /// use grizzled_core::log::Entry;
    /// use grizzled_core::{Command, Seat};
    ///
    /// let entry = Entry::Command { seat: Seat::S2, command: Command::Intensity(3) };
    /// assert_eq!(entry.to_bytes(), [129, 2, 2, 3]);
    /// assert_eq!(Entry::from_bytes(&entry.to_bytes()), Ok(entry));
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        newest::write_entry(self, &mut bytes);
        bytes
    }

    /// The entry of this record.
    ///
    /// # Errors
    ///
    /// What is wrong with the record.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Fault> {
        Bytes::whole(bytes, |bytes| (NEWEST.record)(bytes, None)?.entry())
    }
}

impl Seen {
    /// The record of what one viewer sees of an event, as it stands in a stream: it names the viewer.
    ///
    /// ```
    /// use grizzled_core::log::Entry;
    /// use grizzled_core::{Notice, Seat, Secret, Seen, Viewer};
    ///
    /// let notice = Notice::Dealt { seat: Seat::S1 };
    /// let seen = Seen { viewer: Viewer::Spectator, notice, secret: Secret::Nothing };
    /// assert_eq!(seen.to_bytes(), [254, 3, 255, 10, 1]);
    /// assert_eq!(Seen::all_from_bytes(&seen.to_bytes())?, [seen]);
    /// assert!(Entry::from_bytes(&seen.to_bytes()).is_err(), "no record of a log");
    /// # Ok::<(), grizzled_core::log::LogError>(())
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        newest::write_seen(self, &mut bytes);
        bytes
    }

    /// What these records say, one after the other: how a host sends a viewer what came since.
    ///
    /// # Errors
    ///
    /// The first record that cannot be read, or that stands in no stream. Whose they are is asked by the view that takes
    /// them in.
    pub fn all_from_bytes(bytes: &[u8]) -> Result<Vec<Self>, LogError> {
        let mut all = Vec::new();
        records(Bytes::new(bytes), |rest| {
            all.push((NEWEST.record)(rest, None)?.seen()?);
            Ok(())
        })?;
        Ok(all)
    }
}

impl Stream {
    /// The stream as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header().to_bytes(self.vocabulary());
        self.snapshot().into_iter().for_each(|view| newest::write_view(view, &mut bytes));
        self.seen().iter().for_each(|seen| newest::write_seen(seen, &mut bytes));
        seal(bytes, self.seen().len(), 0)
    }

    /// The stream that these bytes are.
    ///
    /// # Errors
    ///
    /// When they are no stream, are damaged, or were not written by this engine. Takes memory in proportion to the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LogError> {
        let Sealed { format, opened: ReadHeader { header, vocabulary }, records: rest, end } = open(bytes)?;
        let (mut stream, mut all) = (header.stream()?, Vec::new());
        let viewer = Some(stream.viewer());
        records(rest, |rest| {
            match (format.record)(rest, viewer)? {
                Record::View(view) if stream.is_empty() && all.is_empty() => {
                    if !stream.begin(*view) {
                        return Err(Fault::OutOfRange);
                    }
                }
                record => all.push(record.seen()?),
            }
            Ok(())
        })?;
        all.into_iter().try_for_each(|seen| stream.take(seen))?;
        if end == (stream.seen().len() as u32, 0) { stream.if_header_holds(vocabulary) } else { Err(LogError::End) }
    }
}

impl Header {
    /// Magic, format, and what the newest version says.
    fn to_bytes(&self, vocabulary: u16) -> Vec<u8> {
        let mut bytes = Vec::from(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        newest::write_header(self, vocabulary, &mut bytes);
        bytes
    }
}

impl Record {
    /// The entry of a log.
    fn entry(self) -> Result<Entry, Fault> {
        match self {
            Self::Entry(entry) => Ok(entry),
            Self::Seen(_) => Err(Fault::ViewerRecord),
            Self::View(_) => Err(Fault::UnknownTag(SNAPSHOT)),
        }
    }

    /// The event of a stream.
    fn seen(self) -> Result<Seen, Fault> {
        match self {
            Self::Seen(seen) => Ok(seen),
            Self::Entry(_) => Err(Fault::HostRecord),
            Self::View(_) => Err(Fault::UnknownTag(SNAPSHOT)),
        }
    }
}

/// The last record and the checksum.
fn seal(mut bytes: Vec<u8>, records: usize, hash: u64) -> Vec<u8> {
    bytes.push(END);
    write_len(END_LEN - 2, &mut bytes);
    bytes.extend((records as u32).to_le_bytes());
    bytes.extend(hash.to_le_bytes());
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// What was read of sealed bytes before their records.
struct Sealed<'a> {
    format: &'static Format,
    opened: ReadHeader,
    records: Bytes<'a>,
    end: End,
}

/// What the last record holds: how many there are, and the hash.
type End = (u32, u64);

fn open(bytes: &[u8]) -> Result<Sealed<'_>, LogError> {
    read_format(&mut Bytes::new(bytes))?;
    let (sealed, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(LogError::Checksum)?;
    if crc32fast::hash(sealed) != u32::from_le_bytes(*checksum) {
        return Err(LogError::Checksum);
    }
    let (content, end) = sealed.split_last_chunk::<END_LEN>().ok_or(LogError::End)?;
    let mut records = Bytes::new(content);
    let format = read_format(&mut records)?;
    let opened = (format.header)(&mut records)?;
    Ok(Sealed { format, opened, records, end: read_end(Bytes::new(end)).map_err(|_| LogError::End)? })
}

fn read_end(mut end: Bytes<'_>) -> Result<End, Fault> {
    match (end.byte()?, read_len(&mut end)? == end.len()) {
        (END, true) => Ok((u32::from_le_bytes(end.array()?), u64::from_le_bytes(end.array()?))),
        (tag, _) => Err(Fault::UnknownTag(tag)),
    }
}

/// Of which format it is, if that can be read.
fn read_format(input: &mut Bytes<'_>) -> Result<&'static Format, LogError> {
    if input.array() != Ok(MAGIC) {
        return Err(LogError::NotALog);
    }
    formats::format(input.array().map(u16::from_le_bytes).ok())
}

/// Lets `take` read record by record to the end.
fn records(mut rest: Bytes<'_>, mut take: impl FnMut(&mut Bytes<'_>) -> Result<(), Fault>) -> Result<(), LogError> {
    let mut record = 0;
    let length = rest.len();
    while !rest.is_empty() {
        let at = length - rest.len();
        record += 1;
        if record > MOST_RECORDS {
            return Err(LogError::TooLong);
        }
        take(&mut rest).map_err(|fault| LogError::Record { record, at, fault })?;
    }
    Ok(())
}
