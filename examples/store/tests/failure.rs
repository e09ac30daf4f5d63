//! What goes wrong around a store: the wrong file, another process, a full disk, a read-only one. Each is an error of its
//! own, which says what became of the change.

use grizzled_store::{Batch, CommandId, Expected, GameId, GameStore, Outcome, RedbStore, Status, StoreError, Syncing};
use redb::StorageBackend;
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;

const GAME: GameId = GameId(1914);
const PROGRAM: &str = env!("CARGO_BIN_EXE_grizzled-store");

macro_rules! assert_fails {
    ($done:expr, $how:pat) => {
        match $done {
            Err($how) => {}
            other => panic!("{other:?}"),
        }
    };
}

fn open(path: &Path) -> std::result::Result<RedbStore, StoreError> {
    RedbStore::open(path, Syncing::EachChange)
}

fn create(path: &Path) -> std::result::Result<RedbStore, StoreError> {
    RedbStore::create(path, Syncing::EachChange)
}

fn batch(command: u128, size: usize) -> Batch {
    Batch { command: CommandId(command), records: vec![vec![command as u8; size]] }
}

#[test]
fn what_is_no_store_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    assert_fails!(open(&path), StoreError::NoStore(_));
    assert!(!path.exists(), "opening a mistyped name created a file");
    fs::write(&path, b"").unwrap();
    assert_fails!(open(&path), StoreError::NoStore(_));
    for strange in [&b"x"[..], &[0; 4096], &[0; 100_000], &b"redb\x1A\x0A\xA9\x0D\x0A"[..]] {
        fs::write(&path, strange).unwrap();
        assert_fails!(open(&path), StoreError::Damaged(_));
        assert_fails!(RedbStore::open_quickly(&path, Syncing::EachChange), StoreError::Damaged(_));
        assert_eq!(fs::read(&path).unwrap(), strange, "it was changed");
    }
    fs::remove_file(&path).unwrap();
    drop(redb::Database::create(&path).unwrap());
    assert_fails!(open(&path), StoreError::Damaged(_));
    assert_fails!(open(folder.path()), StoreError::Backend(_) | StoreError::ReadOnly(_));
}

#[test]
fn a_file_that_is_there_is_not_created_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    for there in [&b""[..], b"something"] {
        fs::write(&path, there).unwrap();
        assert_fails!(create(&path), StoreError::StoreExists(_));
        assert_eq!(fs::read(&path).unwrap(), there);
    }
    fs::remove_file(&path).unwrap();
    create(&path).unwrap().create(GAME, b"header").unwrap();
    assert_fails!(create(&path), StoreError::StoreExists(_));
    assert_eq!(open(&path).unwrap().info(GAME).unwrap().header, b"header");
    assert_fails!(create(&folder.path().join("none/games.redb")), StoreError::Backend(_));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "something is left over");
}

fn run(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(PROGRAM).args(arguments).stdin(Stdio::null()).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn the_program_creates_opens_and_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    let file = path.to_str().unwrap();
    let (status, said) = run(&["play", "--db", file]);
    assert_eq!((status, said.contains("there is no store")), (Some(1), true), "{said}");
    assert_eq!(run(&["create", "--db", file]).0, Some(0));
    let (status, said) = run(&["create", "--db", file]);
    assert_eq!((status, said.contains("something already")), (Some(1), true), "{said}");
    assert_eq!(run(&["play", "--db", file, "--seed", "1914"]).0, Some(0));
    let (status, said) = run(&["verify", "--db", file]);
    assert_eq!((status, said.contains("1 games") && said.contains("nothing is damaged")), (Some(0), true), "{said}");
    let store = open(&path).unwrap();
    let game = store.games(Status::Finished, None, 1).unwrap()[0];
    let log = store.log(game).unwrap().unwrap();
    drop(store);
    // A byte of the log, which is in this file once.
    let mut bytes = fs::read(&path).unwrap();
    let at = bytes.windows(log.len()).position(|window| window == log).unwrap();
    bytes[at + log.len() / 2] ^= 4;
    fs::write(&path, &bytes).unwrap();
    let (status, said) = run(&["verify", "--db", file]);
    assert_eq!((status, said.contains("log: the checksum is wrong")), (Some(1), true), "{said}");
    assert_eq!(fs::read(&path).unwrap(), bytes, "it was changed");
}

