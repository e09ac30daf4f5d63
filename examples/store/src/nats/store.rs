//! Changes of games: each is judged by the last message of the game, and written only if that is still the last.

use super::attempts::{Attempts, Settled};
use super::client::{Client, Sent};
use super::failure::made;
use super::message::{Body, Message, State};
use super::options::NatsOptions;
use super::subject::{Stands, Tree};
use crate::error::{Damage, Part, StoreError};
use crate::head::Head;
use crate::types::{Clock, GameId};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many games a store remembers, so that it need not ask before each change. Beyond, it begins again.
const REMEMBERED: usize = 10_000;
/// How often a call begins again because the messages that it asks for have just been replaced by others.
pub(super) const TRIES: usize = 5;

/// A store in a stream, for tasks of the Tokio runtime in which it was opened. Any number of processes may use the same
/// stream.
///
/// When a change is acknowledged, the server has it. Whether it is on the server's disk is up to the server: see
/// its setting `sync_interval`, and the number of replicas of the stream.
///
/// A server that is gone need not be waited for: calls fail as [`StoreError::Timeout`], and work again as soon as it is
/// back.
#[derive(Debug)]
pub struct AsyncNatsStore {
    pub(super) client: Client,
    pub(super) name: String,
    pub(super) clock: Clock,
    /// The last messages of games, as this store has seen them.
    known: Mutex<HashMap<GameId, Last>>,
}

/// The last message of a game, without what it brings.
#[derive(Clone, Debug)]
pub(super) struct Last {
    /// Its number in the stream.
    pub(super) place: u64,
    pub(super) tree: Tree,
    pub(super) state: State,
    /// Whether another note takes its place.
    note: bool,
}

/// What a change comes to.
pub(super) enum Next<T> {
    /// It was made before.
    Nothing(T),
    /// The game stands otherwise, and there is a message about it.
    Write(Box<Message>, T),
}

impl<T> Next<T> {
    pub(super) fn write(state: State, body: Body, answer: T) -> Self {
        Self::Write(Box::new(Message { state, body }), answer)
    }
}

impl AsyncNatsStore {
    /// Creates the stream and opens it.
    ///
    /// # Errors
    ///
    /// [`StoreError::StoreExists`]; [`StoreError::ReadOnly`] without the permission; and when the server cannot be
    /// reached, or does not let this client in.
    pub async fn create(options: &NatsOptions) -> Result<Self, StoreError> {
        Client::create(options).await.map(|client| Self::with(client, options))
    }

    /// Opens a stream that was created before, be it with the tools of NATS.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoStore`]; [`StoreError::Backend`] with a [`super::UnfitStream`] where the settings of the stream
    /// would drop, refuse or change what a store writes; otherwise as [`Self::create`].
    pub async fn open(options: &NatsOptions) -> Result<Self, StoreError> {
        Client::open(options).await.map(|client| Self::with(client, options))
    }

    fn with(client: Client, options: &NatsOptions) -> Self {
        let (name, clock) = (options.stream_name().to_owned(), Clock::default());
        Self { client, name, clock, known: Mutex::default() }
    }

