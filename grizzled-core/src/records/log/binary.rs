//! Logs and streams as bytes: a header, records, and an end that tells how many there were, where they led, and a checksum
//! of it all.

use super::header::{Header, check_format};
use super::upcast::{from_1_to_2, seen_from_1_to_2};
use super::v1::field::{Field, Input, read_len, write_len};
use super::{Entry, FORMAT, Fault, Log, LogError, MOST_RECORDS, Stream, VOCABULARY, View, v1};
use crate::game::Game;
use crate::views::{Seen, Viewer};
use crate::vocabulary::{Command, Event, Notice, Seat, Secret};
use alloc::vec::Vec;

/// The first byte is in no text, and the ends of lines would be changed on a way that changes them.
const MAGIC: [u8; 8] = *b"\x89GRZ\r\n\x1a\n";
/// The tag of the last record.
const END: u8 = 0;
/// The length of the last record: the tag, a length, the number of records, the hash.
const END_LEN: usize = 1 + 1 + 4 + 8;
/// What commands have beyond their tags.
const COMMAND: u8 = 128;
/// The tag of an event that was made for a viewer.
const SEEN: u8 = 254;
/// The tag of the view that a stream begins with.
const SNAPSHOT: u8 = 255;
const CHECKSUM: usize = 4;

/// What a record holds.
enum Record<'a> {
    Command(Seat, Command),
    Event(Event),
    Seen(Seen),
    Snapshot(&'a [u8]),
}

impl Log {
    /// The log as bytes. A host may do so at any time of a game.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header().to_bytes(self.vocabulary());
        self.entries.iter().for_each(|entry| entry.write_to(&mut bytes));
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
        let Opened { header, vocabulary, records: rest, end } = open(bytes)?;
        let said = header.notes.end();
        let mut log = header.log()?;
        records(rest, |record| {
            log.push(record.entry()?);
            Ok(())
        })?;
        let ended = end == (log.entries.len() as u32, log.end_hash());
        if ended { log.if_said(vocabulary, said) } else { Err(LogError::End) }
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
        let mut input = Input::new(bytes);
        let log = Header::of_any_format(&mut input)?.1.log()?;
        if input.is_empty() { Ok(log) } else { Err(LogError::Header(Fault::TrailingBytes)) }
    }

    /// The hash of the state that the events lead to.
    pub(super) fn end_hash(&self) -> u64 {
        Game::replay(self.rules, self.events()).hash()
    }
}

