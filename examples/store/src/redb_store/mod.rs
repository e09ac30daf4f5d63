//! Games in one file, on the embedded database `redb`.

mod failure;
mod games;

mod tables;

use crate::error::{Damage, Failure, Outcome, StoreError};
use crate::row::{Kind, Place};
use crate::types::Clock;
use failure::{commit_failed, failed, of_io};
use redb::{
    Builder, Database, Durability, ReadTransaction, ReadableDatabase, ReadableTable, StorageBackend, WriteTransaction,
};
use std::fs::{self, OpenOptions};
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;
use tables::{ARCHIVE, BATCHES, COLD_HEADS, FEED, HEADERS, HEADS, LOGS, META, Reading, SNAPSHOTS, Writing};

/// When changes are brought to the disk (`fsync`). Whatever is lost in a crash, it is the last changes and never a
/// part of one: the file always holds all games as they stood at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syncing {
    /// Before each acknowledgement. Nothing that was acknowledged is lost, be it the process that dies or the power.
    EachChange,
    /// With every so manyeth change. A process that dies loses the acknowledged changes since, at most one less than
    /// this number; so does a power cut.
    Every(NonZeroU32),
    /// When [`RedbStore::sync`] is called or the store is closed. A process that dies loses all acknowledged changes
    /// since. Freed space is used again only after a sync, so the file grows in between.
    OnRequest,
}

/// A store in one file. The file is locked while it is open; one process has it at a time.
#[derive(Debug)]
pub struct RedbStore {
    database: Database,
    syncing: Syncing,
    clock: Clock,
    /// How many changes were begun since one was brought to the disk.
    unsynced: AtomicU32,
    /// No position of the feed up to here is used again.
    era: u64,
    /// The last position of the feed that is committed; whoever waits for a change waits for it to grow.
    position: Mutex<u64>,
    changed: Condvar,
}

