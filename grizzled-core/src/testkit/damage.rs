//! What happens to bytes and lines on their way.

use super::any::Choose;
use crate::play::Chance;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Something that happens to a log or a stream between the one who writes it and the one who reads it.
///
/// Places are counted modulo what there is, so that any damage can be done to anything.
///
/// ```
/// use grizzled_core::testkit::damage::Damage;
///
/// let mut bytes = vec![1, 2, 3];
/// Damage::Bit { at: 4, bit: 7 }.to_bytes(&mut bytes);
/// assert_eq!(bytes, [1, 130, 3]);
/// let mut lines = "a\nb\nc\n".to_owned();
/// Damage::Lost { at: 1, count: 1 }.to_lines(&mut lines);
/// assert_eq!(lines, "a\nc\n");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Damage {
    /// A bit of a byte is another one; of a line, of one of its characters.
    Bit {
        /// Which byte.
        at: u16,
        /// Which bit.
        bit: u8,
    },
    /// A byte is this one; of lines, the line is cut there.
    Byte {
        /// Which byte or line.
        at: u16,
        /// What it is from now on; where the line is cut.
        byte: u8,
    },
    /// What follows is lost.
    Cut {
        /// The first byte or line that is lost.
        at: u16,
    },
    /// Some bytes or lines are lost.
    Lost {
        /// The first of them.
        at: u16,
        /// How many.
        count: u8,
    },
    /// Some bytes or lines come twice.
    Twice {
        /// The first of them.
        at: u16,
        /// How many.
        count: u8,
    },
    /// Two bytes or lines change places.
    Swapped {
        /// The one.
        at: u16,
        /// How far away the other is.
        count: u8,
    },
}

impl Damage {
    /// Any damage.
    pub fn any(chance: &mut impl Chance) -> Self {
        let (at, n) = (chance.less_than(256) as u16 * 256 + chance.less_than(256) as u16, chance.less_than(256) as u8);
        match chance.less_than(8) {
            0 | 1 => Self::Bit { at, bit: n % 8 },
            2 | 3 => Self::Byte { at, byte: n },
            4 => Self::Cut { at },
            5 => Self::Lost { at, count: n },
            6 => Self::Twice { at, count: n },
            _ => Self::Swapped { at, count: n },
        }
    }

    /// Does it to bytes.
    pub fn to_bytes(self, bytes: &mut Vec<u8>) {
        match self {
            _ if bytes.is_empty() => {}
            Self::Bit { at, bit } => {
                let at = usize::from(at) % bytes.len();
                bytes[at] ^= 1 << (bit % 8);
            }
            Self::Byte { at, byte } => {
                let at = usize::from(at) % bytes.len();
                bytes[at] = byte;
            }
            other => other.to_all(bytes),
        }
    }

    /// Does it to lines.
    pub fn to_lines(self, text: &mut String) {
        let mut lines: Vec<Vec<u8>> = text.lines().map(|line| line.as_bytes().to_vec()).collect();
        match self {
            _ if lines.is_empty() => return,
            Self::Bit { at, bit } => {
                let (line, place) = (usize::from(at) % lines.len(), usize::from(at) / lines.len());
                let at = place.checked_rem(lines[line].len());
                at.into_iter().for_each(|at| lines[line][at] ^= 1 << (bit % 8));
            }
            Self::Byte { at, byte } => {
                let line = usize::from(at) % lines.len();
                lines[line].truncate(byte.into());
            }
            other => other.to_all(&mut lines),
        }
        *text = lines.iter().map(|line| format!("{}\n", String::from_utf8_lossy(line))).collect();
    }

    /// What can happen to bytes as it can to lines.
    fn to_all<T: Clone>(self, all: &mut Vec<T>) {
        let len = all.len();
        let part = |at: u16, count: u8| {
            let at = usize::from(at) % len;
            at..(at + usize::from(count)).min(len)
        };
        match self {
            Self::Bit { .. } | Self::Byte { .. } => {}
            Self::Cut { at } => all.truncate(usize::from(at) % len),
            Self::Lost { at, count } => drop(all.drain(part(at, count))),
            Self::Twice { at, count } => {
                let part = part(at, count);
                let again = all[part.clone()].to_vec();
                drop(all.splice(part.end..part.end, again));
            }
            Self::Swapped { at, count } => {
                let part = part(at, count);
                all.swap(part.start, part.end.min(len - 1));
            }
        }
    }
}

/// The bytes with the checksum that fits them, so that more than the checksum is tried.
#[must_use]
pub fn sealed(bytes: &[u8]) -> Vec<u8> {
    [bytes, &crc32fast::hash(bytes).to_le_bytes()[..]].concat()
}

/// The lines with the checksum that fits them, if they have one.
#[must_use]
pub fn sealed_lines(text: &str) -> String {
    let (content, end) = text.split_at(text.trim_end().rfind('\n').map_or(0, |at| at + 1));
    match end.rsplit_once("\"checksum\":\"") {
        Some((end, _)) => format!("{content}{end}\"checksum\":\"{:08x}\"}}}}\n", crc32fast::hash(content.as_bytes())),
        None => text.to_owned(),
    }
}
