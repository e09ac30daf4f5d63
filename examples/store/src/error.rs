//! Why a store did not do what it was asked, and whether the change was made all the same.

use crate::types::{GameId, OwnerId};
use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::time::SystemTime;

/// Whether the change of a call that failed was made. A call that only reads makes none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Certainly not: the store is as it was before the call.
    NotMade,
    /// Certainly, as a whole: only what should have followed it failed. Repeating the call finishes the rest.
    Made,
    /// Perhaps, then as a whole: the acknowledgement may be all that was lost. Repeat the call, an append with the same
    /// [`crate::CommandId`]; what was made already is not made twice.
    Unknown,
}

/// A failure of the underlying storage: what became of the change, and what the database or server says.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What became of the change.
    pub outcome: Outcome,
    /// What failed, in the words of the database or the server.
    pub source: Arc<dyn Error + Send + Sync>,
}

impl fmt::Display for Failure {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = match self.outcome {
            Outcome::NotMade => "nothing was changed",
            Outcome::Made => "the change itself was made",
            Outcome::Unknown => "the change may have been made",
        };
        write!(to, "{} ({outcome})", self.source)
    }
}

impl Error for Failure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&*self.source)
    }
}

/// Which part of a store is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The file or the stream itself.
    Storage,
    /// The header of a game.
    Header,
    /// What the store knows of a game beside its records: number, status, lease.
    State,
    /// The batch that begins with the record of this number.
    Records(u64),
    /// The snapshot of a game.
    Snapshot,
    /// The log of a finished game.
    Log,
    /// The entry of the change feed at this position.
    Feed(u64),
}

impl fmt::Display for Part {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Storage => to.write_str("storage"),
            Self::Header => to.write_str("header"),
            Self::State => to.write_str("state"),
            Self::Records(first) => write!(to, "batch from record {first}"),
            Self::Snapshot => to.write_str("snapshot"),
            Self::Log => to.write_str("log"),
            Self::Feed(position) => write!(to, "feed at position {position}"),
        }
    }
}

/// What is damaged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The game, where it is known.
    pub game: Option<GameId>,
    /// Which part of it, or of the store.
    pub part: Part,
    /// What is wrong with it.
    pub problem: String,
}

impl Damage {
    /// Damage of a part of a game.
    pub fn of(game: GameId, part: Part, problem: impl Into<String>) -> Self {
        Self { game: Some(game), part, problem: problem.into() }
    }

    /// Damage of the storage, of which it is not known what it held.
    pub fn of_storage(problem: impl Into<String>) -> Self {
        Self { game: None, part: Part::Storage, problem: problem.into() }
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(game) = self.game {
            write!(to, "game {game}, ")?;
        }
        write!(to, "{}: {}", self.part, self.problem)
    }
}

/// Why a store did not do what it was asked. [`StoreError::outcome`] says what became of the change.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was first. Read what is new, and decide again.
    #[error("another writer was first: {expected} records were expected and there are {found}")]
    Conflict {
        /// How many records the writer knew.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// Another owner has taken the game since this token was issued. Stop serving it.
    #[error("the game has a newer owner: token {token} was overtaken by {newest}")]
    Fenced {
        /// The token of the call.
        token: u64,
        /// The newest token of the game.
        newest: u64,
    },
    /// Another owner's lease has not expired yet. Send players to that owner, or try again after `until`.
    #[error("owner {owner} holds the lease of the game")]
    Leased {
        /// Who holds it.
        owner: OwnerId,
        /// When it expires, by the clock of the store.
        until: SystemTime,
    },
    /// The game is finished: only its log is left, and nothing can be appended.
    #[error("the game is finished")]
    Finished,
    /// The game is not finished, which is needed for this.
    #[error("the game is not finished")]
    NotFinished,
    /// There is no such game, or it was deleted.
    #[error("there is no such game")]
    UnknownGame,
    /// There is such a game already, or was before it was deleted.
    #[error("there is such a game already")]
    GameExists,
    /// The batch has no records.
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
    /// There is no store to open at this place.
    #[error("there is no store at {0}")]
    NoStore(String),
    /// There is something already where a store should be created.
    #[error("there is something already at {0}")]
    StoreExists(String),
    /// What is stored is not what was written. The other games can be used; restore this one from a backup.
    #[error("damaged: {0}")]
    Damaged(Damage),
    /// The disk or the stream has no more room. Make room; see the store for whether it must be reopened.
    #[error("the storage is full: {0}")]
    Full(Failure),
    /// Another process has the store open.
    #[error("the storage is locked: {0}")]
    Locked(Failure),
    /// The storage cannot be written to, by its permissions or because it is mounted so.
    #[error("the storage is read-only: {0}")]
    ReadOnly(Failure),
    /// No answer came in time.
    #[error("the storage did not answer in time: {0}")]
    Timeout(Failure),
    /// After a failed write or damage, the store refuses everything until it is reopened.
    #[error("the store must be reopened: {0}")]
    Closed(Failure),
    /// Anything else that the database or the server says.
    #[error("the storage failed: {0}")]
    Backend(Failure),
}

impl StoreError {
    /// Another failure of the underlying storage.
    pub fn backend(outcome: Outcome, error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Backend(Failure { outcome, source: Arc::from(error.into()) })
    }

    /// Whether the call was refused, as opposed to having failed: then it has not even begun to change anything.
    pub(crate) const fn is_refusal(&self) -> bool {
        !matches!(self, Self::Damaged(_)) && !self.is_of_the_storage()
    }

    /// Whether the underlying storage has failed.
    pub(crate) const fn is_of_the_storage(&self) -> bool {
        matches!(
            self,
            Self::Full(_) | Self::Locked(_) | Self::ReadOnly(_) | Self::Timeout(_) | Self::Closed(_) | Self::Backend(_)
        )
    }

    /// Whether the change was made that the call should have made.
    ///
    /// [`Outcome::NotMade`] for every refusal, and for damage found before anything was changed.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        match self {
            Self::Full(failure)
            | Self::Locked(failure)
            | Self::ReadOnly(failure)
            | Self::Timeout(failure)
            | Self::Closed(failure)
            | Self::Backend(failure) => failure.outcome,
            _ => Outcome::NotMade,
        }
    }
}

impl From<Damage> for StoreError {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}
