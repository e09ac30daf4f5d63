//! Stores in asynchronous tasks.

use super::server::Server;
use grizzled_store::{
    AsyncGameStore, AsyncNatsStore, Batch, CommandId, Expected, GameId, GameStore, NatsStore, Status, StoreError,
};
use std::sync::Arc;

/// Several tasks play a game each on one store of which they know nothing but the contract.
async fn as_dyn() {
    let Some(server) = Server::start() else { return };
    let store: Arc<dyn AsyncGameStore> = Arc::new(AsyncNatsStore::create(&server.options()).await.unwrap());
    let play = |game: GameId| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            store.create(game, b"header").await.unwrap();
            for seq in 0..20_u64 {
                let batch = Batch { command: CommandId(seq.into()), records: vec![seq.to_le_bytes().to_vec()] };
                assert_eq!(store.append(game, Expected::seq(seq), &batch).await.unwrap().seq, seq + 1);
            }
            let read = store.read(game, 5).await.unwrap();
            assert_eq!(read, (5..20_u64).map(|seq| seq.to_le_bytes().to_vec()).collect::<Vec<_>>());
            store.finish(game, Expected::seq(20), b"log").await.unwrap();
        })
    };
    let tasks: Vec<_> = (0..8).map(|game| play(GameId(game))).collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(store.games(Status::Finished, None, 100).await.unwrap().len(), 8);
}

/// The blocking store neither panics nor waits for ever where it is called, made and dropped in a task.
async fn blocking() {
    let Some(server) = Server::start() else { return };
    let store = NatsStore::create(&server.options()).unwrap();
    store.create(GameId(1), b"").unwrap();
    let batch = Batch { command: CommandId(1), records: vec![b"one".to_vec()] };
    store.append(GameId(1), Expected::seq(0), &batch).unwrap();
    assert_eq!(store.read(GameId(1), 0).unwrap(), batch.records);
    let moved = tokio::spawn(async move { store.info(GameId(1)).map(|info| info.seq) });
    assert_eq!(moved.await.unwrap().unwrap(), 1);
    let none = NatsStore::open(&server.options().stream("none"));
    assert!(matches!(none, Err(StoreError::NoStore(_))), "{none:?}");
}

#[tokio::test]
async fn an_async_store_is_used_as_dyn_on_one_thread() {
    as_dyn().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_async_store_is_used_as_dyn_on_several_threads() {
    as_dyn().await;
}

#[tokio::test]
async fn a_blocking_store_works_in_a_task_on_one_thread() {
    blocking().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_blocking_store_works_in_a_task_on_several_threads() {
    blocking().await;
}
