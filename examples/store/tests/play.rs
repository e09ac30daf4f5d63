//! Games of *The Grizzled* on a store.

use grizzled_core::pack::armistice::NORMAL;
use grizzled_core::{Chance, Rules, Scenario, Seeded};
use grizzled_store::play::{Hosted, PlayError, play_out, replay};
use grizzled_store::{GameId, GameStore, MemoryStore, RedbStore, StoreError, Syncing};
use std::thread;

const GAME: GameId = GameId(1914);

fn rules(players: u8) -> Rules {
    Rules::base(players).build().unwrap()
}

#[test]
fn a_game_is_played_stored_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    let store = RedbStore::open(&path, Syncing::EachChange).unwrap();
    let mut hosted = Hosted::create(&store, GAME, rules(4), 1914).unwrap();
    assert!(play_out(&mut hosted).unwrap() > 10);
    let played = *hosted.game();
    assert!(played.outcome().is_some());
    assert_eq!(replay(&store, GAME).unwrap(), played);
    let records = store.info(GAME).unwrap().seq;
    let log = hosted.finish().unwrap();
    drop(store);

    let store = RedbStore::open(&path, Syncing::EachChange).unwrap();
    assert_eq!(store.log(GAME).unwrap().unwrap(), log);
    assert_eq!(store.info(GAME).unwrap().seq, records);
    let told = replay(&store, GAME).unwrap();
    assert_eq!((told.hash(), told), (played.hash(), played));
}

/// Plays on, at random, until the game is over, with another host that does the same. How often it came second.
fn compete(store: &MemoryStore, seed: u64) -> u32 {
    let mut hosted = Hosted::open(store, GAME, seed).unwrap();
    let (mut choices, mut second) = (Seeded::new(seed), 0);
    while let Some(seat) = hosted.game().awaiting().iter().next() {
        let legal = hosted.game().legal(seat);
        let command = legal.get(choices.below(legal.len() as u32) as usize).unwrap();
        match hosted.command(seat, &command) {
            Ok(_) => thread::yield_now(),
            Err(PlayError::Store(StoreError::Conflict { .. })) => {
                second += 1;
                hosted.catch_up().unwrap();
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(replay(store, GAME).unwrap(), *hosted.game());
    second
}

#[test]
fn two_hosts_of_a_game_agree() {
    for seed in 0..20 {
        let store = MemoryStore::default();
        Hosted::create(&store, GAME, Scenario::one_shot(4, NORMAL).rules().unwrap(), seed).unwrap();
        thread::scope(|scope| {
            scope.spawn(|| compete(&store, seed));
            scope.spawn(|| compete(&store, seed + 1000));
        });
        assert!(replay(&store, GAME).unwrap().outcome().is_some());
    }
}

#[test]
fn a_host_that_comes_second_changes_nothing() {
    let store = MemoryStore::default();
    let mut first = Hosted::create(&store, GAME, rules(3), 7).unwrap();
    let mut second = Hosted::open(&store, GAME, 8).unwrap();
    assert_eq!(first.game(), second.game());
    let seat = first.game().awaiting().iter().next().unwrap();
    let command = first.game().legal(seat).get(0).unwrap();
    first.command(seat, &command).unwrap();
    let (before, seq) = (*second.game(), first.seq());
    let refused = second.command(seat, &command);
    assert!(matches!(refused, Err(PlayError::Store(StoreError::Conflict { .. }))), "{refused:?}");
    assert_eq!((*second.game(), store.info(GAME).unwrap().seq), (before, seq));
    second.catch_up().unwrap();
    assert_eq!((second.game(), second.seq()), (first.game(), seq));
}