impl Entry {
    /// The tag of its record.
    pub(super) const fn tag(&self) -> u8 {
        match self {
            Self::Event(event) => event.notice.tag(),
            Self::Command { command, .. } => COMMAND + command.tag(),
        }
    }

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
        self.write_to(&mut bytes);
        bytes
    }

    /// The entry of this record.
    ///
    /// # Errors
    ///
    /// What is wrong with the record.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Fault> {
        Input::whole(bytes, |input| Record::read(input)?.entry())
    }

    fn write_to(&self, to: &mut Vec<u8>) {
        match self {
            Self::Event(Event { notice, secret }) => record(to, |body| write_event(notice, secret, body)),
            Self::Command { seat, command } => record(to, |body| {
                command.write(body);
                // The seat stands between the tag and what the command says.
                body[0] += COMMAND;
                body.insert(1, seat.number());
            }),
        }
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
    /// assert_eq!(seen.to_bytes(), [254, 3, 0, 10, 1]);
    /// assert_eq!(Seen::all_from_bytes(&seen.to_bytes())?, [seen]);
    /// assert!(Entry::from_bytes(&seen.to_bytes()).is_err(), "no record of a log");
    /// # Ok::<(), grizzled_core::log::LogError>(())
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.write_to(&mut bytes);
        bytes
    }

    fn write_to(&self, to: &mut Vec<u8>) {
        record(to, |body| {
            body.extend([SEEN, self.viewer.number()]);
            write_event(&self.notice, &self.secret, body);
        });
    }

    /// What these records say, one after the other: how a host sends a viewer what came since.
    ///
    /// # Errors
    ///
    /// The first record that cannot be read, or that stands in no stream. Whose they are is asked by the view that takes
    /// them in.
    pub fn all_from_bytes(bytes: &[u8]) -> Result<Vec<Self>, LogError> {
        let mut all = Vec::new();
        records(Input::new(bytes), |record| {
            all.push(record.seen()?);
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
        if let Some(view) = self.snapshot() {
            record(&mut bytes, |body| {
                body.push(SNAPSHOT);
                view.write(body);
            });
        }
        self.seen().iter().for_each(|seen| seen.write_to(&mut bytes));
        seal(bytes, self.seen().len(), 0)
    }

    /// The stream that these bytes are.
    ///
    /// # Errors
    ///
    /// When they are no stream, are damaged, or were not written by this engine. Takes memory in proportion to the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, LogError> {
        let Opened { header, vocabulary, records: rest, end } = open(bytes)?;
        let (mut stream, mut all) = (header.stream()?, Vec::new());
        records(rest, |record| {
            match record {
                Record::Snapshot(view) if stream.is_empty() && all.is_empty() => {
                    let view = Input::whole(view, |input| View::read(stream.viewer(), input))?;
                    if !stream.begin(view) {
                        return Err(Fault::OutOfRange);
                    }
                }
                record if vocabulary.is_none() => all.push(seen_from_1_to_2(record.event()?, stream.viewer())),
                record => all.push(record.seen()?),
            }
            Ok(())
        })?;
        all.into_iter().try_for_each(|seen| stream.take(seen))?;
        if end == (stream.seen().len() as u32, 0) { stream.if_said(vocabulary) } else { Err(LogError::End) }
    }
}

impl Header {
    /// Magic, format, and what the newest version says.
    fn to_bytes(&self, vocabulary: u16) -> Vec<u8> {
        let mut bytes = Vec::from(MAGIC);
        bytes.extend(FORMAT.to_le_bytes());
        self.write(vocabulary, &mut bytes);
        bytes
    }

    /// A header of any version, carried over to the newest; and the vocabulary that it asks for, where it says one.
    fn of_any_format(input: &mut Input<'_>) -> Result<(Option<u16>, Self), LogError> {
        match check_form(input)? {
            1 => v1::header::Header::read(input).map(|old| (None, from_1_to_2(old))),
            _ => Self::read(input).map(|(vocabulary, header)| (Some(vocabulary), header)),
        }
    }
}

impl<'a> Record<'a> {
    fn read(input: &mut Input<'a>) -> Result<Self, Fault> {
        let tag = u8::read(input)?;
        let len = read_len(input)?;
        let body = input.take(len)?;
        match tag {
            SNAPSHOT => Ok(Self::Snapshot(body)),
            SEEN => Input::whole(body, |input| {
                let viewer = Viewer::numbered(u8::read(input)?)?;
                let tag = u8::read(input)?;
                let Event { notice, secret } = read_event(tag, input)?;
                Ok(Self::Seen(Seen { viewer, notice, secret }))
            }),
            COMMAND.. => Input::whole(body, |input| {
                let seat = Seat::read(input)?;
                Ok(Self::Command(seat, Command::read_tagged(tag - COMMAND, input)?))
            }),
            _ => Input::whole(body, |input| read_event(tag, input).map(Self::Event)),
        }
    }

    /// The entry of a log.
    fn entry(self) -> Result<Entry, Fault> {
        match self {
            Self::Command(seat, command) => Ok(Entry::Command { seat, command }),
            Self::Event(event) => Ok(Entry::Event(event)),
            Self::Seen(_) => Err(Fault::ViewerRecord),
            Self::Snapshot(_) => Err(Fault::UnknownTag(SNAPSHOT)),
        }
    }

    /// The event of a stream of format 1, which does not say whose it is.
    fn event(self) -> Result<Event, Fault> {
        match self {
            Self::Event(event) => Ok(event),
            other => other.seen().and(Err(Fault::ViewerRecord)),
        }
    }

