//! The cases. Each gets a place with an empty store.

use crate::Place;
use grizzled_store::{
    Batch, CommandId, Expected, GameId, GameInfo, GameStore, MAX_BATCH, MAX_HEADER, MAX_LOG, MAX_RECORD, Status,
    StoreError, all_games,
};
use std::collections::BTreeSet;
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

pub(crate) const GAME: GameId = GameId(0x1914);
pub(crate) const OTHER: GameId = GameId(u128::MAX);

/// That it was refused, and how.
macro_rules! assert_refused {
    ($done:expr, $how:pat) => {
        let done = $done;
        assert!(matches!(done, Err($how)), "{done:?}");
    };
}
pub(crate) use assert_refused;

/// Some records.
pub(crate) fn records<R: AsRef<[u8]>>(records: &[R]) -> Vec<Vec<u8>> {
    records.iter().map(|record| record.as_ref().to_vec()).collect()
}

/// Appends records under a new command to a game without an owner; answers with the new sequence number.
pub(crate) fn append<R: AsRef<[u8]>>(
    store: &impl GameStore,
    game: GameId,
    expected: u64,
    batch: &[R],
) -> Result<u64, StoreError> {
    let batch = Batch { command: CommandId::random().unwrap(), records: records(batch) };
    store.append(game, Expected::seq(expected), &batch).map(|appended| appended.seq)
}

/// The games that are open or finished.
pub(crate) fn all(store: &impl GameStore) -> Vec<GameId> {
    let games = [Status::Open, Status::Finished].map(|status| all_games(store, status).unwrap());
    let mut games = games.concat();
    games.sort_unstable();
    games
}

/// A store with one game, which has these records, each in a batch of its own.
pub(crate) fn with_game<P: Place>(place: &P, records: &[&[u8]]) -> P::Store {
    let store = place.open();
    store.create(GAME, b"header").unwrap();
    for (seq, record) in (0..).zip(records) {
        assert_eq!(append(&store, GAME, seq, &[record]).unwrap(), seq + 1);
    }
    store
}

pub(crate) fn a_game_is_created_once(place: &impl Place) {
    let store = place.open();
    assert_eq!(all(&store), []);
    store.create(GAME, b"header").unwrap();
    store.create(OTHER, b"").unwrap();
    assert_refused!(store.create(GAME, b"another"), StoreError::GameExists);
    assert_eq!(store.info(GAME).unwrap(), GameInfo { header: b"header".to_vec(), seq: 0, status: Status::Open });
    assert_eq!(store.info(OTHER).unwrap(), GameInfo { header: Vec::new(), seq: 0, status: Status::Open });
    assert_eq!(all(&store), [GAME, OTHER]);
    append(&store, GAME, 0, &["one"]).unwrap();
    assert_refused!(store.create(GAME, b"another"), StoreError::GameExists);
    store.finish(GAME, Expected::seq(1), b"log").unwrap();
    assert_refused!(store.create(GAME, b"another"), StoreError::GameExists);
    assert_eq!(store.info(GAME).unwrap().header, b"header");
}

pub(crate) fn an_unknown_game_is_refused(place: &impl Place) {
    let store = with_game(place, &[b"one"]);
    assert_refused!(store.info(OTHER), StoreError::UnknownGame);
    assert_refused!(append(&store, OTHER, 0, &["one"]), StoreError::UnknownGame);
    assert_refused!(store.read(OTHER, 0), StoreError::UnknownGame);
    assert_refused!(store.finish(OTHER, Expected::seq(0), b"log"), StoreError::UnknownGame);
    assert_refused!(store.log(OTHER), StoreError::UnknownGame);
    assert_eq!(all(&store), [GAME]);
}

