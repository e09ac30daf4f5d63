//! Games in a stream of NATS JetStream, for those who outgrow one machine.
//!
//! Each game has a subject of its own, `STREAM.game.ID`; the records of one command are one message. The server takes
//! a message only when the last one on the subject is the one that the writer has seen
//! (`Nats-Expected-Last-Subject-Sequence`), so of two writers one comes first.
//!
//! A game is what its *last* message says. To finish it, a sealed message with header and log is written, and then
//! the others on the subject are purged. When the writer dies in between, the game is finished all the same; what
//! is left of it is purged when it is finished once more, or by [`NatsStore::tidy`].

use crate::error::{Damage, Outcome, Part, StoreError};
use crate::nats_message::{Message, batch};
use crate::store::{GameStore, check_batch, check_length, check_same_log};
use crate::types::{
    Appended, Batch, Changed, Expected, GameId, GameInfo, Lease, MAX_HEADER, MAX_LOG, OwnerId, Snapshot, Status,
};
use async_nats::HeaderMap;
use async_nats::header::NATS_EXPECTED_LAST_SUBJECT_SEQUENCE;
use async_nats::jetstream::consumer::{AckPolicy, pull};
use async_nats::jetstream::context::{Context, PublishErrorKind};
use async_nats::jetstream::stream::{Config, LastRawMessageErrorKind, Stream};
use async_nats::jetstream::{self, ErrorCode};
use futures_util::TryStreamExt;
use std::collections::HashMap;
use std::future::Future;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

/// How long a consumer that reads one game may be idle.
const IDLE: Duration = Duration::from_secs(30);
/// How many messages are fetched at once.
const AT_ONCE: usize = 200;

/// The last message of a game, as this store has seen it.
#[derive(Clone, Copy, Debug)]
struct Last {
    /// Its number in the stream.
    place: u64,
    /// How many records the game has with it.
    seq: u64,
}

/// A store in a stream. Any number of processes may use the same stream.
///
/// When a change is acknowledged, the server has it. Whether it is on the server's disk is up to the server: see
/// its setting `sync_interval`, and the number of replicas of the stream.
#[derive(Debug)]
pub struct NatsStore {
    handle: Handle,
    context: Context,
    stream: Stream,
    name: String,
    /// What this store knows of the games it has written to. It saves a question before each append.
    known: Mutex<HashMap<GameId, Last>>,
    _runtime: Running,
}

/// A runtime on a thread of its own, so that the connection stays alive between two calls.
#[derive(Debug)]
struct Running {
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    fn start() -> Result<(Handle, Self), StoreError> {
        let runtime = Builder::new_current_thread().enable_all().build().map_err(storage)?;
        let handle = runtime.handle().clone();
        let (stop, stopped) = oneshot::channel();
        let drive = move || drop(runtime.block_on(stopped));
        let thread = std::thread::Builder::new().name("nats".to_owned()).spawn(drive).map_err(storage)?;
        Ok((handle, Self { stop: Some(stop), thread: Some(thread) }))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        // A thread that panicked has nothing more to stop.
        self.thread.take().map(JoinHandle::join);
    }
}

impl NatsStore {
    /// Connects to a server, and opens the stream of this name or creates it: on disk, with one replica.
    ///
    /// A stream with more replicas, limits or placement of its own is created beforehand with the tools of NATS.
    ///
    /// # Errors
    ///
    /// When there is no server, or it has no JetStream, or the stream cannot be had.
    pub fn open(url: &str, stream: &str) -> Result<Self, StoreError> {
        let (handle, runtime) = Running::start()?;
        let config = Config {
            name: stream.to_owned(),
            subjects: vec![format!("{stream}.game.*")],
            num_replicas: 1,
            ..Config::default()
        };
        let connect = async {
            let context = jetstream::new(async_nats::connect(url).await.map_err(storage)?);
            let opened = context.get_or_create_stream(config).await.map_err(storage)?;
            Ok::<_, StoreError>((context, opened))
        };
        let (context, opened) = handle.block_on(connect)?;
        Ok(Self {
            handle,
            context,
            stream: opened,
            name: stream.to_owned(),
            known: Mutex::default(),
            _runtime: runtime,
        })
    }

    /// Purges what is left of finished games whose writer died before it had purged it. Answers with their number.
    ///
    /// # Errors
    ///
    /// When the server fails.
    pub fn tidy(&self) -> Result<u64, StoreError> {
        let mut tidied = 0;
        for (game, _) in self.subjects()?.into_iter().filter(|&(_, messages)| messages > 1) {
            if let (_, Message::Sealed { .. }) = self.last(game)? {
                self.purge(game)?;
                tidied += 1;
            }
        }
        Ok(tidied)
    }

    /// How many messages the stream holds.
    ///
    /// # Errors
    ///
    /// When the server fails.
    pub fn messages(&self) -> Result<u64, StoreError> {
        Ok(self.wait(self.stream.get_info()).map_err(storage)?.state.messages)
    }

