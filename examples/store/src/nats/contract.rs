//! The contract of a store, on NATS.

use super::attempts::{Attempts, Settled};
use super::failure::failure;
use super::message::{Body, Message, State};
use super::store::{AsyncNatsStore, Next, TRIES, missing};
use super::subject::{Tree, game_of};
use crate::async_store::AsyncGameStore;
use crate::error::{Outcome, Part, StoreError};
use crate::head::Verdict;
use crate::row::{Kind, Place};
use crate::store::{check_batch, check_length, check_same_log, check_snapshot};
use crate::types::{
    Appended, Batch, Changed, Expected, GameId, GameInfo, Lease, MAX_HEADER, MAX_LOG, OwnerId, Snapshot, Status,
};
use async_trait::async_trait;
use futures_util::TryStreamExt;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

impl AsyncNatsStore {
    /// Purges what is left of games whose writer died before it had purged it: of finished ones their records, of past
    /// ones everything. Answers with the number of games.
    ///
    /// # Errors
    ///
    /// When the server fails.
    pub async fn tidy(&self) -> Result<u64, StoreError> {
        let mut tidied = 0;
        let games = self.counted(Tree::Game).await?;
        let past: BTreeSet<GameId> = self.counted(Tree::Past).await?.into_keys().collect();
        for (&game, &messages) in &games {
            if past.contains(&game) {
                self.bury(game).await?;
                tidied += 1;
            } else if messages > 1 && self.is_finished(game).await? {
                self.clean(game).await?;
                tidied += 1;
            }
        }
        Ok(tidied)
    }

