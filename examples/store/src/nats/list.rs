//! What concerns many messages: the change feed, pages of games, and what a consumer ships.

use super::client::PAUSE;
use super::failure::failure;
use super::store::AsyncNatsStore;
use super::subject::{DIGITS, Stands, Tree, game_of};
use crate::error::StoreError;
use crate::types::{Changed, GameId, Status};
use async_nats::jetstream::Message;
use async_nats::jetstream::consumer::{AckPolicy, Consumer, DeliverPolicy, pull};
use bytes::Bytes;
use futures_util::TryStreamExt;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// How long a consumer may be idle that nobody has removed.
const IDLE: Duration = Duration::from_secs(30);
/// How many messages are fetched at once.
const AT_ONCE: usize = 500;
/// How many subjects are listed at once, as far as the first digits of names divide them evenly.
const LISTED: u64 = 2_000;

/// Which messages a consumer ships.
fn config(subject: String, deliver_policy: DeliverPolicy, headers_only: bool) -> pull::Config {
    pull::Config {
        filter_subject: subject,
        deliver_policy,
        headers_only,
        ack_policy: AckPolicy::None,
        inactive_threshold: IDLE,
        memory_storage: true,
        ..pull::Config::default()
    }
}

/// Where a message is in the stream.
fn place_of(message: &Message) -> Result<u64, StoreError> {
    message.info().map(|info| info.stream_sequence).map_err(|error| failure("reading a message", error))
}

/// A consumer of the messages on a subject, and how far it has come.
struct Shipping<'a> {
    store: &'a AsyncNatsStore,
    consumer: Consumer<pull::Config>,
    subject: String,
    seen: u64,
}

impl Shipping<'_> {
    /// Passes on all messages that there are by now, until it is enough.
    ///
    /// How far that is, the last message on the subject says; a consumer's own count of what is pending may be wrong after
    /// purges.
    async fn drain(
        &mut self,
        at_once: usize,
        mut take: impl FnMut(Message) -> Result<bool, StoreError>,
    ) -> Result<(), StoreError> {
        loop {
            let end = self.store.client.last(&self.subject).await?.map_or(0, |last| last.sequence);
            while self.seen < end {
                let batch = self.consumer.batch().max_messages(at_once).expires(self.store.client.pause());
                let mut batch = batch.messages().await.map_err(|error| failure("fetching messages", error))?;
                let before = self.seen;
                while let Some(message) = batch.try_next().await.map_err(|error| failure("fetching messages", error))? {
                    self.seen = place_of(&message)?;
                    if !take(message)? || self.seen >= end {
                        return Ok(());
                    }
                }
                if self.seen == before {
                    // Nothing came: perhaps the last message was removed in the meantime.
                    break;
                }
            }
            if self.seen >= end || self.store.client.last(&self.subject).await?.is_none_or(|last| last.sequence == end)
            {
                return Ok(());
            }
        }
    }

    /// Waits for a message until then, and passes it on.
    async fn await_one(&mut self, end: Instant) -> Result<Option<Message>, StoreError> {
        let wait = end.saturating_duration_since(Instant::now()).max(PAUSE);
        let batch = self.consumer.batch().max_messages(1).expires(wait).messages().await;
        let mut batch = batch.map_err(|error| failure("waiting for a change", error))?;
        let message = batch.try_next().await.map_err(|error| failure("waiting for a change", error))?;
        if let Some(message) = &message {
            self.seen = place_of(message)?;
        }
        Ok(message)
    }
}

impl Drop for Shipping<'_> {
    /// Removes the consumer, in the background; it would be gone by itself after a while.
    fn drop(&mut self) {
        let (stream, name) = (self.store.client.stream.clone(), self.consumer.cached_info().name.clone());
        tokio::spawn(async move { drop(stream.delete_consumer(&name).await) });
    }
}

