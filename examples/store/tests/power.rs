//! Nothing that was acknowledged is lost when the power is cut: on a disk that forgets what was not synced.
//!
//! A killed process leaves everything it has written to the system, so killing says nothing about `fsync`. This disk
//! does: at the cut, of all that was written since the last sync some parts are there and others are not.

use grizzled_store::trial::{Change, Model, Numbers, Work, check_contents, explain};
use grizzled_store::{RedbStore, Syncing};
use redb::StorageBackend;
use std::io::{Error, Result};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard};

/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// Something that was written and not synced.
#[derive(Debug)]
enum Unsynced {
    Length(usize),
    Bytes(usize, Vec<u8>),
}

#[derive(Default, Debug)]
struct Contents {
    /// As everyone sees it.
    seen: Vec<u8>,
    /// As it was at the last sync.
    synced: Vec<u8>,
    unsynced: Vec<Unsynced>,
    /// How many more writes and syncs there are before the power is cut.
    left: u64,
}

impl Contents {
    fn use_power(&mut self) -> Result<()> {
        self.left = self.left.checked_sub(1).ok_or_else(|| Error::other("the power is cut"))?;
        Ok(())
    }
}

/// A disk whose power is cut after some time. Its clones are the same disk.
#[derive(Clone, Default, Debug)]
struct Disk(Arc<Mutex<Contents>>);

impl Disk {
    fn with_power(synced: Vec<u8>, left: u64) -> Self {
        Self(Arc::new(Mutex::new(Contents { seen: synced.clone(), synced, unsynced: Vec::new(), left })))
    }

    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap()
    }

    /// What is on the disk after the cut: what was synced, and any sectors of what was not.
    fn after_the_cut(&self, numbers: &mut Numbers) -> Vec<u8> {
        let contents = self.contents();
        let mut bytes = contents.synced.clone();
        let kept = [0, 50, 90, 100][numbers.below(4) as usize];
        for written in &contents.unsynced {
            match written {
                Unsynced::Length(length) if *length > bytes.len() || numbers.below(100) < kept => {
                    bytes.resize(*length, 0)
                }
                Unsynced::Length(_) => {}
                Unsynced::Bytes(at, data) => keep_some(&mut bytes, *at, data, kept, numbers),
            }
        }
        bytes
    }
}

/// Writes each sector of the data with this likelihood.
fn keep_some(bytes: &mut Vec<u8>, at: usize, data: &[u8], kept: u64, numbers: &mut Numbers) {
    for (sector, part) in data.chunks(SECTOR).enumerate() {
        if numbers.below(100) < kept {
            let begin = at + sector * SECTOR;
            bytes.resize(bytes.len().max(begin + part.len()), 0);
            bytes[begin..begin + part.len()].copy_from_slice(part);
        }
    }
}

impl StorageBackend for Disk {
    fn len(&self) -> Result<u64> {
        Ok(self.contents().seen.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> Result<()> {
        let contents = self.contents();
        let begin = offset as usize;
        out.copy_from_slice(contents.seen.get(begin..begin + out.len()).ok_or_else(|| Error::other("beyond the end"))?);
        Ok(())
    }

    fn set_len(&self, len: u64) -> Result<()> {
        let mut contents = self.contents();
        contents.use_power()?;
        contents.seen.resize(len as usize, 0);
        contents.unsynced.push(Unsynced::Length(len as usize));
        Ok(())
    }

    fn sync_data(&self) -> Result<()> {
        let mut contents = self.contents();
        contents.use_power()?;
        contents.synced = contents.seen.clone();
        contents.unsynced.clear();
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> Result<()> {
        let mut contents = self.contents();
        contents.use_power()?;
        let begin = offset as usize;
        contents.seen[begin..begin + data.len()].copy_from_slice(data);
        contents.unsynced.push(Unsynced::Bytes(begin, data.to_vec()));
        Ok(())
    }
}

/// Opens one disk again and again, as the store does when it is reopened.
fn shared(disk: &Disk) -> impl Fn() -> Disk + use<> {
    let disk = disk.clone();
    move || disk.clone()
}

/// Changes the store until the power is cut. What was begun, and how much of it was acknowledged.
fn work_until_the_cut(disk: &Disk, syncing: Syncing, seed: u64, before: &Model) -> (Vec<Change>, usize) {
    let (mut changes, mut work) = (Vec::new(), Work::new(seed, 0, before));
    let Ok(store) = RedbStore::on_backend(shared(disk), syncing) else { return (changes, 0) };
    loop {
        let change = work.next_change();
        changes.push(change);
        if work.carry_out(&store, change).is_err() {
            let done = changes.len() - 1;
            return (changes, done);
        }
    }
}

/// Cuts the power this many times on one disk. How many changes were acknowledged, and how many of them were lost.
fn cut(times: u64, seed: u64, syncing: Syncing, may_be_lost: usize) -> (usize, usize) {
    let mut numbers = Numbers(seed);
    let (mut before, mut bytes) = (Model::default(), Vec::new());
    let (mut acknowledged, mut lost) = (0, 0);
    for time in 0..times {
        let disk = Disk::with_power(bytes, 20 + numbers.below(400));
        let (changes, done) = work_until_the_cut(&disk, syncing, numbers.draw(), &before);
        let after = Disk::with_power(disk.after_the_cut(&mut numbers), u64::MAX);
        let store = RedbStore::on_backend(shared(&after), syncing).unwrap();
        let found = Model::of(&store).unwrap();
        let allowed = done.saturating_sub(may_be_lost)..=changes.len();
        let held =
            explain(&before, &changes, allowed, &found).unwrap_or_else(|finding| panic!("cut {time}: {finding}"));
        check_contents(&store, &found).unwrap();
        drop(store);
        (acknowledged, lost) = (acknowledged + done, lost + done.saturating_sub(held));
        before = found;
        bytes = after.contents().synced.clone();
    }
    (acknowledged, lost)
}

#[test]
fn with_fsync_nothing_acknowledged_is_lost() {
    for seed in 0..8 {
        let (acknowledged, lost) = cut(25, seed, Syncing::EachChange, 0);
        assert!(acknowledged > 200, "{acknowledged} changes acknowledged");
        assert_eq!(lost, 0);
    }
}

#[test]
fn with_fsync_at_times_the_rest_is_whole() {
    let (mut acknowledged, mut lost) = (0, 0);
    for seed in 0..4 {
        let now = cut(25, seed, Syncing::Every(NonZeroU32::new(10).unwrap()), 9);
        (acknowledged, lost) = (acknowledged + now.0, lost + now.1);
    }
    // A disk that forgets nothing would test nothing.
    assert!(lost > 0 && lost < acknowledged, "{lost} of {acknowledged} changes lost");
}
