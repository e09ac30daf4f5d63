//! The header of version 1 of the log: read, and no longer written.

use super::field::{Field, Input};
use crate::records::log::rules::read_rules;
use crate::records::log::{Commitment, Fault, LogError};
use crate::rules::Rules;
use crate::views::Viewer;
use crate::vocabulary::Seat;

/// All that a header of version 1 says.
pub(in crate::records::log) struct Header {
    pub(in crate::records::log) rules: Rules,
    /// Whose stream it is; `None` for a log.
    pub(in crate::records::log) viewer: Option<Viewer>,
    pub(in crate::records::log) commitment: Option<Commitment>,
}

impl Header {
    /// What follows the magic and the number of the format.
    pub(in crate::records::log) fn read(input: &mut Input<'_>) -> Result<Self, LogError> {
        let viewer = match u8::read(input).map_err(LogError::Header)? {
            0 => None,
            6 => Some(Viewer::Spectator),
            seat => Some(Viewer::Seat(Seat::new(seat - 1).ok_or(LogError::Header(Fault::OutOfRange))?)),
        };
        let rules = read_rules(input)?;
        let commitment = Option::<[u8; 32]>::read(input).map_err(LogError::Header)?.map(Commitment::from_bytes);
        Ok(Self { rules, viewer, commitment })
    }
}
