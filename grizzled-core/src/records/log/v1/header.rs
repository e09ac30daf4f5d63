//! The header of version 1 as bytes.

use crate::records::log::codec::{Bytes, Numbered};
use crate::records::log::tables1::{Tables1, read_rules};
use crate::records::log::{Commitment, Fault, LogError};
use crate::rules::Rules;
use crate::views::Viewer;
use crate::vocabulary::Seat;

/// In the place of the kind: a log, or those who only watch. The numbers between are the seats'.
const LOG: u8 = 0;
const SPECTATOR: u8 = 6;

/// All that a header of version 1 says.
pub(in crate::records::log) struct Header {
    pub(in crate::records::log) rules: Rules,
    /// Whose stream it is; `None` for a log.
    pub(in crate::records::log) viewer: Option<Viewer>,
    pub(in crate::records::log) commitment: Option<Commitment>,
}

impl Header {
    pub(super) fn read(from: &mut Bytes<'_>) -> Result<Self, LogError> {
        let viewer = read_kind(from).map_err(LogError::Header)?;
        let rules = read_rules(from)?;
        let commitment = read_commitment(from).map_err(LogError::Header)?;
        Ok(Self { rules, viewer, commitment })
    }
}

fn read_kind(from: &mut Bytes<'_>) -> Result<Option<Viewer>, Fault> {
    match from.byte()? {
        LOG => Ok(None),
        SPECTATOR => Ok(Some(Viewer::Spectator)),
        seat => {
            let seat = <Seat as Numbered<Tables1>>::from_number(seat - 1).ok_or(Fault::OutOfRange)?;
            Ok(Some(Viewer::Seat(seat)))
        }
    }
}

fn read_commitment(from: &mut Bytes<'_>) -> Result<Option<Commitment>, Fault> {
    match from.byte()? {
        0 => Ok(None),
        1 => from.array().map(Commitment::from_bytes).map(Some),
        _ => Err(Fault::OutOfRange),
    }
}
