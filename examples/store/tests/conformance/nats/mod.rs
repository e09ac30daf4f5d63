//! The store on NATS JetStream, on a server that each test starts on the loopback interface and stops again.

mod proxy;
mod secure;
mod server;
mod settings;
mod tasks;
mod trouble;

use crate::Place;
use crate::suite::{all, append};
use grizzled_store::{Expected, GameId, GameStore, NatsStore, StoreError};
use server::Server;
use std::time::Duration;

impl Place for Server {
    type Store = NatsStore;

    fn open(&self) -> NatsStore {
        let opened = match NatsStore::open(&self.options()) {
            Err(StoreError::NoStore(_)) => NatsStore::create(&self.options()),
            opened => opened,
        };
        opened.unwrap().with_clock(self.hands.clock())
    }

    fn advance(&self, time: Duration) {
        self.hands.advance(time);
    }
}

const GAME: GameId = GameId(7);

mod jetstream {
    crate::conformance! { super::Server::start() }
}

#[test]
fn a_game_that_is_sealed_and_not_purged_is_finished() {
    let Some(server) = Server::start() else { return };
    let store = server.open();
    for game in [GAME, GameId(8), GameId(9)] {
        store.create(game, b"header").unwrap();
        append(&store, game, 0, &["one", "two"]).unwrap();
        append(&store, game, 2, &["three"]).unwrap();
    }
    // As a writer that dies in the middle of finishing leaves them.
    store.seal(GAME, Expected::seq(3), b"log").unwrap();
    store.seal(GameId(8), Expected::seq(3), b"log").unwrap();
    let again = server.open();
    for store in [&store, &again] {
        assert_eq!(store.messages_held().unwrap(), 3 * 3 + 2);
        assert_eq!(store.log(GAME).unwrap().unwrap(), b"log");
        assert_eq!(store.info(GAME).unwrap().header, b"header");
        assert!(matches!(append(store, GAME, 3, &["late"]), Err(StoreError::Finished)));
        assert!(matches!(store.read(GAME, 0), Err(StoreError::Finished)));
    }
    again.finish(GAME, Expected::seq(3), b"log").unwrap();
    assert_eq!(again.messages_held().unwrap(), 3 + 4 + 1);
    assert_eq!(again.tidy().unwrap(), 1);
    assert_eq!(again.messages_held().unwrap(), 3 + 1 + 1);
    assert_eq!(again.tidy().unwrap(), 0);
    assert_eq!(all(&again), [GAME, GameId(8), GameId(9)]);
    assert_eq!(again.log(GameId(8)).unwrap().unwrap(), b"log");
    assert_eq!(again.read(GameId(9), 0).unwrap().len(), 3);
}

#[test]
fn stores_of_two_processes_see_each_other() {
    let Some(server) = Server::start() else { return };
    let (one, other) = (server.open(), server.open());
    one.create(GAME, b"").unwrap();
    assert_eq!(append(&one, GAME, 0, &["one"]).unwrap(), 1);
    assert_eq!(append(&other, GAME, 1, &["two"]).unwrap(), 2);
    // What this store remembers is no longer so.
    let late = append(&one, GAME, 1, &["late"]);
    assert!(matches!(late, Err(StoreError::Conflict { expected: 1, found: 2 })), "{late:?}");
    assert_eq!(append(&one, GAME, 2, &["three"]).unwrap(), 3);
    other.finish(GAME, Expected::seq(3), b"log").unwrap();
    assert!(matches!(append(&one, GAME, 3, &["late"]), Err(StoreError::Finished)));
}

#[test]
fn what_was_acknowledged_outlives_a_killed_server() {
    let Some(mut server) = Server::start() else { return };
    for round in 0..5_u64 {
        let store = server.open();
        if round == 0 {
            store.create(GAME, b"").unwrap();
        }
        for seq in round * 50..(round + 1) * 50 {
            append(&store, GAME, seq, &[seq.to_string()]).unwrap();
        }
        server.kill_and_start();
        let expected: Vec<Vec<u8>> = (0..(round + 1) * 50).map(|seq| seq.to_string().into_bytes()).collect();
        assert_eq!(server.open().read(GAME, 0).unwrap(), expected);
    }
}