#[test]
fn a_file_belongs_to_one_process() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    let store = create(&path).unwrap();
    assert_fails!(open(&path), StoreError::Locked(_));
    assert_fails!(RedbStore::verify(&path), StoreError::Locked(_));
    let (status, said) = run(&["verify", "--db", path.to_str().unwrap()]);
    assert_eq!((status, said.contains("the storage is locked")), (Some(1), true), "{said}");
    store.create(GAME, b"").expect("the first one is not disturbed");
    drop(store);
    let store = open(&path).unwrap();
    store.reopen().expect("the lock is released and taken again");
    assert_eq!(store.info(GAME).unwrap().seq, 0);
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_written_is_read_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    drop(create(&path).unwrap());
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    if fs::OpenOptions::new().write(true).open(&path).is_ok() {
        println!("skipped: the superuser may write to every file");
        return;
    }
    assert_fails!(open(&path), StoreError::ReadOnly(_));
}

/// What a disk holds, and what it answers to whoever writes more than it takes.
#[derive(Debug)]
struct Contents {
    bytes: Vec<u8>,
    limit: usize,
    refusal: ErrorKind,
}

/// A disk in memory. Its clones are the same disk.
#[derive(Clone, Debug)]
struct Disk(Arc<Mutex<Contents>>);

impl Disk {
    fn new(limit: usize, refusal: ErrorKind) -> Self {
        Self(Arc::new(Mutex::new(Contents { bytes: Vec::new(), limit, refusal })))
    }

    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap()
    }

    fn limit(&self, limit: usize) {
        self.contents().limit = limit;
    }

    fn store(&self) -> std::result::Result<RedbStore, StoreError> {
        let disk = self.clone();
        RedbStore::on_backend(move || disk.clone(), Syncing::EachChange)
    }
}

impl Contents {
    fn check(&self, length: usize) -> Result<()> {
        if length > self.limit { Err(Error::from(self.refusal)) } else { Ok(()) }
    }
}