impl RedbStore {
    /// Creates a file with an empty store.
    ///
    /// # Errors
    ///
    /// [`StoreError::StoreExists`] when there is a file already, whatever it holds; a failure of the storage.
    pub fn create(path: impl AsRef<Path>, syncing: Syncing) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(path).map_err(|error| {
            let exists = error.kind() == std::io::ErrorKind::AlreadyExists;
            if exists { StoreError::StoreExists(path.display().to_string()) } else { io_failed(error) }
        })?;
        Self::new(Builder::new().create_file(file).map_err(failed)?, syncing, true)
    }

    /// Opens the file. After a crash it is repaired first, which reads all of it.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoStore`] when there is no such file or it is empty; [`StoreError::Damaged`] when it is no store, or
    /// not a whole one; [`StoreError::Locked`] when another process has it open; [`StoreError::ReadOnly`].
    pub fn open(path: impl AsRef<Path>, syncing: Syncing) -> Result<Self, StoreError> {
        let path = path.as_ref();
        match fs::metadata(path) {
            Ok(found) if found.len() > 0 => {}
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(io_failed(error)),
            _ => return Err(StoreError::NoStore(path.display().to_string())),
        }
        Self::new(Builder::new().open(path).map_err(failed)?, syncing, false)
    }

    /// A store on storage of one's own; on empty storage, an empty store.
    ///
    /// # Errors
    ///
    /// When the storage fails or holds something else.
    pub fn on_backend(backend: impl StorageBackend, syncing: Syncing) -> Result<Self, StoreError> {
        let empty = backend.len().map_err(io_failed)? == 0;
        Self::new(Builder::new().create_with_backend(backend).map_err(failed)?, syncing, empty)
    }

    /// Begins an era of the feed: so that no position is used twice, not even after one that a crash has undone.
    fn new(database: Database, syncing: Syncing, empty: bool) -> Result<Self, StoreError> {
        let transaction = database.begin_write().map_err(failed)?;
        let (era, last) = begin_era(&transaction, empty)?;
        transaction.commit().map_err(commit_failed)?;
        let (clock, unsynced, changed) = (Clock::default(), AtomicU32::new(0), Condvar::new());
        Ok(Self { database, syncing, clock, unsynced, era: era << 40, position: Mutex::new(last), changed })
    }

    /// The same store with a clock of one's own.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// Brings all acknowledged changes to the disk.
    ///
    /// # Errors
    ///
    /// When the storage fails.
    pub fn sync(&self) -> Result<(), StoreError> {
        let transaction = self.database.begin_write().map_err(failed)?;
        self.unsynced.store(0, Ordering::Relaxed);
        transaction.commit().map_err(commit_failed)
    }

    /// Makes the file as small as it can be. Space that finished games left is used again without this.
    ///
    /// # Errors
    ///
    /// When the storage fails.
    pub fn shrink(&mut self) -> Result<(), StoreError> {
        self.database.compact().map(drop).map_err(commit_failed)
    }

    /// Looks at the store as it stands.
    fn look<T>(&self, look: impl FnOnce(&Reading<'_>) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let transaction: ReadTransaction = self.database.begin_read().map_err(failed)?;
        look(&Reading(&transaction))
    }

    /// Carries out a change, whole or not at all. There is one at a time.
    fn change<T>(&self, deed: impl FnOnce(&mut Writing<'_>) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut transaction = self.database.begin_write().map_err(failed)?;
        let before = self.era.max(*self.position.lock().unwrap_or_else(PoisonError::into_inner));
        let mut writing = Writing { transaction: &transaction, position: before, now: self.clock.millis() };
        let done = deed(&mut writing)?;
        let position = writing.position;
        transaction.set_durability(self.durability()).map_err(failed)?;
        transaction.commit().map_err(commit_failed)?;
        if position > before {
            *self.position.lock().unwrap_or_else(PoisonError::into_inner) = position;
            self.changed.notify_all();
        }
        Ok(done)
    }

    /// Waits until there is a position after this one, or the time is up.
    fn wait_for_change(&self, after: u64, wait: Duration) {
        let position = self.position.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.changed.wait_timeout_while(position, wait, |position| *position <= after));
    }

    /// Whether the change that is about to be committed goes to the disk, and with it all before it. To be asked
    /// while the change is under way: then nobody else counts.
    fn durability(&self) -> Durability {
        let due = match self.syncing {
            Syncing::EachChange => true,
            Syncing::Every(changes) => self.unsynced.load(Ordering::Relaxed) + 1 >= changes.get(),
            Syncing::OnRequest => false,
        };
        if due {
            self.unsynced.store(0, Ordering::Relaxed);
            return Durability::Immediate;
        }
        self.unsynced.fetch_add(1, Ordering::Relaxed);
        Durability::None
    }
}

/// Makes the tables where there are none. Answers how many times the file was opened, and the last position of the feed.
fn begin_era(transaction: &WriteTransaction, empty: bool) -> Result<(u64, u64), StoreError> {
    for table in [HEADERS, HEADS, COLD_HEADS, SNAPSHOTS, LOGS, ARCHIVE] {
        transaction.open_table(table).map_err(failed)?;
    }
    transaction.open_table(BATCHES).map_err(failed)?;
    let feed = transaction.open_table(FEED).map_err(failed)?;
    let last = feed.last().map_err(failed)?.map_or(0, |(position, _)| position.value());
    let mut meta = transaction.open_table(META).map_err(failed)?;
    let place = Place::of(Kind::Meta, crate::types::GameId(0));
    let before = match meta.get(0).map_err(failed)? {
        None if empty => 0,
        None => return Err(Damage::of_storage("this is no store of games").into()),
        Some(row) => u64::from_le_bytes(place.unseal(row.value())?.try_into().map_err(|_| place.damage("it is none"))?),
    };
    meta.insert(0, &*place.seal((before + 1).to_le_bytes().to_vec())).map_err(failed)?;
    Ok((before + 1, last))
}

/// A failure of the operating system before anything was changed.
fn io_failed(error: std::io::Error) -> StoreError {
    of_io(&error)(Failure { outcome: Outcome::NotMade, source: Arc::new(error) })
}