pub(crate) fn records_are_read_as_they_were_appended(place: &impl Place) {
    let store = with_game(place, &[]);
    store.create(OTHER, b"").unwrap();
    assert_eq!(store.read(GAME, 0).unwrap(), Vec::<Vec<u8>>::new());
    assert_eq!(append(&store, GAME, 0, &["a", "b", "c"]).unwrap(), 3);
    assert_eq!(append(&store, OTHER, 0, &["other"]).unwrap(), 1);
    assert_eq!(append(&store, GAME, 3, &[vec![0, b'\n', 255]]).unwrap(), 4);
    assert_eq!(store.read(GAME, 0).unwrap(), [&b"a"[..], b"b", b"c", &[0, b'\n', 255]]);
    assert_eq!(store.read(OTHER, 0).unwrap(), [b"other"]);
    assert_eq!((store.info(GAME).unwrap().seq, store.info(OTHER).unwrap().seq), (4, 1));
    assert_eq!(store.log(GAME).unwrap(), None);
}

pub(crate) fn reading_begins_anywhere(place: &impl Place) {
    let store = with_game(place, &[b"0"]);
    append(&store, GAME, 1, &["1", "2", "3"]).unwrap();
    append(&store, GAME, 4, &["4", "5"]).unwrap();
    for from in 0..8_u64 {
        let expected: Vec<Vec<u8>> = (from..6).map(|number| number.to_string().into_bytes()).collect();
        assert_eq!(store.read(GAME, from).unwrap(), expected, "from {from}");
    }
    assert_eq!(store.read(GAME, u64::MAX).unwrap(), Vec::<Vec<u8>>::new());
}

pub(crate) fn another_writer_gets_a_conflict(place: &impl Place) {
    let store = with_game(place, &[b"one", b"two"]);
    for expected in [0, 1, 3, u64::MAX] {
        let refused = append(&store, GAME, expected, &["late"]);
        assert!(matches!(refused, Err(StoreError::Conflict { expected: known, found: 2 }) if known == expected));
    }
    assert_eq!(append(&store, GAME, 2, &["three"]).unwrap(), 3);
    assert_eq!(store.read(GAME, 0).unwrap(), [&b"one"[..], b"two", b"three"]);
}

pub(crate) fn a_refused_batch_leaves_nothing(place: &impl Place) {
    let store = with_game(place, &[b"one"]);
    assert_refused!(append(&store, GAME, 1, &[] as &[&str]), StoreError::EmptyBatch);
    assert_refused!(append(&store, GAME, 0, &["a", "b"]), StoreError::Conflict { .. });
    assert_refused!(append(&store, GAME, 1, &[vec![1], vec![0; MAX_RECORD + 1]]), StoreError::TooLong { .. });
    assert_eq!(store.read(GAME, 0).unwrap(), [b"one"]);
    assert_eq!(store.info(GAME).unwrap().seq, 1);
}

pub(crate) fn empty_and_huge_records_are_kept(place: &impl Place) {
    let store = place.open();
    let header = vec![1; MAX_HEADER];
    store.create(GAME, &header).unwrap();
    append(&store, GAME, 0, &[""]).unwrap();
    let huge: Vec<u8> = (0..MAX_RECORD).map(|at| (at % 251) as u8).collect();
    let batch = [huge.clone(), Vec::new(), huge.clone(), Vec::new(), huge[..MAX_BATCH - 2 * MAX_RECORD - 20].to_vec()];
    assert_eq!(append(&store, GAME, 1, &batch).unwrap(), 6);
    assert_eq!(append(&store, GAME, 6, &vec![""; 5_000]).unwrap(), 5_006);
    let read = store.read(GAME, 0).unwrap();
    assert_eq!(read.len(), 5_006);
    assert!(read[0].is_empty() && read[1..6] == batch && read[6..].iter().all(Vec::is_empty));
    let log = [huge.as_slice(); MAX_LOG / MAX_RECORD].concat();
    assert_eq!(log.len(), MAX_LOG);
    store.finish(GAME, Expected::seq(5_006), &log).unwrap();
    assert!(store.log(GAME).unwrap().unwrap() == log && store.info(GAME).unwrap().header == header);
}