    /// The first half of [`GameStore::finish`]: from here on the game is finished. Without the second half, its
    /// records still take up space.
    ///
    /// # Errors
    ///
    /// As [`GameStore::finish`].
    pub fn seal(&self, game: GameId, expected: u64, log: &[u8]) -> Result<(), StoreError> {
        check_length("log", log.len(), MAX_LOG)?;
        let (place, last) = self.last(game)?;
        if let Message::Sealed { log: kept, .. } = &last {
            return check_same_log(kept, log);
        }
        check_seq(expected, last.seq())?;
        let header = self.header(game)?;
        self.publish(game, place, expected, &Message::Sealed { seq: expected, header, log: log.to_vec() })
    }

    /// The second half: all messages of the game but the last are removed.
    fn purge(&self, game: GameId) -> Result<(), StoreError> {
        let purge = self.stream.purge().filter(self.subject(game)).keep(1);
        self.wait(purge.into_future()).map(drop).map_err(storage)
    }

    fn wait<F: Future>(&self, future: F) -> F::Output {
        self.handle.block_on(future)
    }

    fn subject(&self, game: GameId) -> String {
        format!("{}.game.{game}", self.name)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<GameId, Last>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers the last message of a game; of a finished one nothing, so that nothing is ever written after it.
    fn note(&self, game: GameId, place: u64, message: &Message) {
        match message {
            Message::Sealed { .. } => drop(self.known().remove(&game)),
            _ => drop(self.known().insert(game, Last { place, seq: message.seq() })),
        }
    }

    /// The last message of a game, and its number in the stream, asked of the server.
    fn last(&self, game: GameId) -> Result<(u64, Message), StoreError> {
        let subject = self.subject(game);
        let last =
            self.wait(self.stream.get_last_raw_message_by_subject(&subject)).map_err(|error| match error.kind() {
                LastRawMessageErrorKind::NoMessageFound => StoreError::UnknownGame,
                LastRawMessageErrorKind::JetStream(told) if told.error_code() == ErrorCode::NO_MESSAGE_FOUND => {
                    StoreError::UnknownGame
                }
                _ => storage(error),
            })?;
        let message = Message::decode(&last.payload)?;
        self.note(game, last.sequence, &message);
        Ok((last.sequence, message))
    }

    /// The header of a game that is not finished: its first message.
    fn header(&self, game: GameId) -> Result<Vec<u8>, StoreError> {
        let first = self.wait(self.stream.get_first_raw_message_by_subject(self.subject(game), 1));
        match Message::decode(&first.map_err(storage)?.payload)? {
            Message::Begun { header } | Message::Sealed { header, .. } => Ok(header),
            Message::Batch { .. } => Err(Damage::of(game, Part::Header, "it is missing").into()),
        }
    }

    /// Writes a message after the one at this place. Another writer that was first is told as
    /// [`StoreError::Conflict`], with the number of records there are now.
    fn publish(&self, game: GameId, after: u64, expected: u64, message: &Message) -> Result<(), StoreError> {
        let mut headers = HeaderMap::new();
        headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, after.to_string());
        let sent = self.wait(async {
            let sent = self.context.publish_with_headers(self.subject(game), headers, message.encode().into()).await?;
            sent.await
        });
        match sent {
            Ok(taken) => {
                self.note(game, taken.sequence, message);
                Ok(())
            }
            Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => {
                self.known().remove(&game);
                let found = self.last_open(game)?.seq;
                Err(StoreError::Conflict { expected, found })
            }
            Err(error) => {
                self.known().remove(&game);
                Err(storage(error))
            }
        }
    }

    /// The last message of a game that is not finished, asked of the server.
    fn last_open(&self, game: GameId) -> Result<Last, StoreError> {
        match self.last(game)? {
            (_, Message::Sealed { .. }) => Err(StoreError::Finished),
            (place, message) => Ok(Last { place, seq: message.seq() }),
        }
    }

    /// All games, with the number of their messages.
    fn subjects(&self) -> Result<Vec<(GameId, usize)>, StoreError> {
        let all = format!("{}.game.*", self.name);
        let subjects = self.wait(async {
            let subjects = self.stream.info_with_subjects(all).await.map_err(storage)?;
            subjects.try_collect::<Vec<_>>().await.map_err(storage)
        })?;
        let id = |subject: &str| u128::from_str_radix(subject.rsplit('.').next()?, 16).ok().map(GameId);
        Ok(subjects.iter().filter_map(|(subject, messages)| Some((id(subject)?, *messages))).collect())
    }

    /// The messages of a game up to this place in the stream.
    async fn fetch(&self, game: GameId, last: u64) -> Result<Vec<Message>, async_nats::Error> {
        let config = pull::Config {
            filter_subject: self.subject(game),
            ack_policy: AckPolicy::None,
            inactive_threshold: IDLE,
            ..pull::Config::default()
        };
        let consumer = self.stream.create_consumer(config).await?;
        let (mut messages, mut place) = (Vec::new(), 0);
        while place < last {
            let mut some = consumer.fetch().max_messages(AT_ONCE).messages().await?;
            let before = place;
            while let Some(message) = some.try_next().await? {
                place = message.info()?.stream_sequence;
                if place <= last {
                    messages.push(Message::decode(&message.payload)?);
                }
            }
            if place == before {
                break;
            }
        }
        // It would be gone by itself after a while.
        drop(self.stream.delete_consumer(&consumer.cached_info().name).await);
        Ok(messages)
    }
}

