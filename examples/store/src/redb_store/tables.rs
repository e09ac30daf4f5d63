//! The tables of the file, as reading and writing transactions see them.

use super::failure::{commit_failed, failed};
use crate::error::{Damage, StoreError};
use crate::head::Head;
use crate::row::{Kind, Place, join, split};
use crate::types::{Changed, GameId, Snapshot, Status};
use redb::{Database, ReadTransaction, ReadableTable, Table, TableDefinition, TableError, WriteTransaction};

pub(super) type ById<'a> = TableDefinition<'a, u128, &'static [u8]>;

/// The headers of the games that are open or finished.
pub(super) const HEADERS: ById<'_> = TableDefinition::new("headers");
/// How the games stand that are open or finished.
pub(super) const HEADS: ById<'_> = TableDefinition::new("heads");
/// How the games stand that are archived or deleted.
pub(super) const COLD_HEADS: ById<'_> = TableDefinition::new("cold heads");
/// The records of open games: by game and number of the first, one row for each batch.
pub(super) const BATCHES: TableDefinition<'_, (u128, u64), &[u8]> = TableDefinition::new("batches");
/// The snapshots of open games.
pub(super) const SNAPSHOTS: ById<'_> = TableDefinition::new("snapshots");
/// The logs of finished games.
pub(super) const LOGS: ById<'_> = TableDefinition::new("logs");
/// Header and log of archived games.
pub(super) const ARCHIVE: ById<'_> = TableDefinition::new("archive");
/// The games by their last change.
pub(super) const FEED: TableDefinition<'_, u64, &[u8]> = TableDefinition::new("feed");
/// How many times the file was opened.
pub(super) const META: TableDefinition<'_, u64, &[u8]> = TableDefinition::new("meta");

/// How a game stands, and at which position of the feed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub(super) head: Head,
    pub(super) position: u64,
}

impl Standing {
    fn encode(&self) -> Vec<u8> {
        [&self.position.to_le_bytes()[..], &self.head.encode()].concat()
    }

    pub(super) fn decode(bytes: &[u8]) -> Option<Self> {
        let (position, head) = bytes.split_first_chunk()?;
        Some(Self { head: Head::decode(head)?, position: u64::from_le_bytes(*position) })
    }

    /// Whether the game is kept apart from the open ones.
    pub(super) const fn is_cold(&self) -> bool {
        matches!(self.head.status, Status::Archived | Status::Deleted)
    }
}

/// Makes the tables of an empty store.
pub(super) fn create_tables(database: &Database) -> Result<(), StoreError> {
    let transaction = database.begin_write().map_err(failed)?;
    for table in [HEADERS, HEADS, COLD_HEADS, SNAPSHOTS, LOGS, ARCHIVE] {
        transaction.open_table(table).map_err(failed)?;
    }
    transaction.open_table(BATCHES).map_err(failed)?;
    transaction.open_table(FEED).map_err(failed)?;
    put_era(&transaction, 0)?;
    transaction.commit().map_err(commit_failed)
}

fn put_era(transaction: &WriteTransaction, era: u64) -> Result<(), StoreError> {
    let row = ERA.seal(era.to_le_bytes().to_vec());
    transaction.open_table(META).map_err(failed)?.insert(ERA.number, &*row).map_err(failed)?;
    Ok(())
}

/// Where it stands how many times the file was opened.
const ERA: Place = Place { kind: Kind::Meta, game: GameId(0), number: 0 };

fn era(meta: &impl ReadableTable<u64, &'static [u8]>) -> Result<u64, StoreError> {
    let row = meta.get(ERA.number).map_err(failed)?.ok_or_else(|| ERA.damage("it is missing"))?;
    let bytes = ERA.unseal(row.value())?.try_into().map_err(|_| ERA.damage("it cannot be decoded"))?;
    Ok(u64::from_le_bytes(bytes))
}

/// Refuses a database that is no store of games.
pub(super) fn is_store(transaction: &ReadTransaction) -> Result<(), StoreError> {
    match transaction.open_table(META) {
        Ok(meta) => era(&meta).map(drop),
        Err(TableError::Storage(error)) => Err(failed(error)),
        Err(_) => Err(Damage::of_storage("this is no store of games").into()),
    }
}

/// Counts that the file was opened. Answers how many times it was, and the last position of the feed.
pub(super) fn begin_era(database: &Database) -> Result<(u64, u64), StoreError> {
    let transaction = database.begin_write().map_err(failed)?;
    let era = era(&transaction.open_table(META).map_err(failed)?)? + 1;
    put_era(&transaction, era)?;
    let feed = transaction.open_table(FEED).map_err(failed)?;
    let last = feed.last().map_err(failed)?.map_or(0, |(position, _)| position.value());
    drop(feed);
    transaction.commit().map_err(commit_failed)?;
    Ok((era, last))
}

