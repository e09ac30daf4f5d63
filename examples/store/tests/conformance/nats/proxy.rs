//! A connection that loses acknowledgements.

use super::server::Server;
use crate::suite::append;
use grizzled_store::{Appended, Batch, CommandId, Expected, GameId, GameStore, NatsOptions, NatsStore, OwnerId};
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

const GAME: GameId = GameId(7);

/// Stands between client and server, on the loopback interface.
struct Proxy {
    port: u16,
    lossy: Arc<Lossy>,
}

/// What it loses.
#[derive(Default)]
struct Lossy {
    /// Whether the next acknowledgement of a message is lost, with the connection.
    armed: AtomicBool,
    lost: AtomicU32,
}

impl Proxy {
    fn start(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let lossy = Arc::new(Lossy::default());
        let kept = lossy.clone();
        // It ends with the process of the tests.
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { continue };
                let (from, to) = (client.try_clone().unwrap(), server.try_clone().unwrap());
                thread::spawn(move || pass(from, to, |_| true));
                let lossy = kept.clone();
                thread::spawn(move || pass(server, client, |bytes| lossy.passes(bytes)));
            }
        });
        Self { port, lossy }
    }

    fn store(&self) -> NatsStore {
        let options = NatsOptions::new(format!("nats://127.0.0.1:{}", self.port)).timeout(Duration::from_secs(6));
        NatsStore::open(&options).unwrap()
    }

    /// Loses the acknowledgement of what this does.
    fn losing<T>(&self, deed: impl FnOnce() -> T) -> T {
        let before = self.lossy.lost.load(Ordering::SeqCst);
        self.lossy.armed.store(true, Ordering::SeqCst);
        let done = deed();
        assert_eq!(self.lossy.lost.load(Ordering::SeqCst), before + 1, "an acknowledgement was lost");
        done
    }
}

impl Lossy {
    fn passes(&self, bytes: &[u8]) -> bool {
        // `{"stream":"grizzled", "seq":2}`: the server has stored a message.
        let acknowledged = bytes.windows(9).any(|window| window == b"{\"stream\"");
        if acknowledged && self.armed.swap(false, Ordering::SeqCst) {
            self.lost.fetch_add(1, Ordering::SeqCst);
            return false;
        }
        true
    }
}

/// Passes bytes on until one of the two is gone, or something is not to pass.
fn pass(mut from: TcpStream, mut to: TcpStream, passes: impl Fn(&[u8]) -> bool) {
    let mut bytes = [0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !passes(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

#[test]
fn a_lost_acknowledgement_is_settled_by_the_command() {
    let Some(server) = Server::start() else { return };
    drop(NatsStore::create(&server.options()).unwrap());
    let proxy = Proxy::start(server.port());
    let store = proxy.store();
    proxy.losing(|| store.create(GAME, b"header")).expect("the game is there, and it is this one");
    let batch = Batch { command: CommandId(1), records: vec![b"a".to_vec(), b"b".to_vec()] };
    let appended = Appended { first: 0, seq: 2 };
    assert_eq!(proxy.losing(|| store.append(GAME, Expected::seq(0), &batch)).unwrap(), appended);
    assert_eq!(store.append(GAME, Expected::seq(0), &batch).unwrap(), appended, "the same call once more");
    assert_eq!(store.read(GAME, 0).unwrap(), batch.records, "it was appended once");
    let lease = proxy.losing(|| store.acquire(GAME, OwnerId(1), Duration::from_secs(60))).unwrap();
    assert_eq!(lease.token, 1);
    let more = Batch { command: CommandId(2), records: vec![b"c".to_vec()] };
    assert_eq!(proxy.losing(|| store.append(GAME, lease.expects(2), &more)).unwrap().seq, 3);
    proxy.losing(|| store.finish(GAME, lease.expects(3), b"log")).unwrap();
    proxy.losing(|| store.archive(GAME)).unwrap();
    proxy.losing(|| store.delete(GAME)).unwrap();
}

/// Whoever repeats the command from another process gets the acknowledgement that was lost.
#[test]
fn another_process_settles_what_was_lost() {
    let Some(server) = Server::start() else { return };
    let direct = NatsStore::create(&server.options()).unwrap();
    let proxy = Proxy::start(server.port());
    let store = proxy.store();
    direct.create(GAME, b"").unwrap();
    let batch = Batch { command: CommandId(1), records: vec![b"a".to_vec()] };
    let first = proxy.losing(|| store.append(GAME, Expected::seq(0), &batch)).unwrap();
    append(&direct, GAME, 1, &["b"]).unwrap();
    assert_eq!(direct.append(GAME, Expected::seq(0), &batch).unwrap(), first);
    assert_eq!(direct.read(GAME, 0).unwrap(), [b"a", b"b"]);
}
