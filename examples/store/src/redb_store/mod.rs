//! Games in one file, on the embedded database `redb`.

mod database;
mod failure;
mod games;
mod group;
mod overlay;
mod tables;
mod verify;

use crate::error::StoreError;
use crate::types::Clock;
use database::Guarded;
use failure::{commit_failed, failed, io_failed};
use group::{Deed, Group};
use redb::{Database, Durability, ReadableDatabase, StorageBackend};
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tables::{Reading, Writing, begin_era, create_tables};
pub use verify::Verified;

/// When changes are brought to the disk (`fsync`). Whatever is lost in a crash, it is the last changes and never a
/// part of one: the file always holds all games as they stood at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Syncing {
    /// Before each acknowledgement. Nothing that was acknowledged is lost, be it the process that dies or the power.
    /// Changes that come at the same time share an `fsync`.
    EachChange,
    /// With every n-th change. A process that dies loses the acknowledged changes since, at most one less than
    /// this number; so does a power cut.
    Every(NonZeroU32),
    /// When [`RedbStore::sync`] is called or the store is closed. A process that dies loses all acknowledged changes
    /// since. Freed space is used again only after a sync, so the file grows in between.
    OnRequest,
}

/// A store in one file. The file is locked while it is open; one process has it at a time.
///
/// After [`StoreError::Full`] or another failed write, and after the database has panicked about a damaged page, every
/// call is refused with [`StoreError::Closed`] until [`RedbStore::reopen`].
#[derive(Debug)]
pub struct RedbStore {
    database: Guarded,
    group: Group,
    syncing: Syncing,
    clock: Clock,
    /// How many changes were begun since one was brought to the disk.
    unsynced: AtomicU32,
    /// No position of the feed up to here is used again.
    era: AtomicU64,
    /// The last position of the feed that is committed; whoever waits for a change waits for it to grow.
    position: Mutex<u64>,
    changed: Condvar,
}

impl RedbStore {
    /// Creates a file with an empty store. A crash leaves the whole file or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::StoreExists`] when there is something already, whatever it is; a failure of the storage.
    pub fn create(path: impl AsRef<Path>, syncing: Syncing) -> Result<Self, StoreError> {
        database::create(path.as_ref())?;
        Self::open_quickly(path, syncing)
    }

    /// Opens the file, after every page that is in use has been checked; so this takes the time to read all of it. After a
    /// crash the file is repaired.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoStore`] when there is no such file or it is empty; [`StoreError::Damaged`] when it is no store, or
    /// not a whole one; [`StoreError::Locked`] when another process has it open; [`StoreError::ReadOnly`].
    pub fn open(path: impl AsRef<Path>, syncing: Syncing) -> Result<Self, StoreError> {
        let path = path.as_ref().to_owned();
        Self::guarded(Guarded::open(database::opener(path, true))?, syncing)
    }

    /// Opens the file, and checks what is read only when it is read: each row has a checksum, but a row that is missing
    /// because an index lost it may go unseen. For files that are too long to be read when they are opened;
    /// [`RedbStore::verify`] a copy of them. After a crash all of the file is read here, too.
    ///
    /// # Errors
    ///
    /// As [`RedbStore::open`].
    pub fn open_quickly(path: impl AsRef<Path>, syncing: Syncing) -> Result<Self, StoreError> {
        let path = path.as_ref().to_owned();
        Self::guarded(Guarded::open(database::opener(path, false))?, syncing)
    }

    /// A store on storage of one's own, which is asked for once more for each [`RedbStore::reopen`]; on empty storage, an
    /// empty store.
    ///
    /// # Errors
    ///
    /// When the storage fails or holds something else.
    pub fn on_backend<B: StorageBackend>(
        storage: impl Fn() -> B + Send + Sync + 'static,
        syncing: Syncing,
    ) -> Result<Self, StoreError> {
        let open = move || {
            let backend = storage();
            if backend.len().map_err(io_failed)? > 0 {
                return database::on(backend);
            }
            let database = redb::Builder::new().create_with_backend(backend).map_err(failed)?;
            create_tables(&database).map(|()| database)
        };
        Self::guarded(Guarded::open(open)?, syncing)
    }

    fn guarded(database: Guarded, syncing: Syncing) -> Result<Self, StoreError> {
        let store = Self {
            database,
            group: Group::default(),
            syncing,
            clock: Clock::default(),
            unsynced: AtomicU32::new(0),
            era: AtomicU64::new(0),
            position: Mutex::new(0),
            changed: Condvar::new(),
        };
        store.begin_era().map(|()| store)
    }

    /// Begins an era of the feed: so that no position is used twice, not even after one that a crash has undone.
    fn begin_era(&self) -> Result<(), StoreError> {
        let (era, last) = self.database.with(begin_era)?;
        self.era.store(era << 40, Ordering::Relaxed);
        *self.position() = last;
        Ok(())
    }

