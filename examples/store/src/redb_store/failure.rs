//! What the database says, in the words of the store.

use crate::error::{Damage, Failure, Outcome, StoreError};
use std::io::{self, ErrorKind};
use std::sync::Arc;

/// A failure of the database before anything was changed for good.
pub(super) fn failed(error: impl Into<redb::Error>) -> StoreError {
    failed_with(Outcome::NotMade, error.into())
}

/// A failure of a commit, after which nobody knows what is on the disk.
pub(super) fn commit_failed(error: impl Into<redb::Error>) -> StoreError {
    failed_with(Outcome::Unknown, error.into())
}

fn failed_with(outcome: Outcome, error: redb::Error) -> StoreError {
    let kind = match &error {
        redb::Error::Io(error) => of_io(error),
        redb::Error::DatabaseAlreadyOpen => StoreError::Locked,
        redb::Error::PreviousIo | redb::Error::DatabaseClosed => StoreError::Closed,
        redb::Error::Corrupted(problem) => return Damage::of_storage(problem.clone()).into(),
        redb::Error::RepairAborted => return Damage::of_storage("it cannot be repaired").into(),
        _ => StoreError::Backend,
    };
    kind(Failure { outcome, source: Arc::new(error) })
}

/// The kind of failure that the operating system reports.
pub(super) fn of_io(error: &io::Error) -> fn(Failure) -> StoreError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => StoreError::Full,
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => StoreError::ReadOnly,
        ErrorKind::TimedOut => StoreError::Timeout,
        ErrorKind::WouldBlock | ErrorKind::ResourceBusy => StoreError::Locked,
        _ => StoreError::Backend,
    }
}
