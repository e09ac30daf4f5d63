//! What a store of games does.

use crate::error::StoreError;
use crate::types::{
    Appended, Batch, Changed, Expected, GameId, GameInfo, Lease, MAX_BATCH, MAX_RECORD, MAX_SNAPSHOT, OwnerId,
    RECORD_OVERHEAD, Snapshot, Status,
};
use std::time::Duration;

/// A store of many games, which many threads may use at once, also as `dyn GameStore`.
///
/// **Numbers.** The sequence number of a game is the number of its records: 0 after [`GameStore::create`], and the
/// record with the number `n` is the one that `n` others came before. Writers name the number they know; so of two
/// writers who know the same, one comes first and the other gets [`StoreError::Conflict`].
///
/// **Acknowledgement.** When a call that changes something returns `Ok`, the change is acknowledged, and every later
/// call sees it. What that means for a crash is up to the store. A call that fails says by [`StoreError::outcome`] what
/// became of the change; where that is not known, repeat the call. A change is made whole or not at all.
///
/// **Owners.** A game may have an owner, who writes with the token of a lease. The token fences: once a game had an owner,
/// only calls with its newest token change it, whether that lease has expired or not. Time only decides when another
/// owner may take the game; so clocks that differ cost time and never a record.
///
/// Every call may fail as [`StoreError::Damaged`] or with a failure of the storage, beside what each method names.
pub trait GameStore: Send + Sync {
    /// Creates a game without records. The header is for whoever reads the records: rules, players, format.
    ///
    /// When the outcome is not known, [`GameStore::info`] shows it: the header is this one or another.
    ///
    /// # Errors
    ///
    /// [`StoreError::GameExists`], also for the name of a deleted game; [`StoreError::TooLong`].
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError>;

    /// What is known of a game, be it open, finished or archived.
    ///
    /// # Errors
    ///
    /// [`StoreError::UnknownGame`].
    fn info(&self, game: GameId) -> Result<GameInfo, StoreError>;

    /// Appends the records of one command, all of them or none.
    ///
    /// Each of the last [`crate::COMMANDS_REMEMBERED`] commands of a game gets its acknowledgement again when it is repeated,
    /// whatever the call expects otherwise, and appends nothing: also after other appends, a new owner or the end of the
    /// game. So a call whose outcome is not known is simply repeated, by the same host or another.
    ///
    /// # Errors
    ///
    /// [`StoreError::Fenced`] when `expected.token` is not the game's newest, then [`StoreError::Conflict`] when the game
    /// has not `expected.seq` records; [`StoreError::Finished`], [`StoreError::UnknownGame`],
    /// [`StoreError::EmptyBatch`], [`StoreError::TooLong`].
    fn append(&self, game: GameId, expected: Expected, batch: &Batch) -> Result<Appended, StoreError>;

    /// The records from this number on, in order; none when there are not so many.
    ///
    /// # Errors
    ///
    /// [`StoreError::Finished`], [`StoreError::UnknownGame`].
    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError>;

    /// Keeps a state of an open game, which may be some records old. The store keeps the one with the greatest number;
    /// an older one is acknowledged and dropped. Finishing the game removes it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Fenced`] as for [`GameStore::append`]; [`StoreError::Conflict`] when the game has fewer records than
    /// the snapshot takes into account, or the snapshot none; [`StoreError::Finished`], [`StoreError::UnknownGame`],
    /// [`StoreError::TooLong`].
    fn save_snapshot(&self, game: GameId, token: u64, snapshot: &Snapshot) -> Result<(), StoreError>;

    /// The snapshot of an open game, from whose number on [`GameStore::read`] continues; nothing when there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Finished`], [`StoreError::UnknownGame`].
    fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreError>;

