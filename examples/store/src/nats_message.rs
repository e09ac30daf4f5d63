//! What a message of a game is in the stream: its beginning, the records of one command, or its sealed end.

use crate::error::{Damage, StoreError};

/// A message, as it is written: a letter for the kind, the number of records after it, and what the kind holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Message {
    /// The first of a game: its header.
    Begun { header: Vec<u8> },
    /// The records of one command, and how many the game has with them.
    Batch { seq: u64, records: Vec<Vec<u8>> },
    /// The last of a game: everything that is left of it.
    Sealed { seq: u64, header: Vec<u8>, log: Vec<u8> },
}

impl Message {
    /// How many records the game has after this message.
    pub(crate) const fn seq(&self) -> u64 {
        match self {
            Self::Begun { .. } => 0,
            Self::Batch { seq, .. } | Self::Sealed { seq, .. } => *seq,
        }
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        match self {
            Self::Begun { header } => spell(b'c', 0, &[header]),
            Self::Batch { seq, records } => spell(b'b', *seq, records),
            Self::Sealed { seq, header, log } => spell(b's', *seq, &[header, log]),
        }
    }

    pub(crate) fn decode(bytes: &[u8]) -> Result<Self, StoreError> {
        parse(bytes).ok_or_else(|| Damage::of_storage("a message of the stream is none of this store").into())
    }
}

/// The batch of these records after so many others.
pub(crate) fn batch<R: AsRef<[u8]>>(first: u64, records: &[R]) -> Message {
    let seq = first + records.len() as u64;
    Message::Batch { seq, records: records.iter().map(|record| record.as_ref().to_vec()).collect() }
}

/// Each part stands behind its length.
fn spell(kind: u8, seq: u64, parts: &[impl AsRef<[u8]>]) -> Vec<u8> {
    let mut bytes = vec![kind];
    bytes.extend(seq.to_le_bytes());
    for part in parts {
        bytes.extend((part.as_ref().len() as u32).to_le_bytes());
        bytes.extend(part.as_ref());
    }
    bytes
}

fn parse(bytes: &[u8]) -> Option<Message> {
    let (&kind, rest) = bytes.split_first()?;
    let (seq, mut rest) = rest.split_first_chunk()?;
    let seq = u64::from_le_bytes(*seq);
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let (length, after) = rest.split_first_chunk()?;
        let (part, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        parts.push(part.to_vec());
        rest = after;
    }
    match (kind, <[Vec<u8>; 1]>::try_from(parts)) {
        (b'c', Ok([header])) if seq == 0 => Some(Message::Begun { header }),
        (b'b', Ok(one)) if seq >= 1 => Some(Message::Batch { seq, records: one.into() }),
        (b'b', Err(records)) if seq >= records.len() as u64 && !records.is_empty() => {
            Some(Message::Batch { seq, records })
        }
        (b's', Err(parts)) => {
            let [header, log] = parts.try_into().ok()?;
            Some(Message::Sealed { seq, header, log })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_as_it_was_written() {
        let messages = [
            Message::Begun { header: Vec::new() },
            Message::Begun { header: b"four players".to_vec() },
            batch(0, &[b"one"]),
            batch(7, &[&b""[..], b"two", b""]),
            Message::Sealed { seq: 10, header: b"four players".to_vec(), log: Vec::new() },
        ];
        for message in messages {
            let bytes = message.encode();
            assert_eq!(Message::decode(&bytes).unwrap(), message);
            for cut in 0..bytes.len() {
                assert!(Message::decode(&bytes[..cut]).ok() != Some(message.clone()), "{message:?} cut at {cut}");
            }
        }
    }

    #[test]
    fn what_is_no_message_is_refused() {
        let strangers = [
            Vec::new(),
            b"x".to_vec(),
            spell(b'c', 1, &[b""]),
            spell(b'b', 1, &[b""; 0]),
            spell(b'b', 1, &[b"one", b"two"]),
            spell(b's', 1, &[b"header"]),
        ];
        for bytes in strangers {
            assert!(matches!(Message::decode(&bytes), Err(StoreError::Damaged(_))), "{bytes:?}");
        }
    }
}
