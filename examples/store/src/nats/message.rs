//! What a message of a game is in the stream: how the game stands after it, where the ones before it are, and what it
//! brings.

use crate::error::{Damage, Part};
use crate::head::Head;
use crate::row::{Kind, Place, join, split};
use crate::types::GameId;

/// How many messages apart those are to which a message has a link: the one before it, the last whose number is a
/// multiple of 16 or 256, and the first. So any record of a game is found by a few questions.
const STRIDES: [u64; LEVELS] = [1, 16, 256, u64::MAX];
/// How many links a message has.
const LEVELS: usize = 4;
/// The level of the link to the first message.
pub(super) const FIRST: usize = LEVELS - 1;

/// Where an earlier message is: its number in the stream, and how many records the game had after it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Link {
    pub(super) place: u64,
    pub(super) seq: u64,
}

/// What every message of a game says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    /// How many messages of the game came before it.
    pub(super) index: u64,
    pub(super) links: [Link; LEVELS],
    /// Where the snapshot is; 0 without one.
    pub(super) snapshot: u64,
    pub(super) head: Head,
}

/// What a message brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Body {
    /// The first of a game: its header, and a number by which its creator knows it again.
    Begun { nonce: u128, header: Vec<u8> },
    /// The records of one command.
    Batch { records: Vec<Vec<u8>> },
    /// Nothing but a new state: a lease, or that there is a snapshot. Another one takes its place.
    Note,
    /// All that is left of a finished game.
    Sealed { header: Vec<u8>, log: Vec<u8> },
    /// Nothing is left of a deleted game.
    Gone,
}

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Message {
    pub(super) state: State,
    pub(super) body: Body,
}

impl State {
    /// Of a game that was just created.
    pub(super) const fn new() -> Self {
        Self { index: 0, links: [Link { place: 0, seq: 0 }; LEVELS], snapshot: 0, head: Head::new() }
    }

    /// What the message after the one with this state, at this place, says; `head` is how the game stands then.
    pub(super) fn next(&self, place: u64, head: Head) -> Self {
        let here = Link { place, seq: self.head.seq };
        let mut links = self.links;
        for (link, stride) in links.iter_mut().zip(STRIDES) {
            if self.index.is_multiple_of(stride) {
                *link = here;
            }
        }
        Self { index: self.index + 1, links, snapshot: self.snapshot, head }
    }

    fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let links = self.links.iter().flat_map(|link| [link.place, link.seq]);
        [self.index, self.snapshot].into_iter().chain(links).for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend(self.head.encode());
        bytes
    }

    fn decode(mut bytes: &[u8]) -> Option<Self> {
        let mut number = || {
            let (number, rest) = bytes.split_first_chunk()?;
            bytes = rest;
            Some(u64::from_le_bytes(*number))
        };
        let (index, snapshot) = (number()?, number()?);
        let mut links = [Link::default(); LEVELS];
        for link in &mut links {
            *link = Link { place: number()?, seq: number()? };
        }
        Some(Self { index, links, snapshot, head: Head::decode(bytes)? })
    }
}

impl Message {
    /// The message as bytes, which are right for this game alone.
    pub(super) fn encode(&self, game: GameId) -> Vec<u8> {
        let state = self.state.encode();
        let mut parts: Vec<&[u8]> = vec![&state];
        let nonce;
        let kind = match &self.body {
            Body::Begun { nonce: number, header } => {
                nonce = number.to_le_bytes();
                parts.extend([&nonce[..], header]);
                b'c'
            }
            Body::Batch { records } => {
                parts.extend(records.iter().map(Vec::as_slice));
                b'b'
            }
            Body::Note => b'n',
            Body::Sealed { header, log } => {
                parts.extend([&header[..], log]);
                b's'
            }
            Body::Gone => b'd',
        };
        Place::of(Kind::Message, game).seal([&[kind][..], &join(&parts)].concat())
    }

