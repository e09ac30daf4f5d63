//! A file that can be repaired and checked without being changed: what is written stays in memory.

use redb::{BackendError, StorageBackend};
use std::collections::BTreeMap;
use std::io::{Error, ErrorKind, Result};
use std::ops::Bound;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The unit in which what is written is kept.
const PIECE: u64 = 4096;

#[derive(Debug)]
struct Written {
    pieces: BTreeMap<u64, Vec<u8>>,
    len: u64,
}

/// Storage that is read, and written only in memory.
#[derive(Debug)]
pub(super) struct Overlay<B> {
    below: B,
    written: Mutex<Written>,
}

impl<B: StorageBackend> Overlay<B> {
    pub(super) fn new(below: B) -> Result<Self> {
        let len = below.len()?;
        Ok(Self { below, written: Mutex::new(Written { pieces: BTreeMap::new(), len }) })
    }

    fn written(&self) -> MutexGuard<'_, Written> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A piece as it stands; beyond the end of the storage below there are zeros.
    fn piece(&self, written: &Written, number: u64) -> Result<Vec<u8>> {
        if let Some(piece) = written.pieces.get(&number) {
            return Ok(piece.clone());
        }
        let begin = number * PIECE;
        let there = self.below.len()?.saturating_sub(begin).min(PIECE) as usize;
        let mut piece = vec![0; PIECE as usize];
        self.below.read(begin, &mut piece[..there])?;
        Ok(piece)
    }

    /// Goes through a range piece by piece: the number of the piece, where in it, and where in the range.
    fn parts(offset: u64, len: usize) -> impl Iterator<Item = (u64, usize, std::ops::Range<usize>)> {
        let end = offset + len as u64;
        let mut at = offset;
        std::iter::from_fn(move || {
            let number = at / PIECE;
            let to = end.min((number + 1) * PIECE);
            let part = (number, (at % PIECE) as usize, (at - offset) as usize..(to - offset) as usize);
            let more = at < end;
            at = to;
            more.then_some(part)
        })
    }
}

impl<B: StorageBackend> StorageBackend for Overlay<B> {
    fn len(&self) -> Result<u64> {
        Ok(self.written().len)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> Result<()> {
        let written = self.written();
        if offset.checked_add(out.len() as u64).is_none_or(|end| end > written.len) {
            return Err(Error::new(ErrorKind::UnexpectedEof, "beyond the end"));
        }
        if written.pieces.is_empty() {
            return self.below.read(offset, out);
        }
        for (number, begin, range) in Self::parts(offset, out.len()) {
            let piece = self.piece(&written, number)?;
            let len = range.len();
            out[range].copy_from_slice(&piece[begin..begin + len]);
        }
        Ok(())
    }

    fn set_len(&self, len: u64) -> Result<()> {
        self.written().len = len;
        Ok(())
    }

    fn sync_data(&self) -> Result<()> {
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> Result<()> {
        let mut written = self.written();
        for (number, begin, range) in Self::parts(offset, data.len()) {
            let mut piece = self.piece(&written, number)?;
            let len = range.len();
            piece[begin..begin + len].copy_from_slice(&data[range]);
            written.pieces.insert(number, piece);
        }
        Ok(())
    }

    fn close(&self) -> Result<()> {
        self.below.close()
    }

    fn try_lock_range(&self, from: Bound<u64>, to: Bound<u64>) -> std::result::Result<bool, BackendError> {
        self.below.try_lock_range(from, to)
    }

    fn try_lock_shared_range(&self, from: Bound<u64>, to: Bound<u64>) -> std::result::Result<bool, BackendError> {
        self.below.try_lock_shared_range(from, to)
    }

    fn lock_range(&self, from: Bound<u64>, to: Bound<u64>) -> std::result::Result<(), BackendError> {
        self.below.lock_range(from, to)
    }

    fn lock_shared_range(&self, from: Bound<u64>, to: Bound<u64>) -> std::result::Result<(), BackendError> {
        self.below.lock_shared_range(from, to)
    }

    fn unlock_range(&self, from: Bound<u64>, to: Bound<u64>) -> std::result::Result<(), BackendError> {
        self.below.unlock_range(from, to)
    }

    fn query_lock_range(&self, from: Bound<u64>, to: Bound<u64>) -> std::result::Result<bool, BackendError> {
        self.below.query_lock_range(from, to)
    }
}
