//! Reading a game from anywhere, by the links of its messages.

use super::message::{Body, FIRST, Message, State};
use super::store::{AsyncNatsStore, Last, TRIES, missing};
use super::subject::Tree;
use crate::error::{Part, StoreError};
use crate::types::GameId;

/// How many messages are asked for one by one, the last first, before a consumer is worth its trouble.
const STEPS: usize = 8;
/// The levels of links by which the beginning is looked for, the longest first.
const LONG_LEVELS: [usize; 2] = [2, 1];

impl AsyncNatsStore {
    /// The records of an open game from this number on.
    pub(super) async fn records(&self, game: GameId, from: u64) -> Result<Vec<Vec<u8>>, StoreError> {
        for _ in 0..TRIES {
            let (last, body) = self.last(game).await?;
            last.state.head.check_open()?;
            let seq = last.state.head.seq;
            if from >= seq {
                return Ok(Vec::new());
            }
            let messages = self.messages(game, Message { state: last.state, body }, last.place, from).await?;
            if let Some(records) = join(&messages, from, seq) {
                return Ok(records);
            }
            // Unless another process has finished the game or replaced a note in the meantime, they are gone.
        }
        Err(missing(game, Part::Records(from)))
    }

    /// The messages of a game that bring the records from this number on, in order, up to its last one.
    async fn messages(&self, game: GameId, last: Message, place: u64, from: u64) -> Result<Vec<Message>, StoreError> {
        // All of a long game is not worth the steps: a consumer brings it from its first message on.
        let steps = if from == 0 && last.state.links[LONG_LEVELS[1]].seq > 0 { 0 } else { STEPS };
        let (mut newest, mut oldest) = (vec![last], place);
        while begins_after(newest.last(), from) && newest.len() < steps {
            let Some(link) = newest.last().map(|message| message.state.links[0]) else { break };
            oldest = link.place;
            match self.message(game, oldest).await? {
                Some(message) => newest.push(message),
                None => return Ok(Vec::new()),
            }
        }
        newest.reverse();
        if !begins_after(newest.first(), from) {
            return Ok(newest);
        }
        let Some(start) = self.start(game, newest[0].state.clone(), from).await? else { return Ok(Vec::new()) };
        let shipped = self.ship(&self.subject(Tree::Game, game), start, oldest - 1).await?;
        let mut messages = Vec::with_capacity(shipped.len() + newest.len());
        for payload in shipped {
            messages.push(Message::decode(game, &payload)?);
        }
        messages.append(&mut newest);
        Ok(messages)
    }

    /// A place not far before the message that brings this record.
    async fn start(&self, game: GameId, mut state: State, from: u64) -> Result<Option<u64>, StoreError> {
        if from == 0 {
            return Ok(Some(state.links[FIRST].place));
        }
        for level in LONG_LEVELS {
            while state.links[level].seq > from {
                match self.message(game, state.links[level].place).await? {
                    Some(message) => state = message.state,
                    None => return Ok(None),
                }
            }
        }
        Ok(Some(state.links[LONG_LEVELS[1]].place))
    }

    /// The header of a game, from its last message or its first; nothing when that has just been removed.
    pub(super) async fn header(&self, game: GameId, last: &Last, body: Body) -> Result<Option<Vec<u8>>, StoreError> {
        let first = match body {
            Body::Begun { .. } | Body::Sealed { .. } => Some(body),
            _ => self.message(game, last.state.links[FIRST].place).await?.map(|message| message.body),
        };
        Ok(match first {
            Some(Body::Begun { header, .. } | Body::Sealed { header, .. }) => Some(header),
            _ => None,
        })
    }

    /// The last message of a game, and its header.
    pub(super) async fn last_with_header(&self, game: GameId) -> Result<(Last, Vec<u8>), StoreError> {
        for _ in 0..TRIES {
            let (last, body) = self.last(game).await?;
            last.state.head.check_there()?;
            if let Some(header) = self.header(game, &last, body).await? {
                return Ok((last, header));
            }
        }
        Err(missing(game, Part::Header))
    }
}

/// Whether records from this number on come before this message.
fn begins_after(message: Option<&Message>, from: u64) -> bool {
    message.is_some_and(|message| message.state.links[0].seq > from)
}

/// The records from this number on, when these messages bring all of them, up to so many.
fn join(messages: &[Message], from: u64, seq: u64) -> Option<Vec<Vec<u8>>> {
    let first = messages.first()?.state.links[0].seq;
    let mut all: Vec<Vec<u8>> = Vec::new();
    for Message { state, body } in messages {
        if state.links[0].seq != first + all.len() as u64 {
            return None;
        }
        if let Body::Batch { records } = body {
            all.extend_from_slice(records);
        }
        if state.head.seq != first + all.len() as u64 {
            return None;
        }
    }
    let skipped = usize::try_from(from.checked_sub(first)?).ok()?;
    (first + all.len() as u64 == seq).then(|| all.split_off(skipped.min(all.len())))
}
