//! The header of version 2 as a line of JSON.

use super::fields::IGNORABLE;
use crate::records::log::header::{Header, Notes, check_vocabulary};
use crate::records::log::hex::{from_hex, to_hex};
use crate::records::log::rules::{StoredRules, digits};
use crate::records::log::{CardNames, Commitment, FORMAT, Fault, LogError};
use crate::views::Viewer;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// No field has as many bytes as this, since a length is written in two bytes at most.
const TOO_LONG: usize = 1 << 14;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::records::log) struct HeaderLine {
    format: u16,
    vocabulary: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewer: Option<Viewer>,
    rules: StoredRules,
    fingerprint: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    epoch: u32,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    cut: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<u64>,
    #[serde(default, skip_serializing_if = "is_zero")]
    first: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    names: Option<CardNames>,
    /// Fields that came later and may be ignored, by their numbers, in digits.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    more: BTreeMap<u8, String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so.
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl HeaderLine {
    pub(in crate::records::log) fn new(header: &Header, vocabulary: u16) -> Self {
        let notes = &header.notes;
        Self {
            format: FORMAT,
            vocabulary,
            viewer: header.viewer,
            rules: StoredRules::from(&header.rules),
            fingerprint: digits(header.rules.fingerprint()),
            commitment: notes.commitment.map(Commitment::to_hex),
            epoch: notes.epoch,
            cut: notes.cut,
            chance: notes.chance,
            first: notes.first,
            names: notes.names.clone(),
            more: notes.more.iter().map(|(number, bytes)| (*number, to_hex(bytes))).collect(),
        }
    }

    /// The header, and the vocabulary that it asks for.
    pub(in crate::records::log) fn read(&self) -> Result<(u16, Header), LogError> {
        check_vocabulary(self.vocabulary)?;
        let notes = Notes {
            commitment: Commitment::of_line(self.commitment.as_deref())?,
            epoch: self.epoch,
            cut: self.cut,
            chance: self.chance,
            first: self.first,
            names: self.names.clone(),
            more: self.more().ok_or(LogError::Header(Fault::OutOfRange))?,
        };
        let rules = self.rules.with_fingerprint(&self.fingerprint)?;
        let notes = notes.that_suit(self.viewer, &rules).map_err(LogError::Header)?;
        Ok((self.vocabulary, Header { rules, viewer: self.viewer, notes }))
    }

    fn more(&self) -> Option<Vec<(u8, Vec<u8>)>> {
        let field = |(&number, digits): (&u8, &String)| {
            let bytes = from_hex(digits).filter(|bytes| bytes.len() < TOO_LONG)?;
            (number >= IGNORABLE).then_some((number, bytes))
        };
        self.more.iter().map(field).collect()
    }
}
