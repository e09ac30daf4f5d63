//! The connection to the server, and the few questions that a store asks it.

use super::config::{LONGEST_MESSAGE, problems, wanted};
use super::failure::{UnfitStream, failure};
use super::options::NatsOptions;
use crate::error::{Failure, Outcome, StoreError};
use async_nats::header::NATS_EXPECTED_LAST_SUBJECT_SEQUENCE;
use async_nats::jetstream::context::{Context, ContextBuilder, GetStreamErrorKind, PublishErrorKind};
use async_nats::jetstream::message::StreamMessage;
use async_nats::jetstream::stream::{
    DeleteMessageErrorKind, LastRawMessageErrorKind, PurgeError, PurgeErrorKind, RawMessageErrorKind, Stream,
};
use async_nats::jetstream::{self, ErrorCode};
use async_nats::{Event, HeaderMap, ServerError};
use bytes::Bytes;
use futures_util::future::{Either, select};
use std::future::{Future, IntoFuture, pending};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::Instant;

/// How many permission violations may be reported at once before one is missed, which then ends as a timeout.
const DENIALS: usize = 64;
/// The pause before a question is asked again that nobody has answered.
pub(super) const PAUSE: Duration = Duration::from_millis(20);

/// A connection, and the stream.
#[derive(Debug)]
pub(super) struct Client {
    pub(super) stream: Stream,
    context: Context,
    timeout: Duration,
    denials: broadcast::Sender<Arc<str>>,
}

/// What became of a message.
pub(super) enum Sent {
    /// It is the last on its subject, at this place.
    Taken(u64),
    /// Another one was first.
    Overtaken,
    /// Nobody knows.
    Unsure(StoreError),
}

impl Client {
    /// Creates the stream and opens it.
    pub(super) async fn create(options: &NatsOptions) -> Result<Self, StoreError> {
        let (context, denials) = connect(options).await?;
        match context.get_stream(options.stream_name()).await {
            Ok(_) => return Err(StoreError::StoreExists(place(options))),
            Err(error) if no_stream(&error.kind()) => {}
            Err(error) => return Err(failure("looking for the stream", error)),
        }
        let created = context.create_stream(wanted(options)).await;
        let stream = created.map_err(|error| failure("creating the stream", error))?;
        Self::checked(options, context, denials, stream)
    }

    /// Opens the stream, when it is one that keeps games.
    pub(super) async fn open(options: &NatsOptions) -> Result<Self, StoreError> {
        let (context, denials) = connect(options).await?;
        let found = allowed(&denials, options.stream_name(), async {
            context.get_stream(options.stream_name()).await.map_err(|error| match error.kind() {
                kind if no_stream(&kind) => StoreError::NoStore(place(options)),
                _ => failure("opening the stream", error),
            })
        });
        let stream = found.await?;
        Self::checked(options, context, denials, stream)
    }

    fn checked(
        options: &NatsOptions,
        context: Context,
        denials: broadcast::Sender<Arc<str>>,
        stream: Stream,
    ) -> Result<Self, StoreError> {
        let mut problems = problems(&stream.cached_info().config);
        let payload = context.client().max_payload();
        if payload < LONGEST_MESSAGE {
            problems.push(format!("max_payload of the server is {payload}: {LONGEST_MESSAGE} are needed"));
        }
        if problems.is_empty() {
            return Ok(Self { stream, context, timeout: options.patience(), denials });
        }
        let unfit = UnfitStream { stream: options.stream_name().to_owned(), problems };
        Err(StoreError::backend(Outcome::NotMade, unfit))
    }

    /// When a call that begins now gives up.
    pub(super) fn deadline(&self) -> Instant {
        Instant::now() + self.timeout
    }

    /// How long messages may take that are on their way.
    pub(super) fn pause(&self) -> Duration {
        self.timeout / 3
    }

    /// Asks until there is an answer, or no more time.
    pub(super) async fn ask<T, F: Future<Output = Result<T, StoreError>>>(
        &self,
        api: &str,
        question: impl Fn() -> F,
    ) -> Result<T, StoreError> {
        let deadline = self.deadline();
        loop {
            match allowed(&self.denials, api, question()).await {
                Err(StoreError::Timeout(_)) if Instant::now() < deadline => tokio::time::sleep(PAUSE).await,
                other => return other,
            }
        }
    }

    /// The last message on a subject; nothing where there is none.
    pub(super) async fn last(&self, subject: &str) -> Result<Option<StreamMessage>, StoreError> {
        self.ask("STREAM.MSG.GET", || async {
            self.stream.get_last_raw_message_by_subject(subject).await.map(Some).or_else(|error| match error.kind() {
                LastRawMessageErrorKind::NoMessageFound => Ok(None),
                LastRawMessageErrorKind::JetStream(answer) => missing(answer),
                _ => Err(failure("asking for the last message of a game", error)),
            })
        })
        .await
    }

    /// The message at this place; nothing when it was removed.
    pub(super) async fn at(&self, place: u64) -> Result<Option<StreamMessage>, StoreError> {
        self.ask("STREAM.MSG.GET", || async {
            self.stream.get_raw_message(place).await.map(Some).or_else(|error| match error.kind() {
                RawMessageErrorKind::NoMessageFound => Ok(None),
                RawMessageErrorKind::JetStream(answer) => missing(answer),
                _ => Err(failure("asking for a message of a game", error)),
            })
        })
        .await
    }

