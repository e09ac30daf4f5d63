//! An append-only store of many games, for a server that must not lose what it has acknowledged.
//!
//! - [`GameStore`]: what a store of games does. A game is a row of records; whoever appends says how many there were,
//!   and is refused when another writer was first.
//! - [`RedbStore`]: on an embedded database, one file on one machine.
//! - `NatsStore`, with the feature `nats`: the same on NATS JetStream, for those who outgrow one machine.
//! - [`MemoryStore`]: for tests.
//! - [`play`] plays a game on a store: its records are those of the engine's log. [`trial`] is the workload by which the
//!   stores are tried.

#![forbid(unsafe_code)]

#[cfg(feature = "nats")]
pub mod async_store;
pub mod error;
mod head;
pub mod memory;
#[cfg(feature = "nats")]
pub mod nats;
pub mod play;
mod record;
pub mod redb_store;
mod row;
pub mod store;
pub mod trial;
pub mod types;

pub use error::{Damage, Failure, Outcome, Part, StoreError};
pub use memory::MemoryStore;
pub use redb_store::{RedbStore, Syncing};
pub use store::{GameStore, all_games};
pub use types::{
    Appended, Batch, COMMANDS_REMEMBERED, Changed, Clock, CommandId, Expected, GameId, GameInfo, Lease, MAX_BATCH,
    MAX_HEADER, MAX_LOG, MAX_RECORD, MAX_SNAPSHOT, OwnerId, RECORD_OVERHEAD, Snapshot, Status,
};
#[cfg(feature = "nats")]
pub use {
    async_store::AsyncGameStore,
    nats::{AsyncNatsStore, NatsOptions, NatsStore},
};
