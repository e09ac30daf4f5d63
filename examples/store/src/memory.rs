//! Games in memory: for tests, and to see what the contract is without a database.

use crate::store::{
    GameId, GameInfo, GameStore, MAX_HEADER, MAX_LOG, StoreError, check_batch, check_length, check_same_log, check_seq,
};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A game as it is kept.
#[derive(Debug)]
struct Kept {
    header: Vec<u8>,
    records: Vec<Vec<u8>>,
    /// How many records there were when it was finished, and the log.
    finished: Option<(u64, Vec<u8>)>,
}

/// A store in memory. Its clones are the same store; with the last of them the games are gone.
#[derive(Clone, Default, Debug)]
pub struct MemoryStore {
    games: Arc<Mutex<BTreeMap<GameId, Kept>>>,
}

impl MemoryStore {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<GameId, Kept>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with a game.
    fn with<T>(&self, game: GameId, deed: impl FnOnce(&mut Kept) -> Result<T, StoreError>) -> Result<T, StoreError> {
        deed(self.lock().get_mut(&game).ok_or(StoreError::UnknownGame)?)
    }
}

impl GameStore for MemoryStore {
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        check_length("header", header.len(), MAX_HEADER)?;
        let mut games = self.lock();
        if games.contains_key(&game) {
            return Err(StoreError::GameExists);
        }
        games.insert(game, Kept { header: header.to_vec(), records: Vec::new(), finished: None });
        Ok(())
    }

    fn info(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.with(game, |kept| {
            let seq = kept.finished.as_ref().map_or(kept.records.len() as u64, |finished| finished.0);
            Ok(GameInfo { header: kept.header.clone(), seq, finished: kept.finished.is_some() })
        })
    }

    fn append<R: AsRef<[u8]>>(&self, game: GameId, expected: u64, records: &[R]) -> Result<u64, StoreError> {
        check_batch(records)?;
        self.with(game, |kept| {
            if kept.finished.is_some() {
                return Err(StoreError::Finished);
            }
            check_seq(expected, kept.records.len() as u64)?;
            kept.records.extend(records.iter().map(|record| record.as_ref().to_vec()));
            Ok(kept.records.len() as u64)
        })
    }

    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.with(game, |kept| match kept.finished {
            Some(_) => Err(StoreError::Finished),
            None => Ok(kept.records.iter().skip(usize::try_from(from).unwrap_or(usize::MAX)).cloned().collect()),
        })
    }

    fn finish(&self, game: GameId, expected: u64, log: &[u8]) -> Result<(), StoreError> {
        check_length("log", log.len(), MAX_LOG)?;
        self.with(game, |kept| {
            if let Some((_, kept)) = &kept.finished {
                return check_same_log(kept, log);
            }
            let found = kept.records.len() as u64;
            check_seq(expected, found)?;
            kept.records = Vec::new();
            kept.finished = Some((found, log.to_vec()));
            Ok(())
        })
    }

    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError> {
        self.with(game, |kept| Ok(kept.finished.as_ref().map(|(_, log)| log.clone())))
    }

    fn games(&self) -> Result<Vec<GameId>, StoreError> {
        Ok(self.lock().keys().copied().collect())
    }
}
