//! Records of events and commands, and views.

use super::Tables1;
use super::masks::{read_notice, written_notice};
use crate::records::log::codec::{Bytes, Input, Output, Row, Rows, Spelt, Tagged, read_len, write_len};
use crate::records::log::{Entry, Fault, View};
use crate::views::{SeatView, SpectatorView, Viewer};
use crate::vocabulary::{Command, Event, Notice, Seat, Secret};
use alloc::vec::Vec;

/// What commands have beyond their tags.
const COMMAND: u8 = 128;
/// The tag of the view that a stream begins with.
pub(in crate::records::log) const SNAPSHOT: u8 = 255;
/// Whose view it is; in bytes the header alone says that.
const VIEWS: &Rows = &Rows { name: "view", rows: &[Row::first(0, "seat"), Row::first(1, "spectator")] };

/// Writes a record: what is written begins with its tag, and the length of the rest comes after that.
pub(in crate::records::log) fn write_record(to: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let mut body = Vec::new();
    write(&mut body);
    if let Some((tag, rest)) = body.split_first() {
        to.push(*tag);
        write_len(rest.len(), to);
        to.extend(rest);
    }
}

pub(in crate::records::log) fn write_entry(entry: &Entry, to: &mut Vec<u8>) {
    match entry {
        Entry::Event(Event { notice, secret }) => write_record(to, |body| write_event(notice, secret, body)),
        Entry::Command { seat, command } => write_record(to, |body| {
            Spelt::<Tables1>::write(command, body);
            // The seat stands between the tag and what the command says.
            body[0] += COMMAND;
            let mut number = Vec::new();
            Spelt::<Tables1>::write(seat, &mut number);
            body.splice(1..1, number);
        }),
    }
}

pub(in crate::records::log) fn write_event<O: Output>(notice: &Notice, secret: &Secret, to: &mut O) {
    to.field("notice");
    Spelt::<Tables1>::write(&written_notice(notice), to);
    if !secret.is_nothing() {
        to.field("secret");
        Spelt::<Tables1>::write(secret, to);
    }
}

/// Most events hide nothing, and say so by ending here.
pub(in crate::records::log) fn read_secret<I: Input>(from: &mut I) -> Result<Secret, I::Error> {
    if !from.has_more() {
        return Ok(Secret::Nothing);
    }
    from.field("secret")?;
    match <Secret as Spelt<Tables1>>::read(from)? {
        Secret::Nothing => Err(from.wrong(Fault::OutOfRange)),
        secret => Ok(secret),
    }
}

/// A record before it is known what is in it.
#[derive(Clone, Copy)]
pub(in crate::records::log) struct RawRecord<'a> {
    pub(in crate::records::log) tag: u8,
    pub(in crate::records::log) body: &'a [u8],
}

impl<'a> RawRecord<'a> {
    pub(in crate::records::log) fn read(from: &mut Bytes<'a>) -> Result<Self, Fault> {
        let tag = from.byte()?;
        let len = read_len(from)?;
        Ok(Self { tag, body: from.take(len)? })
    }

    /// The entry of a log.
    pub(in crate::records::log) fn entry(self) -> Result<Entry, Fault> {
        match self.tag {
            SNAPSHOT => Err(Fault::UnknownTag(SNAPSHOT)),
            COMMAND.. => Bytes::whole(self.body, |body| {
                let seat = <Seat as Spelt<Tables1>>::read(body)?;
                let command = <Command as Tagged<Tables1>>::read_tagged(self.tag - COMMAND, body)?;
                Ok(Entry::Command { seat, command })
            }),
            tag => Bytes::whole(self.body, |body| read_event(tag, body)).map(Entry::Event),
        }
    }

    /// The view that a stream for this viewer begins with.
    pub(in crate::records::log) fn view(self, viewer: Option<Viewer>) -> Result<View, Fault> {
        Bytes::whole(self.body, |body| match viewer {
            None => Err(Fault::UnknownTag(self.tag)),
            Some(Viewer::Seat(_)) => <SeatView as Spelt<Tables1>>::read(body).map(View::Seat),
            Some(Viewer::Spectator) => <SpectatorView as Spelt<Tables1>>::read(body).map(View::Spectator),
        })
    }
}

/// The event with this tag.
pub(in crate::records::log) fn read_event(tag: u8, from: &mut Bytes<'_>) -> Result<Event, Fault> {
    let notice = read_notice(<Notice as Tagged<Tables1>>::read_tagged(tag, from)?);
    Ok(Event { notice, secret: read_secret(from)? })
}

pub(in crate::records::log) fn write_view<O: Output>(view: &View, to: &mut O) {
    match view {
        View::Seat(view) => write_named_view(0, view, to),
        View::Spectator(view) => write_named_view(1, view, to),
    }
}

fn write_named_view<O: Output>(row: usize, view: &impl Spelt<Tables1>, to: &mut O) {
    if !O::LISTS {
        return view.write(to);
    }
    to.open_kind(VIEWS.rows[row].of(VIEWS.name));
    view.write(to);
    to.close_kind();
}

