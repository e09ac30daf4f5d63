//! Looking at all of a file.

use super::RedbStore;
use super::database::{caught, checked, file, untouched};
use super::failure::failed;
use super::tables::{ARCHIVE, BATCHES, ById, COLD_HEADS, HEADERS, HEADS, LOGS, Reading, SNAPSHOTS, is_store};
use crate::error::{Damage, StoreError};
use crate::row::Place;
use crate::types::{Changed, GameId, Status};
use redb::{Database, ReadableDatabase, ReadableTable, ReadableTableMetadata};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// What was found in a file.
#[derive(Clone, Default, Debug)]
pub struct Verified {
    /// How many games there are, deleted ones included.
    pub games: u64,
    /// How many records the open ones have.
    pub records: u64,
    /// What is damaged.
    pub damage: Vec<Damage>,
}

impl fmt::Display for Verified {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} games, {} records of open games: ", self.games, self.records)?;
        match self.damage.len() {
            0 => write!(to, "nothing is damaged"),
            damaged => write!(to, "{damaged} parts are damaged"),
        }
    }
}

impl RedbStore {
    /// Looks at every page and every row of a file that no process has open, without changing it, and says what is damaged.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoStore`], [`StoreError::Locked`], or a failure to read the file: not that it is damaged.
    pub fn verify(path: impl AsRef<Path>) -> Result<Verified, StoreError> {
        let path = path.as_ref();
        let mut found = Verified::default();
        let whole = found.note(caught(|| checked(file(path)?)))?;
        let database = match whole {
            Some(database) => Some(database),
            // The pages are not all right; what is in the others can still be looked at.
            None => found.note(caught(|| untouched(file(path)?).map(|(database, _)| database)))?,
        };
        if let Some(database) = database {
            found.walk(&database)?;
            // What a damaged database panics about while it closes is known by now.
            drop(caught(move || {
                drop(database);
                Ok(())
            }));
        }
        Ok(found)
    }
}

fn check_count(rows: u64, counted: u64) -> Result<(), StoreError> {
    let problem = || Damage::of_storage(format!("a table of {counted} rows has {rows}"));
    if rows == counted { Ok(()) } else { Err(problem().into()) }
}

impl Verified {
    /// Takes note of damage; any other error ends the search.
    fn note<T>(&mut self, result: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
        match result {
            Ok(found) => Ok(Some(found)),
            Err(StoreError::Damaged(damage)) => {
                if !self.damage.contains(&damage) {
                    self.damage.push(damage);
                }
                Ok(None)
            }
            Err(other) => Err(other),
        }
    }

    fn walk(&mut self, database: &Database) -> Result<(), StoreError> {
        let Some(transaction) = self.note(caught(|| database.begin_read().map_err(failed)))? else { return Ok(()) };
        let reading = Reading(&transaction);
        if self.note(caught(|| is_store(&transaction)))?.is_none() {
            return Ok(());
        }
        let mut feed = self.feed(&reading)?;
        for game in self.ids(&reading)? {
            self.games += 1;
            let entry = feed.remove(&game);
            let records = self.note(caught(|| reading.verify_game(game, entry)))?;
            self.records += records.unwrap_or(0);
        }
        for (game, entry) in feed {
            let damage = Place::feed(entry.position).damage("there is no such game");
            self.note::<()>(Err(Damage { game: Some(game), ..damage }.into()))?;
        }
        Ok(())
    }

    /// Every game that any table names.
    fn ids(&mut self, reading: &Reading<'_>) -> Result<BTreeSet<GameId>, StoreError> {
        let mut ids = BTreeSet::new();
        for table in [HEADS, COLD_HEADS, HEADERS, LOGS, ARCHIVE, SNAPSHOTS] {
            self.note(caught(|| reading.ids(table, &mut ids)))?;
        }
        self.note(caught(|| reading.ids_of_batches(&mut ids)))?;
        Ok(ids)
    }

    /// The feed by game; of what is damaged, nothing.
    fn feed(&mut self, reading: &Reading<'_>) -> Result<BTreeMap<GameId, Changed>, StoreError> {
        const PAGE: usize = 1_000;
        let (mut feed, mut after) = (BTreeMap::new(), 0);
        loop {
            let Some(page) = self.note(caught(|| reading.changes(after, PAGE)))? else { return Ok(feed) };
            let Some(last) = page.last() else { return Ok(feed) };
            after = last.position;
            feed.extend(page.iter().map(|entry| (entry.game, *entry)));
        }
    }
}

impl Reading<'_> {
    /// Collects the games that a table names, which must be as many as it counts.
    fn ids(&self, table: ById<'static>, ids: &mut BTreeSet<GameId>) -> Result<(), StoreError> {
        let table = self.0.open_table(table).map_err(failed)?;
        let mut rows = 0;
        for entry in table.iter().map_err(failed)? {
            ids.insert(GameId(entry.map_err(failed)?.0.value()));
            rows += 1;
        }
        check_count(rows, table.len().map_err(failed)?)
    }

    fn ids_of_batches(&self, ids: &mut BTreeSet<GameId>) -> Result<(), StoreError> {
        let table = self.0.open_table(BATCHES).map_err(failed)?;
        let mut rows = 0;
        for entry in table.iter().map_err(failed)? {
            ids.insert(GameId(entry.map_err(failed)?.0.value().0));
            rows += 1;
        }
        check_count(rows, table.len().map_err(failed)?)
    }

    /// Reads everything of a game, and compares it with its entry in the feed. Answers with the number of its records.
    fn verify_game(&self, game: GameId, entry: Option<Changed>) -> Result<u64, StoreError> {
        let standing = self.standing(game)?;
        let (head, position) = (&standing.head, standing.position);
        let changed = Changed { position, game, seq: head.seq, status: head.status };
        if entry != Some(changed) {
            return Err(Place::feed(position).damage("it is missing or another").into());
        }
        if head.status == Status::Deleted {
            return Ok(0);
        }
        self.header_and_log(game, head.status)?;
        if head.status != Status::Open {
            return Ok(0);
        }
        self.snapshot(game, head.snapshot)?;
        Ok(self.records(game, 0, head.seq)?.len() as u64)
    }
}