impl AsyncNatsStore {
    async fn shipping(&self, config: pull::Config) -> Result<Shipping<'_>, StoreError> {
        let subject = config.filter_subject.clone();
        let seen = match config.deliver_policy {
            DeliverPolicy::ByStartSequence { start_sequence } => start_sequence - 1,
            _ => 0,
        };
        let create = || async {
            let created = self.client.stream.create_consumer(config.clone()).await;
            created.map_err(|error| failure("creating a consumer", error))
        };
        let consumer = self.client.ask("CONSUMER.CREATE", create).await?;
        Ok(Shipping { store: self, consumer, subject, seen })
    }

    /// The payloads on a subject from this place on, up to the message at that one.
    pub(super) async fn ship(&self, subject: &str, start: u64, upto: u64) -> Result<Vec<Bytes>, StoreError> {
        let from = DeliverPolicy::ByStartSequence { start_sequence: start.max(1) };
        let mut shipping = self.shipping(config(subject.to_owned(), from, false)).await?;
        let mut payloads = Vec::new();
        let shipped = shipping.drain(AT_ONCE, |message| {
            let place = place_of(&message)?;
            if place <= upto {
                payloads.push(message.message.payload);
            }
            Ok(place < upto)
        });
        shipped.await.map(|()| payloads)
    }

    /// The games of this status whose names begin with these digits.
    async fn listed(&self, status: Status, digits: &str) -> Result<Vec<GameId>, StoreError> {
        let subject = Tree::of(status).beginning(&self.name, digits);
        let mut shipping = self.shipping(config(subject, DeliverPolicy::LastPerSubject, true)).await?;
        let mut games = BTreeMap::new();
        let listed = shipping.drain(AT_ONCE, |message| {
            let place = place_of(&message)?;
            if let Some(game) = game_of(&message.subject)
                && let Some(stands) = Stands::read(game, place, &message.headers.clone().unwrap_or_default())?
            {
                games.insert(game, stands.status);
            }
            Ok(true)
        });
        listed.await?;
        Ok(games.into_iter().filter(|&(_, found)| found == status).map(|(game, _)| game).collect())
    }

    /// A page of the games of this status.
    pub(super) async fn page(
        &self,
        status: Status,
        after: Option<GameId>,
        limit: usize,
    ) -> Result<Vec<GameId>, StoreError> {
        let digits = self.digits().await?;
        let begin = after.map_or(0, |game| if digits == 0 { 0 } else { game.0 >> (128 - 4 * digits) });
        let mut games = Vec::new();
        for prefix in begin..1 << (4 * digits) {
            if games.len() >= limit {
                break;
            }
            let name = if digits == 0 { String::new() } else { format!("{prefix:0digits$x}") };
            games.extend(self.listed(status, &name).await?.into_iter().filter(|&game| Some(game) > after));
        }
        games.truncate(limit);
        Ok(games)
    }

    /// By how many of their first digits games are listed.
    async fn digits(&self) -> Result<usize, StoreError> {
        let info = self.client.stream.get_info().await.map_err(|error| failure("asking about the stream", error))?;
        Ok((0..DIGITS).find(|&digits| info.state.subjects_count >> (4 * digits) <= LISTED).unwrap_or(DIGITS))
    }

    /// The changes after a position; waits for one where there is none yet.
    pub(super) async fn feed(&self, after: u64, limit: usize, wait: Duration) -> Result<Vec<Changed>, StoreError> {
        let end = Instant::now() + wait;
        let from = DeliverPolicy::ByStartSequence { start_sequence: after + 1 };
        let mut shipping = self.shipping(config(format!("{}.>", self.name), from, true)).await?;
        let mut changes = Vec::new();
        loop {
            let fed = shipping.drain(limit.clamp(1, AT_ONCE), |message| {
                changes.extend(changed(&message)?);
                Ok(changes.len() < limit)
            });
            fed.await?;
            if !changes.is_empty() || limit == 0 || Instant::now() >= end {
                changes.truncate(limit);
                return Ok(changes);
            }
            if let Some(message) = shipping.await_one(end).await? {
                changes.extend(changed(&message)?);
            }
        }
    }
}

/// What a message says to the feed; nothing when it is no change.
fn changed(message: &Message) -> Result<Option<Changed>, StoreError> {
    let position = place_of(message)?;
    let Some(game) = game_of(&message.subject) else { return Ok(None) };
    let stands = Stands::read(game, position, message.headers.as_ref().unwrap_or(&async_nats::HeaderMap::new()))?;
    let change = stands.filter(|stands| stands.change);
    Ok(change.map(|Stands { seq, status, .. }| Changed { position, game, seq, status }))
}