#[cfg(feature = "json")]
mod lines {
    use super::*;
    use crate::records::log::codec::{Json, JsonLine, Misspelt};
    use alloc::borrow::ToOwned;

    /// A line with one key.
    pub(in crate::records::log) fn write_line(key: &str, to: &mut Json, write: impl FnOnce(&mut Json)) {
        to.raw("{");
        to.quoted(key);
        to.raw(":");
        write(to);
        to.raw("}");
    }

    pub(in crate::records::log) fn write_entry_line(entry: &Entry, to: &mut Json) {
        match entry {
            Entry::Event(Event { notice, secret }) => write_line("event", to, |to| {
                to.open_fields("event");
                write_event(notice, secret, to);
                to.close_fields();
            }),
            Entry::Command { seat, command } => write_line("command", to, |to| {
                to.open_fields("command");
                to.field("seat");
                Spelt::<Tables1>::write(seat, to);
                to.field("command");
                Spelt::<Tables1>::write(command, to);
                to.close_fields();
            }),
        }
    }

    pub(in crate::records::log) fn write_view_line(view: &View, to: &mut Json) {
        write_line("view", to, |to| write_view(view, to));
    }

    /// Reads a line with one key, and what `read` makes of the key and what stands behind it, if it knows the key.
    pub(in crate::records::log) fn read_line<'a, T>(
        line: &mut JsonLine<'a>,
        read: impl FnOnce(&'a str, &mut JsonLine<'a>) -> Option<Result<T, Misspelt>>,
    ) -> Result<T, Misspelt> {
        line.expect("{")?;
        let key = line.quoted()?;
        let unknown = line.refuse("there is no such record");
        line.expect(":")?;
        let value = read(key, line).unwrap_or(Err(unknown))?;
        line.expect("}")?;
        line.end()?;
        Ok(value)
    }

    /// What stands behind `event`.
    pub(in crate::records::log) fn read_event_line(line: &mut JsonLine<'_>) -> Result<Event, Misspelt> {
        line.open_fields()?;
        let event = read_event_fields(line)?;
        line.close_fields()?;
        Ok(event)
    }

    pub(in crate::records::log) fn read_event_fields(line: &mut JsonLine<'_>) -> Result<Event, Misspelt> {
        line.field("notice")?;
        let notice = read_notice(<Notice as Spelt<Tables1>>::read(line)?);
        Ok(Event { notice, secret: read_secret(line)? })
    }

    /// What stands behind `command`.
    pub(in crate::records::log) fn read_command_line(line: &mut JsonLine<'_>) -> Result<Entry, Misspelt> {
        line.open_fields()?;
        line.field("seat")?;
        let seat = <Seat as Spelt<Tables1>>::read(line)?;
        line.field("command")?;
        let command = <Command as Spelt<Tables1>>::read(line)?;
        line.close_fields()?;
        Ok(Entry::Command { seat, command })
    }

    /// What stands behind `viewer`.
    pub(in crate::records::log) fn read_viewer_kind(line: &mut JsonLine<'_>) -> Result<Viewer, Misspelt> {
        let kind = line.tag(VIEWS)?;
        line.expect_fields(kind == 0)?;
        if kind != 0 {
            return Ok(Viewer::Spectator);
        }
        let seat = <Seat as Spelt<Tables1>>::read(line)?;
        line.close_kind()?;
        Ok(Viewer::Seat(seat))
    }

    /// The viewer that the header of a stream names, and that of a log does not.
    pub(in crate::records::log) fn read_viewer(
        line: &mut JsonLine<'_>,
        is_stream: bool,
    ) -> Result<Option<Viewer>, Misspelt> {
        if line.skips_field("viewer") != is_stream {
            return Err(Misspelt { at: 0, what: "a stream has a viewer, and a log has none".to_owned() });
        }
        if is_stream { read_viewer_kind(line).map(Some) } else { Ok(None) }
    }

    pub(in crate::records::log) fn write_viewer(viewer: Viewer, to: &mut Json) {
        to.field("viewer");
        let word = VIEWS.rows[usize::from(viewer == Viewer::Spectator)].of(VIEWS.name);
        match viewer {
            Viewer::Spectator => to.kind(word),
            Viewer::Seat(seat) => {
                to.open_kind(word);
                Spelt::<Tables1>::write(&seat, to);
                to.close_kind();
            }
        }
    }

    /// What stands behind `view`.
    pub(in crate::records::log) fn read_view_line(line: &mut JsonLine<'_>) -> Result<View, Misspelt> {
        let kind = line.tag(VIEWS)?;
        line.expect_fields(true)?;
        let view = match kind {
            0 => View::Seat(<SeatView as Spelt<Tables1>>::read(line)?),
            _ => View::Spectator(<SpectatorView as Spelt<Tables1>>::read(line)?),
        };
        line.close_kind()?;
        Ok(view)
    }
}

#[cfg(feature = "json")]
pub(in crate::records::log) use lines::{
    read_command_line, read_event_fields, read_event_line, read_line, read_view_line, read_viewer, read_viewer_kind,
    write_entry_line, write_line, write_view_line, write_viewer,
};
