//! The same store for plain threads.

use super::options::NatsOptions;
use super::run::Runner;
use super::store::AsyncNatsStore;
use crate::async_store::AsyncGameStore;
use crate::error::StoreError;
use crate::store::GameStore;
use crate::types::{Appended, Batch, Changed, Clock, Expected, GameId, GameInfo, Lease, OwnerId, Snapshot, Status};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

/// [`AsyncNatsStore`] for plain threads: its connection lives on a thread of its own, and each call waits for it. Inside
/// of an asynchronous task it works too, but blocks the task's thread for so long: use [`AsyncNatsStore`] there.
#[derive(Debug)]
pub struct NatsStore {
    store: Arc<AsyncNatsStore>,
    runner: Runner,
}

impl NatsStore {
    /// Creates the stream and opens it.
    ///
    /// # Errors
    ///
    /// As [`AsyncNatsStore::create`].
    pub fn create(options: &NatsOptions) -> Result<Self, StoreError> {
        let options = options.clone();
        Self::begin(async move { AsyncNatsStore::create(&options).await })
    }

    /// Opens a stream that was created before.
    ///
    /// # Errors
    ///
    /// As [`AsyncNatsStore::open`].
    pub fn open(options: &NatsOptions) -> Result<Self, StoreError> {
        let options = options.clone();
        Self::begin(async move { AsyncNatsStore::open(&options).await })
    }

    fn begin(
        connect: impl Future<Output = Result<AsyncNatsStore, StoreError>> + Send + 'static,
    ) -> Result<Self, StoreError> {
        let runner = Runner::start()?;
        let store = Arc::new(runner.wait(connect)?);
        Ok(Self { store, runner })
    }

    /// Sets the clock by which leases expire; the system's unless this is called.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        let Self { store, runner } = self;
        let changed = Arc::into_inner(store).map(|store| store.with_clock(clock));
        // Nobody else has it before the first call.
        Self { store: Arc::new(changed.expect("no call is under way")), runner }
    }

    /// See [`AsyncNatsStore::tidy`].
    ///
    /// # Errors
    ///
    /// As [`AsyncNatsStore::tidy`].
    pub fn tidy(&self) -> Result<u64, StoreError> {
        self.wait(|store| async move { store.tidy().await })
    }

    /// See [`AsyncNatsStore::messages_held`].
    ///
    /// # Errors
    ///
    /// As [`AsyncNatsStore::messages_held`].
    pub fn messages_held(&self) -> Result<u64, StoreError> {
        self.wait(|store| async move { store.messages_held().await })
    }

    /// See [`AsyncNatsStore::seal`].
    ///
    /// # Errors
    ///
    /// As [`AsyncNatsStore::seal`].
    pub fn seal(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError> {
        let log = log.to_vec();
        self.wait(move |store| async move { store.seal(game, expected, &log).await })
    }

    fn wait<T, F>(&self, call: impl FnOnce(Arc<AsyncNatsStore>) -> F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        self.runner.wait(call(Arc::clone(&self.store)))
    }
}

impl GameStore for NatsStore {
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        let header = header.to_vec();
        self.wait(move |store| async move { AsyncGameStore::create(&*store, game, &header).await })
    }

    fn info(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.wait(move |store| async move { store.info(game).await })
    }

    fn append(&self, game: GameId, expected: Expected, batch: &Batch) -> Result<Appended, StoreError> {
        let batch = batch.clone();
        self.wait(move |store| async move { store.append(game, expected, &batch).await })
    }

    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.wait(move |store| async move { store.read(game, from).await })
    }

    fn save_snapshot(&self, game: GameId, token: u64, snapshot: &Snapshot) -> Result<(), StoreError> {
        let snapshot = snapshot.clone();
        self.wait(move |store| async move { store.save_snapshot(game, token, &snapshot).await })
    }

    fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreError> {
        self.wait(move |store| async move { store.snapshot(game).await })
    }

    fn finish(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError> {
        let log = log.to_vec();
        self.wait(move |store| async move { store.finish(game, expected, &log).await })
    }

    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError> {
        self.wait(move |store| async move { store.log(game).await })
    }

    fn archive(&self, game: GameId) -> Result<(), StoreError> {
        self.wait(move |store| async move { store.archive(game).await })
    }

    fn delete(&self, game: GameId) -> Result<(), StoreError> {
        self.wait(move |store| async move { store.delete(game).await })
    }

    fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.wait(move |store| async move { store.games(status, after, limit).await })
    }

    fn changes(&self, after: u64, limit: usize, wait: Duration) -> Result<Vec<Changed>, StoreError> {
        self.wait(move |store| async move { store.changes(after, limit, wait).await })
    }

    fn acquire(&self, game: GameId, owner: OwnerId, time: Duration) -> Result<Lease, StoreError> {
        self.wait(move |store| async move { store.acquire(game, owner, time).await })
    }

    fn renew(&self, game: GameId, token: u64, time: Duration) -> Result<Lease, StoreError> {
        self.wait(move |store| async move { store.renew(game, token, time).await })
    }

    fn release(&self, game: GameId, token: u64) -> Result<(), StoreError> {
        self.wait(move |store| async move { store.release(game, token).await })
    }
}
