//! The cases of what many games and many hosts need: commands repeated, leases, snapshots, pages, archive, feed. Each gets a
//! place with an empty store.

use crate::Place;
use crate::suite::{GAME, OTHER, all, append, assert_refused, records, with_game};
use grizzled_store::{
    Appended, Batch, COMMANDS_REMEMBERED, Changed, CommandId, Expected, GameId, GameInfo, GameStore, MAX_SNAPSHOT,
    Outcome, OwnerId, Snapshot, Status, StoreError, all_games,
};
use std::collections::{BTreeMap, BTreeSet};
use std::thread;
use std::time::{Duration, Instant};

const ONE: OwnerId = OwnerId(1);
const TWO: OwnerId = OwnerId(2);
const MINUTE: Duration = Duration::from_secs(60);

fn batch(command: u128, these: &[&str]) -> Batch {
    Batch { command: CommandId(command), records: records(these) }
}

fn snapshot(seq: u64, bytes: &str) -> Snapshot {
    Snapshot { seq, bytes: bytes.as_bytes().to_vec() }
}

pub(crate) fn a_repeated_command_appends_nothing(place: &impl Place) {
    let store = with_game(place, &[b"zero"]);
    let first = batch(7, &["a", "b"]);
    let appended = Appended { first: 1, seq: 3 };
    assert_eq!(store.append(GAME, Expected::seq(1), &first).unwrap(), appended);
    assert_eq!(store.append(GAME, Expected::seq(1), &first).unwrap(), appended, "the same call");
    assert_eq!(store.append(GAME, Expected::seq(3), &first).unwrap(), appended, "from a host that knows more");
    append(&store, GAME, 3, &["c"]).unwrap();
    assert_eq!(store.append(GAME, Expected::seq(1), &first).unwrap(), appended, "after another");
    assert_eq!(store.read(GAME, 0).unwrap(), records(&["zero", "a", "b", "c"]));
    store.create(OTHER, b"").unwrap();
    let other = store.append(OTHER, Expected::seq(0), &first).unwrap();
    assert_eq!(other, Appended { first: 0, seq: 2 }, "a command of another game is another");
    drop(store);
    let store = place.open();
    assert_eq!(store.append(GAME, Expected::seq(1), &first).unwrap(), appended, "after closing");
    store.finish(GAME, Expected::seq(4), b"log").unwrap();
    assert_eq!(store.append(GAME, Expected::seq(1), &first).unwrap(), appended, "after the end");
    assert_eq!(store.info(GAME).unwrap().seq, 4);
}

pub(crate) fn the_last_commands_are_remembered(place: &impl Place) {
    let store = with_game(place, &[]);
    let count = COMMANDS_REMEMBERED as u64 + 4;
    for seq in 0..count {
        store.append(GAME, Expected::seq(seq), &batch(seq.into(), &["one"])).unwrap();
    }
    for seq in 4..count {
        let repeated = store.append(GAME, Expected::seq(seq), &batch(seq.into(), &["one"])).unwrap();
        assert_eq!(repeated, Appended { first: seq, seq: seq + 1 });
    }
    assert_eq!(store.info(GAME).unwrap().seq, count);
    // What is forgotten is a conflict, and not appended twice.
    assert_refused!(store.append(GAME, Expected::seq(0), &batch(0, &["one"])), StoreError::Conflict { .. });
}

pub(crate) fn a_command_repeated_by_many_is_appended_once(place: &impl Place) {
    let store = with_game(place, &[]);
    for command in 0..20 {
        let expected = Expected::seq(u64::try_from(command).unwrap() * 2);
        let repeat = || store.append(GAME, expected, &batch(command, &["a", "b"])).unwrap();
        let answers: Vec<Appended> = thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(repeat)).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert_eq!(answers, [Appended { first: expected.seq, seq: expected.seq + 2 }; 4]);
    }
    assert_eq!(store.read(GAME, 0).unwrap().len(), 40);
}