/// The bytes of a game's row in a table, where it has one.
fn get(table: &impl ReadableTable<u128, &'static [u8]>, place: Place) -> Result<Option<Vec<u8>>, StoreError> {
    match table.get(place.game.0).map_err(failed)? {
        Some(row) => Ok(Some(place.unseal(row.value())?.to_vec())),
        None => Ok(None),
    }
}

/// The bytes of a row that has to be there: damage, if it is not.
fn must(bytes: Option<Vec<u8>>, place: Place) -> Result<Vec<u8>, StoreError> {
    Ok(bytes.ok_or_else(|| place.damage("it is missing"))?)
}

/// The records of a batch.
pub(super) fn records(bytes: &[u8], place: Place) -> Result<Vec<&[u8]>, StoreError> {
    let records = split(bytes).filter(|records| !records.is_empty());
    Ok(records.ok_or_else(|| place.damage("it is no batch"))?)
}

/// The store as it stood when the transaction began.
pub(super) struct Reading<'a>(pub(super) &'a ReadTransaction);

impl Reading<'_> {
    fn by_id(&self, table: ById<'static>, place: Place) -> Result<Option<Vec<u8>>, StoreError> {
        get(&self.0.open_table(table).map_err(failed)?, place)
    }

    /// How a game stands, deleted or not.
    pub(super) fn standing(&self, game: GameId) -> Result<Standing, StoreError> {
        let place = Place::of(Kind::Head, game);
        let hot = self.by_id(HEADS, place)?;
        let (bytes, cold) = match hot {
            Some(bytes) => (bytes, false),
            None => (self.by_id(COLD_HEADS, place)?.ok_or_else(|| self.missing(game))?, true),
        };
        let standing = Standing::decode(&bytes).ok_or_else(|| place.damage("it cannot be decoded"))?;
        if standing.is_cold() == cold { Ok(standing) } else { Err(place.damage("it is in the wrong table").into()) }
    }

    /// Why there is no state of a game: nobody created it, or only the state is gone.
    fn missing(&self, game: GameId) -> StoreError {
        match self.by_id(HEADERS, Place::of(Kind::Header, game)) {
            Ok(None) => StoreError::UnknownGame,
            Ok(Some(_)) => Place::of(Kind::Head, game).damage("it is missing").into(),
            Err(error) => error,
        }
    }

    /// The header and, of a game that is not open, the log.
    pub(super) fn header_and_log(
        &self,
        game: GameId,
        status: Status,
    ) -> Result<(Vec<u8>, Option<Vec<u8>>), StoreError> {
        if status == Status::Archived {
            let place = Place::of(Kind::Archive, game);
            let bytes = must(self.by_id(ARCHIVE, place)?, place)?;
            return match split(&bytes).as_deref() {
                Some([header, log]) => Ok((header.to_vec(), Some(log.to_vec()))),
                _ => Err(place.damage("it cannot be decoded").into()),
            };
        }
        let header = Place::of(Kind::Header, game);
        let header = must(self.by_id(HEADERS, header)?, header)?;
        let log = Place::of(Kind::Log, game);
        match (self.by_id(LOGS, log)?, status) {
            (None, Status::Open) => Ok((header, None)),
            (Some(bytes), Status::Finished) => Ok((header, Some(bytes))),
            _ => Err(log.damage("it is missing or too many").into()),
        }
    }

    /// The records of an open game from this number on, of so many that it has.
    pub(super) fn records(&self, game: GameId, from: u64, seq: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let table = self.0.open_table(BATCHES).map_err(failed)?;
        let mut before = table.range((game.0, 0)..=(game.0, from.min(seq))).map_err(failed)?;
        let begin = before.next_back().transpose().map_err(failed)?.map_or(0, |(key, _)| key.value().1);
        let (mut all, mut number) = (Vec::new(), begin);
        for entry in table.range((game.0, begin)..=(game.0, u64::MAX)).map_err(failed)? {
            let (key, row) = entry.map_err(failed)?;
            let place = Place::batch(game, key.value().1);
            if place.number != number {
                return Err(Place::batch(game, number).damage("it is missing").into());
            }
            for record in records(place.unseal(row.value())?, place)? {
                if number >= from {
                    all.push(record.to_vec());
                }
                number += 1;
            }
        }
        let whole = number == seq;
        if whole { Ok(all) } else { Err(Place::batch(game, number).damage("records are missing or too many").into()) }
    }

    /// The snapshot of a game that has one at this number.
    pub(super) fn snapshot(&self, game: GameId, seq: u64) -> Result<Option<Snapshot>, StoreError> {
        let place = Place::of(Kind::Snapshot, game);
        let found = self.by_id(SNAPSHOTS, place)?;
        if seq == 0 && found.is_none() {
            return Ok(None);
        }
        let bytes = must(found, place)?;
        match bytes.split_first_chunk() {
            Some((number, bytes)) if u64::from_le_bytes(*number) == seq => {
                Ok(Some(Snapshot { seq, bytes: bytes.to_vec() }))
            }
            _ => Err(place.damage("it is another").into()),
        }
    }

    /// The games of a status in one of the tables of heads.
    pub(super) fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let cold = matches!(status, Status::Archived | Status::Deleted);
        let table = self.0.open_table(if cold { COLD_HEADS } else { HEADS }).map_err(failed)?;
        let Some(begin) = after.map_or(Some(0), |game| game.0.checked_add(1)) else { return Ok(Vec::new()) };
        let mut games = Vec::new();
        for entry in table.range(begin..).map_err(failed)? {
            if games.len() >= limit {
                break;
            }
            let (key, row) = entry.map_err(failed)?;
            let place = Place::of(Kind::Head, GameId(key.value()));
            let standing =
                Standing::decode(place.unseal(row.value())?).ok_or_else(|| place.damage("it cannot be decoded"))?;
            if standing.head.status == status {
                games.push(place.game);
            }
        }
        Ok(games)
    }

    /// The entries of the feed after a position.
    pub(super) fn changes(&self, after: u64, limit: usize) -> Result<Vec<Changed>, StoreError> {
        let table = self.0.open_table(FEED).map_err(failed)?;
        let Some(begin) = after.checked_add(1) else { return Ok(Vec::new()) };
        let entries = table.range(begin..).map_err(failed)?.take(limit);
        entries
            .map(|entry| {
                let (key, row) = entry.map_err(failed)?;
                changed(key.value(), row.value())
            })
            .collect()
    }
}