    /// The event of a stream.
    fn seen(self) -> Result<Seen, Fault> {
        match self {
            Self::Seen(seen) => Ok(seen),
            Self::Command(..) | Self::Event(_) => Err(Fault::HostRecord),
            Self::Snapshot(_) => Err(Fault::UnknownTag(SNAPSHOT)),
        }
    }
}

fn read_event(tag: u8, input: &mut Input<'_>) -> Result<Event, Fault> {
    let notice = Notice::read_tagged(tag, input)?;
    // Most events hide nothing, and say so by ending here.
    match if input.is_empty() { None } else { Some(Secret::read(input)?) } {
        None => Ok(Event { notice, secret: Secret::Nothing }),
        Some(Secret::Nothing) => Err(Fault::OutOfRange),
        Some(secret) => Ok(Event { notice, secret }),
    }
}

fn write_event(notice: &Notice, secret: &Secret, to: &mut Vec<u8>) {
    notice.write(to);
    if *secret != Secret::Nothing {
        secret.write(to);
    }
}

/// Writes a record: what is written begins with its tag, and the length of the rest comes after that.
fn record(to: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let mut body = Vec::new();
    write(&mut body);
    if let Some((tag, rest)) = body.split_first() {
        to.push(*tag);
        write_len(rest.len(), to);
        to.extend(rest);
    }
}

/// The last record and the checksum.
fn seal(mut bytes: Vec<u8>, records: usize, hash: u64) -> Vec<u8> {
    record(&mut bytes, |body| {
        body.push(END);
        body.extend((records as u32).to_le_bytes());
        body.extend(hash.to_le_bytes());
    });
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// What was read of sealed bytes before their records.
struct Opened<'a> {
    header: Header,
    /// The vocabulary that the header asks for; a header of format 1 does not say.
    vocabulary: Option<u16>,
    records: Input<'a>,
    end: End,
}

/// What the last record tells: how many there are, and the hash.
type End = (u32, u64);

fn open(bytes: &[u8]) -> Result<Opened<'_>, LogError> {
    check_form(&mut Input::new(bytes))?;
    let (sealed, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(LogError::Checksum)?;
    if crc32fast::hash(sealed) != u32::from_le_bytes(*checksum) {
        return Err(LogError::Checksum);
    }
    let (content, end) = sealed.split_last_chunk::<END_LEN>().ok_or(LogError::End)?;
    let mut input = Input::new(content);
    let (vocabulary, header) = Header::of_any_format(&mut input)?;
    Ok(Opened { header, vocabulary, records: input, end: read_end(Input::new(end)).map_err(|_| LogError::End)? })
}

fn read_end(mut end: Input<'_>) -> Result<End, Fault> {
    match (u8::read(&mut end)?, read_len(&mut end)? == end.len()) {
        (END, true) => Ok((u32::from_le_bytes(end.array()?), u64::from_le_bytes(end.array()?))),
        (tag, _) => Err(Fault::UnknownTag(tag)),
    }
}

/// That this is a log, and of which format, if that can be read.
fn check_form(input: &mut Input<'_>) -> Result<u16, LogError> {
    if input.array() != Ok(MAGIC) {
        return Err(LogError::NotALog);
    }
    check_format(input.array().map(u16::from_le_bytes).ok())
}

/// Reads records to the end and gives each to `take`.
fn records<'a>(mut rest: Input<'a>, mut take: impl FnMut(Record<'a>) -> Result<(), Fault>) -> Result<(), LogError> {
    let mut record = 0;
    let length = rest.len();
    while !rest.is_empty() {
        let at = length - rest.len();
        record += 1;
        if record > MOST_RECORDS {
            return Err(LogError::TooLong);
        }
        Record::read(&mut rest).and_then(&mut take).map_err(|fault| LogError::Record { record, at, fault })?;
    }
    Ok(())
}
