//! What is saved: recognised by its kind, and read again.

use super::games::{Session, opening};
use super::packs::Cards;
use super::rules::Ruleset;
use crate::boundary::Checked;
use crate::codes::*;
use crate::convert::{NONE, viewer_number};
use crate::failure::{Called, Failure};
use crate::layout::{SaveInfo, Sized32, Start};
use grizzled_core::campaign::{ResumeError, SAVED_FORMAT, SavedCampaign};
use grizzled_core::log::{Fault, Log, LogError, Stream};
use grizzled_core::notation::{self, GameText};
use grizzled_core::play::Seed;
use grizzled_core::{Event, Rules, Seen};
use std::sync::Arc;

const BLANK: SaveInfo = SaveInfo {
    struct_size: SaveInfo::SIZE,
    kind: 0,
    fingerprint: 0,
    events: 0,
    commands: 0,
    form: GRZ_FORM_BYTES as u8,
    seats: 0,
    viewer: NONE,
    committed: 0,
    midway: 0,
    reserved: [0; 3],
};

/// The form that bytes are in: what is JSON begins with a brace, and no log in bytes does.
fn is_json(bytes: &[u8]) -> bool {
    bytes.trim_ascii_start().first() == Some(&b'{')
}

fn text(bytes: &[u8]) -> Checked<&str> {
    std::str::from_utf8(bytes).map_err(|_| GRZ_E_TEXT)
}

/// Compact bytes grow much when they are read: fewer of them are taken.
fn compact(bytes: &[u8]) -> Checked<&[u8]> {
    if bytes.len() > GRZ_MAX_BYTES as usize { Err(GRZ_E_LIMIT) } else { Ok(bytes) }
}

pub(crate) fn read_log(bytes: &[u8]) -> Called<Log> {
    Ok(if is_json(bytes) { Log::from_json_lines(text(bytes)?)? } else { Log::from_bytes(compact(bytes)?)? })
}

pub(crate) fn read_stream(bytes: &[u8]) -> Called<Stream> {
    Ok(if is_json(bytes) { Stream::from_json_lines(text(bytes)?)? } else { Stream::from_bytes(compact(bytes)?)? })
}

/// What came since, as grz_game_events_bytes or grz_game_events_json gives it.
pub(crate) fn read_seen(bytes: &[u8]) -> Called<Vec<Seen>> {
    if bytes.trim_ascii_start().first() != Some(&b'[') {
        return Ok(Seen::all_from_bytes(bytes)?);
    }
    let text = text(bytes)?;
    serde_json::from_str(text).map_err(|error| match serde_json::from_str::<Vec<Event>>(text) {
        Ok(_) => Failure::reported(GRZ_E_VIEWER, Fault::HostRecord),
        Err(_) => Failure::reported(GRZ_E_FORMAT, error),
    })
}

/// Of a campaign only what decides whether the rest can be read.
#[derive(serde::Deserialize)]
struct Format {
    format: u16,
}

pub(crate) fn read_campaign(bytes: &[u8]) -> Called<SavedCampaign> {
    let (text, wrong) = (text(bytes)?, |error| Failure::reported(GRZ_E_FORMAT, error));
    let Format { format } = serde_json::from_str(text).map_err(wrong)?;
    if format > SAVED_FORMAT {
        return Err(Failure::reported(GRZ_E_NEWER, ResumeError::Format(format)));
    }
    let saved: SavedCampaign = serde_json::from_str(text).map_err(wrong)?;
    if format == SAVED_FORMAT { Ok(saved) } else { Err(Failure::reported(GRZ_E_FORMAT, ResumeError::Format(format))) }
}

/// What the bytes are, once they have been read whole.
pub(crate) fn probe(bytes: &[u8]) -> Called<SaveInfo> {
    let form = if is_json(bytes) { GRZ_FORM_JSON } else { GRZ_FORM_BYTES } as u8;
    let no_log = match read_log(bytes) {
        Ok(log) => return Ok(SaveInfo { form, ..of_log(&log) }),
        Err(no_log) => no_log,
    };
    if let Ok(stream) = read_stream(bytes) {
        return Ok(SaveInfo { form, ..of_stream(&stream) });
    }
    if no_log != Failure::from(LogError::NotALog) || !is_json(bytes) {
        return Err(no_log);
    }
    match (Cards::load(bytes), read_campaign(bytes)) {
        (Ok(_), _) => Ok(SaveInfo { form, kind: GRZ_SAVE_PACK, ..BLANK }),
        (_, Ok(saved)) => Ok(SaveInfo { form, kind: GRZ_SAVE_CAMPAIGN, seats: saved.seats, ..BLANK }),
        // Packs have a name, and campaigns have none.
        (Err(no_pack), Err(no_campaign)) => Err(if has_name(bytes) { no_pack } else { no_campaign }),
    }
}

