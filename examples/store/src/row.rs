//! Rows of a file, and messages of a stream. Each ends with a checksum of its table, game, number and bytes: so a bit that has flipped is seen, and
//! so is a row that has taken the place of another.

use crate::error::{Damage, Part};
use crate::types::GameId;

/// Which table a row is in, as its checksum takes it into account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    Header = 1,
    Head = 2,
    Batch = 3,
    Snapshot = 4,
    Log = 5,
    Archive = 6,
    Feed = 7,
    Meta = 8,
    #[cfg(feature = "nats")]
    Message = 9,
}

/// The place of a row: its table, its game, and its number where the game has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) kind: Kind,
    pub(crate) game: GameId,
    pub(crate) number: u64,
}

impl Place {
    pub(crate) const fn of(kind: Kind, game: GameId) -> Self {
        Self { kind, game, number: 0 }
    }

    pub(crate) const fn batch(game: GameId, first: u64) -> Self {
        Self { kind: Kind::Batch, game, number: first }
    }

    pub(crate) const fn feed(position: u64) -> Self {
        Self { kind: Kind::Feed, game: GameId(0), number: position }
    }

    /// That something is wrong here.
    pub(crate) fn damage(self, problem: &str) -> Damage {
        let part = match self.kind {
            Kind::Header => Part::Header,
            Kind::Head => Part::State,
            #[cfg(feature = "nats")]
            Kind::Message => Part::State,
            Kind::Batch => Part::Records(self.number),
            Kind::Snapshot => Part::Snapshot,
            Kind::Log | Kind::Archive => Part::Log,
            Kind::Feed => Part::Feed(self.number),
            Kind::Meta => Part::Storage,
        };
        let game = !matches!(self.kind, Kind::Feed | Kind::Meta);
        Damage { game: game.then_some(self.game), part, problem: problem.to_owned() }
    }

    fn checksum(self, bytes: &[u8]) -> [u8; 4] {
        let mut checksum = crc32fast::Hasher::new();
        checksum.update(&[self.kind as u8]);
        checksum.update(&self.game.0.to_le_bytes());
        checksum.update(&self.number.to_le_bytes());
        checksum.update(bytes);
        checksum.finalize().to_le_bytes()
    }

    /// The row of these bytes at this place.
    pub(crate) fn seal(self, mut bytes: Vec<u8>) -> Vec<u8> {
        let checksum = self.checksum(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// The bytes of the row that was found at this place.
    pub(crate) fn unseal(self, row: &[u8]) -> Result<&[u8], Damage> {
        let (bytes, checksum) = row.split_last_chunk::<4>().ok_or_else(|| self.damage("it is cut off"))?;
        let right = self.checksum(bytes) == *checksum;
        right.then_some(bytes).ok_or_else(|| self.damage("the checksum is wrong"))
    }
}

/// Parts, each behind its length.
pub(crate) fn join<P: AsRef<[u8]>>(parts: &[P]) -> Vec<u8> {
    let size = parts.iter().map(|part| part.as_ref().len() + 4).sum();
    let mut bytes = Vec::with_capacity(size);
    for part in parts {
        bytes.extend((part.as_ref().len() as u32).to_le_bytes());
        bytes.extend(part.as_ref());
    }
    bytes
}

/// The parts that were joined.
pub(crate) fn split(mut bytes: &[u8]) -> Option<Vec<&[u8]>> {
    let mut parts = Vec::new();
    while !bytes.is_empty() {
        let (length, rest) = bytes.split_first_chunk()?;
        let (part, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        parts.push(part);
        bytes = rest;
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_only_right_where_it_was_written() {
        let place = Place::batch(GameId(7), 3);
        let row = place.seal(b"bytes".to_vec());
        assert_eq!(place.unseal(&row).unwrap(), b"bytes");
        let others = [
            Place::batch(GameId(7), 4),
            Place::batch(GameId(8), 3),
            Place { kind: Kind::Snapshot, ..place },
            Place { kind: Kind::Head, ..place },
        ];
        for other in others {
            assert!(other.unseal(&row).is_err(), "{other:?}");
        }
        for bit in 0..row.len() * 8 {
            let mut flipped = row.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(place.unseal(&flipped).is_err(), "bit {bit}");
        }
        for cut in 0..row.len() {
            assert!(place.unseal(&row[..cut]).is_err(), "cut at {cut}");
        }
    }

    #[test]
    fn parts_are_split_as_they_were_joined() {
        let parts = [&b"one"[..], b"", b"three"];
        assert_eq!(split(&join(&parts)).unwrap(), parts);
        assert_eq!(split(&join::<&[u8]>(&[])).unwrap(), Vec::<&[u8]>::new());
        assert_eq!(split(&join(&parts)[..6]), None);
    }
}
