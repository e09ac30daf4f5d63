//! Streams whose settings would lose, refuse or change what a store writes: each is refused by the name of the setting.

use super::server::Server;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, Source, StorageType};
use grizzled_store::nats::UnfitStream;
use grizzled_store::{Batch, CommandId, Expected, GameId, GameStore, NatsStore, StoreError};
use std::error::Error;
use std::time::Duration;

/// A stream as the tools of NATS create it by default, with the subjects of the games.
fn plain() -> Config {
    Config {
        name: "grizzled".to_owned(),
        subjects: vec!["grizzled.>".to_owned()],
        max_messages: -1,
        max_messages_per_subject: -1,
        max_bytes: -1,
        max_message_size: -1,
        max_consumers: -1,
        num_replicas: 1,
        ..Config::default()
    }
}

/// Deletes the stream and creates it again.
async fn put(server: &Server, config: Config) {
    let context = async_nats::jetstream::new(async_nats::connect(server.url()).await.unwrap());
    let _ = context.delete_stream(&config.name).await;
    context.create_stream(config).await.unwrap();
}

fn subjects(these: &[&str]) -> Vec<String> {
    these.iter().map(|subject| (*subject).to_owned()).collect()
}

/// The settings that are refused, with the name that the message must begin with.
fn rows() -> Vec<(&'static str, Config)> {
    let good = plain();
    let second = Duration::from_secs(1);
    vec![
        ("retention", Config { retention: RetentionPolicy::WorkQueue, ..good.clone() }),
        ("retention", Config { retention: RetentionPolicy::Interest, ..good.clone() }),
        ("max_age", Config { max_age: second, duplicate_window: second, ..good.clone() }),
        ("max_msgs", Config { max_messages: 1_000, ..good.clone() }),
        ("max_msgs_per_subject", Config { max_messages_per_subject: 2, ..good.clone() }),
        ("max_msgs_per_subject", Config { max_messages_per_subject: 2, discard: DiscardPolicy::New, ..good.clone() }),
        ("max_bytes", Config { max_bytes: 1 << 30, ..good.clone() }),
        ("max_msg_size", Config { max_message_size: 768 << 10, ..good.clone() }),
        ("max_consumers", Config { max_consumers: 10, ..good.clone() }),
        ("subjects", Config { subjects: subjects(&["grizzled.*"]), ..good.clone() }),
        ("subjects", Config { subjects: subjects(&["games.>"]), ..good.clone() }),
        ("subjects", Config { subjects: subjects(&["grizzled.game.>", "grizzled.past.>"]), ..good.clone() }),
        ("deny_delete", Config { deny_delete: true, ..good.clone() }),
        ("deny_purge", Config { deny_purge: true, ..good.clone() }),
        ("no_ack", Config { no_ack: true, ..good.clone() }),
        ("storage", Config { storage: StorageType::Memory, ..good.clone() }),
        ("sources", Config { sources: Some(vec![Source { name: "other".to_owned(), ..Source::default() }]), ..good }),
    ]
}

fn problems(server: &Server) -> Vec<String> {
    match NatsStore::open(&server.options()) {
        Err(StoreError::Backend(failure)) => {
            let source = failure.source().unwrap();
            source
                .source()
                .or(Some(source))
                .and_then(|unfit| unfit.downcast_ref::<UnfitStream>())
                .unwrap()
                .problems
                .clone()
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_stream_that_does_not_keep_games_is_refused_by_name() {
    let Some(server) = Server::start() else { return };
    for (name, config) in rows() {
        put(&server, config.clone()).await;
        let problems = problems(&server);
        assert!(problems.len() == 1 && problems[0].starts_with(&format!("{name} ")), "{name}: {problems:?}");
    }
    let two = Config { deny_delete: true, max_messages: 7, ..plain() };
    put(&server, two).await;
    assert_eq!(problems(&server).len(), 2, "all that is wrong is named at once");
}

#[tokio::test]
async fn a_mirror_is_refused() {
    let Some(server) = Server::start() else { return };
    put(&server, Config { name: "first".to_owned(), subjects: subjects(&["first"]), ..plain() }).await;
    let mirror = Some(Source { name: "first".to_owned(), ..Source::default() });
    put(&server, Config { subjects: Vec::new(), mirror, ..plain() }).await;
    let problems = problems(&server);
    assert!(problems.iter().any(|problem| problem.starts_with("mirror ")), "{problems:?}");
}

#[tokio::test]
async fn a_sealed_stream_is_refused() {
    let Some(server) = Server::start() else { return };
    put(&server, plain()).await;
    let context = async_nats::jetstream::new(async_nats::connect(server.url()).await.unwrap());
    let sealed = Config { sealed: true, deny_delete: true, deny_purge: true, ..plain() };
    context.update_stream(sealed).await.unwrap();
    let problems = problems(&server);
    assert!(problems.iter().any(|problem| problem.starts_with("sealed ")), "{problems:?}");
}

/// A stream with limits that refuse new messages is fit; so is one with a short window for duplicates.
#[tokio::test]
async fn limits_that_refuse_new_messages_are_accepted() {
    let Some(server) = Server::start() else { return };
    let window = Duration::from_millis(100);
    let config = Config {
        max_messages: 1_000,
        max_bytes: 1 << 20,
        discard: DiscardPolicy::New,
        duplicate_window: window,
        ..plain()
    };
    put(&server, config).await;
    let store = NatsStore::open(&server.options()).unwrap();
    store.create(GameId(1), b"").unwrap();
    let batch = Batch { command: CommandId(7), records: vec![b"one".to_vec()] };
    let appended = store.append(GameId(1), Expected::seq(0), &batch).unwrap();
    tokio::time::sleep(window * 3).await;
    assert_eq!(store.append(GameId(1), Expected::seq(0), &batch).unwrap(), appended, "after the window");
    assert_eq!(store.info(GameId(1)).unwrap().seq, 1);
}

#[test]
fn a_stream_is_created_once_and_never_by_opening() {
    let Some(server) = Server::start() else { return };
    assert!(matches!(NatsStore::open(&server.options()), Err(StoreError::NoStore(_))));
    drop(NatsStore::create(&server.options()).unwrap());
    drop(NatsStore::open(&server.options()).unwrap());
    assert!(matches!(NatsStore::create(&server.options()), Err(StoreError::StoreExists(_))));
    let small = Server::start_with("max_payload: 500000").unwrap();
    let refused = NatsStore::create(&small.options()).unwrap_err();
    assert!(refused.to_string().contains("max_payload"), "{refused}");
}