fn has_name(bytes: &[u8]) -> bool {
    serde_json::from_slice::<serde_json::Value>(bytes).is_ok_and(|value| value.get("name").is_some())
}

fn of_rules(rules: &Rules) -> SaveInfo {
    SaveInfo { fingerprint: rules.fingerprint(), seats: rules.seats(), ..BLANK }
}

fn of_log(log: &Log) -> SaveInfo {
    SaveInfo {
        kind: GRZ_SAVE_LOG,
        events: log.events().count() as u32,
        commands: log.commands().count() as u32,
        committed: log.commitment().is_some().into(),
        midway: log.is_cut().into(),
        ..of_rules(log.rules())
    }
}

fn of_stream(stream: &Stream) -> SaveInfo {
    SaveInfo {
        kind: GRZ_SAVE_STREAM,
        events: stream.seen().len() as u32,
        viewer: viewer_number(stream.viewer()),
        committed: stream.commitment().is_some().into(),
        midway: stream.is_cut().into(),
        ..of_rules(stream.rules())
    }
}

/// A log or stream in one of its forms.
fn in_form(form: u32, bytes: impl FnOnce() -> Vec<u8>, json: impl FnOnce() -> String) -> Checked<Vec<u8>> {
    match form {
        GRZ_FORM_BYTES => Ok(bytes()),
        GRZ_FORM_JSON => Ok(json().into_bytes()),
        _ => Err(GRZ_E_VALUE),
    }
}

fn log_in_form(form: u32, log: &Log) -> Checked<Vec<u8>> {
    in_form(form, || log.to_bytes(), || log.to_json_lines())
}

impl Session {
    pub(crate) fn save(&self, form: u32) -> Checked<Vec<u8>> {
        log_in_form(form, &self.saved_log())
    }

    /// The save with what was staged.
    pub(crate) fn staged_save(&self, form: u32) -> Checked<Vec<u8>> {
        log_in_form(form, &self.staged_log()?)
    }

    /// The stream of a viewer, with a snapshot of what it saw after so many events.
    pub(crate) fn stream(&self, viewer: u32, after: u32, form: u32) -> Called<Vec<u8>> {
        let viewer = super::games::viewer(self.rules(), viewer)?;
        if after > self.count() {
            return Err(GRZ_E_VALUE.into());
        }
        let stream = self.log().stream(viewer, after as usize)?.ok_or(GRZ_E_VALUE)?;
        Ok(in_form(form, || stream.to_bytes(), || stream.to_json_lines())?)
    }

    /// Goes on with a saved game.
    pub(crate) fn load(bytes: &[u8], start: &Start) -> Called<Self> {
        let seed = Self::seed(start)?;
        let log = read_log(bytes)?;
        Self::resume(Arc::new(Ruleset::of(log.rules(), log.names())), log, seed)
    }

    /// Plays the game of a text from its start; its tag says which rules, where none are given.
    pub(crate) fn from_text(text: &str, ruleset: Option<Arc<Ruleset>>) -> Called<Self> {
        let read = match &ruleset {
            Some(ruleset) => GameText::read_with(&ruleset.rules, text)?,
            None => GameText::read(text)?,
        };
        let ruleset = match (ruleset, read.preset) {
            (Some(ruleset), _) => ruleset,
            (None, Some(preset)) => Arc::new(Ruleset { preset: Some(preset), ..Ruleset::of(&preset.rules()?, None) }),
            (None, None) => return Err(GRZ_E_FORMAT.into()),
        };
        // The first wrong command is reported with its line and column.
        notation::replay(Some(&ruleset.rules), text, None::<&mut grizzled_core::Seeded>, &mut ())?;
        let start = Start::of_seed(read.seed.unwrap_or(Seed::from(0)));
        let mut session = Self::new(ruleset, &start, read.position)?;
        for one in &read.moves {
            // The same commands were just played; were one refused, the text could not be read.
            let submitted = session.submit(one.seat, GRZ_ANY_SEQUENCE, &one.command);
            submitted.map_err(|refused| refused.with_status(GRZ_E_FORMAT))?;
        }
        Ok(session)
    }
}

/// Whether a log is the game that its host committed to with this start.
pub(crate) fn verify(bytes: &[u8], start: &Start, position: &str) -> Called {
    let log = read_log(bytes)?;
    let setup = read_setup(log.rules(), position)?;
    opening(start, setup)?.verify(&log).map_err(|why| Failure::reported(GRZ_E_DISHONEST, why))
}

/// The set-up that a line says; none if it is empty.
pub(crate) fn read_setup(rules: &Rules, position: &str) -> Called<Option<grizzled_core::Setup>> {
    if position.is_empty() { Ok(None) } else { Ok(Some(notation::read_start(rules, position)?)) }
}
