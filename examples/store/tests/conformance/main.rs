//! One suite for every store: what the contract of `GameStore` says, each store keeps.

#[cfg(feature = "nats")]
mod nats;
mod suite;

use grizzled_store::{MemoryStore, RedbStore, Syncing};
use std::num::NonZeroU32;
use tempfile::TempDir;

/// A place where one store lies. It can be opened any number of times, one after the other.
trait Place {
    /// The store.
    type Store: grizzled_store::GameStore;
    /// Opens the store.
    fn open(&self) -> Self::Store;
}

/// The tests of the suite for the stores of a place, which may say that it cannot be had here.
macro_rules! conformance {
    ($place:expr => $($case:ident)*) => {
        $(
            #[test]
            fn $case() {
                if let Some(place) = $place {
                    crate::suite::$case(&place);
                }
            }
        )*
    };
    ($place:expr) => {
        $crate::conformance! { $place =>
            a_game_is_created_once
            an_unknown_game_is_refused
            records_are_read_as_they_were_appended
            reading_begins_anywhere
            another_writer_is_told
            a_refused_batch_leaves_nothing
            empty_and_huge_records_are_kept
            what_is_too_long_is_refused
            a_finished_game_is_its_log
            finishing_needs_all_records
            nothing_is_gone_after_closing
            two_writers_race
            a_batch_is_seen_whole
            finishing_races_with_appending
            a_thousand_games
        }
    };
}
pub(crate) use conformance;

impl Place for MemoryStore {
    type Store = Self;

    fn open(&self) -> Self {
        self.clone()
    }
}

/// A file in a folder of its own.
struct File {
    folder: TempDir,
    syncing: Syncing,
}

impl File {
    fn new(syncing: Syncing) -> Self {
        Self { folder: tempfile::tempdir().unwrap(), syncing }
    }
}

impl Place for File {
    type Store = RedbStore;

    fn open(&self) -> RedbStore {
        let path = self.folder.path().join("games.redb");
        if path.exists() { RedbStore::open(path, self.syncing) } else { RedbStore::create(path, self.syncing) }.unwrap()
    }
}

mod memory {
    super::conformance! { Some(super::MemoryStore::default()) }
}

mod redb_with_fsync {
    super::conformance! { Some(super::File::new(super::Syncing::EachChange)) }
}

mod redb_with_fsync_at_times {
    super::conformance! { Some(super::File::new(super::Syncing::Every(super::NonZeroU32::new(10).unwrap()))) }
}

mod redb_without_fsync {
    super::conformance! { Some(super::File::new(super::Syncing::OnRequest)) }

    #[test]
    fn a_file_is_open_once_and_shrinks() {
        use super::Place;
        use super::suite::append;
        use grizzled_store::{Expected, GameId, GameStore, StoreError};
        let file = super::File::new(super::Syncing::OnRequest);
        let mut store = file.open();
        let path = file.folder.path().join("games.redb");
        let second = super::RedbStore::open(&path, super::Syncing::OnRequest);
        assert!(matches!(second, Err(StoreError::Locked(_))), "{second:?}");
        for game in (0..50).map(GameId) {
            store.create(game, b"").unwrap();
            append(&store, game, 0, &[[1; 100_000]]).unwrap();
            store.finish(game, Expected::seq(1), b"short").unwrap();
        }
        store.sync().unwrap();
        let before = path.metadata().unwrap().len();
        store.shrink().unwrap();
        let after = path.metadata().unwrap().len();
        assert!(after < before, "from {before} to {after} bytes");
        assert_eq!(store.log(GameId(49)).unwrap().unwrap(), b"short");
    }
}