pub(crate) fn an_older_owner_is_fenced(place: &impl Place) {
    let store = with_game(place, &[b"zero"]);
    let first = store.acquire(GAME, ONE, MINUTE).unwrap();
    assert_eq!((first.owner, first.token), (ONE, 1));
    assert_refused!(append(&store, GAME, 1, &["none"]), StoreError::Fenced { token: 0, newest: 1 });
    store.append(GAME, first.expects(1), &batch(1, &["one"])).unwrap();
    assert_refused!(store.acquire(GAME, TWO, MINUTE), StoreError::Leased { owner: ONE, until: _ });
    place.advance(MINUTE);
    let second = store.acquire(GAME, TWO, MINUTE).unwrap();
    assert_eq!((second.owner, second.token), (TWO, 2));
    let late = store.append(GAME, first.expects(2), &batch(2, &["late"]));
    assert_refused!(late, StoreError::Fenced { token: 1, newest: 2 });
    assert_refused!(store.finish(GAME, first.expects(2), b"log"), StoreError::Fenced { token: 1, newest: 2 });
    assert_refused!(store.save_snapshot(GAME, 1, &snapshot(2, "late")), StoreError::Fenced { token: 1, newest: 2 });
    assert_refused!(store.renew(GAME, 1, MINUTE), StoreError::Fenced { token: 1, newest: 2 });
    assert_refused!(store.release(GAME, 1), StoreError::Fenced { token: 1, newest: 2 });
    assert_refused!(store.append(GAME, Expected { seq: 2, token: 9 }, &batch(3, &["x"])), StoreError::Fenced { .. });
    let repeated = store.append(GAME, first.expects(1), &batch(1, &["one"])).unwrap();
    assert_eq!(repeated, Appended { first: 1, seq: 2 }, "what was acknowledged is acknowledged to its first owner too");
    drop(store);
    let store = place.open();
    assert_refused!(store.append(GAME, first.expects(2), &batch(4, &["late"])), StoreError::Fenced { .. });
    assert_eq!(store.append(GAME, second.expects(2), &batch(5, &["two"])).unwrap().seq, 3);
    assert_eq!(store.read(GAME, 0).unwrap(), records(&["zero", "one", "two"]));
    store.finish(GAME, second.expects(3), b"log").unwrap();
    assert_refused!(store.acquire(GAME, ONE, MINUTE), StoreError::Finished);
}

pub(crate) fn a_lease_is_renewed_and_released(place: &impl Place) {
    let store = with_game(place, &[]);
    assert_refused!(store.renew(GAME, 0, MINUTE), StoreError::Fenced { token: 0, newest: 0 });
    assert_refused!(store.acquire(OTHER, ONE, MINUTE), StoreError::UnknownGame);
    let lease = store.acquire(GAME, ONE, MINUTE).unwrap();
    place.advance(MINUTE / 2);
    assert_eq!(store.acquire(GAME, ONE, MINUTE).unwrap().token, lease.token, "the owner asks again");
    let renewed = store.renew(GAME, lease.token, MINUTE).unwrap();
    assert_eq!(renewed.until, lease.until + MINUTE / 2);
    place.advance(MINUTE * 3 / 4);
    assert_refused!(store.acquire(GAME, TWO, MINUTE), StoreError::Leased { .. });
    place.advance(MINUTE);
    store.append(GAME, lease.expects(0), &batch(1, &["one"])).expect("nobody else has taken it");
    store.renew(GAME, lease.token, MINUTE).expect("nobody else has taken it");
    store.release(GAME, lease.token).unwrap();
    store.append(GAME, lease.expects(1), &batch(2, &["two"])).expect("it is still the newest");
    assert_eq!(store.acquire(GAME, TWO, MINUTE).unwrap().token, 2);
    assert_refused!(store.append(GAME, lease.expects(2), &batch(3, &["x"])), StoreError::Fenced { .. });
    assert_eq!(store.info(GAME).unwrap().seq, 2, "leases are no records");
}

