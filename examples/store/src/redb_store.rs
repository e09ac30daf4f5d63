//! Games in one file, on the embedded database `redb`.

use crate::store::{
    GameId, GameInfo, GameStore, MAX_HEADER, MAX_LOG, StoreError, check_batch, check_length, check_same_log, check_seq,
};
use redb::{
    Builder, Database, Durability, ReadTransaction, ReadableDatabase, ReadableTable, StorageBackend, TableDefinition,
    WriteTransaction,
};
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

/// The header of every game.
const HEADERS: TableDefinition<'_, u128, &[u8]> = TableDefinition::new("headers");
/// The records of the games that are not finished: by game and number.
const RECORDS: TableDefinition<'_, (u128, u64), &[u8]> = TableDefinition::new("records");
/// The finished games: how many records there were, and the log.
const LOGS: TableDefinition<'_, u128, (u64, &[u8])> = TableDefinition::new("logs");

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
    /// How many changes were begun since one was brought to the disk.
    unsynced: AtomicU32,
}

impl RedbStore {
    /// Opens the file, or creates it. After a crash it is repaired first, which reads all of it.
    ///
    /// # Errors
    ///
    /// When the file cannot be opened, is no such store, or another process has it open.
    pub fn open(path: impl AsRef<Path>, syncing: Syncing) -> Result<Self, StoreError> {
        Self::new(Database::create(path).map_err(failed)?, syncing)
    }

    /// A store on storage of one's own.
    ///
    /// # Errors
    ///
    /// When the storage fails or holds something else.
    pub fn on_backend(backend: impl StorageBackend, syncing: Syncing) -> Result<Self, StoreError> {
        Self::new(Builder::new().create_with_backend(backend).map_err(failed)?, syncing)
    }

    fn new(database: Database, syncing: Syncing) -> Result<Self, StoreError> {
        let transaction = database.begin_write().map_err(failed)?;
        transaction.open_table(HEADERS).map_err(failed)?;
        transaction.open_table(RECORDS).map_err(failed)?;
        transaction.open_table(LOGS).map_err(failed)?;
        transaction.commit().map_err(failed)?;
        Ok(Self { database, syncing, unsynced: AtomicU32::new(0) })
    }

    /// Brings all acknowledged changes to the disk.
    ///
    /// # Errors
    ///
    /// When the storage fails.
    pub fn sync(&self) -> Result<(), StoreError> {
        let transaction = self.database.begin_write().map_err(failed)?;
        self.unsynced.store(0, Ordering::Relaxed);
        transaction.commit().map_err(failed)
    }

    /// Makes the file as small as it can be. Space that finished games left is used again without this.
    ///
    /// # Errors
    ///
    /// When the storage fails.
    pub fn shrink(&mut self) -> Result<(), StoreError> {
        self.database.compact().map(drop).map_err(failed)
    }

    fn read_from(&self) -> Result<ReadTransaction, StoreError> {
        self.database.begin_read().map_err(failed)
    }