    /// The message that these bytes are. The checksum is looked at first.
    pub(super) fn decode(game: GameId, bytes: &[u8]) -> Result<Self, Damage> {
        let bytes = Place::of(Kind::Message, game).unseal(bytes)?;
        parse(bytes)
            .ok_or_else(|| Damage::of(game, Part::State, "a message of the stream does not belong to this store"))
    }
}

fn parse(bytes: &[u8]) -> Option<Message> {
    let (&kind, rest) = bytes.split_first()?;
    let parts = split(rest)?;
    let (state, parts) = parts.split_first()?;
    let body = match (kind, parts) {
        (b'c', [nonce, header]) => {
            Body::Begun { nonce: u128::from_le_bytes((*nonce).try_into().ok()?), header: header.to_vec() }
        }
        (b'b', [_, ..]) => Body::Batch { records: parts.iter().map(|record| record.to_vec()).collect() },
        (b'n', []) => Body::Note,
        (b's', [header, log]) => Body::Sealed { header: header.to_vec(), log: log.to_vec() },
        (b'd', []) => Body::Gone,
        _ => return None,
    };
    Some(Message { state: State::decode(state)?, body })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{CommandId, Expected};

    const GAME: GameId = GameId(7);

    fn state(messages: u64) -> State {
        let mut state = State::new();
        for n in 0..messages {
            let mut head = state.head.clone();
            head.append(Expected::seq(n * 3), CommandId(n.into()), 3).unwrap();
            state = state.next(1_000 + 10 * n, head);
        }
        state
    }

    #[test]
    fn a_message_is_read_as_it_was_written_and_a_flipped_bit_is_seen() {
        let bodies = [
            Body::Begun { nonce: 9, header: b"four players".to_vec() },
            Body::Batch { records: vec![Vec::new(), b"two".to_vec()] },
            Body::Note,
            Body::Sealed { header: Vec::new(), log: b"log".to_vec() },
            Body::Gone,
        ];
        for body in bodies {
            let message = Message { state: state(3), body };
            let bytes = message.encode(GAME);
            assert_eq!(Message::decode(GAME, &bytes).unwrap(), message);
            assert!(Message::decode(GameId(8), &bytes).is_err(), "of another game");
            for bit in 0..bytes.len() * 8 {
                let mut flipped = bytes.clone();
                flipped[bit / 8] ^= 1 << (bit % 8);
                assert!(Message::decode(GAME, &flipped).is_err(), "bit {bit} of {message:?}");
            }
            for cut in 0..bytes.len() {
                assert!(Message::decode(GAME, &bytes[..cut]).is_err(), "cut at {cut}");
            }
        }
    }

    #[test]
    fn what_is_no_message_is_refused() {
        let whole = state(1).encode();
        let strangers: [(u8, Vec<&[u8]>); 7] = [
            (b'x', vec![&whole]),
            (b'b', vec![&whole]),
            (b'n', vec![&whole, b"more"]),
            (b'c', vec![&whole, b"short", b"header"]),
            (b's', vec![&whole, b"header"]),
            (b'n', vec![&whole[1..]]),
            (b'n', vec![]),
        ];
        for (kind, parts) in strangers {
            let bytes = Place::of(Kind::Message, GAME).seal([&[kind][..], &join(&parts)].concat());
            assert!(Message::decode(GAME, &bytes).is_err(), "{} {parts:?}", kind as char);
        }
        assert!(Message::decode(GAME, b"").is_err());
    }

    /// Each message has a place of its own, so that the links can be told apart.
    #[test]
    fn links_lead_to_the_last_multiple_of_their_stride() {
        for (messages, expected) in
            [(1, [0, 0, 0, 0]), (16, [15, 0, 0, 0]), (17, [16, 16, 0, 0]), (600, [599, 592, 512, 0])]
        {
            let links = state(messages).links;
            let found = links.map(|link| (link.place - 1_000) / 10);
            assert_eq!(found, expected, "after {messages}");
            assert_eq!(links.map(|link| link.seq), expected.map(|index| index * 3), "after {messages}");
        }
    }
}
