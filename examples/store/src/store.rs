//! What a store of games does.

use std::error::Error;
use std::fmt;

/// The longest header of a game, in bytes.
pub const MAX_HEADER: usize = 64 << 10;
/// The longest record, in bytes.
pub const MAX_RECORD: usize = 256 << 10;
/// The longest batch: the bytes of its records, and [`RECORD_OVERHEAD`] more for each of them.
pub const MAX_BATCH: usize = 768 << 10;
/// The longest log of a finished game, in bytes.
pub const MAX_LOG: usize = 768 << 10;
/// What a record costs in a batch beside its own bytes.
pub const RECORD_OVERHEAD: usize = 4;

/// The name of a game: any number of 128 bits, so that a UUID will do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub u128);

impl fmt::Display for GameId {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:032x}", self.0)
    }
}

/// What is known of a game beside its records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The bytes the game was created with.
    pub header: Vec<u8>,
    /// How many records it has; of a finished game, how many it had.
    pub seq: u64,
    /// Whether it is finished.
    pub finished: bool,
}

/// Why a store did not do what it was asked. Unless it says [`StoreError::Storage`], nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was first.
    #[error("another writer was first: {expected} records were expected and there are {found}")]
    Conflict {
        /// How many records the writer knew.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// The game is finished: only its log is left.
    #[error("the game is finished")]
    Finished,
    /// There is no such game.
    #[error("there is no such game")]
    UnknownGame,
    /// There is such a game already.
    #[error("there is such a game already")]
    GameExists,
    /// A batch without records says nothing.
    #[error("a batch has at least one record")]
    EmptyBatch,
    /// Something is longer than every store can hold.
    #[error("the {what} has {size} bytes, and {limit} are the most")]
    TooLong {
        /// What is too long.
        what: &'static str,
        /// Its length.
        size: usize,
        /// How long it may be.
        limit: usize,
    },
    /// What is stored is not what was written.
    #[error("the store is damaged: {0}")]
    Damaged(String),
    /// The storage failed. A change may have been carried out or not, never by halves: ask before trying again.
    #[error("the storage failed: {0}")]
    Storage(Box<dyn Error + Send + Sync>),
}

impl StoreError {
    /// A failure of the storage.
    pub fn storage(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Storage(error.into())
    }
}

/// A store of many games, which many threads may use at once.
///
/// The sequence number of a game is the number of its records: 0 after [`GameStore::create`], and the record with
/// the number `n` is the one that `n` others came before. Writers name the number they know; so of two writers who
/// know the same, one comes first and the other is told [`StoreError::Conflict`].
///
/// When a call that changes something returns `Ok`, the change is acknowledged. What that means for a crash is up to
/// the store.
pub trait GameStore: Send + Sync {
    /// Creates a game without records. The header is for whoever reads the records: rules, players, format.
    ///
    /// # Errors
    ///
    /// [`StoreError::GameExists`], [`StoreError::TooLong`].
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError>;

    /// What is known of a game.
    ///
    /// # Errors
    ///
    /// [`StoreError::UnknownGame`].
    fn info(&self, game: GameId) -> Result<GameInfo, StoreError>;

    /// Appends the records of one command, all of them or none, and answers with the new sequence number.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] when the game has not `expected` records; [`StoreError::Finished`],
    /// [`StoreError::UnknownGame`], [`StoreError::EmptyBatch`], [`StoreError::TooLong`].
    fn append<R: AsRef<[u8]>>(&self, game: GameId, expected: u64, records: &[R]) -> Result<u64, StoreError>;

    /// The records from this number on, in order; none when there are not so many.
    ///
    /// # Errors
    ///
    /// [`StoreError::Finished`], [`StoreError::UnknownGame`].
    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError>;

    /// Finishes a game: its records are replaced by this one log, and nothing can be appended any more.
    ///
    /// To finish a finished game once more with the same log is no error: so whoever lost the answer can ask again.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] when the game has not `expected` records, so that no record is lost that the log
    /// does not hold; [`StoreError::Finished`] when it was finished with another log; [`StoreError::UnknownGame`],
    /// [`StoreError::TooLong`].
    fn finish(&self, game: GameId, expected: u64, log: &[u8]) -> Result<(), StoreError>;

    /// The log of a finished game; nothing for a game that is not finished.
    ///
    /// # Errors
    ///
    /// [`StoreError::UnknownGame`].
    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError>;

    /// All games, the smallest id first.
    ///
    /// # Errors
    ///
    /// Only when the storage fails.
    fn games(&self) -> Result<Vec<GameId>, StoreError>;
}

/// Refuses what is longer than the limit.
pub(crate) fn check_length(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size > limit { Err(StoreError::TooLong { what, size, limit }) } else { Ok(()) }
}

/// Refuses a batch that no store takes.
pub(crate) fn check_batch<R: AsRef<[u8]>>(records: &[R]) -> Result<(), StoreError> {
    let mut size = 0;
    for record in records {
        let length = record.as_ref().len();
        check_length("record", length, MAX_RECORD)?;
        size += length + RECORD_OVERHEAD;
    }
    if records.is_empty() { Err(StoreError::EmptyBatch) } else { check_length("batch", size, MAX_BATCH) }
}

/// Refuses what a writer did who did not know all records.
pub(crate) fn check_seq(expected: u64, found: u64) -> Result<(), StoreError> {
    if expected == found { Ok(()) } else { Err(StoreError::Conflict { expected, found }) }
}

/// Whether a finished game was finished with this log.
pub(crate) fn check_same_log(kept: &[u8], log: &[u8]) -> Result<(), StoreError> {
    if kept == log { Ok(()) } else { Err(StoreError::Finished) }
}