    /// Carries out a change, whole or not at all. There is one at a time.
    fn change<T>(&self, deed: impl FnOnce(&WriteTransaction) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut transaction = self.database.begin_write().map_err(failed)?;
        let done = deed(&transaction)?;
        transaction.set_durability(self.durability()).map_err(failed)?;
        transaction.commit().map_err(failed)?;
        Ok(done)
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

/// A failure of the database.
fn failed(error: impl Into<redb::Error>) -> StoreError {
    StoreError::storage(error.into())
}

/// How many records a game has that is not finished.
fn count(records: &impl ReadableTable<(u128, u64), &'static [u8]>, game: GameId) -> Result<u64, StoreError> {
    let mut all = records.range((game.0, 0)..=(game.0, u64::MAX)).map_err(failed)?;
    match all.next_back() {
        Some(last) => Ok(last.map_err(failed)?.0.value().1 + 1),
        None => Ok(0),
    }
}

/// Refuses a game that was never created.
fn check_known(headers: &impl ReadableTable<u128, &'static [u8]>, game: GameId) -> Result<(), StoreError> {
    headers.get(game.0).map_err(failed)?.map(drop).ok_or(StoreError::UnknownGame)
}

/// Refuses a game that is finished.
fn check_open(logs: &impl ReadableTable<u128, (u64, &'static [u8])>, game: GameId) -> Result<(), StoreError> {
    if logs.get(game.0).map_err(failed)?.is_some() { Err(StoreError::Finished) } else { Ok(()) }
}

impl GameStore for RedbStore {
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        check_length("header", header.len(), MAX_HEADER)?;
        self.change(|transaction| {
            let mut headers = transaction.open_table(HEADERS).map_err(failed)?;
            match check_known(&headers, game) {
                Ok(()) => Err(StoreError::GameExists),
                Err(StoreError::UnknownGame) => headers.insert(game.0, header).map(drop).map_err(failed),
                Err(other) => Err(other),
            }
        })
    }

    fn info(&self, game: GameId) -> Result<GameInfo, StoreError> {
        let transaction = self.read_from()?;
        let headers = transaction.open_table(HEADERS).map_err(failed)?;
        let header = headers.get(game.0).map_err(failed)?.ok_or(StoreError::UnknownGame)?.value().to_vec();
        let logs = transaction.open_table(LOGS).map_err(failed)?;
        let finished = logs.get(game.0).map_err(failed)?.map(|log| log.value().0);
        let seq = match finished {
            Some(seq) => seq,
            None => count(&transaction.open_table(RECORDS).map_err(failed)?, game)?,
        };
        Ok(GameInfo { header, seq, finished: finished.is_some() })
    }

    fn append<R: AsRef<[u8]>>(&self, game: GameId, expected: u64, batch: &[R]) -> Result<u64, StoreError> {
        check_batch(batch)?;
        self.change(|transaction| {
            check_known(&transaction.open_table(HEADERS).map_err(failed)?, game)?;
            check_open(&transaction.open_table(LOGS).map_err(failed)?, game)?;
            let mut records = transaction.open_table(RECORDS).map_err(failed)?;
            check_seq(expected, count(&records, game)?)?;
            for (number, record) in (expected..).zip(batch) {
                records.insert((game.0, number), record.as_ref()).map_err(failed)?;
            }
            Ok(expected + batch.len() as u64)
        })
    }

    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let transaction = self.read_from()?;
        check_known(&transaction.open_table(HEADERS).map_err(failed)?, game)?;
        check_open(&transaction.open_table(LOGS).map_err(failed)?, game)?;
        let table = transaction.open_table(RECORDS).map_err(failed)?;
        let mut records = Vec::new();
        for entry in table.range((game.0, from)..=(game.0, u64::MAX)).map_err(failed)? {
            let (key, record) = entry.map_err(failed)?;
            let number = from + records.len() as u64;
            if key.value().1 != number {
                return Err(StoreError::Damaged(format!("game {game} has no record {number}")));
            }
            records.push(record.value().to_vec());
        }
        Ok(records)
    }

    fn finish(&self, game: GameId, expected: u64, log: &[u8]) -> Result<(), StoreError> {
        check_length("log", log.len(), MAX_LOG)?;
        self.change(|transaction| {
            check_known(&transaction.open_table(HEADERS).map_err(failed)?, game)?;
            let mut logs = transaction.open_table(LOGS).map_err(failed)?;
            if let Some(kept) = logs.get(game.0).map_err(failed)? {
                return check_same_log(kept.value().1, log);
            }
            let mut records = transaction.open_table(RECORDS).map_err(failed)?;
            check_seq(expected, count(&records, game)?)?;
            logs.insert(game.0, (expected, log)).map_err(failed)?;
            records.retain_in((game.0, 0)..=(game.0, u64::MAX), |_, _| false).map_err(failed)
        })
    }

    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError> {
        let transaction = self.read_from()?;
        check_known(&transaction.open_table(HEADERS).map_err(failed)?, game)?;
        let logs = transaction.open_table(LOGS).map_err(failed)?;
        Ok(logs.get(game.0).map_err(failed)?.map(|log| log.value().1.to_vec()))
    }

    fn games(&self) -> Result<Vec<GameId>, StoreError> {
        let transaction = self.read_from()?;
        let headers = transaction.open_table(HEADERS).map_err(failed)?;
        let ids = headers.iter().map_err(failed)?.map(|entry| Ok(GameId(entry.map_err(failed)?.0.value())));
        ids.collect()
    }
}