    async fn is_finished(&self, game: GameId) -> Result<bool, StoreError> {
        match self.last(game).await {
            Ok((last, _)) => Ok(last.state.head.status == Status::Finished),
            Err(StoreError::UnknownGame) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// How many messages the stream holds.
    ///
    /// # Errors
    ///
    /// When the server fails.
    pub async fn messages_held(&self) -> Result<u64, StoreError> {
        let info = self.client.stream.get_info().await;
        info.map(|info| info.state.messages).map_err(|error| failure("asking about the stream", error))
    }

    /// All games of a tree, with the number of their messages.
    async fn counted(&self, tree: Tree) -> Result<BTreeMap<GameId, usize>, StoreError> {
        let failed = |error| failure("listing the subjects", error);
        let subjects = self.client.stream.info_with_subjects(tree.all(&self.name)).await.map_err(failed)?;
        let listed = subjects.try_collect::<Vec<_>>().await.map_err(|error| failure("listing the subjects", error))?;
        Ok(listed.iter().filter_map(|(subject, messages)| Some((game_of(subject)?, *messages))).collect())
    }

    /// The first half of [`crate::GameStore::finish`]: from here on the game is finished. Without the second half, its
    /// records still take up space.
    ///
    /// # Errors
    ///
    /// As [`crate::GameStore::finish`].
    pub async fn seal(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError> {
        check_length("log", log.len(), MAX_LOG)?;
        let (_, header) = self.last_with_header(game).await?;
        let sealed = self.change(game, |last, mut head| {
            head.finish(expected)?;
            let state = State { snapshot: 0, ..last.next(head) };
            Ok(Next::write(state, Body::Sealed { header: header.clone(), log: log.to_vec() }, ()))
        });
        match sealed.await {
            Err(StoreError::Finished) => {
                check_same_log(&AsyncGameStore::log(self, game).await?.unwrap_or_default(), log)
            }
            other => other,
        }
    }

    /// Whether the first message of a game is the one with this number.
    async fn begun_by(&self, game: GameId, nonce: u128) -> Result<bool, StoreError> {
        let first = match self.last_in(Tree::Game, game).await? {
            Some((_, body @ Body::Begun { .. })) => Some(body),
            Some((last, _)) => {
                self.message(game, last.state.links[super::message::FIRST].place).await?.map(|message| message.body)
            }
            None => None,
        };
        Ok(matches!(first, Some(Body::Begun { nonce: found, .. }) if found == nonce))
    }

    /// Writes the first message of a game.
    async fn begin(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        let mut number = [0; 16];
        getrandom::fill(&mut number).map_err(|error| StoreError::backend(Outcome::NotMade, error))?;
        let nonce = u128::from_le_bytes(number);
        let message = Message { state: State::new(), body: Body::Begun { nonce, header: header.to_vec() } };
        let mut attempts = Attempts::until(self.client.deadline());
        loop {
            let written = self.write(Tree::Game, game, 0, &message).await;
            match attempts.settle(written).await? {
                Settled::Taken => return Ok(()),
                Settled::Unknown => {}
                Settled::Overtaken if attempts.unsure() && attempts.result(self.begun_by(game, nonce).await)? => {
                    return Ok(());
                }
                Settled::Overtaken => return Err(StoreError::GameExists),
            }
        }
    }
}

#[async_trait]
impl AsyncGameStore for AsyncNatsStore {
    async fn create(&self, game: GameId, header: &[u8]) -> Result<(), StoreError> {
        check_length("header", header.len(), MAX_HEADER)?;
        match self.last_in(Tree::Past, game).await? {
            Some(_) => Err(StoreError::GameExists),
            None => self.begin(game, header).await,
        }
    }

    async fn info(&self, game: GameId) -> Result<GameInfo, StoreError> {
        let (last, header) = self.last_with_header(game).await?;
        Ok(GameInfo { header, seq: last.state.head.seq, status: last.state.head.status })
    }

    async fn append(&self, game: GameId, expected: Expected, batch: &Batch) -> Result<Appended, StoreError> {
        check_batch(batch)?;
        self.change(game, |last, mut head| {
            Ok(match head.append(expected, batch.command, batch.records.len())? {
                Verdict::Repeated(appended) => Next::Nothing(appended),
                Verdict::New(appended) => {
                    Next::write(last.next(head), Body::Batch { records: batch.records.clone() }, appended)
                }
            })
        })
        .await
    }

    async fn read(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        self.records(game, from).await
    }

    async fn save_snapshot(&self, game: GameId, token: u64, snapshot: &Snapshot) -> Result<(), StoreError> {
        check_snapshot(snapshot)?;
        let Snapshot { seq, bytes } = snapshot;
        if !self.last(game).await?.0.state.head.snapshot(*seq, token)? {
            return Ok(());
        }
        let subject = self.subject(Tree::Snapshot, game);
        let row = Place { kind: Kind::Snapshot, game, number: *seq }.seal(bytes.clone());
        let place = self.client.publish_anyway(&subject, row).await?;
        let kept = self.note(game, |head| {
            let newer = head.snapshot(*seq, token)?;
            Ok((newer, newer.then_some(place)))
        });
        match kept.await {
            Ok(true) => self.client.purge_before(&subject, place).await.map_err(super::failure::made),
            Ok(false) => self.client.remove(place).await,
            Err(error) if error.outcome() == Outcome::NotMade => {
                self.client.remove(place).await?;
                Err(error)
            }
            Err(error) => Err(error),
        }
    }

    async fn snapshot(&self, game: GameId) -> Result<Option<Snapshot>, StoreError> {
        for _ in 0..TRIES {
            let state = self.last(game).await?.0.state;
            state.head.check_open()?;
            if state.snapshot == 0 {
                return Ok(None);
            }
            if let Some(found) = self.client.at(state.snapshot).await? {
                let seq = state.head.snapshot;
                let row = Place { kind: Kind::Snapshot, game, number: seq };
                return Ok(Some(Snapshot { seq, bytes: row.unseal(&found.payload)?.to_vec() }));
            }
        }
        Err(missing(game, Part::Snapshot))
    }

    async fn finish(&self, game: GameId, expected: Expected, log: &[u8]) -> Result<(), StoreError> {
        self.seal(game, expected, log).await?;
        self.clean(game).await
    }

    async fn log(&self, game: GameId) -> Result<Option<Vec<u8>>, StoreError> {
        let (last, body) = self.last(game).await?;
        last.state.head.check_there()?;
        Ok(match body {
            Body::Sealed { log, .. } => Some(log),
            _ => None,
        })
    }

    async fn archive(&self, game: GameId) -> Result<(), StoreError> {
        self.retire(game, |head, body| Ok(head.archive()?.then_some(body))).await
    }

    async fn delete(&self, game: GameId) -> Result<(), StoreError> {
        self.retire(game, |head, _| Ok(head.delete().then_some(Body::Gone))).await
    }

    async fn games(&self, status: Status, after: Option<GameId>, limit: usize) -> Result<Vec<GameId>, StoreError> {
        self.page(status, after, limit).await
    }

    async fn changes(&self, after: u64, limit: usize, wait: Duration) -> Result<Vec<Changed>, StoreError> {
        self.feed(after, limit, wait).await
    }

    async fn acquire(&self, game: GameId, owner: OwnerId, time: Duration) -> Result<Lease, StoreError> {
        self.note(game, |head| Ok((head.acquire(owner, time, self.clock.millis())?, None))).await
    }

    async fn renew(&self, game: GameId, token: u64, time: Duration) -> Result<Lease, StoreError> {
        self.note(game, |head| Ok((head.renew(token, time, self.clock.millis())?, None))).await
    }

    async fn release(&self, game: GameId, token: u64) -> Result<(), StoreError> {
        self.note(game, |head| Ok((head.release(token)?, None))).await
    }
}
