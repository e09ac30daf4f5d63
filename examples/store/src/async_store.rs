//! The contract of [`crate::GameStore`] for tasks of an asynchronous runtime.

use crate::error::StoreError;
use crate::types::{Appended, Batch, Changed, Expected, GameId, GameInfo, Lease, OwnerId, Snapshot, Status};
use async_trait::async_trait;
use std::time::Duration;

/// What [`crate::GameStore`] does, method by method, without blocking the thread: its documentation holds here too. A
/// server keeps it as `Arc<dyn AsyncGameStore>`.
///
/// A future that is dropped before it is ready leaves its change made or not made, whole or not at all, as a call that
/// fails with [`crate::Outcome::Unknown`] does: repeat it.
///
/// ```no_run
/// use grizzled_store::{AsyncGameStore, AsyncNatsStore, Batch, CommandId, Expected, GameId, NatsOptions};
/// use std::sync::Arc;
///
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// let options = NatsOptions::new("nats://127.0.0.1:4222").stream("games");
/// let store: Arc<dyn AsyncGameStore> = Arc::new(AsyncNatsStore::open(&options).await?);
/// let game = GameId::random()?;
/// store.create(game, b"four players").await?;
/// let batch = Batch { command: CommandId::random()?, records: vec![b"the first record".to_vec()] };
/// let appended = store.append(game, Expected::seq(0), &batch).await?;
/// assert_eq!(store.read(game, appended.first).await?, batch.records);
/// # Ok(())
/// # }
/// ```
#[async_trait]
pub trait AsyncGameStore: Send + Sync {
    /// See [`crate::GameStore::create`].
    async fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError>;

    /// See [`crate::GameStore::info`].
    async fn info(&self, game: GameId) -> Result<GameInfo, StoreError>;

    /// See [`crate::GameStore::append`].
    async fn append(&self, game: GameId, expected: Expected, batch: &Batch) -> Result<Appended, StoreError>;

    /// See [`crate::GameStore::read`].
    async fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError>;

    /// See [`crate::GameStore::save_snapshot`].
    async fn save_snapshot(&self, game: GameId, token: u64, snapshot: &Snapshot) -> Result<(), StoreError>;

    /// See [`crate::GameStore::snapshot`].
    async fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreError>;

    /// See [`crate::GameStore::finish`].
    async fn finish(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError>;

    /// See [`crate::GameStore::log`].
    async fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError>;

    /// See [`crate::GameStore::archive`].
    async fn archive(&self, game: GameId) -> Result<(), StoreError>;

    /// See [`crate::GameStore::delete`].
    async fn delete(&self, game: GameId) -> Result<(), StoreError>;

    /// See [`crate::GameStore::games`].
    async fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// See [`crate::GameStore::changes`].
    async fn changes(&self, after: u64, limit: usize, wait: Duration) -> Result<Vec<Changed>, StoreError>;

    /// See [`crate::GameStore::acquire`].
    async fn acquire(&self, game: GameId, owner: OwnerId, time: Duration) -> Result<Lease, StoreError>;

    /// See [`crate::GameStore::renew`].
    async fn renew(&self, game: GameId, token: u64, time: Duration) -> Result<Lease, StoreError>;

    /// See [`crate::GameStore::release`].
    async fn release(&self, game: GameId, token: u64) -> Result<(), StoreError>;
}
