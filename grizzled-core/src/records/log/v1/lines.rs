//! The lines of JSON of version 1.

use super::{Header, Record, carry_record};
use crate::records::log::codec::{Input, JsonLine, Misspelt};
use crate::records::log::tables1::{
    RulesFields, read_command_line, read_event_line, read_line, read_view_line, read_viewer,
};
use crate::records::log::{Commitment, Entry, Fault, LogError, format};
use crate::views::Viewer;
use alloc::boxed::Box;
use alloc::string::{String, ToString};

/// The first line behind the number of the format.
pub(super) fn read_header(line: &mut JsonLine<'_>, is_stream: bool) -> Result<Header, LogError> {
    let (viewer, rules, commitment) = read_fields(line, is_stream).map_err(|misspelt| misspelt.in_line(1))?;
    Ok(Header { rules: rules.rules()?, viewer, commitment: Commitment::of_line(commitment.as_deref())? })
}

type Fields = (Option<Viewer>, RulesFields, Option<String>);

fn read_fields(line: &mut JsonLine<'_>, is_stream: bool) -> Result<Fields, Misspelt> {
    let viewer = read_viewer(line, is_stream)?;
    let rules = RulesFields::read(line)?;
    let commitment = if line.has_more() {
        line.field("commitment")?;
        Some(line.quoted()?.into())
    } else {
        None
    };
    line.expect("}}")?;
    line.end()?;
    Ok((viewer, rules, commitment))
}

/// A line after the first.
pub(super) fn read_record(line: &mut JsonLine<'_>, viewer: Option<Viewer>) -> Result<format::Record, Misspelt> {
    let record = read_line(line, |key, line| match key {
        "event" => Some(read_event_line(line).map(Entry::Event).map(Record::Entry)),
        "command" => Some(read_command_line(line).map(Record::Entry)),
        "seen" => Some(read_event_line(line).map(Record::Seen)),
        "view" => Some(read_view_line(line).map(Box::new).map(Record::View)),
        _ => None,
    })?;
    carry_record(record, viewer).map_err(|fault: Fault| Misspelt { at: 0, what: fault.to_string() })
}
