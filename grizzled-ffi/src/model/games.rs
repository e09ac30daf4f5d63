//! A game as its host holds it: the state, its log and its chance.

use super::rules::Ruleset;
use super::{player, seat};
use crate::boundary::Checked;
use crate::codes::*;
use crate::convert::{NONE, event_to_c, view_to_c};
use crate::failure::{Called, Failure};
use crate::layout::{CEvent, CView, Info, Sized32, Start};
use grizzled_core::log::{Entry, History, Log, Opening, View};
use grizzled_core::notation::{self, GameText};
use grizzled_core::{
    Character, Command, Event, Game, Legal, Outcome, Pile, Rejection, Rules, Seat, Seeded, Seen, Setup, Table, Viewer,
};
use serde_json::{Value, json};
use std::sync::Arc;

/// A game as the library holds it.
#[derive(Clone)]
pub(crate) struct Session {
    pub(crate) ruleset: Arc<Ruleset>,
    history: History<Seeded>,
    events: u32,
    begun: Begun,
    /// Whether it stands in the middle of a command, and so cannot be played on.
    midway: bool,
}

/// How the game began, where it is known: not of a game that was loaded.
#[derive(Clone, Default)]
struct Begun {
    seed: Option<u64>,
    position: Option<Setup>,
}

/// Whose eyes an answer is for.
#[derive(Clone, Copy)]
pub(crate) enum Eyes {
    Viewer(Viewer),
    Referee,
}

/// Whose eyes the number means.
pub(crate) fn eyes(rules: &Rules, viewer: u32) -> Checked<Eyes> {
    match viewer {
        GRZ_VIEWER_REFEREE => Ok(Eyes::Referee),
        _ => self::viewer(rules, viewer).map(Eyes::Viewer),
    }
}

/// The viewer with this number: no referee.
pub(crate) fn viewer(rules: &Rules, viewer: u32) -> Checked<Viewer> {
    match viewer {
        GRZ_VIEWER_SPECTATOR => Ok(Viewer::Spectator),
        number => player(rules, number).map(Viewer::Seat),
    }
}

/// The event as these eyes see it.
fn look(rules: &Rules, event: &Event, eyes: Eyes) -> Seen {
    match eyes {
        Eyes::Viewer(viewer) => grizzled_core::redact(rules, event, viewer),
        Eyes::Referee => Seen { notice: event.notice, secret: event.secret },
    }
}

/// What a start says: the opening that a host can commit to, with the set-up of a position where one is given.
pub(crate) fn opening(start: &Start, position: Option<Setup>) -> Checked<Opening> {
    if start.flags & !GRZ_START_COMMIT != 0 || start.reserved != [0; 2] {
        return Err(GRZ_E_VALUE);
    }
    let mut setup = position.unwrap_or_default();
    if u32::from(start.leader) != GRZ_NONE {
        setup.leader = Some(seat(start.leader.into())?);
    }
    for (place, &number) in setup.characters.iter_mut().zip(&start.characters) {
        if u32::from(number) != GRZ_NONE {
            *place = Some(Character::new(number).ok_or(GRZ_E_VALUE)?);
        }
    }
    Ok(Opening { seed: seed_bytes(start), salt: start.salt, setup })
}

/// The small seed and the bytes behind it, as one.
fn seed_bytes(start: &Start) -> [u8; 32] {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&start.seed.to_le_bytes());
    seed[8..].copy_from_slice(&start.seed_more);
    seed
}

impl Session {
    /// Starts a game; from a position, if one is given.
    pub(crate) fn new(ruleset: Arc<Ruleset>, start: &Start, position: Option<Setup>) -> Called<Self> {
        let opening = opening(start, position)?;
        let log = Log::new(ruleset.rules);
        let commit = start.flags & GRZ_START_COMMIT != 0;
        let log = if commit { log.committed(opening.commitment(&ruleset.rules)) } else { log };
        let history = History::with_log(log, &opening.setup, opening.chance())?;
        let seed = (start.seed_more == [0; 24]).then_some(start.seed);
        let position = (opening.setup != Setup::default()).then_some(opening.setup);
        Ok(Self::of(ruleset, history, Begun { seed, position }))
    }