impl StorageBackend for Disk {
    fn len(&self) -> Result<u64> {
        Ok(self.contents().bytes.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> Result<()> {
        let begin = offset as usize;
        let contents = self.contents();
        out.copy_from_slice(contents.bytes.get(begin..begin + out.len()).ok_or(ErrorKind::UnexpectedEof)?);
        Ok(())
    }

    fn set_len(&self, len: u64) -> Result<()> {
        let mut contents = self.contents();
        // A file may be longer than what is written to it.
        contents.bytes.resize(len as usize, 0);
        Ok(())
    }

    fn sync_data(&self) -> Result<()> {
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> Result<()> {
        let begin = offset as usize;
        let mut contents = self.contents();
        contents.check(begin + data.len())?;
        contents.bytes[begin..begin + data.len()].copy_from_slice(data);
        Ok(())
    }
}

/// Appends until the store fails: how many commands were acknowledged, and the failure.
fn fill(store: &RedbStore) -> (u128, StoreError) {
    for command in 0.. {
        if let Err(error) = store.append(GAME, Expected::seq(command as u64), &batch(command, 10_000)) {
            return (command, error);
        }
    }
    unreachable!("the disk is never full");
}

#[test]
fn after_a_full_disk_the_store_is_reopened() {
    let disk = Disk::new(3_000_000, ErrorKind::StorageFull);
    let store = disk.store().unwrap();
    store.create(GAME, b"header").unwrap();
    let (acknowledged, failure) = fill(&store);
    assert!(matches!(failure, StoreError::Full(_)), "{failure:?}");
    assert_eq!(failure.outcome(), Outcome::Unknown, "it was in the middle of writing");
    let next = batch(acknowledged, 10_000);
    let closed = store.append(GAME, Expected::seq(acknowledged as u64), &next).unwrap_err();
    assert!(matches!(closed, StoreError::Closed(_)) && closed.outcome() == Outcome::NotMade, "{closed:?}");
    assert_fails!(store.read(GAME, 0), StoreError::Closed(_));
    disk.limit(0);
    assert_fails!(store.reopen(), StoreError::Full(_));
    assert_fails!(store.info(GAME), StoreError::Closed(_));
    disk.limit(usize::MAX);
    store.reopen().unwrap();
    let appended = store.append(GAME, Expected::seq(acknowledged as u64), &next).unwrap();
    assert_eq!((appended.first, appended.seq), (acknowledged as u64, acknowledged as u64 + 1));
    let read = store.read(GAME, 0).unwrap();
    assert_eq!(read.len() as u128, acknowledged + 1, "the command whose outcome was not known is there once");
    for (number, record) in read.iter().enumerate() {
        assert_eq!(*record, vec![number as u8; 10_000]);
    }
}

/// Of many writers who share a commit that fails: what was acknowledged is there, what certainly failed is not.
#[test]
fn a_commit_that_fails_fails_for_all_its_members() {
    const WRITERS: u128 = 8;
    let disk = Disk::new(4_000_000, ErrorKind::StorageFull);
    let store = disk.store().unwrap();
    (0..WRITERS).for_each(|game| store.create(GameId(game), b"").unwrap());
    let write = |game: u128| {
        for seq in 0.. {
            if let Err(error) = store.append(GameId(game), Expected::seq(seq), &batch(seq.into(), 3_000)) {
                return (game, seq, error);
            }
        }
        unreachable!("the disk is never full");
    };
    let ends: Vec<_> = thread::scope(|scope| {
        let write = &write;
        let threads: Vec<_> = (0..WRITERS).map(|game| scope.spawn(move || write(game))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(ends.iter().any(|(_, _, error)| matches!(error, StoreError::Full(_))), "{ends:?}");
    assert!(ends.iter().all(|(_, _, error)| matches!(error, StoreError::Full(_) | StoreError::Closed(_))), "{ends:?}");
    disk.limit(usize::MAX);
    store.reopen().unwrap();
    for (game, acknowledged, error) in ends {
        let found = store.read(GameId(game), 0).unwrap().len() as u64;
        let more = match error.outcome() {
            Outcome::NotMade => 0..=0,
            Outcome::Made => 1..=1,
            Outcome::Unknown => 0..=1,
        };
        assert!(more.contains(&(found - acknowledged)), "{found} records after {acknowledged}: {error}");
    }
}

#[test]
fn a_read_only_disk_says_so() {
    let disk = Disk::new(usize::MAX, ErrorKind::ReadOnlyFilesystem);
    let store = disk.store().unwrap();
    store.create(GAME, b"").unwrap();
    disk.limit(0);
    let (_, failure) = fill(&store);
    assert!(matches!(failure, StoreError::ReadOnly(_)), "{failure:?}");
    disk.limit(usize::MAX);
    store.reopen().unwrap();
    assert_eq!(store.info(GAME).unwrap().seq, 0);
}

/// A real file that the system lets grow no further.
#[cfg(target_os = "linux")]
#[test]
fn a_file_at_its_limit_keeps_what_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.redb");
    drop(create(&path).unwrap());
    // In units of 512 bytes; what goes beyond is an error, and no signal.
    let limited = "trap '' XFSZ; ulimit -f 2000; exec \"$0\" crash-child \"$1\" 1 7 1";
    let output = Command::new("sh").args(["-c", limited, PROGRAM, path.to_str().unwrap()]).output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("the storage is full"), "{complaint}");
    let said = String::from_utf8(output.stdout).unwrap();
    let done = said.lines().filter(|line| line.ends_with("done")).count();
    assert!(done > 20, "{done} changes were acknowledged");
    let found = RedbStore::verify(&path).unwrap();
    assert!(found.damage.is_empty() && found.games > 0, "{found}");
}
