//! The formats that can be read, each in a folder that nothing else looks into. To add a format, add its folder and its line
//! in [`KNOWN`]; to drop one, remove both.
//!
//! A format reads what it finds into a version of its own and hands that to the next format, which carries it on in the same
//! way, until it is of the newest version: [`ReadHeader`](super::format::ReadHeader) and [`Record`](super::format::Record).
//! Only the newest format is written.

use super::format::Format;
#[cfg(test)]
use super::v0;
use super::{FORMAT, LogError};
use super::{v1, v2};

/// The words of the newest format; and what fingerprints and commitments are made of, whatever the format.
pub(super) use super::tables1::{
    VOCABULARY, fingerprint, rules_bytes, setup_bytes, words_of_entry, words_of_rules, words_of_seen,
};
#[cfg(any(test, feature = "testkit"))]
pub(super) use super::tables1::{all_words, words_of_view};

/// The format in which logs are written.
pub(super) mod newest {
    pub(in super::super) use super::v2::{FORMAT, write_entry, write_header, write_seen, write_view};
    #[cfg(feature = "json")]
    pub(in super::super) use super::v2::{write_entry_line, write_header_line, write_seen_line, write_view_line};
}

/// The formats that can be read, the oldest first.
const KNOWN: &[&Format] = &[
    #[cfg(test)]
    &v0::FORMAT,
    &v1::FORMAT,
    &v2::FORMAT,
];

/// The format of records that stand alone.
pub(super) const NEWEST: &Format = &newest::FORMAT;

/// The format with this number, if it can be read: asked before anything else, so that a newer one says so.
pub(super) fn format(number: Option<u16>) -> Result<&'static Format, LogError> {
    let known = KNOWN.iter().find(|format| Some(format.number) == number);
    match (known, number) {
        (Some(format), _) => Ok(format),
        (None, Some(newer)) if newer > FORMAT => Err(LogError::Newer(newer)),
        _ => Err(LogError::NotALog),
    }
}
