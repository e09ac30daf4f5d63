//! The header of version 0 as bytes: the rules, then whose it is.

use crate::records::log::LogError;
use crate::records::log::codec::{Bytes, Spelt};
use crate::records::log::tables1::{Tables1, read_rules};
use crate::rules::Rules;
use crate::views::Viewer;
use crate::vocabulary::Seat;

pub(super) struct Header {
    pub(super) rules: Rules,
    pub(super) viewer: Option<Viewer>,
}

impl Header {
    pub(super) fn read(from: &mut Bytes<'_>) -> Result<Self, LogError> {
        let rules = read_rules(from)?;
        let seat: Option<Seat> = Spelt::<Tables1>::read(from).map_err(LogError::Header)?;
        Ok(Self { rules, viewer: seat.map(Viewer::Seat) })
    }
}