    /// Sets the clock by which leases expire; the system's unless this is called.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// Closes the file and opens it again: after the disk was full and has room again, or after damage. Other calls wait.
    ///
    /// # Errors
    ///
    /// As [`RedbStore::open`]; also [`StoreError::Full`] when there is still no room. The store remains closed then, and
    /// this may be called again.
    pub fn reopen(&self) -> Result<(), StoreError> {
        self.database.reopen()?;
        self.begin_era()
    }

    /// Brings all acknowledged changes to the disk.
    ///
    /// # Errors
    ///
    /// When the storage fails.
    pub fn sync(&self) -> Result<(), StoreError> {
        self.database.with(|database| {
            let transaction = database.begin_write().map_err(failed)?;
            self.unsynced.store(0, Ordering::Relaxed);
            transaction.commit().map_err(commit_failed)
        })
    }

    /// Makes the file as small as it can be. Space that finished games left is used again without this.
    ///
    /// # Errors
    ///
    /// When the storage fails.
    pub fn shrink(&mut self) -> Result<(), StoreError> {
        self.database.with_all(|database| database.compact().map(drop).map_err(commit_failed))
    }

    fn position(&self) -> MutexGuard<'_, u64> {
        self.position.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the store as it stands.
    fn look<T>(&self, look: impl FnOnce(&Reading<'_>) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.database.with(|database| look(&Reading(&database.begin_read().map_err(failed)?)))
    }

    /// Carries out a change, whole or not at all, in a group with others.
    fn change<T: Send + 'static>(
        &self,
        deed: impl Fn(&mut Writing<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let answer = Arc::new(Mutex::new(None));
        let to = answer.clone();
        let deed: Deed = Box::new(move |writing| {
            let answer = deed(writing)?;
            *to.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
            Ok(())
        });
        self.group.submit(deed, |deeds| self.commit(deeds))?;
        let answer = answer.lock().unwrap_or_else(PoisonError::into_inner).take();
        answer.ok_or_else(failure::closed)
    }

    /// Commits a group. A member that is refused changes nothing; one that meets damage is left out, and the others
    /// begin again; when the commit fails, it fails for all.
    fn commit(&self, deeds: &[Deed]) -> Vec<Result<(), StoreError>> {
        let mut left_out: Vec<Option<StoreError>> = vec![None; deeds.len()];
        loop {
            let attempt = self.database.with(|database| self.attempt(database, deeds, &left_out));
            match attempt {
                Ok(Attempt::Committed(results)) => return results,
                Ok(Attempt::Failed(member, error)) => left_out[member] = Some(error),
                Err(error) => {
                    let answer = |left_out: Option<StoreError>| Err(left_out.unwrap_or_else(|| error.clone()));
                    return left_out.into_iter().map(answer).collect();
                }
            }
        }
    }

    fn attempt(
        &self,
        database: &Database,
        deeds: &[Deed],
        left_out: &[Option<StoreError>],
    ) -> Result<Attempt, StoreError> {
        let mut transaction = database.begin_write().map_err(failed)?;
        let before = self.era.load(Ordering::Relaxed).max(*self.position());
        let mut writing = Writing::new(&transaction, before, self.clock.millis())?;
        let mut results = Vec::with_capacity(deeds.len());
        for (member, (deed, left_out)) in deeds.iter().zip(left_out).enumerate() {
            results.push(match left_out {
                Some(error) => Err(error.clone()),
                None => deed(&mut writing),
            });
            match &results[member] {
                Err(error) if left_out.is_none() && !error.is_refusal() => return failed_member(member, error),
                _ => {}
            }
        }
        let (position, changes) = writing.end();
        if changes > 0 {
            transaction.set_durability(self.durability(changes)).map_err(failed)?;
            transaction.commit().map_err(commit_failed)?;
        }
        if position > before {
            *self.position() = position;
            self.changed.notify_all();
        }
        Ok(Attempt::Committed(results))
    }

    /// Waits until there is a position after this one, or the time is up.
    fn wait_for_change(&self, after: u64, wait: Duration) {
        drop(self.changed.wait_timeout_while(self.position(), wait, |position| *position <= after));
    }

    /// Whether the changes that are about to be committed go to the disk, and with them all before them. To be asked
    /// while they are under way: then nobody else counts.
    fn durability(&self, changes: u32) -> Durability {
        let due = match self.syncing {
            Syncing::EachChange => true,
            Syncing::Every(most) => self.unsynced.load(Ordering::Relaxed).saturating_add(changes) >= most.get(),
            Syncing::OnRequest => false,
        };
        if due {
            self.unsynced.store(0, Ordering::Relaxed);
            return Durability::Immediate;
        }
        self.unsynced.fetch_add(changes, Ordering::Relaxed);
        Durability::None
    }
}

/// What came of an attempt to commit a group.
enum Attempt {
    /// It is committed, and these are the answers.
    Committed(Vec<Result<(), StoreError>>),
    /// This member has met damage, and may have written something before: nothing is committed.
    Failed(usize, StoreError),
}

/// Damage is a matter of one member; a failure of the storage is one of all.
fn failed_member(member: usize, error: &StoreError) -> Result<Attempt, StoreError> {
    if error.is_of_the_storage() { Err(error.clone()) } else { Ok(Attempt::Failed(member, error.clone())) }
}
