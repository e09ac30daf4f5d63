//! What goes into a store and comes out of it.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The longest header of a game, in bytes.
pub const MAX_HEADER: usize = 64 << 10;
/// The longest record, in bytes.
pub const MAX_RECORD: usize = 256 << 10;
/// The longest batch: the bytes of its records, and [`RECORD_OVERHEAD`] more for each of them.
pub const MAX_BATCH: usize = 768 << 10;
/// The longest log of a finished game, in bytes.
pub const MAX_LOG: usize = 768 << 10;
/// The longest snapshot, in bytes.
pub const MAX_SNAPSHOT: usize = 768 << 10;
/// What a record costs in a batch beside its own bytes.
pub const RECORD_OVERHEAD: usize = 4;
/// How many of its last commands a game remembers, so that repeating one of them appends nothing.
pub const COMMANDS_REMEMBERED: usize = 16;

/// Numbers of 128 bits that name something, so that a UUID will do.
macro_rules! names {
    ($($(#[$about:meta])* $name:ident)*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub struct $name(pub u128);

            impl $name {
                /// A name that nobody else has, drawn from the operating system.
                ///
                /// # Errors
                ///
                /// When the system gives no random bytes.
                pub fn random() -> Result<Self, getrandom::Error> {
                    let mut bytes = [0; 16];
                    getrandom::fill(&mut bytes)?;
                    Ok(Self(u128::from_le_bytes(bytes)))
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write!(to, "{:032x}", self.0)
                }
            }
        )*
    };
}

names! {
    /// The name of a game. It is used once: not even the name of a deleted game is free again.
    GameId
    /// The name of a command (an idempotency key): whoever sends a command draws it once, and repeats it with the command.
    CommandId
    /// The name of an owner of games: a process draws a new one each time it starts.
    OwnerId
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Status {
    /// It can be appended to.
    Open = 0,
    /// It is one log, beside the open games.
    Finished = 1,
    /// It is one log, apart from the open games.
    Archived = 2,
    /// Nothing is left of it but its name.
    Deleted = 3,
}

impl Status {
    /// The status of this number.
    pub(crate) fn from_byte(byte: u8) -> Option<Self> {
        [Self::Open, Self::Finished, Self::Archived, Self::Deleted].into_iter().find(|status| *status as u8 == byte)
    }
}

/// What is known of a game beside its records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The bytes the game was created with.
    pub header: Vec<u8>,
    /// How many records it has; of a finished game, how many it had.
    pub seq: u64,
    /// Open, finished or archived.
    pub status: Status,
}

/// What a writer claims: how many records the game has, and that it is the game's owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expected {
    /// How many records the game has.
    pub seq: u64,
    /// The token of the writer's lease; 0 for a game that nobody ever owned.
    pub token: u64,
}

impl Expected {
    /// This number of records, of a game that nobody ever owned.
    #[must_use]
    pub const fn seq(seq: u64) -> Self {
        Self { seq, token: 0 }
    }
}

/// The records of one command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The name of the command. To repeat the call after a failure, use the same.
    pub command: CommandId,
    /// The records, at least one.
    pub records: Vec<Vec<u8>>,
}

/// The acknowledgement of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// How many records the game had before the batch.
    pub first: u64,
    /// How many it had with the batch.
    pub seq: u64,
}

/// A state of a game that saves reading the records before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// How many records it takes into account, at least one.
    pub seq: u64,
    /// The state, in a form of the writer's choice.
    pub bytes: Vec<u8>,
}

/// An owner's lease of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lease {
    /// Who holds it.
    pub owner: OwnerId,
    /// The fencing token: each new owner of the game gets a greater one; the first gets 1.
    pub token: u64,
    /// When another owner may take the game, by the clock of the store, in whole milliseconds.
    pub until: SystemTime,
}

impl Lease {
    /// What the holder of this lease claims, knowing this number of records.
    #[must_use]
    pub const fn expects(&self, seq: u64) -> Expected {
        Expected { seq, token: self.token }
    }
}

/// An entry of the change feed: how a game stands since a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The position in the feed: after this one the feed goes on.
    pub position: u64,
    /// The game that changed.
    pub game: GameId,
    /// How many records it has since then.
    pub seq: u64,
    /// How it stands since then.
    pub status: Status,
}

/// Where a store gets the time from, for leases alone. Tests bring their own.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> SystemTime + Send + Sync>);

impl Clock {
    /// A clock that reads the time from this function.
    pub fn new(now: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// The milliseconds since 1970.
    pub(crate) fn millis(&self) -> u64 {
        let since = (self.0)().duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO);
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}

impl Default for Clock {
    /// The system's clock.
    fn default() -> Self {
        Self::new(SystemTime::now)
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "Clock({})", self.millis())
    }
}
