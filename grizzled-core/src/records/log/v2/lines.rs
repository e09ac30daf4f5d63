//! The lines of JSON of version 2.

use super::FORMAT;
use super::fields::IGNORABLE;
use crate::records::log::codec::{Input, Json, JsonLine, Misspelt, Output};
use crate::records::log::format::{ReadHeader, Record};
use crate::records::log::header::{Header, Notes, check_vocabulary};
use crate::records::log::hex::{from_hex, to_hex};
use crate::records::log::tables1::{
    RulesFields, read_command_line, read_event_fields, read_event_line, read_line, read_view_line, read_viewer,
    read_viewer_kind, write_event, write_line, write_rules_fields, write_viewer,
};
use crate::records::log::{CardNames, Commitment, Entry, Fault, LogError};
use crate::views::{Seen, Viewer};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// No field has as many bytes as this, since a length is written in two bytes at most.
const TOO_LONG: usize = 1 << 14;

/// The first line.
pub(in crate::records::log) fn write_header_line(header: &Header, vocabulary: u16, to: &mut Json) {
    write_line(if header.viewer.is_none() { "log" } else { "stream" }, to, |to| {
        to.open_fields("header");
        to.field("format");
        to.decimal(FORMAT.number);
        to.field("vocabulary");
        to.decimal(vocabulary);
        if let Some(viewer) = header.viewer {
            write_viewer(viewer, to);
        }
        write_rules_fields(&header.rules, to);
        write_notes(&header.notes, to);
        to.close_fields();
    });
}

/// Writes each field that says something.
fn write_notes(notes: &Notes, to: &mut Json) {
    let Notes { commitment, epoch, cut, chance, first, names, more } = notes;
    let number = |number: &u32| Some(u64::from(*number)).filter(|&number| number != 0);
    write_field("commitment", *commitment, to, |commitment, to| to.quoted(&commitment.to_hex()));
    write_field("epoch", number(epoch), to, |epoch, to| to.decimal(epoch));
    write_field("cut", cut.then_some(()), to, |(), to| to.raw("true"));
    write_field("chance", *chance, to, |chance, to| to.decimal(chance));
    write_field("first", number(first), to, |first, to| to.decimal(first));
    write_field("names", names.as_ref(), to, write_names);
    write_field("more", Some(more).filter(|more| !more.is_empty()), to, |more, to| write_more(more, to));
}

fn write_field<T>(name: &'static str, value: Option<T>, to: &mut Json, write: impl FnOnce(T, &mut Json)) {
    if let Some(value) = value {
        to.field(name);
        write(value, to);
    }
}

fn write_names(names: &CardNames, to: &mut Json) {
    let CardNames { orders, recruits, helping_hands } = names;
    to.open_fields("names");
    for (name, list) in [("orders", orders), ("recruits", recruits), ("helping_hands", helping_hands)] {
        write_field(name, Some(list).filter(|list| !list.is_empty()), to, |list, to| {
            to.open_fixed_list();
            for name in list {
                to.item();
                to.string(name);
            }
            to.close_list();
        });
    }
    to.close_fields();
}

fn write_more(more: &[(u8, Vec<u8>)], to: &mut Json) {
    to.raw("{");
    for (number, bytes) in more {
        to.item();
        to.quoted(&number.to_string());
        to.raw(":");
        to.quoted(&to_hex(bytes));
    }
    to.raw("}");
}

/// What one viewer sees of an event.
pub(in crate::records::log) fn write_seen_line(seen: &Seen, to: &mut Json) {
    write_line("seen", to, |to| {
        to.open_fields("seen");
        write_viewer(seen.viewer, to);
        write_event(&seen.notice, &seen.secret, to);
        to.close_fields();
    });
}

/// The first line behind the number of the format.
pub(super) fn read_header(line: &mut JsonLine<'_>, is_stream: bool) -> Result<ReadHeader, LogError> {
    let vocabulary = read_vocabulary(line).map_err(|misspelt| misspelt.in_line(1))?;
    check_vocabulary(vocabulary)?;
    let fields = Fields::read(line, is_stream).map_err(|misspelt| misspelt.in_line(1))?;
    Ok(ReadHeader { header: fields.header()?, vocabulary: Some(vocabulary) })
}

fn read_vocabulary(line: &mut JsonLine<'_>) -> Result<u16, Misspelt> {
    line.field("vocabulary")?;
    let number = line.decimal()?;
    u16::try_from(number).map_err(|_| line.refuse("this is a number from 0 to 65535"))
}

/// The fields of a header as they were read, before they are checked.
struct Fields {
    viewer: Option<Viewer>,
    rules: RulesFields,
    commitment: Option<String>,
    notes: Notes,
    more: Vec<(u64, String)>,
}