/// The entry of the feed in this row.
fn changed(position: u64, row: &[u8]) -> Result<Changed, StoreError> {
    let place = Place::feed(position);
    let bytes = place.unseal(row)?;
    let parse = || {
        let (game, rest) = bytes.split_first_chunk()?;
        let (seq, status) = rest.split_first_chunk()?;
        let status = Status::from_byte(*<&[u8; 1]>::try_from(status).ok()?.first()?)?;
        Some(Changed { position, game: GameId(u128::from_le_bytes(*game)), seq: u64::from_le_bytes(*seq), status })
    };
    Ok(parse().ok_or_else(|| place.damage("it cannot be decoded"))?)
}

/// A transaction that changes the store.
pub(super) struct Writing<'a> {
    transaction: &'a WriteTransaction,
    heads: Table<'a, u128, &'static [u8]>,
    batches: Table<'a, (u128, u64), &'static [u8]>,
    feed: Table<'a, u64, &'static [u8]>,
    /// The last position of the feed that was given out.
    pub(super) position: u64,
    /// The time, in milliseconds since 1970.
    pub(super) now: u64,
    /// How many changes there were.
    pub(super) changes: u32,
}

impl<'a> Writing<'a> {
    /// Opens the tables that every append changes.
    pub(super) fn new(transaction: &'a WriteTransaction, position: u64, now: u64) -> Result<Self, StoreError> {
        Ok(Self {
            transaction,
            heads: transaction.open_table(HEADS).map_err(failed)?,
            batches: transaction.open_table(BATCHES).map_err(failed)?,
            feed: transaction.open_table(FEED).map_err(failed)?,
            position,
            now,
            changes: 0,
        })
    }

    /// Closes the tables, so that the transaction can be committed. Answers with the last position of the feed and the
    /// number of changes.
    pub(super) fn end(self) -> (u64, u32) {
        (self.position, self.changes)
    }

    fn get(&self, table: ById<'static>, place: Place) -> Result<Option<Vec<u8>>, StoreError> {
        get(&self.transaction.open_table(table).map_err(failed)?, place)
    }

    fn put(&self, table: ById<'static>, place: Place, bytes: Vec<u8>) -> Result<(), StoreError> {
        let mut table = self.transaction.open_table(table).map_err(failed)?;
        table.insert(place.game.0, &*place.seal(bytes)).map_err(failed)?;
        Ok(())
    }

