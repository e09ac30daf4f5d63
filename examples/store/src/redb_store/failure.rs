//! What the database says, in the words of the store.

use crate::error::{Damage, Failure, Outcome, StoreError};
use std::any::Any;
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
        redb::Error::Io(error) if matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::InvalidData) => {
            return Damage::of_storage(error.to_string()).into();
        }
        redb::Error::Io(error) => of_io(error),
        redb::Error::DatabaseAlreadyOpen => StoreError::Locked,
        redb::Error::PreviousIo | redb::Error::DatabaseClosed | redb::Error::LockPoisoned(_) => StoreError::Closed,
        redb::Error::Corrupted(problem) => return Damage::of_storage(problem.clone()).into(),
        redb::Error::TableDoesNotExist(_)
        | redb::Error::TableTypeMismatch { .. }
        | redb::Error::TableIsMultimap(_)
        | redb::Error::TableIsNotMultimap(_)
        | redb::Error::TypeDefinitionChanged { .. } => return Damage::of_storage(error.to_string()).into(),
        redb::Error::RepairAborted => return Damage::of_storage("it cannot be repaired").into(),
        _ => StoreError::Backend,
    };
    kind(Failure { outcome, source: Arc::new(error) })
}

/// A failure of the operating system before anything was changed.
pub(super) fn io_failed(error: io::Error) -> StoreError {
    of_io(&error)(Failure { outcome: Outcome::NotMade, source: Arc::new(error) })
}

/// That the database is closed until it is reopened.
pub(super) fn closed() -> StoreError {
    let source = Arc::new(redb::Error::DatabaseClosed);
    StoreError::Closed(Failure { outcome: Outcome::NotMade, source })
}

/// What the database has panicked about: it found what it never writes.
pub(super) fn panicked(panic: &(dyn Any + Send)) -> StoreError {
    let words = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    Damage::of_storage(format!("the database panicked: {}", words.unwrap_or("without words"))).into()
}

/// The kind of failure that the operating system reports.
fn of_io(error: &io::Error) -> fn(Failure) -> StoreError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => StoreError::Full,
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => StoreError::ReadOnly,
        ErrorKind::TimedOut => StoreError::Timeout,
        ErrorKind::WouldBlock | ErrorKind::ResourceBusy => StoreError::Locked,
        _ => StoreError::Backend,
    }
}
