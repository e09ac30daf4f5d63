//! The lines of JSON of version 1 of the log: read, and no longer written.

use super::header::Header;
use crate::records::log::json::EndLine;
use crate::records::log::rules::StoredRules;
use crate::records::log::{Commitment, LogError, View};
use crate::views::Viewer;
use crate::vocabulary::{Command, Event, Seat};
use alloc::boxed::Box;
use alloc::string::String;
use serde::{Deserialize, Serialize};

/// What stands in the first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::records::log) struct HeaderLine {
    format: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    viewer: Option<Viewer>,
    rules: StoredRules,
    fingerprint: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
}

impl HeaderLine {
    pub(in crate::records::log) fn read(&self) -> Result<Header, LogError> {
        Ok(Header {
            rules: self.rules.with_fingerprint(&self.fingerprint)?,
            viewer: self.viewer,
            commitment: Commitment::of_line(self.commitment.as_deref())?,
        })
    }
}

/// A line after the first. What a viewer sees of an event does not say whose it is.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(in crate::records::log) enum Line {
    Command { seat: Seat, command: Command },
    Event(Event),
    View(Box<View>),
    Seen(Event),
    End(EndLine),
}