pub(crate) fn what_is_too_long_is_refused(place: &impl Place) {
    let store = with_game(place, &[]);
    assert_refused!(store.create(OTHER, &vec![0; MAX_HEADER + 1]), StoreError::TooLong { what: "header", .. });
    let batch = [vec![0; MAX_RECORD], vec![0; MAX_RECORD], vec![0; MAX_BATCH - 2 * MAX_RECORD - 11]];
    assert_refused!(append(&store, GAME, 0, &batch), StoreError::TooLong { what: "batch", .. });
    assert_refused!(
        store.finish(GAME, Expected::seq(0), &vec![0; MAX_LOG + 1]),
        StoreError::TooLong { what: "log", .. }
    );
    assert_eq!(all(&store), [GAME]);
    assert_eq!(store.info(GAME).unwrap().status, Status::Open);
}

pub(crate) fn a_finished_game_is_its_log(place: &impl Place) {
    let store = with_game(place, &[b"one", b"two"]);
    store.create(OTHER, b"").unwrap();
    append(&store, OTHER, 0, &["other"]).unwrap();
    store.finish(GAME, Expected::seq(2), b"log").unwrap();
    store.finish(GAME, Expected::seq(2), b"log").expect("the same once more");
    assert_refused!(store.finish(GAME, Expected::seq(2), b"another log"), StoreError::Finished);
    for expected in [0, 2, 3] {
        assert_refused!(append(&store, GAME, expected, &["late"]), StoreError::Finished);
    }
    assert_refused!(store.read(GAME, 0), StoreError::Finished);
    assert_eq!(store.log(GAME).unwrap().unwrap(), b"log");
    assert_eq!(store.info(GAME).unwrap(), GameInfo { header: b"header".to_vec(), seq: 2, status: Status::Finished });
    assert_eq!(all(&store), [GAME, OTHER]);
    assert_eq!(append(&store, OTHER, 1, &["goes on"]).unwrap(), 2);
    store.finish(OTHER, Expected::seq(2), b"").unwrap();
    assert_eq!(store.log(OTHER).unwrap().unwrap(), b"");
}

pub(crate) fn finishing_needs_all_records(place: &impl Place) {
    let store = with_game(place, &[b"one", b"two"]);
    assert_refused!(store.finish(GAME, Expected::seq(1), b"log"), StoreError::Conflict { expected: 1, found: 2 });
    assert_refused!(store.finish(GAME, Expected::seq(3), b"log"), StoreError::Conflict { expected: 3, found: 2 });
    assert_eq!(store.read(GAME, 0).unwrap(), [b"one", b"two"]);
    assert_eq!(append(&store, GAME, 2, &["three"]).unwrap(), 3);
}

pub(crate) fn nothing_is_gone_after_closing(place: &impl Place) {
    let store = with_game(place, &[b"one", b"two"]);
    store.create(OTHER, b"other").unwrap();
    append(&store, OTHER, 0, &["a"]).unwrap();
    store.finish(OTHER, Expected::seq(1), b"log").unwrap();
    drop(store);
    let store = place.open();
    assert_eq!(all(&store), [GAME, OTHER]);
    assert_eq!(store.read(GAME, 0).unwrap(), [b"one", b"two"]);
    assert_eq!(store.log(OTHER).unwrap().unwrap(), b"log");
    assert_eq!(append(&store, GAME, 2, &["three"]).unwrap(), 3);
    drop(store);
    let store = place.open();
    assert_eq!(store.info(GAME).unwrap().seq, 3);
    assert_refused!(append(&store, OTHER, 1, &["late"]), StoreError::Finished);
}

/// Appends so many batches of a writer's own to the game, each as soon as it comes first. How often it was refused.
fn write(store: &impl GameStore, writer: u8, batches: u8) -> u32 {
    let (mut seq, mut refused) = (0, 0);
    for batch in 0..batches {
        let records: Vec<[u8; 3]> = (0..=batch % 3).map(|part| [writer, batch, part]).collect();
        loop {
            match append(store, GAME, seq, &records) {
                Ok(now) => break seq = now,
                Err(StoreError::Conflict { found, .. }) => (seq, refused) = (found, refused + 1),
                Err(error) => panic!("{error}"),
            }
        }
    }
    refused
}

