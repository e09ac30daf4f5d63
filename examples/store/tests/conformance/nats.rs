//! The store on NATS JetStream, on a server that each test starts on the loopback interface and stops again.

use crate::Place;
use crate::suite::{all, append};
use grizzled_store::{Expected, GameId, GameStore, NatsStore, StoreError};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The longest time that a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server, with a folder of its own for the streams.
struct Server {
    child: Child,
    folder: TempDir,
    port: u16,
}

impl Server {
    /// Starts a server; without one on the `PATH`, says so and there is nothing to test.
    fn start() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        match serve(folder.path(), None) {
            Ok(child) => Some(Self { port: port(folder.path(), child.id()), child, folder }),
            Err(error) => {
                println!("skipped: nats-server cannot be started: {error}");
                None
            }
        }
    }

    /// Kills the server and starts it again on the same streams and the same port.
    fn kill_and_start(&mut self) {
        self.stop();
        self.child = serve(self.folder.path(), Some(self.port)).unwrap();
        assert_eq!(port(self.folder.path(), self.child.id()), self.port);
    }

    /// By its process id.
    fn stop(&mut self) {
        self.child.kill().and_then(|()| self.child.wait()).unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Place for Server {
    type Store = NatsStore;

    fn open(&self) -> NatsStore {
        NatsStore::open(&format!("nats://127.0.0.1:{}", self.port), "grizzled").unwrap()
    }

    /// There are no leases here.
    fn advance(&self, _: Duration) {}
}

/// Starts a server that streams into this folder; on a port that is free unless it is named.
fn serve(folder: &Path, port: Option<u16>) -> std::io::Result<Child> {
    let port = port.map_or("-1".to_owned(), |port| port.to_string());
    let mut command = Command::new("nats-server");
    command.args(["--addr", "127.0.0.1", "--port", &port, "--jetstream", "--store_dir"]).arg(folder);
    command.arg("--ports_file_dir").arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn()
}

/// The port that the server with this process id writes into a file as soon as it listens.
fn port(folder: &Path, process: u32) -> u16 {
    let file = folder.join(format!("nats-server_{process}.ports"));
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        let told = fs::read(&file).ok().and_then(|text| serde_json::from_slice::<serde_json::Value>(&text).ok());
        if let Some(port) = told.and_then(|ports| ports["nats"][0].as_str()?.rsplit(':').next()?.parse().ok()) {
            return port;
        }
        sleep(Duration::from_millis(10));
    }
    panic!("the server does not listen after {PATIENCE:?}");
}

const GAME: GameId = GameId(7);

mod jetstream {
    crate::conformance! { basic, super::Server::start() }
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
    // As a writer that dies in the midst of finishing leaves them.
    store.seal(GAME, 3, b"log").unwrap();
    store.seal(GameId(8), 3, b"log").unwrap();
    let again = server.open();
    for store in [&store, &again] {
        assert_eq!(store.messages().unwrap(), 3 * 3 + 2);
        assert_eq!(store.log(GAME).unwrap().unwrap(), b"log");
        assert_eq!(store.info(GAME).unwrap().header, b"header");
        assert!(matches!(append(store, GAME, 3, &["late"]), Err(StoreError::Finished)));
        assert!(matches!(store.read(GAME, 0), Err(StoreError::Finished)));
    }
    again.finish(GAME, Expected::seq(3), b"log").unwrap();
    assert_eq!(again.messages().unwrap(), 3 + 4 + 1);
    assert_eq!(again.tidy().unwrap(), 1);
    assert_eq!(again.messages().unwrap(), 3 + 1 + 1);
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
