//! What the store keeps of a game: what its host must never show, and its log, record by record.

use crate::play::PlayError;
use grizzled_core::log::{Entry, History, Log, Opening, Staged};
use grizzled_core::play::Seed;
use grizzled_core::{Rules, Seeded, Setup};

/// How the record of where chance stands begins. No entry of a log has this tag.
const CHANCE: u8 = 0;

/// The header of a stored game: salt, seed, and the header of the log.
pub(crate) struct Kept {
    pub(crate) opening: Opening,
    pub(crate) log: Log,
}

impl Kept {
    /// A game by these rules before its first event, whose host has committed to seed and salt.
    pub(crate) fn new(rules: Rules, seed: Seed, salt: [u8; 32]) -> Result<Self, PlayError> {
        let opening = Opening::new(seed, salt, Setup::default())?;
        let log = Log::new(rules).committed(opening.commitment(&rules));
        Ok(Self { opening, log })
    }

    pub(crate) fn header(&self) -> Vec<u8> {
        let seed = self.opening.seed().to_bytes();
        [&self.opening.salt()[..], &seed, &self.log.header_bytes()].concat()
    }

    pub(crate) fn read(header: &[u8]) -> Result<Self, PlayError> {
        let (salt, rest) = header.split_first_chunk::<32>().ok_or(PlayError::Header)?;
        let (seed, log) = rest.split_first_chunk::<32>().ok_or(PlayError::Header)?;
        Ok(Self { opening: Opening::new(*seed, *salt, Setup::default())?, log: Log::from_header(log)? })
    }
}

/// A record of a stored game.
pub(crate) enum Record {
    /// An entry of its log.
    Entry(Entry),
    /// How far chance has come: the last record of each batch.
    Chance(u64),
}

impl Record {
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, PlayError> {
        match bytes.split_first() {
            Some((&CHANCE, position)) => {
                let position =
                    position.try_into().map_err(|_| PlayError::Record(grizzled_core::log::Fault::Truncated))?;
                Ok(Self::Chance(u64::from_le_bytes(position)))
            }
            _ => Ok(Self::Entry(Entry::from_bytes(bytes)?)),
        }
    }
}

/// The records of a game that has just begun.
pub(crate) fn first_batch(history: &History<Seeded>) -> Vec<Vec<u8>> {
    batch(history.log().entries(), history.chance())
}

/// The records of a command, before it is carried out.
pub(crate) fn staged_batch(staged: &Staged<Seeded>) -> Vec<Vec<u8>> {
    batch(staged.entries(), staged.chance())
}

fn batch(entries: &[Entry], chance: &Seeded) -> Vec<Vec<u8>> {
    let position = [&[CHANCE][..], &chance.position().to_le_bytes()].concat();
    entries.iter().map(Entry::to_bytes).chain([position]).collect()
}

/// Whether this is the last record of a batch.
pub(crate) fn ends_batch(record: &[u8]) -> bool {
    record.first() == Some(&CHANCE)
}