    fn remove(&self, table: ById<'static>, game: GameId) -> Result<(), StoreError> {
        self.transaction.open_table(table).map_err(failed)?.remove(game.0).map_err(failed)?;
        Ok(())
    }

    /// How a game stands, deleted or not.
    pub(super) fn standing(&self, game: GameId) -> Result<Option<Standing>, StoreError> {
        let place = Place::of(Kind::Head, game);
        let bytes = match get(&self.heads, place)? {
            Some(bytes) => Some(bytes),
            None => self.get(COLD_HEADS, place)?,
        };
        let decode =
            |bytes: Vec<u8>| Standing::decode(&bytes).ok_or_else(|| place.damage("it cannot be decoded").into());
        bytes.map(decode).transpose()
    }

    /// Keeps how a game stands, and moves it where games of its status are kept. Every change ends with this.
    pub(super) fn keep(&mut self, game: GameId, standing: &Standing) -> Result<(), StoreError> {
        self.changes += 1;
        let place = Place::of(Kind::Head, game);
        if standing.is_cold() {
            self.heads.remove(game.0).map_err(failed)?;
            return self.put(COLD_HEADS, place, standing.encode());
        }
        self.heads.insert(game.0, &*place.seal(standing.encode())).map_err(failed)?;
        Ok(())
    }

    /// Puts a game at the end of the feed, and nowhere else.
    pub(super) fn note(&mut self, game: GameId, standing: &mut Standing) -> Result<(), StoreError> {
        let feed = &mut self.feed;
        if standing.position > 0 && feed.remove(standing.position).map_err(failed)?.is_none() {
            return Err(Place::feed(standing.position).damage("it is missing").into());
        }
        self.position += 1;
        standing.position = self.position;
        let bytes = [&game.0.to_le_bytes()[..], &standing.head.seq.to_le_bytes(), &[standing.head.status as u8]];
        feed.insert(self.position, &*Place::feed(self.position).seal(bytes.concat())).map_err(failed)?;
        Ok(())
    }

    pub(super) fn put_header(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        self.put(HEADERS, Place::of(Kind::Header, game), header.to_vec())
    }

    /// Writes the row of a batch, where there must be none.
    pub(super) fn put_batch(&mut self, place: Place, row: &[u8]) -> Result<(), StoreError> {
        let there = self.batches.insert((place.game.0, place.number), row).map_err(failed)?.is_some();
        if there { Err(place.damage("it is there already").into()) } else { Ok(()) }
    }

    pub(super) fn put_snapshot(&self, game: GameId, snapshot: &Snapshot) -> Result<(), StoreError> {
        let bytes = [&snapshot.seq.to_le_bytes()[..], &snapshot.bytes].concat();
        self.put(SNAPSHOTS, Place::of(Kind::Snapshot, game), bytes)
    }

    pub(super) fn log(&self, game: GameId, status: Status) -> Result<Vec<u8>, StoreError> {
        let place = Place::of(if status == Status::Archived { Kind::Archive } else { Kind::Log }, game);
        if status == Status::Finished {
            return must(self.get(LOGS, place)?, place);
        }
        let bytes = must(self.get(ARCHIVE, place)?, place)?;
        let log = split(&bytes).and_then(|parts| parts.get(1).map(|log| log.to_vec()));
        Ok(log.ok_or_else(|| place.damage("it cannot be decoded"))?)
    }

    /// Replaces the records and the snapshot of a game by a log.
    pub(super) fn seal(&mut self, game: GameId, log: &[u8]) -> Result<(), StoreError> {
        self.put(LOGS, Place::of(Kind::Log, game), log.to_vec())?;
        self.drop_records(game)
    }

    fn drop_records(&mut self, game: GameId) -> Result<(), StoreError> {
        self.remove(SNAPSHOTS, game)?;
        self.batches.retain_in((game.0, 0)..=(game.0, u64::MAX), |_, _| false).map_err(failed)
    }

    /// Moves header and log of a finished game into the archive.
    pub(super) fn archive(&self, game: GameId) -> Result<(), StoreError> {
        let header = Place::of(Kind::Header, game);
        let header = must(self.get(HEADERS, header)?, header)?;
        let log = self.log(game, Status::Finished)?;
        self.put(ARCHIVE, Place::of(Kind::Archive, game), join(&[header, log]))?;
        self.remove(HEADERS, game)?;
        self.remove(LOGS, game)
    }

    /// Removes everything of a game but how it stands.
    pub(super) fn remove_contents(&mut self, game: GameId) -> Result<(), StoreError> {
        self.drop_records(game)?;
        [HEADERS, LOGS, ARCHIVE].into_iter().try_for_each(|table| self.remove(table, game))
    }
}
