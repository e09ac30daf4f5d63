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

impl AsyncNatsStore {
    async fn consumer(&self, config: pull::Config) -> Result<Consumer<pull::Config>, StoreError> {
        let created = self.client.stream.create_consumer(config).await;
        created.map_err(|error| failure("creating a consumer", error))
    }

    /// Removes a consumer, in the background; it would be gone by itself after a while.
    fn remove(&self, consumer: &Consumer<pull::Config>) {
        let (stream, name) = (self.client.stream.clone(), consumer.cached_info().name.clone());
        tokio::spawn(async move { drop(stream.delete_consumer(&name).await) });
    }

    /// The payloads on a subject from this place on, up to that one.
    pub(super) async fn ship(&self, subject: &str, start: u64, upto: u64) -> Result<Vec<Bytes>, StoreError> {
        let from = DeliverPolicy::ByStartSequence { start_sequence: start.max(1) };
        let consumer = self.consumer(config(subject.to_owned(), from, false)).await?;
        let mut payloads = Vec::new();
        let shipped = drain(&consumer, AT_ONCE, |message| {
            let inside = place_of(&message)? <= upto;
            if inside {
                payloads.push(message.message.payload);
            }
            Ok(inside)
        });
        let shipped = shipped.await;
        self.remove(&consumer);
        shipped.map(|()| payloads)
    }

    /// The games of this status whose names begin with these digits.
    async fn listed(&self, status: Status, digits: &str) -> Result<Vec<GameId>, StoreError> {
        let subject = Tree::of(status).beginning(&self.name, digits);
        let consumer = self.consumer(config(subject, DeliverPolicy::LastPerSubject, true)).await?;
        let mut games = BTreeMap::new();
        let listed = drain(&consumer, AT_ONCE, |message| {
            let place = place_of(&message)?;
            if let Some(game) = game_of(&message.subject)
                && let Some(stands) = Stands::read(game, place, &message.headers.clone().unwrap_or_default())?
            {
                games.insert(game, stands.status);
            }
            Ok(true)
        });
        let listed = listed.await;
        self.remove(&consumer);
        listed?;
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
        let consumer = self.consumer(config(format!("{}.>", self.name), from, true)).await?;
        let mut changes = Vec::new();
        let fed = loop {
            let fed = drain(&consumer, limit.min(AT_ONCE), |message| {
                changes.extend(changed(&message)?);
                Ok(changes.len() < limit)
            });
            let fed = fed.await;
            if fed.is_err() || !changes.is_empty() || Instant::now() >= end {
                break fed;
            }
            if let Err(error) = await_one(&consumer, end, &mut changes).await {
                break Err(error);
            }
        };
        self.remove(&consumer);
        fed.map(|()| changes)
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

/// Waits for one message, and takes it.
async fn await_one(
    consumer: &Consumer<pull::Config>,
    end: Instant,
    changes: &mut Vec<Changed>,
) -> Result<(), StoreError> {
    let wait = end.saturating_duration_since(Instant::now()).max(PAUSE);
    let told = |error| failure("waiting for a change", error);
    let batch = consumer.batch().max_messages(1).expires(wait).messages().await;
    let mut batch = batch.map_err(|error| failure("waiting for a change", error))?;
    while let Some(message) = batch.try_next().await.map_err(told)? {
        changes.extend(changed(&message)?);
    }
    Ok(())
}

/// Passes on what a consumer has, until there is no more or it is enough.
async fn drain(
    consumer: &Consumer<pull::Config>,
    at_once: usize,
    mut take: impl FnMut(Message) -> Result<bool, StoreError>,
) -> Result<(), StoreError> {
    loop {
        let fetched = consumer.fetch().max_messages(at_once).messages().await;
        let mut batch = fetched.map_err(|error| failure("fetching messages", error))?;
        let mut count = 0;
        while let Some(message) = batch.try_next().await.map_err(|error| failure("fetching messages", error))? {
            count += 1;
            if !take(message)? {
                return Ok(());
            }
        }
        if count == 0 {
            return Ok(());
        }
    }
}
