//! A game under way, kept in a file to which each decision is appended as it is played.
//!
//! A line is a JSON array of a checksum and what it says. The first line says how the game was begun, with its log up to
//! there; each of the others is one decision, or a choice of the group after a Chapter. A checksum is the CRC-32 of what the
//! file has before the journal and of what all lines up to there say. So an incomplete write at the end is recognized and
//! left out, and damage anywhere else is an error.

use crate::files;
use crate::host::Host;
use grizzled_core::campaign::CampaignCommand;
use grizzled_core::log::{Entry, Log};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The version of this form.
const FORMAT: u16 = 1;
/// What a line begins with, before the checksum and after it.
const BEFORE: &[u8] = b"[\"";
const BETWEEN: &[u8] = b"\",";
const DIGITS: usize = 8;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Unfinished(Opening),
    Decision {
        /// Where chance stands afterwards.
        chance: u64,
        records: Vec<Entry>,
    },
    Chosen(CampaignCommand),
}

/// How the game was begun.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    format: u16,
    /// The options, as on the command line.
    arguments: Vec<String>,
    seed: u64,
    /// Where chance stands after the set-up.
    chance: u64,
    /// The lines of the game's log up to there.
    log: Vec<Box<RawValue>>,
}

/// A game under way, as its file has it.
pub(crate) struct Unfinished {
    pub(crate) arguments: Vec<String>,
    pub(crate) seed: u64,
    pub(crate) chance: u64,
    pub(crate) log: Log,
    /// What the group has chosen since the end of the Chapter.
    pub(crate) chosen: Vec<CampaignCommand>,
    /// Whether something at the end was not written whole; it is left out.
    pub(crate) torn: bool,
    end: Mark,
}

/// Where a line ends.
#[derive(Clone)]
struct Mark {
    at: u64,
    sum: crc32fast::Hasher,
    /// How many records the log has there.
    records: usize,
}

/// The file of a game under way.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    /// Ends of lines, of those at least that may be taken back.
    marks: Vec<Mark>,
    end: Mark,
}

impl Journal {
    /// Begins the journal of a game, behind `before`, in a file that `keep` puts in its place.
    pub(crate) fn begin(
        path: &Path,
        before: &str,
        arguments: Vec<String>,
        host: &Host,
        keep: fn(&Path, &[u8]) -> io::Result<()>,
    ) -> io::Result<Self> {
        let log = host.finished_log().to_json_lines();
        let log = log.lines().map(|line| RawValue::from_string(line.to_owned())).collect::<Result<_, _>>()?;
        let opening = Opening { format: FORMAT, arguments, seed: host.seed(), chance: host.chance(), log };
        let mut end = Mark::behind(before.as_bytes());
        let line = end.line(&Line::Unfinished(opening), host.log().entries().len())?;
        keep(path, &[before.as_bytes(), &line].concat())?;
        Self::open(path, end)
    }

    /// Goes on with the journal of a game. What was not written whole is cut off.
    pub(crate) fn resume(path: &Path, game: &Unfinished) -> io::Result<Self> {
        let journal = Self::open(path, game.end.clone()).map_err(|error| files::error(path, error))?;
        if game.torn {
            journal.file.set_len(game.end.at).map_err(|error| files::error(path, error))?;
        }
        Ok(journal)
    }

    fn open(path: &Path, end: Mark) -> io::Result<Self> {
        let file = OpenOptions::new().write(true).open(path)?;
        Ok(Self { path: path.to_owned(), file, marks: Vec::new(), end })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the file to where the game stands: one decision further, or back.
    pub(crate) fn follow(&mut self, host: &Host) -> io::Result<()> {
        let records = host.log().entries();
        if records.len() < self.end.records {
            return self.take_back(records.len()).map_err(|error| files::error(&self.path, error));
        }
        match &records[self.end.records..] {
            [] => Ok(()),
            new => self.append(&Line::Decision { chance: host.chance(), records: new.to_vec() }, records.len()),
        }
    }

    /// Appends what the group has chosen.
    pub(crate) fn choose(&mut self, chosen: CampaignCommand) -> io::Result<()> {
        self.append(&Line::Chosen(chosen), self.end.records)
    }

    fn append(&mut self, line: &Line, records: usize) -> io::Result<()> {
        let before = self.end.clone();
        let bytes = self.end.line(line, records)?;
        let written = self.write(before.at, &bytes);
        if written.is_err() {
            // What was written of it would be left out anyway.
            let _ = self.file.set_len(before.at);
            self.end = before;
        } else {
            self.marks.push(before);
        }
        written.map_err(|error| files::error(&self.path, error))
    }

    fn write(&mut self, at: u64, bytes: &[u8]) -> io::Result<()> {
        if self.file.metadata()?.len() != at {
            return Err(io::Error::other("another program has written to it"));
        }
        self.file.seek(SeekFrom::Start(at))?;
        self.file.write_all(bytes)
    }

    fn take_back(&mut self, records: usize) -> io::Result<()> {
        while self.end.records > records {
            self.end = self.marks.pop().ok_or_else(|| io::Error::other("what was played before stays played"))?;
        }
        self.file.set_len(self.end.at)
    }

    /// Waits until the system has the file on its disk.
    pub(crate) fn sync(&self) -> io::Result<()> {
        self.file.sync_data().map_err(|error| files::error(&self.path, error))
    }
}

impl Mark {
    /// Where the first line of a journal begins.
    fn behind(before: &[u8]) -> Self {
        let mut sum = crc32fast::Hasher::new();
        sum.update(before);
        Self { at: before.len() as u64, sum, records: 0 }
    }