    /// Writes a message after the one at this place; 0 is for the first on its subject.
    pub(super) async fn publish(
        &self,
        subject: &str,
        after: u64,
        mut headers: HeaderMap,
        payload: Vec<u8>,
    ) -> Result<Sent, StoreError> {
        headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, after.to_string());
        self.send(subject, headers, payload.into()).await
    }

    /// Writes a message, whatever is on its subject.
    pub(super) async fn publish_anyway(&self, subject: &str, payload: Vec<u8>) -> Result<u64, StoreError> {
        match self.send(subject, HeaderMap::new(), payload.into()).await? {
            Sent::Taken(place) => Ok(place),
            Sent::Overtaken => Err(StoreError::backend(Outcome::NotMade, "the server expected another message")),
            Sent::Unsure(error) => Err(error),
        }
    }

    async fn send(&self, subject: &str, headers: HeaderMap, payload: Bytes) -> Result<Sent, StoreError> {
        let sent = async {
            let sent = async { self.context.publish_with_headers(subject.to_owned(), headers, payload).await?.await };
            match sent.await {
                Ok(taken) => Ok(Sent::Taken(taken.sequence)),
                Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => Ok(Sent::Overtaken),
                Err(error) => match failure("writing to the stream", error) {
                    late @ StoreError::Timeout(_) => Ok(Sent::Unsure(super::failure::unknown(late))),
                    other => Err(other),
                },
            }
        };
        allowed(&self.denials, subject, sent).await
    }

    /// Removes all messages on a subject but so many of the last.
    pub(super) async fn purge(&self, subject: &str, keep: u64) -> Result<(), StoreError> {
        self.ask("STREAM.PURGE", || async {
            let purge = self.stream.purge().filter(subject);
            let done = if keep == 0 { purge.await } else { purge.keep(keep).into_future().await };
            done.map(drop).map_err(purge_failure)
        })
        .await
    }

    /// Removes the messages on a subject before this place.
    pub(super) async fn purge_before(&self, subject: &str, place: u64) -> Result<(), StoreError> {
        let purge = || async { self.stream.purge().filter(subject).sequence(place).await };
        self.ask("STREAM.PURGE", || async { purge().await.map(drop).map_err(purge_failure) }).await
    }

    /// Removes one message, if it is still there.
    pub(super) async fn remove(&self, place: u64) -> Result<(), StoreError> {
        self.ask("STREAM.MSG.DELETE", || async {
            self.stream.delete_message(place).await.map(drop).or_else(|error| match error.kind() {
                DeleteMessageErrorKind::JetStream(answer) if gone(&answer) => Ok(()),
                DeleteMessageErrorKind::JetStream(answer) => Err(failure("deleting a message", answer)),
                _ => Err(failure("deleting a message", error)),
            })
        })
        .await
    }
}

fn purge_failure(error: PurgeError) -> StoreError {
    match error.kind() {
        PurgeErrorKind::JetStream(answer) => failure("purging a game", answer),
        _ => failure("purging a game", error),
    }
}

/// Whether there was no such message to be deleted.
fn gone(answer: &jetstream::Error) -> bool {
    [ErrorCode::NO_MESSAGE_FOUND, ErrorCode::SEQUENCE_NOT_FOUND, ErrorCode::STREAM_MESSAGE_DELETE_FAILED]
        .contains(&answer.error_code())
}

/// Nothing, when the answer says that there is no such message.
fn missing<T>(answer: jetstream::Error) -> Result<Option<T>, StoreError> {
    match answer.error_code() {
        ErrorCode::NO_MESSAGE_FOUND => Ok(None),
        _ => Err(failure("asking for a message of a game", answer)),
    }
}

fn no_stream(kind: &GetStreamErrorKind) -> bool {
    matches!(kind, GetStreamErrorKind::JetStream(answer) if answer.error_code() == ErrorCode::STREAM_NOT_FOUND)
}

/// How an error names the stream.
fn place(options: &NatsOptions) -> String {
    format!("the stream {:?}", options.stream_name())
}

async fn connect(options: &NatsOptions) -> Result<(Context, broadcast::Sender<Arc<str>>), StoreError> {
    let (denials, _) = broadcast::channel(DENIALS);
    let report = denials.clone();
    let connect = options.client().await?.event_callback(move |event| {
        if let Event::ServerError(ServerError::Other(text)) = event {
            // Without anyone who waits, nobody is interested.
            drop(report.send(text.into()));
        }
        async {}
    });
    let client = connect.connect(options.addresses()?).await.map_err(|error| failure("connecting", error))?;
    // A third of the time, so that what nobody answers is asked again.
    let context = ContextBuilder::new().timeout(options.patience() / 3).build(client);
    Ok((context, denials))
}

/// Ends a call as soon as the server reports that it is not permitted: the call itself would only get no answer.
async fn allowed<T>(
    denials: &broadcast::Sender<Arc<str>>,
    subject: &str,
    call: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let mut reports = denials.subscribe();
    let denied = async {
        loop {
            match reports.recv().await {
                Ok(text) if names(&text, subject) => return text,
                Err(broadcast::error::RecvError::Closed) => pending().await,
                _ => {}
            }
        }
    };
    match select(pin!(call), pin!(denied)).await {
        Either::Left((done, _)) => done,
        Either::Right((text, _)) => {
            let source = Arc::from(Box::<dyn std::error::Error + Send + Sync>::from(&*text));
            Err(StoreError::ReadOnly(Failure { outcome: Outcome::NotMade, source }))
        }
    }
}

/// Whether this report of the server is about a subject that has this in it.
fn names(report: &str, subject: &str) -> bool {
    let report = report.to_lowercase();
    report.contains("permissions violation") && report.contains(&subject.to_lowercase())
}
