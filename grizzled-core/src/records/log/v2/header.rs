//! The header of version 2 as bytes: vocabulary, kind, rules and fields.

use super::fields::{read_fields, write_fields};
use crate::records::log::header::{Header, Notes, check_vocabulary};
use crate::records::log::rules::{read_rules, write_rules};
use crate::records::log::v1::field::{Field, Input};
use crate::records::log::{Fault, LogError};
use crate::rules::Rules;
use crate::views::Viewer;
use crate::vocabulary::Seat;
use alloc::vec::Vec;

const LOG: u8 = 0;
const STREAM: u8 = 1;
/// In the place of a viewer: those who only watch. Seats come after it.
const SPECTATOR: u8 = 0;

impl Header {
    /// What follows the magic and the number of the format.
    pub(in crate::records::log) fn write(&self, vocabulary: u16, to: &mut Vec<u8>) {
        to.extend(vocabulary.to_le_bytes());
        match self.viewer {
            None => to.push(LOG),
            Some(viewer) => to.extend([STREAM, viewer.number()]),
        }
        write_rules(&self.rules, to);
        write_fields(&self.notes, to);
    }

    /// Reads the same, with the vocabulary that it asks for.
    pub(in crate::records::log) fn read(input: &mut Input<'_>) -> Result<(u16, Self), LogError> {
        let vocabulary = u16::from_le_bytes(input.array().map_err(LogError::Header)?);
        check_vocabulary(vocabulary)?;
        let viewer = read_kind(input).map_err(LogError::Header)?;
        let rules = read_rules(input)?;
        let notes = read_fields(input).and_then(|notes| notes.that_suit(viewer, &rules));
        Ok((vocabulary, Self { rules, viewer, notes: notes.map_err(LogError::Header)? }))
    }
}

/// Whose stream it is; nobody's if it is a log.
fn read_kind(input: &mut Input<'_>) -> Result<Option<Viewer>, Fault> {
    match u8::read(input)? {
        LOG => Ok(None),
        STREAM => Viewer::numbered(u8::read(input)?).map(Some),
        _ => Err(Fault::OutOfRange),
    }
}

impl Viewer {
    pub(in crate::records::log) const fn number(self) -> u8 {
        match self {
            Self::Spectator => SPECTATOR,
            Self::Seat(seat) => seat.number() + 1,
        }
    }

    pub(in crate::records::log) fn numbered(number: u8) -> Result<Self, Fault> {
        match number {
            SPECTATOR => Ok(Self::Spectator),
            seat => Seat::new(seat - 1).map(Self::Seat).ok_or(Fault::OutOfRange),
        }
    }
}

impl Notes {
    /// TAB-5: how far chance has come depends on what was drawn in secret, so no stream says it. A log has no events before
    /// its first. Names are those of the cards in the rules.
    pub(in crate::records::log) fn that_suit(self, viewer: Option<Viewer>, rules: &Rules) -> Result<Self, Fault> {
        let suit = match viewer {
            None => self.first == 0,
            Some(_) => self.chance.is_none(),
        };
        if suit && self.names.as_ref().is_none_or(|names| names.fit(rules.roster())) {
            Ok(self)
        } else {
            Err(Fault::OutOfRange)
        }
    }
}