    /// Finishes a game: its records and its snapshot are replaced by this one log, and nothing can be appended any more.
    ///
    /// Finishing a finished game once more with the same log is no error, whatever else the call expects: so whoever
    /// lost the answer can ask again.
    ///
    /// # Errors
    ///
    /// [`StoreError::Fenced`] and [`StoreError::Conflict`] as for [`GameStore::append`], so that no record is lost that
    /// the log does not hold; [`StoreError::Finished`] when it was finished with another log;
    /// [`StoreError::UnknownGame`], [`StoreError::TooLong`].
    fn finish(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError>;

    /// The log of a finished or archived game; nothing for an open one.
    ///
    /// # Errors
    ///
    /// [`StoreError::UnknownGame`].
    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError>;

    /// Moves a finished game out of the way of the open ones. [`GameStore::info`] and [`GameStore::log`] answer as before.
    /// Archiving once more is no error.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFinished`], [`StoreError::UnknownGame`].
    fn archive(&self, game: GameId) -> Result<(), StoreError>;

    /// Deletes a game, whatever its state and whoever owns it. Its name remains, so that no late writer brings it back:
    /// it cannot be created again, and [`GameStore::games`] lists it as [`Status::Deleted`]. Every other call answers
    /// [`StoreError::UnknownGame`]. Deleting once more is no error.
    ///
    /// # Errors
    ///
    /// [`StoreError::UnknownGame`] for a game that was never created.
    fn delete(&self, game: GameId) -> Result<(), StoreError>;

    /// A page of the games of this status, the smallest name first: at most `limit` games, those after `after`. A page that
    /// is shorter than `limit` is the last. A game that changes its status between two pages may be on none or both.
    ///
    /// # Errors
    ///
    /// Only when the storage fails.
    fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError>;

    /// The changes after a position, in the order in which they were made: at most `limit`. Where there is none yet, waits
    /// for one as long as `wait`, and answers with none when the time is up. 0 begins at the beginning.
    ///
    /// Creating, appending, finishing, archiving and deleting are changes. A subscriber keeps the last position that it
    /// has dealt with, and continues there after a restart of its own or of the store: the last change of every game
    /// comes after it. Earlier changes of a game that has changed again may be left out. Positions grow, with gaps,
    /// and none is used twice.
    ///
    /// # Errors
    ///
    /// Only when the storage fails.
    fn changes(&self, after: u64, limit: usize, wait: Duration) -> Result<Vec<Changed>, StoreError>;

    /// Makes someone the owner of an open game for this time. The current owner keeps its token, and its lease is extended
    /// or renewed; so the call may be repeated. Another owner gets a greater token, as soon as the lease has expired or was
    /// released.
    ///
    /// # Errors
    ///
    /// [`StoreError::Leased`] when another owner's lease has not expired; [`StoreError::Finished`],
    /// [`StoreError::UnknownGame`].
    fn acquire(&self, game: GameId, owner: OwnerId, time: Duration) -> Result<Lease, StoreError>;

    /// Extends a lease to this long from now. It need not be renewed in time, as long as nobody else has taken the game.
    ///
    /// # Errors
    ///
    /// [`StoreError::Fenced`] when `token` is not the game's newest; [`StoreError::Finished`],
    /// [`StoreError::UnknownGame`].
    fn renew(&self, game: GameId, token: u64, time: Duration) -> Result<Lease, StoreError>;

    /// Ends a lease before its time: another owner may take the game at once. Until one does, the token remains the newest.
    ///
    /// # Errors
    ///
    /// As [`GameStore::renew`].
    fn release(&self, game: GameId, token: u64) -> Result<(), StoreError>;
}

/// All games of a status, page by page.
///
/// # Errors
///
/// When the storage fails.
pub fn all_games(store: &(impl GameStore + ?Sized), status: Status) -> Result<Vec<GameId>, StoreError> {
    const PAGE: usize = 1_000;
    let mut all = Vec::new();
    loop {
        let page = store.games(status, all.last().copied(), PAGE)?;
        let last = page.len() < PAGE;
        all.extend(page);
        if last {
            return Ok(all);
        }
    }
}

/// Refuses what is longer than the limit.
pub(crate) fn check_length(what: &'static str, size: usize, limit: usize) -> Result<(), StoreError> {
    if size > limit { Err(StoreError::TooLong { what, size, limit }) } else { Ok(()) }
}

/// Refuses a batch that no store takes.
pub(crate) fn check_batch(batch: &Batch) -> Result<(), StoreError> {
    let mut size = 0;
    for record in &batch.records {
        check_length("record", record.len(), MAX_RECORD)?;
        size += record.len() + RECORD_OVERHEAD;
    }
    if batch.records.is_empty() { Err(StoreError::EmptyBatch) } else { check_length("batch", size, MAX_BATCH) }
}

/// Refuses a snapshot that no store takes.
pub(crate) fn check_snapshot(snapshot: &Snapshot) -> Result<(), StoreError> {
    check_length("snapshot", snapshot.bytes.len(), MAX_SNAPSHOT)
}

/// Whether a finished game was finished with this log.
pub(crate) fn check_same_log(kept: &[u8], log: &[u8]) -> Result<(), StoreError> {
    if kept == log { Ok(()) } else { Err(StoreError::Finished) }
}
