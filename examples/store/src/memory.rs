//! Games in memory: for tests, and to see what the contract is without a database.

use crate::error::StoreError;
use crate::head::{Head, Verdict};
use crate::store::{GameStore, check_batch, check_length, check_same_log, check_snapshot};
use crate::types::{
    Appended, Batch, Changed, Clock, Expected, GameId, GameInfo, Lease, MAX_HEADER, MAX_LOG, OwnerId, Snapshot, Status,
};
use std::collections::BTreeMap;
use std::ops::Bound::{Excluded, Unbounded};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A game as it is kept.
#[derive(Clone, Debug)]
struct Kept {
    head: Head,
    header: Vec<u8>,
    records: Vec<Vec<u8>>,
    snapshot: Option<Snapshot>,
    log: Vec<u8>,
    /// The position of its last change in the feed.
    changed: u64,
}

/// All games, and the feed: each game stands at the position of its last change.
#[derive(Default, Debug)]
struct Games {
    games: BTreeMap<GameId, Kept>,
    feed: BTreeMap<u64, Changed>,
    last: u64,
}

impl Games {
    /// A game that is there, deleted or not.
    fn known(&mut self, game: GameId) -> Result<&mut Kept, StoreError> {
        self.games.get_mut(&game).ok_or(StoreError::UnknownGame)
    }

    /// Puts how a game stands at the end of the feed.
    fn note(&mut self, game: GameId) {
        let Some(kept) = self.games.get_mut(&game) else { return };
        self.last += 1;
        self.feed.remove(&kept.changed);
        kept.changed = self.last;
        let changed = Changed { position: self.last, game, seq: kept.head.seq, status: kept.head.status };
        self.feed.insert(self.last, changed);
    }
}

/// A store in memory. Its clones are the same store; with the last of them the games are gone.
#[derive(Clone, Default, Debug)]
pub struct MemoryStore {
    shared: Arc<(Mutex<Games>, Condvar)>,
    clock: Clock,
}

impl MemoryStore {
    /// Sets the clock by which leases expire; the system's unless this is called.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    fn lock(&self) -> MutexGuard<'_, Games> {
        self.shared.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at a game that is not deleted.
    fn look<T>(&self, game: GameId, look: impl FnOnce(&Kept) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut games = self.lock();
        let kept = games.known(game)?;
        kept.head.check_there()?;
        look(kept)
    }

    /// Changes a game. What is changed is in the feed where the change says so.
    fn change<T>(
        &self,
        game: GameId,
        change: impl FnOnce(&mut Kept) -> Result<(T, bool), StoreError>,
    ) -> Result<T, StoreError> {
        let mut games = self.lock();
        let (answer, noted) = change(games.known(game)?)?;
        if noted {
            games.note(game);
            self.shared.1.notify_all();
        }
        Ok(answer)
    }
}

impl GameStore for MemoryStore {
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        check_length("header", header.len(), MAX_HEADER)?;
        let mut games = self.lock();
        if games.games.contains_key(&game) {
            return Err(StoreError::GameExists);
        }
        let kept = Kept {
            head: Head::new(),
            header: header.to_vec(),
            records: Vec::new(),
            snapshot: None,
            log: Vec::new(),
            changed: 0,
        };
        games.games.insert(game, kept);
        games.note(game);
        self.shared.1.notify_all();
        Ok(())
    }

    fn info(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.look(game, |kept| {
            Ok(GameInfo { header: kept.header.clone(), seq: kept.head.seq, status: kept.head.status })
        })
    }

    fn append(&self, game: GameId, expected: Expected, batch: &Batch) -> Result<Appended, StoreError> {
        check_batch(batch)?;
        self.change(game, |kept| match kept.head.append(expected, batch.command, batch.records.len())? {
            Verdict::Repeated(appended) => Ok((appended, false)),
            Verdict::New(appended) => {
                kept.records.extend_from_slice(&batch.records);
                Ok((appended, true))
            }
        })
    }

    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.look(game, |kept| {
            kept.head.check_open()?;
            Ok(kept.records.iter().skip(usize::try_from(from).unwrap_or(usize::MAX)).cloned().collect())
        })
    }

    fn save_snapshot(&self, game: GameId, token: u64, snapshot: &Snapshot) -> Result<(), StoreError> {
        check_snapshot(snapshot)?;
        self.change(game, |kept| {
            if kept.head.snapshot(snapshot.seq, token)? {
                kept.snapshot = Some(snapshot.clone());
            }
            Ok(((), false))
        })
    }

    fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreError> {
        self.look(game, |kept| kept.head.check_open().map(|()| kept.snapshot.clone()))
    }

    fn finish(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError> {
        check_length("log", log.len(), MAX_LOG)?;
        self.change(game, |kept| match kept.head.finish(expected) {
            Err(StoreError::Finished) => check_same_log(&kept.log, log).map(|()| ((), false)),
            Err(other) => Err(other),
            Ok(()) => {
                (kept.records, kept.snapshot, kept.log) = (Vec::new(), None, log.to_vec());
                Ok(((), true))
            }
        })
    }

    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError> {
        self.look(game, |kept| Ok((kept.head.status != Status::Open).then(|| kept.log.clone())))
    }

    fn archive(&self, game: GameId) -> Result<(), StoreError> {
        self.change(game, |kept| Ok(((), kept.head.archive()?)))
    }

    fn delete(&self, game: GameId) -> Result<(), StoreError> {
        self.change(game, |kept| {
            let there = kept.head.delete();
            (kept.header, kept.records, kept.snapshot, kept.log) = (Vec::new(), Vec::new(), None, Vec::new());
            Ok(((), there))
        })
    }

    fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let games = self.lock();
        let begin = after.map_or(Unbounded, Excluded);
        let those = games.games.range((begin, Unbounded)).filter(|(_, kept)| kept.head.status == status);
        Ok(those.map(|(&game, _)| game).take(limit).collect())
    }

    fn changes(&self, after: u64, limit: usize, wait: Duration) -> Result<Vec<Changed>, StoreError> {
        let nothing_new = |games: &mut Games| games.last <= after;
        let waited = self.shared.1.wait_timeout_while(self.lock(), wait, nothing_new);
        let (games, _) = waited.unwrap_or_else(PoisonError::into_inner);
        Ok(games.feed.range((Excluded(after), Unbounded)).map(|(_, changed)| *changed).take(limit).collect())
    }

    fn acquire(&self, game: GameId, owner: OwnerId, time: Duration) -> Result<Lease, StoreError> {
        let now = self.clock.millis();
        self.change(game, |kept| Ok((kept.head.acquire(owner, time, now)?, false)))
    }

    fn renew(&self, game: GameId, token: u64, time: Duration) -> Result<Lease, StoreError> {
        let now = self.clock.millis();
        self.change(game, |kept| Ok((kept.head.renew(token, time, now)?, false)))
    }

    fn release(&self, game: GameId, token: u64) -> Result<(), StoreError> {
        self.change(game, |kept| Ok((kept.head.release(token)?, false)))
    }
}