    /// Sets the clock by which leases expire; the system's unless this is called.
    #[must_use]
    pub fn with_clock(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<GameId, Last>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn remember(&self, game: GameId, last: Last) {
        let mut known = self.known();
        if known.len() >= REMEMBERED && !known.contains_key(&game) {
            known.clear();
        }
        known.insert(game, last);
    }

    pub(super) fn forget(&self, game: GameId) {
        self.known().remove(&game);
    }

    pub(super) fn subject(&self, tree: Tree, game: GameId) -> String {
        tree.subject(&self.name, game)
    }

    /// The last message of a game in one of the trees; nothing where there is none.
    pub(super) async fn last_in(&self, tree: Tree, game: GameId) -> Result<Option<(Last, Body)>, StoreError> {
        let Some(found) = self.client.last(&self.subject(tree, game)).await? else { return Ok(None) };
        let Message { state, body } = Message::decode(game, &found.payload)?;
        Ok(Some((Last { place: found.sequence, tree, state, note: body == Body::Note }, body)))
    }

    /// The last message of a game that is there, asked of the server.
    pub(super) async fn last(&self, game: GameId) -> Result<(Last, Body), StoreError> {
        for tree in [Tree::Game, Tree::Past] {
            if let Some((last, body)) = self.last_in(tree, game).await? {
                self.remember(game, last.clone());
                return Ok((last, body));
            }
        }
        self.forget(game);
        Err(StoreError::UnknownGame)
    }

    /// The message of a game at this place; nothing when it was removed.
    pub(super) async fn message(&self, game: GameId, place: u64) -> Result<Option<Message>, StoreError> {
        let found = self.client.at(place).await?;
        Ok(found.map(|found| Message::decode(game, &found.payload)).transpose()?)
    }

    /// Writes a message of a game, if the one at this place is still the last on the subject.
    pub(super) async fn write(
        &self,
        tree: Tree,
        game: GameId,
        after: u64,
        message: &Message,
    ) -> Result<Sent, StoreError> {
        let headers = Stands::of(&message.state.head, message.body != Body::Note).headers(game);
        let sent = self.client.publish(&self.subject(tree, game), after, headers, message.encode(game)).await;
        match sent {
            Ok(Sent::Taken(place)) => {
                let note = message.body == Body::Note;
                self.remember(game, Last { place, tree, state: message.state.clone(), note });
            }
            _ => self.forget(game),
        }
        sent
    }

    /// Changes a game: judges how it stands, and writes what follows, until that is certain. The judgement is passed
    /// again where another writer was first, and where nobody knows what became of the message: then the command that
    /// is in the game says that it was written.
    pub(super) async fn change<T>(
        &self,
        game: GameId,
        judge: impl Fn(&Last, Head) -> Result<Next<T>, StoreError>,
    ) -> Result<T, StoreError> {
        let mut attempts = Attempts::until(self.client.deadline());
        let mut remembered = self.known().get(&game).cloned();
        loop {
            let fresh = remembered.is_none();
            let last = match remembered.take() {
                Some(last) => last,
                None => attempts.result(self.last(game).await)?.0,
            };
            let (message, answer) = match judge(&last, last.state.head.clone()) {
                Ok(Next::Nothing(answer)) => return Ok(answer),
                Ok(Next::Write(message, answer)) => (message, answer),
                Err(error) if fresh => return Err(error),
                // What it remembers may be old.
                Err(_) => continue,
            };
            let written = self.write(last.tree, game, last.place, &message).await;
            if attempts.settle(written).await? == Settled::Taken {
                return Ok(answer);
            }
        }
    }

    /// Changes the head of a game alone: a lease, or that there is a snapshot.
    pub(super) async fn note<T>(
        &self,
        game: GameId,
        judge: impl Fn(&mut Head) -> Result<(T, Option<u64>), StoreError>,
    ) -> Result<T, StoreError> {
        let (answer, replaced) = self
            .change(game, |last, mut head| {
                let (answer, snapshot) = judge(&mut head)?;
                let mut state = last.following(head);
                state.snapshot = snapshot.unwrap_or(state.snapshot);
                Ok(Next::write(state, Body::Note, (answer, last.note.then_some(last.place))))
            })
            .await?;
        if let Some(place) = replaced {
            // It says nothing any more; when it stays, it is in nobody's way.
            drop(self.client.remove(place).await);
        }
        Ok(answer)
    }

    /// Removes what a finished game leaves behind.
    pub(super) async fn clean(&self, game: GameId) -> Result<(), StoreError> {
        self.client.purge(&self.subject(Tree::Game, game), 1).await.map_err(made)?;
        self.client.purge(&self.subject(Tree::Snapshot, game), 0).await.map_err(made)
    }

    /// Moves a game among the past ones, archived or deleted, unless the judgement says that it is there.
    pub(super) async fn retire(
        &self,
        game: GameId,
        judge: impl Fn(&mut Head, Body) -> Result<Option<Body>, StoreError>,
    ) -> Result<(), StoreError> {
        let mut attempts = Attempts::until(self.client.deadline());
        loop {
            let (last, body) = attempts.result(self.last_of_all(game).await)?;
            let mut head = last.state.head;
            let Some(body) = judge(&mut head, body)? else { break };
            let after = if last.tree == Tree::Past { last.place } else { 0 };
            let message = Message { state: State { head, ..State::new() }, body };
            let written = self.write(Tree::Past, game, after, &message).await;
            if attempts.settle(written).await? == Settled::Taken {
                break;
            }
        }
        self.bury(game).await
    }

    /// The last message of a game: among the past ones, where it is there, although it may not be gone from the others.
    async fn last_of_all(&self, game: GameId) -> Result<(Last, Body), StoreError> {
        match self.last_in(Tree::Past, game).await? {
            Some(past) => Ok(past),
            None => self.last(game).await,
        }
    }

    /// Removes what a past game leaves behind.
    pub(super) async fn bury(&self, game: GameId) -> Result<(), StoreError> {
        for (tree, keep) in [(Tree::Game, 0), (Tree::Snapshot, 0), (Tree::Past, 1)] {
            self.client.purge(&self.subject(tree, game), keep).await.map_err(made)?;
        }
        Ok(())
    }
}

impl Last {
    /// The state after a message that follows this one, or takes its place when both are notes.
    pub(super) fn following(&self, head: Head) -> State {
        if self.note { State { head, ..self.state.clone() } } else { self.state.next(self.place, head) }
    }

    /// The state after a message that does not take its place.
    pub(super) fn next(&self, head: Head) -> State {
        self.state.next(self.place, head)
    }
}

/// That messages are missing, whatever it was that dropped them.
pub(super) fn missing(game: GameId, part: Part) -> StoreError {
    StoreError::Damaged(Damage::of(game, part, "messages are missing in the stream"))
}
