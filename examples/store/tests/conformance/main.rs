//! One suite for every store: what the contract of `GameStore` says, each store keeps.

mod many;
#[cfg(feature = "nats-tests")]
mod nats;
mod suite;

use grizzled_store::{Clock, MemoryStore, RedbStore, Syncing};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// A place where one store lies. It can be opened any number of times, one after the other.
trait Place {
    /// The store.
    type Store: grizzled_store::GameStore + 'static;
    /// Opens the store.
    fn open(&self) -> Self::Store;
    /// The time on the clock of the store goes on by so much, and by nothing else.
    fn advance(&self, time: Duration);
}

/// A clock that stands still until it is advanced.
#[derive(Clone, Default)]
struct Hands(Arc<AtomicU64>);

impl Hands {
    fn advance(&self, time: Duration) {
        self.0.fetch_add(time.as_millis() as u64, Ordering::SeqCst);
    }

    fn clock(&self) -> Clock {
        let hands = self.0.clone();
        Clock::new(move || SystemTime::UNIX_EPOCH + Duration::from_millis(hands.load(Ordering::SeqCst) + 1_000))
    }
}

/// A store in memory, and its clock.
struct Memory(MemoryStore, Hands);

impl Memory {
    fn new() -> Self {
        let hands = Hands::default();
        Self(MemoryStore::default().with_clock(hands.clock()), hands)
    }
}

/// The tests of the suite for the stores of a place, which may say that it cannot be had here.
macro_rules! conformance {
    ($module:ident, $place:expr => $($case:ident)*) => {
        $(
            #[test]
            fn $case() {
                if let Some(place) = $place {
                    crate::$module::$case(&place);
                }
            }
        )*
    };
    ($place:expr) => {
        $crate::conformance! { basic, $place }
        $crate::conformance! { many, $place }
    };
    (basic, $place:expr) => {
        $crate::conformance! { suite, $place =>
            a_game_is_created_once
            an_unknown_game_is_refused
            records_are_read_as_they_were_appended
            reading_begins_anywhere
            another_writer_gets_a_conflict
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
            each_change_is_in_the_feed
        }
    };
    (many, $place:expr) => {
        $crate::conformance! { many, $place =>
            a_repeated_command_appends_nothing
            the_last_commands_are_remembered
            a_command_repeated_by_many_is_appended_once
            an_older_owner_is_fenced
            a_lease_is_renewed_and_released
            one_of_many_gets_the_lease
            a_snapshot_saves_reading
            games_are_listed_by_pages
            an_archived_game_can_be_read
            a_deleted_game_is_gone_for_good
            a_refusal_changes_nothing
            the_feed_ends_with_every_change
            the_feed_waits_for_a_change
            the_feed_loses_nothing_among_writers
            appends_at_the_same_time_see_each_other
            a_store_is_usable_as_dyn
        }
    };
}
pub(crate) use conformance;

impl Place for Memory {
    type Store = MemoryStore;

    fn open(&self) -> MemoryStore {
        self.0.clone()
    }

    fn advance(&self, time: Duration) {
        self.1.advance(time);
    }
}

/// A file in a folder of its own.
struct File {
    folder: TempDir,
    syncing: Syncing,
    hands: Hands,
}

impl File {
    fn new(syncing: Syncing) -> Self {
        Self { folder: tempfile::tempdir().unwrap(), syncing, hands: Hands::default() }
    }
}

impl Place for File {
    type Store = RedbStore;

    fn open(&self) -> RedbStore {
        let path = self.folder.path().join("games.redb");
        if path.exists() { RedbStore::open(path, self.syncing) } else { RedbStore::create(path, self.syncing) }
            .unwrap()
            .with_clock(self.hands.clock())
    }

    fn advance(&self, time: Duration) {
        self.hands.advance(time);
    }
}

mod memory {
    super::conformance! { Some(super::Memory::new()) }
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
