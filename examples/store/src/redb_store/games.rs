//! What the store does with games.

use super::RedbStore;
use super::tables::{Reading, Standing, Writing};
use crate::error::StoreError;
use crate::head::{Head, Verdict};
use crate::row::{Place, join};
use crate::store::{GameStore, check_batch, check_length, check_same_log, check_snapshot};
use crate::types::{
    Appended, Batch, Changed, Expected, GameId, GameInfo, Lease, MAX_HEADER, MAX_LOG, OwnerId, Snapshot, Status,
};
use std::time::Duration;

impl Reading<'_> {
    /// How a game stands that is not deleted.
    fn there(&self, game: GameId) -> Result<Head, StoreError> {
        let head = self.standing(game)?.head;
        head.check_there()?;
        Ok(head)
    }

    fn open(&self, game: GameId) -> Result<Head, StoreError> {
        let head = self.standing(game)?.head;
        head.check_open()?;
        Ok(head)
    }
}

impl Writing<'_> {
    fn known(&self, game: GameId) -> Result<Standing, StoreError> {
        self.standing(game)?.ok_or(StoreError::UnknownGame)
    }

    /// Keeps how a game stands after a change that is in the feed.
    fn changed(&mut self, game: GameId, mut standing: Standing) -> Result<(), StoreError> {
        self.note(game, &mut standing)?;
        self.keep(game, &standing)
    }
}

impl RedbStore {
    /// Changes the lease of a game.
    fn lease<T: Send + 'static>(
        &self,
        game: GameId,
        change: impl Fn(&mut Head, u64) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.change(move |writing| {
            let mut standing = writing.known(game)?;
            let answer = change(&mut standing.head, writing.now)?;
            writing.keep(game, &standing)?;
            Ok(answer)
        })
    }
}

impl GameStore for RedbStore {
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        check_length("header", header.len(), MAX_HEADER)?;
        let header = header.to_vec();
        self.change(move |writing| {
            if writing.standing(game)?.is_some() {
                return Err(StoreError::GameExists);
            }
            writing.put_header(game, &header)?;
            writing.changed(game, Standing { head: Head::new(), position: 0 })
        })
    }

    fn info(&self, game: GameId) -> Result<GameInfo, StoreError> {
        self.look(|reading| {
            let Head { status, seq, .. } = reading.there(game)?;
            let (header, _) = reading.header_and_log(game, status)?;
            Ok(GameInfo { header, seq, status })
        })
    }

    fn append(&self, game: GameId, expected: Expected, batch: &Batch) -> Result<Appended, StoreError> {
        check_batch(batch)?;
        let place = Place::batch(game, expected.seq);
        let row = place.seal(join(&batch.records));
        let (command, count) = (batch.command, batch.records.len());
        self.change(move |writing| {
            let mut standing = writing.known(game)?;
            match standing.head.append(expected, command, count)? {
                Verdict::Repeated(appended) => Ok(appended),
                Verdict::New(appended) => {
                    writing.put_batch(place, &row)?;
                    writing.changed(game, standing)?;
                    Ok(appended)
                }
            }
        })
    }

    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.look(|reading| {
            let head = reading.open(game)?;
            reading.records(game, from, head.seq)
        })
    }

    fn save_snapshot(&self, game: GameId, token: u64, snapshot: &Snapshot) -> Result<(), StoreError> {
        check_snapshot(snapshot)?;
        let snapshot = snapshot.clone();
        self.change(move |writing| {
            let mut standing = writing.known(game)?;
            if standing.head.snapshot(snapshot.seq, token)? {
                writing.put_snapshot(game, &snapshot)?;
                writing.keep(game, &standing)?;
            }
            Ok(())
        })
    }

    fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreError> {
        self.look(|reading| {
            let head = reading.open(game)?;
            reading.snapshot(game, head.snapshot)
        })
    }

    fn finish(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError> {
        check_length("log", log.len(), MAX_LOG)?;
        let log = log.to_vec();
        self.change(move |writing| {
            let mut standing = writing.known(game)?;
            match standing.head.finish(expected) {
                Err(StoreError::Finished) => check_same_log(&writing.log(game, standing.head.status)?, &log),
                Err(other) => Err(other),
                Ok(()) => {
                    writing.seal(game, &log)?;
                    writing.changed(game, standing)
                }
            }
        })
    }

    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError> {
        self.look(|reading| {
            let head = reading.there(game)?;
            Ok(reading.header_and_log(game, head.status)?.1)
        })
    }

    fn archive(&self, game: GameId) -> Result<(), StoreError> {
        self.change(move |writing| {
            let mut standing = writing.known(game)?;
            if standing.head.archive()? {
                writing.archive(game)?;
                writing.changed(game, standing)?;
            }
            Ok(())
        })
    }

    fn delete(&self, game: GameId) -> Result<(), StoreError> {
        self.change(move |writing| {
            let mut standing = writing.known(game)?;
            if standing.head.delete() {
                writing.remove_contents(game)?;
                writing.changed(game, standing)?;
            }
            Ok(())
        })
    }

    fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.look(|reading| reading.games(status, after, limit))
    }

    fn changes(&self, after: u64, limit: usize, wait: Duration) -> Result<Vec<Changed>, StoreError> {
        let found = self.look(|reading| reading.changes(after, limit))?;
        if !found.is_empty() || limit == 0 || wait.is_zero() {
            return Ok(found);
        }
        self.wait_for_change(after, wait);
        self.look(|reading| reading.changes(after, limit))
    }

    fn acquire(&self, game: GameId, owner: OwnerId, time: Duration) -> Result<Lease, StoreError> {
        self.lease(game, move |head, now| head.acquire(owner, time, now))
    }

    fn renew(&self, game: GameId, token: u64, time: Duration) -> Result<Lease, StoreError> {
        self.lease(game, move |head, now| head.renew(token, time, now))
    }

    fn release(&self, game: GameId, token: u64) -> Result<(), StoreError> {
        self.lease(game, move |head, _| head.release(token))
    }
}
