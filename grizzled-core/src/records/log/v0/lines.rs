//! The lines of JSON of version 0.

use super::header::Header;
use super::{Record, carry_record};
use crate::records::log::codec::{Input, JsonLine, Misspelt, Spelt};
use crate::records::log::tables1::{RulesFields, Tables1, read_command_line, read_event_line, read_line};
use crate::records::log::{Entry, LogError, format, v1};
use crate::views::Viewer;
use alloc::string::ToString;

pub(super) fn read_header(line: &mut JsonLine<'_>) -> Result<Header, LogError> {
    let (rules, viewer) = read_fields(line).map_err(|misspelt| misspelt.in_line(1))?;
    Ok(Header { rules: rules.rules()?, viewer })
}

fn read_fields(line: &mut JsonLine<'_>) -> Result<(RulesFields, Option<Viewer>), Misspelt> {
    let rules = RulesFields::read(line)?;
    line.field("of")?;
    let viewer = if line.skip("\"host\"") { None } else { Some(Viewer::Seat(Spelt::<Tables1>::read(line)?)) };
    line.expect("}}")?;
    line.end()?;
    Ok((rules, viewer))
}

pub(super) fn read_record(line: &mut JsonLine<'_>, viewer: Option<Viewer>) -> Result<format::Record, Misspelt> {
    let record = read_line(line, |key, line| match key {
        "deal" => Some(Spelt::<Tables1>::read(line).map(|(card, seat)| Record::Deal(card, seat))),
        "event" => Some(read_event_line(line).map(Entry::Event).map(Record::Entry)),
        "command" => Some(read_command_line(line).map(Record::Entry)),
        _ => None,
    })?;
    let record = v1::carry_record(carry_record(record, viewer), viewer);
    record.map_err(|fault| Misspelt { at: 0, what: fault.to_string() })
}