impl Fields {
    fn read(line: &mut JsonLine<'_>, is_stream: bool) -> Result<Self, Misspelt> {
        let viewer = read_viewer(line, is_stream)?;
        let rules = RulesFields::read(line)?;
        let commitment = read_field("commitment", line, |line| line.quoted().map(ToOwned::to_owned))?;
        let notes = Notes {
            epoch: read_field("epoch", line, read_number)?.unwrap_or(0),
            cut: read_field("cut", line, |line| line.expect("true"))?.is_some(),
            chance: read_field("chance", line, JsonLine::decimal)?,
            first: read_field("first", line, read_number)?.unwrap_or(0),
            names: read_field("names", line, read_names)?,
            ..Notes::NONE
        };
        let more = read_field("more", line, read_more)?.unwrap_or_default();
        line.expect("}}")?;
        line.end()?;
        Ok(Self { viewer, rules, commitment, notes, more })
    }

    fn header(self) -> Result<Header, LogError> {
        let commitment = Commitment::of_line(self.commitment.as_deref())?;
        let more = self.more().ok_or(LogError::Header(Fault::OutOfRange))?;
        let rules = self.rules.rules()?;
        let notes = Notes { commitment, more, ..self.notes }.checked(self.viewer, &rules).map_err(LogError::Header)?;
        Ok(Header { rules, viewer: self.viewer, notes })
    }

    /// The fields that came later, each with its number, in their order.
    fn more(&self) -> Option<Vec<(u8, Vec<u8>)>> {
        let field = |(number, digits): &(u64, String)| {
            let number = u8::try_from(*number).ok().filter(|&number| number >= IGNORABLE)?;
            Some((number, from_hex(digits).filter(|bytes| bytes.len() < TOO_LONG)?))
        };
        let more: Option<Vec<_>> = self.more.iter().map(field).collect();
        more.filter(|more| more.is_sorted_by(|(one, _), (other, _)| one < other))
    }
}

/// A field that may be left out.
fn read_field<'a, T>(
    name: &'static str,
    line: &mut JsonLine<'a>,
    read: impl FnOnce(&mut JsonLine<'a>) -> Result<T, Misspelt>,
) -> Result<Option<T>, Misspelt> {
    if line.skips_field(name) { read(line).map(Some) } else { Ok(None) }
}

/// 0 is said by leaving the field out.
fn read_number(line: &mut JsonLine<'_>) -> Result<u32, Misspelt> {
    let number = line.decimal()?;
    let number = u32::try_from(number).ok().filter(|&number| number != 0);
    number.ok_or_else(|| line.refuse("this is a number from 1 to 4294967295"))
}

fn read_names(line: &mut JsonLine<'_>) -> Result<CardNames, Misspelt> {
    line.open_fields()?;
    let orders = read_field("orders", line, read_list)?.unwrap_or_default();
    let recruits = read_field("recruits", line, read_list)?.unwrap_or_default();
    let helping_hands = read_field("helping_hands", line, read_list)?.unwrap_or_default();
    line.close_fields()?;
    Ok(CardNames { orders, recruits, helping_hands })
}

/// Names one after the other, at least one.
fn read_list(line: &mut JsonLine<'_>) -> Result<Vec<String>, Misspelt> {
    let mut names = Vec::new();
    line.list(|line| {
        names.push(line.string()?);
        Ok(())
    })?;
    if names.is_empty() { Err(line.wrong(Fault::OutOfRange)) } else { Ok(names) }
}

fn read_more(line: &mut JsonLine<'_>) -> Result<Vec<(u64, String)>, Misspelt> {
    let mut more = Vec::new();
    line.open_fields()?;
    loop {
        line.item()?;
        line.expect("\"")?;
        let number = line.decimal()?;
        line.expect("\":")?;
        more.push((number, line.quoted()?.to_owned()));
        if !line.has_more() {
            line.close_fields()?;
            return Ok(more);
        }
    }
}

/// A line between the first and the last.
pub(super) fn read_record(line: &mut JsonLine<'_>, _: Option<Viewer>) -> Result<Record, Misspelt> {
    read_line(line, |key, line| match key {
        "event" => Some(read_event_line(line).map(Entry::Event).map(Record::Entry)),
        "command" => Some(read_command_line(line).map(Record::Entry)),
        "seen" => Some(read_seen(line).map(Record::Seen)),
        "view" => Some(read_view_line(line).map(Box::new).map(Record::View)),
        _ => None,
    })
}

fn read_seen(line: &mut JsonLine<'_>) -> Result<Seen, Misspelt> {
    line.open_fields()?;
    line.field("viewer")?;
    let viewer = read_viewer_kind(line)?;
    let event = read_event_fields(line)?;
    line.close_fields()?;
    Ok(Seen { viewer, notice: event.notice, secret: event.secret })
}
