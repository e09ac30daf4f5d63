//! What the server and the client library report, as the errors of a store.

use crate::error::{Failure, Outcome, StoreError};
use async_nats::jetstream::context::{
    CreateStreamError, CreateStreamErrorKind, PublishError, PublishErrorKind, RequestError, RequestErrorKind,
};
use async_nats::jetstream::stream::{ConsumerError, ConsumerErrorKind};
use async_nats::jetstream::{self, ErrorCode};
use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// A stream that does not keep what a store writes, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnfitStream {
    /// The name of the stream.
    pub stream: String,
    /// What is wrong, each by the name of the setting.
    pub problems: Vec<String>,
}

impl fmt::Display for UnfitStream {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "the stream {:?} is not fit for games: {}", self.stream, self.problems.join("; "))
    }
}

impl Error for UnfitStream {}

/// What failed, with everything that it names as its causes.
#[derive(Debug)]
struct Cause {
    doing: &'static str,
    error: Box<dyn Error + Send + Sync>,
}

impl fmt::Display for Cause {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}: {}", self.doing, self.error)?;
        let mut cause = self.error.source();
        let mut before = self.error.to_string();
        while let Some(error) = cause {
            let text = error.to_string();
            if !before.contains(&text) {
                write!(to, ": {text}")?;
            }
            (before, cause) = (text, error.source());
        }
        Ok(())
    }
}

impl Error for Cause {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&*self.error)
    }
}

/// A failure of something that only asks, or that was certainly refused.
pub(super) fn failure(doing: &'static str, error: impl Into<Box<dyn Error + Send + Sync>>) -> StoreError {
    let error = error.into();
    let kind = classify(&*error);
    let source: Arc<dyn Error + Send + Sync> = Arc::new(Cause { doing, error });
    kind(Failure { outcome: Outcome::NotMade, source })
}

/// Marks the error of a change of which it is not known whether it was made.
pub(super) fn unknown(error: StoreError) -> StoreError {
    let unsure = |failure: Failure| Failure { outcome: Outcome::Unknown, ..failure };
    with_failure(error, unsure)
}

/// Marks the error of what should have followed a change that was made.
pub(super) fn made(error: StoreError) -> StoreError {
    with_failure(error, |failure| Failure { outcome: Outcome::Made, ..failure })
}

fn with_failure(error: StoreError, change: impl FnOnce(Failure) -> Failure) -> StoreError {
    match error {
        StoreError::Full(failure) => StoreError::Full(change(failure)),
        StoreError::ReadOnly(failure) => StoreError::ReadOnly(change(failure)),
        StoreError::Timeout(failure) => StoreError::Timeout(change(failure)),
        StoreError::Backend(failure) => StoreError::Backend(change(failure)),
        other => other,
    }
}

type Kind = fn(Failure) -> StoreError;

/// By the first cause that says what kind of failure it is.
fn classify(error: &(dyn Error + 'static)) -> Kind {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if let Some(kind) = kind_of(error) {
            return kind;
        }
        cause = error.source();
    }
    StoreError::Backend
}

fn kind_of(error: &(dyn Error + 'static)) -> Option<Kind> {
    if let Some(error) = error.downcast_ref::<jetstream::Error>() {
        return Some(by_code(error));
    }
    if let Some(error) = error.downcast_ref::<RequestError>() {
        // Nobody answers while a server starts, or where JetStream is not enabled.
        let waits = matches!(error.kind(), RequestErrorKind::TimedOut | RequestErrorKind::NoResponders);
        return waits.then_some(StoreError::Timeout as Kind);
    }
    if let Some(error) = error.downcast_ref::<PublishError>() {
        let waits = matches!(
            error.kind(),
            PublishErrorKind::TimedOut | PublishErrorKind::BrokenPipe | PublishErrorKind::StreamNotFound
        );
        return waits.then_some(StoreError::Timeout as Kind);
    }
    if let Some(error) = error.downcast_ref::<ConsumerError>() {
        return match error.kind() {
            ConsumerErrorKind::TimedOut => Some(StoreError::Timeout),
            ConsumerErrorKind::JetStream(answer) => Some(by_code(&answer)),
            _ => None,
        };
    }
    if let Some(error) = error.downcast_ref::<CreateStreamError>() {
        return match error.kind() {
            CreateStreamErrorKind::TimedOut | CreateStreamErrorKind::JetStreamUnavailable => Some(StoreError::Timeout),
            CreateStreamErrorKind::JetStream(answer) => Some(by_code(&answer)),
            _ => None,
        };
    }
    let late = error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::TimedOut);
    (late || error.is::<tokio::time::error::Elapsed>()).then_some(StoreError::Timeout as Kind)
}

/// The kind of what JetStream answers.
fn by_code(error: &jetstream::Error) -> Kind {
    match error.error_code() {
        ErrorCode::INSUFFICIENT_RESOURCES
        | ErrorCode::ACCOUNT_RESOURCES_EXCEEDED
        | ErrorCode::STORAGE_RESOURCES_EXCEEDED
        | ErrorCode::MEMORY_RESOURCES_EXCEEDED
        | ErrorCode::STREAM_STORE_FAILED => StoreError::Full,
        ErrorCode::STREAM_NOT_FOUND => |_| StoreError::NoStore("this stream, which was deleted".to_owned()),
        ErrorCode::STREAM_SEALED => StoreError::ReadOnly,
        ErrorCode::CLUSTER_NOT_AVAILABLE | ErrorCode::CLUSTER_NOT_LEADER => StoreError::Timeout,
        _ => StoreError::Backend,
    }
}
