//! What goes wrong with a server, and the error that says so.

use super::server::Server;
use crate::Place;
use crate::suite::append;
use async_nats::jetstream::stream::{Config, DiscardPolicy};
use grizzled_store::{
    AsyncGameStore, AsyncNatsStore, Batch, CommandId, Expected, GameId, GameStore, NatsOptions, NatsStore, Outcome,
    OwnerId, StoreError,
};
use std::time::Duration;

const GAME: GameId = GameId(7);

/// Options of somebody who does not wait for long.
fn hasty(server: &Server) -> NatsOptions {
    server.options().timeout(Duration::from_millis(900))
}

#[test]
fn a_server_that_is_gone_is_a_timeout_and_comes_back() {
    let Some(mut server) = Server::start() else { return };
    let store = NatsStore::create(&hasty(&server)).unwrap();
    store.create(GAME, b"").unwrap();
    append(&store, GAME, 0, &["one"]).unwrap();
    server.stop();
    let batch = Batch { command: CommandId(1), records: vec![b"two".to_vec()] };
    let lost = store.append(GAME, Expected::seq(1), &batch).unwrap_err();
    assert!(matches!(lost, StoreError::Timeout(_)), "{lost:?}");
    assert_eq!(lost.outcome(), Outcome::Unknown);
    let unread = store.read(GAME, 0).unwrap_err();
    assert!(matches!(unread, StoreError::Timeout(_)), "{unread:?}");
    assert_eq!(unread.outcome(), Outcome::NotMade);
    server.kill_and_start();
    let patient = |call: &dyn Fn() -> Result<u64, StoreError>| {
        (0..20).map(|_| call()).find(|done| !matches!(done, Err(StoreError::Timeout(_)))).expect("it is back").unwrap()
    };
    // Without being opened again.
    assert_eq!(patient(&|| store.append(GAME, Expected::seq(1), &batch).map(|appended| appended.seq)), 2);
    assert_eq!(store.read(GAME, 0).unwrap(), [b"one", b"two"]);
    let nowhere = NatsStore::open(&NatsOptions::new("nats://127.0.0.1:9").timeout(Duration::from_millis(300)));
    assert!(nowhere.is_err());
}

#[tokio::test]
async fn a_stream_that_is_full_or_gone_says_so() {
    let Some(server) = Server::start() else { return };
    let context = async_nats::jetstream::new(async_nats::connect(server.url()).await.unwrap());
    let config = Config {
        name: "grizzled".to_owned(),
        subjects: vec!["grizzled.>".to_owned()],
        max_bytes: 100_000,
        max_messages: -1,
        max_messages_per_subject: -1,
        max_message_size: -1,
        max_consumers: -1,
        discard: DiscardPolicy::New,
        ..Config::default()
    };
    context.create_stream(config.clone()).await.unwrap();
    let store = AsyncNatsStore::open(&server.options()).await.unwrap();
    store.create(GAME, b"").await.unwrap();
    let batch = |command| Batch { command: CommandId(command), records: vec![vec![0; 60_000]] };
    store.append(GAME, Expected::seq(0), &batch(1)).await.unwrap();
    let full = store.append(GAME, Expected::seq(1), &batch(2)).await.unwrap_err();
    assert!(matches!(full, StoreError::Full(_)), "{full:?}");
    assert_eq!(full.outcome(), Outcome::NotMade);
    context.update_stream(Config { max_bytes: 1_000_000, ..config }).await.unwrap();
    assert_eq!(store.append(GAME, Expected::seq(1), &batch(2)).await.unwrap().seq, 2, "there is room again");
    context.delete_stream("grizzled").await.unwrap();
    let gone = store.info(GAME).await.unwrap_err();
    assert!(matches!(gone, StoreError::NoStore(_)), "{gone:?}");
}