    fn of(ruleset: Arc<Ruleset>, history: History<Seeded>, begun: Begun) -> Self {
        let events = history.log().events().count() as u32;
        Self { ruleset, history, events, begun, midway: false }
    }

    /// Goes on with a log, with this chance from now on.
    pub(crate) fn resume(ruleset: Arc<Ruleset>, log: Log, chance: Seeded) -> Called<Self> {
        Ok(Self::of(ruleset, History::resume(log, chance)?, Begun::default()))
    }

    /// The chance that a start says.
    pub(crate) fn chance(start: &Start) -> Checked<Seeded> {
        opening(start, None).map(|opening| opening.chance())
    }

    /// The game as it stood after so many events, to go on with another chance.
    pub(crate) fn at(&self, events: u32, chance: Seeded) -> Called<Self> {
        if events > self.events {
            return Err(GRZ_E_VALUE.into());
        }
        let mut log = self.history.log().clone();
        let told = log.entries().iter().scan(0, |told, entry| {
            *told += u32::from(entry.event().is_some());
            Some(*told)
        });
        // Up to the last of these events, without the command that comes next.
        let entries = told.take_while(|&told| told <= events).count();
        let kept =
            log.entries()[..entries].iter().rposition(|entry| entry.event().is_some()).map_or(0, |last| last + 1);
        let midway = log.entries().get(kept).is_some_and(|next| next.event().is_some());
        log.truncate(kept);
        Ok(Self { midway, ..Self::resume(Arc::clone(&self.ruleset), log, chance)? })
    }

    pub(crate) fn game(&self) -> &Game {
        self.history.game()
    }

    pub(crate) fn log(&self) -> &Log {
        self.history.log()
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.ruleset.rules
    }

    pub(crate) fn table(&self) -> &Table {
        self.game().table()
    }

    /// How many events there have been.
    pub(crate) fn count(&self) -> u32 {
        self.events
    }

    pub(crate) fn info(&self) -> Info {
        info(self.rules(), self.table(), self.events, self.history.can_undo().is_ok())
    }

    pub(crate) fn legal(&self, number: u32) -> Checked<Legal> {
        player(self.rules(), number).map(|seat| self.game().legal(seat))
    }

    /// Carries out a command, if nothing has happened that its player has not seen.
    pub(crate) fn submit(&mut self, seat: Seat, expected: u32, command: &Command) -> Called {
        self.expect(expected)?;
        if self.midway {
            return Err(GRZ_E_MIDWAY.into());
        }
        let entries = self.history.apply(seat, command)?;
        self.events += entries.iter().filter(|entry| entry.event().is_some()).count() as u32;
        Ok(())
    }

    fn expect(&self, sequence: u32) -> Checked {
        if sequence == GRZ_ANY_SEQUENCE || sequence == self.events { Ok(()) } else { Err(GRZ_E_SEQUENCE) }
    }

    pub(crate) fn check(&self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        self.game().check(seat, command)
    }

    /// Takes the last command back.
    pub(crate) fn undo(&mut self, expected: u32) -> Called {
        self.expect(expected)?;
        self.history.undo().map_err(|why| Failure::told(GRZ_E_UNDO, why))?;
        self.events = self.log().events().count() as u32;
        Ok(())
    }

    /// The events from this sequence number on, as a viewer sees them; none beyond the last.
    fn seen(&self, viewer: u32, from: u32) -> Checked<impl Iterator<Item = Seen>> {
        let eyes = eyes(self.rules(), viewer)?;
        Ok(self.log().events().skip(from as usize).map(move |event| look(self.rules(), event, eyes)))
    }