pub(crate) fn two_writers_race(place: &impl Place) {
    const BATCHES: u8 = 100;
    let store = with_game(place, &[]);
    let start = Barrier::new(2);
    let one = |writer| {
        start.wait();
        write(&store, writer, BATCHES)
    };
    let refused: u32 = thread::scope(|scope| {
        let writers = [scope.spawn(|| one(0)), scope.spawn(|| one(1))];
        writers.into_iter().map(|writer| writer.join().unwrap()).sum()
    });
    // Each writer begins at 0, so the second gets the conflict at least once.
    assert!(refused >= 1);
    let read = store.read(GAME, 0).unwrap();
    for writer in 0..2 {
        let own: Vec<_> = read.iter().filter(|record| record[0] == writer).collect();
        let expected: Vec<_> =
            (0..BATCHES).flat_map(|batch| (0..=batch % 3).map(move |part| [writer, batch, part])).collect();
        assert_eq!(own, expected.iter().collect::<Vec<_>>(), "each record of writer {writer} once, in order");
    }
    for pair in read.windows(2) {
        assert!(pair[1][2] == 0 || pair[0][..2] == pair[1][..2], "a batch is not torn apart: {pair:?}");
    }
}

pub(crate) fn a_batch_is_seen_whole(place: &impl Place) {
    const BATCH: u64 = 5;
    const TIMES: u64 = 60;
    let store = with_game(place, &[]);
    thread::scope(|scope| {
        scope.spawn(|| {
            for n in 0..TIMES {
                append(&store, GAME, n * BATCH, &[[n as u8]; BATCH as usize]).unwrap();
            }
        });
        let mut seen = 0;
        while seen < TIMES * BATCH {
            let now = store.read(GAME, 0).unwrap().len() as u64;
            assert!(now >= seen && now.is_multiple_of(BATCH), "{now} records after {seen}");
            seen = now;
        }
    });
}

pub(crate) fn finishing_races_with_appending(place: &impl Place) {
    let store = place.open();
    for game in (0..20).map(GameId) {
        store.create(game, b"").unwrap();
        append(&store, game, 0, &["one"]).unwrap();
        let start = Barrier::new(2);
        let (finished, appended) = thread::scope(|scope| {
            let append = scope.spawn(|| {
                start.wait();
                append(&store, game, 1, &["two"])
            });
            start.wait();
            (store.finish(game, Expected::seq(1), b"log"), append.join().unwrap())
        });
        match (finished, appended) {
            (Ok(()), Err(StoreError::Finished)) => assert_eq!(store.log(game).unwrap().unwrap(), b"log"),
            (Err(StoreError::Conflict { expected: 1, found: 2 }), Ok(2)) => {
                assert_eq!(store.read(game, 0).unwrap(), [b"one", b"two"]);
            }
            both => panic!("{both:?}"),
        }
    }
}

pub(crate) fn a_thousand_games(place: &impl Place) {
    let store = place.open();
    let ids: BTreeSet<GameId> =
        (0..1_000_u128).map(|n| GameId(n.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))).collect();
    assert_eq!(ids.len(), 1_000);
    for &game in ids.iter().rev() {
        store.create(game, &game.0.to_le_bytes()).unwrap();
        append(&store, game, 0, &[game.to_string(), "second".to_owned()]).unwrap();
    }
    assert_eq!(all(&store), ids.iter().copied().collect::<Vec<_>>());
    for &game in &ids {
        assert_eq!(store.read(game, 0).unwrap(), [game.to_string().as_bytes(), b"second"]);
        assert_eq!(store.info(game).unwrap().header, game.0.to_le_bytes());
    }
}

pub(crate) fn each_change_is_in_the_feed(place: &impl Place) {
    let store = with_game(place, &[]);
    let mut position = store.changes(0, 10, Duration::ZERO).unwrap()[0].position;
    for seq in 0..60 {
        append(&store, GAME, seq, &["one"]).unwrap();
        let new = store.changes(position, 10, Duration::ZERO).unwrap();
        assert_eq!(new.iter().map(|entry| (entry.game, entry.seq)).collect::<Vec<_>>(), [(GAME, seq + 1)]);
        position = new[0].position;
    }
}