/// What is not permitted is refused at once, and not only when nobody has answered for long.
#[test]
fn a_client_that_may_only_read_is_read_only() {
    let users = "authorization { users: [
        { user: all, password: a }
        { user: reader, password: r, permissions: { publish: { deny: [\"grizzled.>\"] } } }
        { user: nobody, password: n, permissions: { publish: { deny: [\">\"] } } }
    ] }";
    let Some(server) = Server::start_with(users) else { return };
    let all = NatsStore::create(&server.options().password("all", "a")).unwrap();
    all.create(GAME, b"header").unwrap();
    let reader = NatsStore::open(&server.options().password("reader", "r").timeout(Duration::from_secs(60))).unwrap();
    assert_eq!(reader.info(GAME).unwrap().header, b"header");
    let refused = append(&reader, GAME, 0, &["one"]).unwrap_err();
    assert!(matches!(refused, StoreError::ReadOnly(_)) && refused.outcome() == Outcome::NotMade, "{refused:?}");
    let nobody = NatsStore::open(&server.options().password("nobody", "n").timeout(Duration::from_secs(60)));
    assert!(matches!(nobody, Err(StoreError::ReadOnly(_))), "{nobody:?}");
    assert_eq!(all.info(GAME).unwrap().seq, 0);
}

/// Somebody writes to the subject of a game what no store has written.
#[tokio::test]
async fn a_message_with_a_flipped_bit_is_damage() {
    let Some(server) = Server::start() else { return };
    let store = AsyncNatsStore::create(&server.options()).await.unwrap();
    store.create(GAME, b"header").await.unwrap();
    let context = async_nats::jetstream::new(async_nats::connect(server.url()).await.unwrap());
    let stream = context.get_stream("grizzled").await.unwrap();
    let message = stream.get_raw_message(1).await.unwrap();
    for bit in [0, 8, 77, message.payload.len() * 8 - 1] {
        let mut flipped = message.payload.to_vec();
        flipped[bit / 8] ^= 1 << (bit % 8);
        context.publish(message.subject.clone(), flipped.into()).await.unwrap().await.unwrap();
        let damaged = store.info(GAME).await.unwrap_err();
        assert!(matches!(damaged, StoreError::Damaged(ref damage) if damage.game == Some(GAME)), "{damaged:?}");
    }
    // A message that is right, but of another game.
    let other = message.subject.replace('7', "8");
    context.publish(other, message.payload.clone()).await.unwrap().await.unwrap();
    assert!(matches!(store.info(GameId(8)).await, Err(StoreError::Damaged(_))));
}

/// Messages that somebody has removed are missed, and not passed over.
#[tokio::test]
async fn a_missing_message_is_damage() {
    let Some(server) = Server::start() else { return };
    let store = AsyncNatsStore::create(&server.options()).await.unwrap();
    store.create(GAME, b"header").await.unwrap();
    for seq in 0..60_u64 {
        let batch = Batch { command: CommandId(seq.into()), records: vec![vec![seq as u8]] };
        store.append(GAME, Expected::seq(seq), &batch).await.unwrap();
    }
    let context = async_nats::jetstream::new(async_nats::connect(server.url()).await.unwrap());
    let stream = context.get_stream("grizzled").await.unwrap();
    for (place, from) in [(60, 57), (30, 20), (1 + 16, 10)] {
        stream.delete_message(place).await.unwrap();
        let damaged = store.read(GAME, from).await.unwrap_err();
        assert!(matches!(damaged, StoreError::Damaged(_)), "without {place}: {damaged:?}");
    }
}

/// A game of many messages with others in between is read from anywhere, as it is on the other stores.
#[test]
fn a_long_game_is_read_from_anywhere() {
    let Some(server) = Server::start() else { return };
    let store = server.open();
    for game in [GAME, GameId(8)] {
        store.create(game, b"header").unwrap();
    }
    for seq in 0..400_u64 {
        append(&store, GAME, seq * 2, &[(seq * 2).to_string(), (seq * 2 + 1).to_string()]).unwrap();
        append(&store, GameId(8), seq, &["other"]).unwrap();
        if seq % 37 == 0 {
            store.save_snapshot(GameId(8), 0, &grizzled_store::Snapshot { seq: seq + 1, bytes: vec![1] }).unwrap();
        }
    }
    let other = server.open();
    for from in (0..=800_u64).step_by(13).chain([797, 798, 799]) {
        let expected: Vec<Vec<u8>> = (from..800).map(|number| number.to_string().into_bytes()).collect();
        assert_eq!(other.read(GAME, from).unwrap(), expected, "from {from}");
    }
    assert_eq!(other.read(GameId(8), 390).unwrap().len(), 10);
    assert_eq!(other.info(GAME).unwrap().header, b"header");
}

/// Renewing a lease a hundred times leaves one message.
#[test]
fn renewals_take_up_no_room() {
    let Some(server) = Server::start() else { return };
    let store = server.open();
    store.create(GAME, b"").unwrap();
    let lease = store.acquire(GAME, OwnerId(1), Duration::from_secs(60)).unwrap();
    for _ in 0..100 {
        store.renew(GAME, lease.token, Duration::from_secs(60)).unwrap();
    }
    assert_eq!(store.messages_held().unwrap(), 2);
    store.append(GAME, lease.expects(0), &Batch { command: CommandId(1), records: vec![vec![1]] }).unwrap();
    store.renew(GAME, lease.token, Duration::from_secs(60)).unwrap();
    assert_eq!(store.read(GAME, 0).unwrap(), [[1]]);
    assert_eq!(store.messages_held().unwrap(), 4);
}