    pub(crate) fn events(&self, viewer: u32, from: u32) -> Checked<Vec<CEvent>> {
        Ok((from..=u32::MAX)
            .zip(self.seen(viewer, from)?)
            .map(|(sequence, seen)| event_to_c(sequence, &seen))
            .collect())
    }

    pub(crate) fn events_bytes(&self, viewer: u32, from: u32) -> Checked<Vec<u8>> {
        // A referee's events would be a log in pieces; a log is what grz_game_save gives.
        self::viewer(self.rules(), viewer)?;
        Ok(self.seen(viewer, from)?.flat_map(|seen| seen.to_bytes()).collect())
    }

    pub(crate) fn events_json(&self, viewer: u32, from: u32) -> Called<String> {
        let seen: Vec<Seen> = self.seen(viewer, from)?.collect();
        to_json(&seen)
    }

    pub(crate) fn events_text(&self, viewer: u32, from: u32, lang: grizzled_core::text::Lang) -> Checked<String> {
        let seen: Vec<Seen> = self.seen(viewer, from)?.collect();
        Ok(self.ruleset.events_text(lang, self.table(), seen.iter()))
    }

    pub(crate) fn view(&self, number: u32) -> Checked<CView> {
        let viewer = viewer(self.rules(), number)?;
        let view = View::of(self.game(), viewer).ok_or(GRZ_E_VALUE)?;
        Ok(view_to_c(self.rules(), &view, self.events))
    }

    pub(crate) fn view_json(&self, number: u32) -> Called<String> {
        match eyes(self.rules(), number)? {
            Eyes::Viewer(viewer) => view_json(&View::of(self.game(), viewer).ok_or(GRZ_E_VALUE)?),
            Eyes::Referee => to_json(&self.referee_value()),
        }
    }

    fn referee_value(&self) -> Value {
        let view = self.game().referee_view();
        json!({
            "table": view.table,
            "own": view.own,
            "known": view.known,
            "decks": { "trials": view.decks.trials(), "morale": view.decks.morale() },
            "front_decks": view.front_decks,
        })
    }

    pub(crate) fn pile(&self, number: u32) -> Checked<Pile> {
        match number {
            GRZ_PILE_TRIALS => Ok(self.game().state().decks().trials()),
            GRZ_PILE_MORALE => Ok(self.game().state().decks().morale()),
            _ => Err(GRZ_E_VALUE),
        }
    }

    /// The whole game as text, from its start.
    pub(crate) fn text(&self) -> String {
        let Begun { seed, position } = self.begun.clone();
        let mut text = GameText { preset: self.ruleset.preset, seed, position, ..GameText::default() };
        let mut game = Game::empty(*self.rules());
        for entry in self.log().entries() {
            match entry {
                Entry::Command { seat, command } => text.note(&game, *seat, command),
                Entry::Event(event) => game.evolve(event),
            }
        }
        text.write(self.rules())
    }

    /// How the game stands as a position, in a line.
    pub(crate) fn position(&self) -> Called<String> {
        let setup = notation::position_of(self.game()).map_err(|why| Failure::told(GRZ_E_UNSAYABLE, why))?;
        Ok(notation::write_position(self.rules(), &setup))
    }
}

/// How a game stands.
pub(crate) fn info(rules: &Rules, table: &Table, events: u32, undo: bool) -> Info {
    Info {
        struct_size: Info::SIZE,
        events,
        seats: rules.seats(),
        ring: rules.ring(),
        awaited: table.awaited.bits(),
        outcome: table.outcome().map_or(NONE, Outcome::number),
        mission: table.mission,
        leader: table.leader.number(),
        turn: table.turn.number(),
        undo: undo.into(),
    }
}

/// What a viewer sees, as JSON.
pub(crate) fn view_json(view: &View) -> Called<String> {
    match view {
        View::Seat(view) => to_json(view),
        View::Spectator(view) => to_json(view),
    }
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> Called<String> {
    serde_json::to_string(value).map_err(|_| GRZ_E_INTERNAL.into())
}