pub(crate) fn one_of_many_gets_the_lease(place: &impl Place) {
    let store = with_game(place, &[]);
    for round in 1..=10 {
        let store = &store;
        let acquire = move |owner| (owner, store.acquire(GAME, owner, MINUTE));
        let leases: Vec<_> = thread::scope(|scope| {
            let owners = (0..4).map(|owner| OwnerId(round * 10 + owner));
            let threads: Vec<_> = owners.map(|owner| scope.spawn(move || acquire(owner))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let won: Vec<_> = leases.iter().filter_map(|(owner, lease)| Some((owner, lease.as_ref().ok()?))).collect();
        assert_eq!(won.len(), 1, "{leases:?}");
        assert_eq!((*won[0].0, u128::from(won[0].1.token)), (won[0].1.owner, round));
        store.release(GAME, won[0].1.token).unwrap();
    }
}

pub(crate) fn a_snapshot_saves_reading(place: &impl Place) {
    let store = with_game(place, &[b"one", b"two", b"three"]);
    assert_eq!(store.snapshot(GAME).unwrap(), None);
    store.save_snapshot(GAME, 0, &snapshot(2, "state after two")).unwrap();
    assert_eq!(store.snapshot(GAME).unwrap().unwrap(), snapshot(2, "state after two"));
    assert_eq!(store.read(GAME, 2).unwrap(), records(&["three"]));
    store.save_snapshot(GAME, 0, &snapshot(1, "older")).unwrap();
    assert_eq!(store.snapshot(GAME).unwrap().unwrap().seq, 2, "an older one is dropped");
    assert_refused!(store.save_snapshot(GAME, 0, &snapshot(4, "x")), StoreError::Conflict { expected: 4, found: 3 });
    assert_refused!(store.save_snapshot(GAME, 0, &snapshot(0, "x")), StoreError::Conflict { .. });
    assert_refused!(store.save_snapshot(OTHER, 0, &snapshot(1, "x")), StoreError::UnknownGame);
    assert_refused!(store.snapshot(OTHER), StoreError::UnknownGame);
    let huge = Snapshot { seq: 3, bytes: vec![7; MAX_SNAPSHOT] };
    store.save_snapshot(GAME, 0, &huge).unwrap();
    assert_eq!(append(&store, GAME, 3, &["four"]).unwrap(), 4, "a snapshot is no record");
    drop(store);
    let store = place.open();
    assert_eq!(store.snapshot(GAME).unwrap().unwrap(), huge);
    assert_eq!(store.read(GAME, 3).unwrap(), records(&["four"]));
    let more = Snapshot { seq: 4, bytes: vec![7; MAX_SNAPSHOT + 1] };
    assert_refused!(store.save_snapshot(GAME, 0, &more), StoreError::TooLong { what: "snapshot", .. });
    store.finish(GAME, Expected::seq(4), b"log").unwrap();
    assert_refused!(store.snapshot(GAME), StoreError::Finished);
    assert_refused!(store.save_snapshot(GAME, 0, &snapshot(4, "late")), StoreError::Finished);
}

pub(crate) fn games_are_listed_by_pages(place: &impl Place) {
    let store = place.open();
    let ids: Vec<GameId> = (1..=25).map(|n| GameId(n * (u128::MAX / 26))).collect();
    for &game in ids.iter().rev() {
        store.create(game, b"").unwrap();
    }
    for limit in [1, 7, 24, 25, 26, usize::MAX] {
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page = store.games(Status::Open, after, limit).unwrap();
            assert!(page.len() <= limit);
            let full = page.len() == limit;
            seen.extend(page);
            after = seen.last().copied();
            if !full {
                break;
            }
        }
        assert_eq!(seen, ids, "by {limit}");
    }
    assert_eq!(store.games(Status::Open, None, 0).unwrap(), []);
    assert_eq!(store.games(Status::Open, Some(GameId(u128::MAX)), 5).unwrap(), []);
    assert_eq!(store.games(Status::Open, Some(GameId(ids[3].0 + 1)), 2).unwrap(), ids[4..6], "after one that is not");
    for (n, &game) in ids.iter().enumerate() {
        match n % 4 {
            0 => continue,
            3 => store.delete(game).unwrap(),
            kind => {
                store.finish(game, Expected::seq(0), b"log").unwrap();
                if kind == 2 {
                    store.archive(game).unwrap();
                }
            }
        }
    }
    let every_fourth = |from: usize| ids.iter().copied().skip(from).step_by(4).collect::<Vec<_>>();
    let statuses = [Status::Open, Status::Finished, Status::Archived, Status::Deleted];
    for (from, status) in statuses.into_iter().enumerate() {
        assert_eq!(all_games(&store, status).unwrap(), every_fourth(from), "{status:?}");
        assert_eq!(store.games(status, Some(every_fourth(from)[1]), 2).unwrap(), every_fourth(from)[2..4]);
    }
}

pub(crate) fn an_archived_game_can_be_read(place: &impl Place) {
    let store = with_game(place, &[b"one"]);
    assert_refused!(store.archive(GAME), StoreError::NotFinished);
    assert_refused!(store.archive(OTHER), StoreError::UnknownGame);
    store.finish(GAME, Expected::seq(1), b"log").unwrap();
    store.archive(GAME).unwrap();
    store.archive(GAME).expect("once more");
    drop(store);
    let store = place.open();
    assert_eq!(store.info(GAME).unwrap(), GameInfo { header: b"header".to_vec(), seq: 1, status: Status::Archived });
    assert_eq!(store.log(GAME).unwrap().unwrap(), b"log");
    assert_refused!(store.read(GAME, 0), StoreError::Finished);
    assert_refused!(append(&store, GAME, 1, &["late"]), StoreError::Finished);
    assert_refused!(store.create(GAME, b"again"), StoreError::GameExists);
    store.finish(GAME, Expected::seq(1), b"log").expect("the same log once more");
    assert_refused!(store.finish(GAME, Expected::seq(1), b"another"), StoreError::Finished);
    assert_eq!(store.info(GAME).unwrap().status, Status::Archived);
    assert_eq!(all(&store), []);
}

pub(crate) fn a_deleted_game_is_gone_for_good(place: &impl Place) {
    let store = with_game(place, &[b"one"]);
    store.save_snapshot(GAME, 0, &snapshot(1, "state")).unwrap();
    store.create(OTHER, b"other").unwrap();
    store.finish(OTHER, Expected::seq(0), b"log").unwrap();
    store.archive(OTHER).unwrap();
    let unknown = GameId(3);
    assert_refused!(store.delete(unknown), StoreError::UnknownGame);
    for game in [GAME, OTHER] {
        store.delete(game).unwrap();
        store.delete(game).expect("once more");
    }
    drop(store);
    let store = place.open();
    for game in [GAME, OTHER] {
        assert_refused!(store.info(game), StoreError::UnknownGame);
        assert_refused!(append(&store, game, 1, &["late"]), StoreError::UnknownGame);
        assert_refused!(store.read(game, 0), StoreError::UnknownGame);
        assert_refused!(store.snapshot(game), StoreError::UnknownGame);
        assert_refused!(store.log(game), StoreError::UnknownGame);
        assert_refused!(store.finish(game, Expected::seq(1), b"log"), StoreError::UnknownGame);
        assert_refused!(store.archive(game), StoreError::UnknownGame);
        assert_refused!(store.acquire(game, ONE, MINUTE), StoreError::UnknownGame);
        assert_refused!(store.create(game, b"again"), StoreError::GameExists);
    }
    assert_eq!(all_games(&store, Status::Deleted).unwrap(), [GAME, OTHER]);
    assert_eq!(all(&store), []);
}

/// What a refusal says of the change: it was not made.
pub(crate) fn a_refusal_changes_nothing(place: &impl Place) {
    let store = with_game(place, &[b"one"]);
    let refusals = [
        store.create(GAME, b"").unwrap_err(),
        append(&store, GAME, 0, &["x"]).unwrap_err(),
        store.finish(GAME, Expected { seq: 1, token: 1 }, b"log").unwrap_err(),
        store.archive(GAME).unwrap_err(),
        store.delete(OTHER).unwrap_err(),
    ];
    for refusal in refusals {
        assert_eq!(refusal.outcome(), Outcome::NotMade, "{refusal}");
    }
    let feed = store.changes(0, 100, Duration::ZERO).unwrap();
    assert_eq!(feed.iter().map(|entry| (entry.game, entry.seq)).next_back(), Some((GAME, 1)));
}

/// How each game stands by the feed, from this position on. The feed's order and the statuses are checked on the way.
fn follow(store: &impl GameStore, position: &mut u64, known: &mut BTreeMap<GameId, (u64, Status)>, limit: usize) {
    loop {
        let some = store.changes(*position, limit, Duration::ZERO).unwrap();
        assert!(some.len() <= limit);
        for Changed { position: now, game, seq, status } in &some {
            assert!(*now > *position, "position {now} after {position}");
            let before = known.insert(*game, (*seq, *status));
            assert!(before.is_none_or(|(before, _)| before <= *seq), "game {game} went back");
            *position = *now;
        }
        if some.is_empty() {
            return;
        }
    }
}

pub(crate) fn the_feed_ends_with_every_change(place: &impl Place) {
    let store = with_game(place, &[b"one"]);
    let (mut position, mut known) = (0, BTreeMap::new());
    follow(&store, &mut position, &mut known, 2);
    assert_eq!(known, BTreeMap::from([(GAME, (1, Status::Open))]));
    assert_eq!(store.changes(position, 10, Duration::ZERO).unwrap(), []);
    for game in (1..=6).map(GameId) {
        store.create(game, b"").unwrap();
        append(&store, game, 0, &["a", "b"]).unwrap();
    }
    store.finish(GameId(2), Expected::seq(2), b"log").unwrap();
    store.finish(GameId(3), Expected::seq(2), b"log").unwrap();
    store.archive(GameId(3)).unwrap();
    store.delete(GameId(4)).unwrap();
    store.acquire(GameId(5), ONE, MINUTE).unwrap();
    drop(store);
    let store = place.open();
    follow(&store, &mut position, &mut known, 2);
    let expected = [(2, Status::Finished), (2, Status::Archived), (2, Status::Deleted)];
    for (game, how) in (2..).map(GameId).zip(expected) {
        assert_eq!(known[&game], how, "game {game}");
    }
    let open = [GAME, GameId(1), GameId(5), GameId(6)].map(|game| known[&game]);
    assert_eq!(open, [(1, Status::Open), (2, Status::Open), (2, Status::Open), (2, Status::Open)]);
    append(&store, GAME, 1, &["two"]).unwrap();
    let last = store.changes(position, 10, Duration::ZERO).unwrap();
    assert_eq!(last.iter().map(|entry| (entry.game, entry.seq)).collect::<Vec<_>>(), [(GAME, 2)]);
    let (mut anew, mut all_known) = (0, BTreeMap::new());
    follow(&store, &mut anew, &mut all_known, 1_000);
    known.insert(GAME, (2, Status::Open));
    assert_eq!(all_known, known, "who begins at the beginning knows the same");
}

pub(crate) fn the_feed_waits_for_a_change(place: &impl Place) {
    const LONG: Duration = Duration::from_secs(20);
    let store = with_game(place, &[]);
    let (mut position, mut known) = (0, BTreeMap::new());
    follow(&store, &mut position, &mut known, 10);
    let begin = Instant::now();
    assert_eq!(store.changes(position, 10, Duration::from_millis(50)).unwrap(), []);
    assert!(begin.elapsed() >= Duration::from_millis(50), "it did not wait");
    let begin = Instant::now();
    let woken = thread::scope(|scope| {
        let waiting = scope.spawn(|| store.changes(position, 10, LONG).unwrap());
        thread::sleep(Duration::from_millis(50));
        append(&store, GAME, 0, &["one"]).unwrap();
        waiting.join().unwrap()
    });
    assert!(begin.elapsed() < LONG, "it waited to the end");
    assert_eq!(woken.iter().map(|entry| (entry.game, entry.seq)).collect::<Vec<_>>(), [(GAME, 1)]);
}

/// While writers are busy, a subscriber misses no game, though it may miss what a game was in between.
pub(crate) fn the_feed_loses_nothing_among_writers(place: &impl Place) {
    const WRITERS: u128 = 4;
    const GAMES: u128 = 6;
    const BATCHES: u64 = 5;
    let store = place.open();
    let write = |writer: u128| {
        for game in (0..GAMES).map(|game| GameId(writer * GAMES + game)) {
            store.create(game, b"").unwrap();
            for seq in 0..BATCHES {
                append(&store, game, seq, &["one"]).unwrap();
            }
        }
    };
    let (mut position, mut known) = (0, BTreeMap::new());
    thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS).map(|writer| scope.spawn(move || write(writer))).collect();
        while writers.iter().any(|writer| !writer.is_finished()) {
            follow(&store, &mut position, &mut known, 3);
        }
    });
    follow(&store, &mut position, &mut known, 3);
    let all: BTreeSet<GameId> = (0..WRITERS * GAMES).map(GameId).collect();
    assert_eq!(known.keys().copied().collect::<BTreeSet<_>>(), all);
    assert!(known.values().all(|how| *how == (BATCHES, Status::Open)), "{known:?}");
}

/// Two appends of one game that come at the same time: the second sees the first.
pub(crate) fn appends_at_the_same_time_see_each_other(place: &impl Place) {
    const WRITERS: u128 = 8;
    let store = with_game(place, &[]);
    for seq in 0..20 {
        let write =
            |writer: u128| store.append(GAME, Expected::seq(seq), &batch(writer << 32 | u128::from(seq), &["x"]));
        let results: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = (0..WRITERS).map(|writer| scope.spawn(move || write(writer))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let won = results.iter().filter(|result| result.is_ok()).count();
        assert_eq!(won, 1, "{results:?}");
        for refused in results.into_iter().filter_map(Result::err) {
            assert!(matches!(refused, StoreError::Conflict { expected, found } if (expected, found) == (seq, seq + 1)));
        }
    }
    assert_eq!(store.read(GAME, 0).unwrap().len(), 20);
}

/// A store behind a pointer is the same store.
pub(crate) fn a_store_is_usable_as_dyn(place: &impl Place) {
    let store: Box<dyn GameStore> = Box::new(with_game(place, &[b"one"]));
    store.append(GAME, Expected::seq(1), &batch(1, &["two"])).unwrap();
    assert_eq!(store.read(GAME, 0).unwrap().len(), 2);
}