/// The records of these messages, when they are all that there are: so many.
fn join(messages: Vec<Message>, seq: u64) -> Option<Vec<Vec<u8>>> {
    let mut all = Vec::new();
    for message in messages {
        match message {
            Message::Batch { seq, records } if all.len() as u64 + records.len() as u64 == seq => all.extend(records),
            Message::Begun { .. } if all.is_empty() => {}
            _ => return None,
        }
    }
    (all.len() as u64 == seq).then_some(all)
}

impl GameStore for NatsStore {
    fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        check_length("header", header.len(), MAX_HEADER)?;
        match self.publish(game, 0, 0, &Message::Begun { header: header.to_vec() }) {
            Err(StoreError::Conflict { .. } | StoreError::Finished) => Err(StoreError::GameExists),
            other => other,
        }
    }

    fn info(&self, game: GameId) -> Result<GameInfo, StoreError> {
        match self.last(game)?.1 {
            Message::Begun { header } => Ok(GameInfo { header, seq: 0, status: Status::Open }),
            Message::Batch { seq, .. } => Ok(GameInfo { header: self.header(game)?, seq, status: Status::Open }),
            Message::Sealed { seq, header, .. } => Ok(GameInfo { header, seq, status: Status::Finished }),
        }
    }

    fn append(&self, game: GameId, expected: Expected, records: &Batch) -> Result<Appended, StoreError> {
        check_batch(records)?;
        let expected = expected.seq;
        let known = self.known().get(&game).copied();
        let last = match known {
            Some(last) if last.seq == expected => last,
            _ => self.last_open(game)?,
        };
        check_seq(expected, last.seq)?;
        let message = batch(expected, &records.records);
        self.publish(game, last.place, expected, &message)?;
        Ok(Appended { first: expected, seq: message.seq() })
    }

    fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        let last = self.last_open(game)?;
        if from >= last.seq {
            return Ok(Vec::new());
        }
        let messages = self.wait(self.fetch(game, last.place)).map_err(storage)?;
        match join(messages, last.seq) {
            Some(records) => Ok(records.into_iter().skip(usize::try_from(from).unwrap_or(usize::MAX)).collect()),
            // Another process may have finished the game in the meantime.
            None => Err(match self.last_open(game) {
                Ok(_) => Damage::of(game, Part::Records(0), "messages are missing").into(),
                Err(error) => error,
            }),
        }
    }

    fn finish(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError> {
        self.seal(game, expected.seq, log)?;
        self.purge(game)
    }

    fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError> {
        match self.last(game)?.1 {
            Message::Sealed { log, .. } => Ok(Some(log)),
            _ => Ok(None),
        }
    }

    fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        let mut games: Vec<GameId> = self.subjects()?.into_iter().map(|(game, _)| game).collect();
        games.sort_unstable();
        let mut page = Vec::new();
        for game in games.into_iter().filter(|game| after.is_none_or(|after| *game > after)) {
            if page.len() < limit && self.info(game)?.status == status {
                page.push(game);
            }
        }
        Ok(page)
    }

    fn save_snapshot(&self, _: GameId, _: u64, _: &Snapshot) -> Result<(), StoreError> {
        Err(not_yet())
    }

    fn snapshot(&self, _: GameId) -> Result<Option<Snapshot>, StoreError> {
        Err(not_yet())
    }

    fn archive(&self, _: GameId) -> Result<(), StoreError> {
        Err(not_yet())
    }

    fn delete(&self, _: GameId) -> Result<(), StoreError> {
        Err(not_yet())
    }

    fn changes(&self, _: u64, _: usize, _: Duration) -> Result<Vec<Changed>, StoreError> {
        Err(not_yet())
    }

    fn acquire(&self, _: GameId, _: OwnerId, _: Duration) -> Result<Lease, StoreError> {
        Err(not_yet())
    }

    fn renew(&self, _: GameId, _: u64, _: Duration) -> Result<Lease, StoreError> {
        Err(not_yet())
    }

    fn release(&self, _: GameId, _: u64) -> Result<(), StoreError> {
        Err(not_yet())
    }
}

/// What this store cannot do yet.
fn not_yet() -> StoreError {
    StoreError::backend(Outcome::NotMade, "this is not done on NATS yet")
}

/// A failure after which nobody knows whether the server has taken the message.
fn storage(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> StoreError {
    StoreError::backend(Outcome::Unknown, error)
}

/// Refuses what a writer did who did not know all records.
const fn check_seq(expected: u64, found: u64) -> Result<(), StoreError> {
    if expected == found { Ok(()) } else { Err(StoreError::Conflict { expected, found }) }
}