    /// Goes to the end of a line that comes next; the answer is how it is written.
    fn line(&mut self, line: &Line, records: usize) -> io::Result<Vec<u8>> {
        let says = serde_json::to_vec(line)?;
        self.sum.update(&says);
        let digits = self.digits();
        let bytes = [BEFORE, digits.as_bytes(), BETWEEN, &says, b"]\n"].concat();
        (self.at, self.records) = (self.at + bytes.len() as u64, records);
        Ok(bytes)
    }

    fn digits(&self) -> String {
        format!("{:08x}", self.sum.clone().finalize())
    }

    /// Goes to the end of the line that these bytes are; the answer is what it says, if it is whole.
    fn read(&mut self, bytes: &[u8]) -> Option<Line> {
        let rest = bytes.strip_prefix(BEFORE)?;
        let (digits, rest) = rest.split_at_checked(DIGITS)?;
        let says = rest.strip_prefix(BETWEEN)?.strip_suffix(b"]\n")?;
        let mut end = self.clone();
        end.sum.update(says);
        if end.digits().as_bytes() != digits {
            return None;
        }
        let line = serde_json::from_slice(says).ok()?;
        *self = Self { at: self.at + bytes.len() as u64, ..end };
        Some(line)
    }
}

/// Whether bytes begin as a journal does.
pub(crate) fn is_one(bytes: &[u8]) -> bool {
    bytes.starts_with(BEFORE)
}

/// The game under way in `bytes`, which stand in the file behind `before`.
pub(crate) fn read(path: &Path, before: &[u8], bytes: &[u8]) -> io::Result<Unfinished> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').peekable();
    let mut end = Mark::behind(before);
    let opening = match lines.next().and_then(|line| end.read(line)) {
        Some(Line::Unfinished(opening)) => opening,
        _ => return Err(files::error(path, "the beginning of the game is damaged, or of a newer version")),
    };
    let mut game = Unfinished::open(path, opening, end)?;
    let mut number = 1;
    while let Some(line) = lines.next() {
        number += 1;
        if !game.take(line) {
            game.torn = lines.peek().is_none();
            break;
        }
    }
    let damaged = lines.next().is_some();
    if damaged { Err(files::error(path, format!("line {number} of the game is damaged"))) } else { Ok(game) }
}

impl Unfinished {
    fn open(path: &Path, opening: Opening, end: Mark) -> io::Result<Self> {
        let Opening { format, arguments, seed, chance, log } = opening;
        if format != FORMAT {
            let problem = format!("the game is kept in form {format}, and this version reads form {FORMAT}");
            return Err(files::error(path, problem));
        }
        let lines: String = log.iter().map(|line| format!("{}\n", line.get())).collect();
        let log = Log::from_json_lines(&lines).map_err(|error| files::error(path, error))?;
        let end = Mark { records: log.entries().len(), ..end };
        Ok(Self { arguments, seed, chance, log, chosen: Vec::new(), torn: false, end })
    }

    /// Takes in a line, if it is whole.
    fn take(&mut self, line: &[u8]) -> bool {
        match self.end.read(line) {
            Some(Line::Decision { chance, records }) => {
                self.chance = chance;
                records.into_iter().for_each(|record| self.log.push(record));
                self.end.records = self.log.entries().len();
                true
            }
            Some(Line::Chosen(chosen)) => {
                self.chosen.push(chosen);
                true
            }
            Some(Line::Unfinished(_)) | None => false,
        }
    }
}
