//! A game as its host holds it: the state, its log and its chance.

use super::rules::Ruleset;
use super::{player, seat};
use crate::boundary::Checked;
use crate::codes::*;
use crate::convert::{NONE, event_to_c, view_to_c, whole_event_to_c};
use crate::failure::{Called, Failure};
use crate::handles::Needs;
use crate::layout::{CEvent, CView, Info, Sized32, Start};
use crate::memory;
use grizzled_core::log::{Entry, History, Log, Moment, Opening, Staged, View};
use grizzled_core::notation::{self, GameText};
use grizzled_core::play::{Legal, Seed};
use grizzled_core::state::Table;
use grizzled_core::text::Lang;
use grizzled_core::vocabulary::{Character, Outcome, Pile};
use grizzled_core::{Command, Event, Game, Rejection, Rules, Seat, Seeded, Seen, Setup, Viewer};
use serde_json::json;
use std::sync::Arc;

/// A game as the library holds it.
#[derive(Clone)]
pub(crate) struct Session {
    pub(crate) ruleset: Arc<Ruleset>,
    history: History<Seeded>,
    events: u32,
    begun: Begun,
    /// A command that was tried and is neither carried out nor rolled back.
    staged: Option<Staged<Seeded>>,
}

/// How the game began, where it is known: not of a game that was loaded.
#[derive(Clone, Default)]
struct Begun {
    seed: Option<Seed>,
    position: Option<Setup>,
}

/// The viewer with this number.
pub(crate) fn viewer(rules: &Rules, viewer: u32) -> Checked<Viewer> {
    match viewer {
        GRZ_VIEWER_SPECTATOR => Ok(Viewer::Spectator),
        number => player(rules, number).map(Viewer::Seat),
    }
}

/// What a host commits to with a start, with the set-up of a position where one is given.
pub(crate) fn opening(start: &Start, position: Option<Setup>) -> Called<Opening> {
    Ok(Opening::new(seed_of(start), start.salt, setup_of(start, position)?)?)
}

/// The set-up that a start says.
fn setup_of(start: &Start, position: Option<Setup>) -> Checked<Setup> {
    if start.flags & !GRZ_START_COMMIT != 0 || start.reserved != [0; 2] {
        return Err(GRZ_E_VALUE);
    }
    #[cfg(grz_newer)]
    if !crate::made_up::known(start.made_up) {
        return Err(crate::made_up::STATUS);
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
    Ok(setup)
}

/// The small seed and the bytes behind it, as one.
fn seed_of(start: &Start) -> Seed {
    let mut seed = Seed::from(start.seed).to_bytes();
    seed[8..].copy_from_slice(&start.seed_more);
    Seed::from(seed)
}

impl Start {
    /// A start of which the system draws seed and salt.
    pub(crate) fn drawn() -> Checked<Self> {
        let mut start = Self::with_seed(Seed::from(0))?;
        let mut seed = [0; 8];
        draw(&mut seed)?;
        draw(&mut start.seed_more)?;
        Ok(Self { seed: u64::from_le_bytes(seed), ..start })
    }

    /// A start with this seed, of which the system draws the salt.
    pub(crate) fn with_seed(seed: Seed) -> Checked<Self> {
        let mut start = Self::of_seed(seed);
        draw(&mut start.salt)?;
        Ok(start)
    }

    /// A start with this seed and no salt.
    pub(crate) fn of_seed(seed: Seed) -> Self {
        let bytes = seed.to_bytes();
        let (mut small, mut seed_more) = ([0; 8], [0; 24]);
        small.copy_from_slice(&bytes[..8]);
        seed_more.copy_from_slice(&bytes[8..]);
        Self { seed: u64::from_le_bytes(small), seed_more, ..Self::PLAIN }
    }
}

/// Random bytes from the operating system.
fn draw(bytes: &mut [u8]) -> Checked {
    getrandom::fill(bytes).map_err(|_| GRZ_E_RANDOM)
}

impl Needs for Session {
    fn needs(&self) -> usize {
        self.log().entries().len() * memory::RECORD
    }
}

impl Session {
    /// Starts a game; from a position, if one is given.
    pub(crate) fn new(ruleset: Arc<Ruleset>, start: &Start, position: Option<Setup>) -> Called<Self> {
        let (seed, setup) = (seed_of(start), setup_of(start, position)?);
        let mut log = Log::new(ruleset.rules);
        if let Some(names) = ruleset.names.to_carry(&ruleset.rules) {
            log = log.named(names).map_err(|_| GRZ_E_INTERNAL)?;
        }
        if start.flags & GRZ_START_COMMIT != 0 {
            let opening = Opening::new(seed, start.salt, setup.clone())?;
            log = log.committed(opening.commitment(&ruleset.rules));
        }
        let history = History::with_log(log, &setup, Seeded::from_seed(seed))?;
        let position = (setup != Setup::default()).then_some(setup);
        Ok(Self::of(ruleset, history, Begun { seed: Some(seed), position }))
    }

    fn of(ruleset: Arc<Ruleset>, history: History<Seeded>, begun: Begun) -> Self {
        let events = history.log().events().count() as u32;
        Self { ruleset, history, events, begun, staged: None }
    }

    /// Goes on with a log, with the chance of this seed from where the log says that it stood.
    pub(crate) fn resume(ruleset: Arc<Ruleset>, log: Log, seed: Seed) -> Called<Self> {
        Ok(Self::of(ruleset, History::resume_seeded(log, seed)?, Begun::default()))
    }

    /// The seed that a start says, if all of it is in order.
    pub(crate) fn seed(start: &Start) -> Checked<Seed> {
        setup_of(start, None).map(|_| seed_of(start))
    }

    /// The game as it stood after so many events, to go on with another chance.
    pub(crate) fn at(&self, events: u32, seed: Seed) -> Called<Self> {
        if events > self.events {
            return Err(GRZ_E_VALUE.into());
        }
        Self::resume(Arc::clone(&self.ruleset), self.log().up_to(events as usize), seed)
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
        let info = info(self.rules(), self.table(), self.moment(), self.log().is_cut());
        Info { undo: self.history.can_undo().is_ok().into(), ..info }
    }

    /// How far the game has come.
    fn moment(&self) -> Moment {
        Moment { epoch: self.log().epoch(), events: self.events }
    }

    pub(crate) fn legal(&self, number: u32) -> Checked<Legal> {
        player(self.rules(), number).map(|seat| self.game().legal(seat))
    }

    /// Carries out a command, if nothing has happened that its player has not seen.
    pub(crate) fn submit(&mut self, seat: Seat, expected: u32, command: &Command) -> Called {
        self.can_change(expected)?;
        let entries = self.history.apply(seat, command)?;
        self.events += events_among(entries);
        Ok(())
    }

    /// Tries a command: nothing of it is seen until it is committed.
    pub(crate) fn stage(&mut self, seat: Seat, expected: u32, command: &Command) -> Called {
        self.can_change(expected)?;
        self.staged = Some(self.history.stage(seat, command)?);
        Ok(())
    }

    /// Carries out what was staged.
    pub(crate) fn commit(&mut self) -> Called {
        let staged = self.staged.take().ok_or(GRZ_E_STAGED)?;
        let entries = self.history.commit(staged).map_err(|why| Failure::reported(GRZ_E_STAGED, why))?;
        self.events += events_among(entries);
        Ok(())
    }

    /// Forgets what was staged: game and chance stand as before.
    pub(crate) fn roll_back(&mut self) -> Checked {
        self.staged.take().map(drop).ok_or(GRZ_E_STAGED)
    }

    /// The log, with how far chance has come.
    pub(crate) fn saved_log(&self) -> Log {
        self.history.to_saved()
    }

    /// The log as it would be with what was staged.
    pub(crate) fn staged_log(&self) -> Checked<Log> {
        self.staged.as_ref().map(|staged| staged.to_saved(&self.history)).ok_or(GRZ_E_STAGED)
    }

    /// Whether the game stands where the caller thinks, with nothing staged.
    fn stands_at(&self, expected: u32) -> Checked {
        match () {
            () if self.staged.is_some() => Err(GRZ_E_STAGED),
            () if expected != GRZ_ANY_SEQUENCE && expected != expected_at(self.moment()) => Err(GRZ_E_SEQUENCE),
            () => Ok(()),
        }
    }

    /// Whether a command can be given now.
    fn can_change(&self, expected: u32) -> Checked {
        self.stands_at(expected)?;
        if self.log().is_cut() { Err(GRZ_E_MIDWAY) } else { Ok(()) }
    }

    pub(crate) fn check(&self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        self.game().check(seat, command)
    }

    /// Takes the last command back. In a game that is cut there is none.
    pub(crate) fn undo(&mut self, expected: u32) -> Called {
        self.stands_at(expected)?;
        self.history.undo().map_err(|why| Failure::reported(GRZ_E_UNDO, why))?;
        self.events = self.log().events().count() as u32;
        Ok(())
    }

    /// The events from this sequence number on, as a viewer sees them; none beyond the last.
    fn seen(&self, viewer: u32, from: u32) -> Checked<impl Iterator<Item = Seen>> {
        let viewer = self::viewer(self.rules(), viewer)?;
        Ok(self.whole(from).map(move |event| self.game().redact(event, viewer)))
    }

    /// The events from this sequence number on, with everybody's secrets.
    fn whole(&self, from: u32) -> impl Iterator<Item = &Event> {
        self.log().events().skip(from as usize)
    }

    pub(crate) fn events(&self, viewer: u32, from: u32) -> Checked<Vec<CEvent>> {
        let seen = (from..=u32::MAX).zip(self.seen(viewer, from)?);
        let events = seen.map(|(sequence, seen)| event_to_c(sequence, &seen)).collect();
        #[cfg(grz_newer)]
        let events = crate::made_up::with_new_ones(events);
        Ok(events)
    }

    /// Where a viewer stands that has seen so much, if it is in the history that goes on; who has seen nothing is in any.
    fn stands(&self, expected: u32) -> Checked<u32> {
        let events = expected & EVENTS;
        let here = expected == 0 || expected == expected_at(Moment { events, ..self.moment() });
        if here && events <= self.events { Ok(events) } else { Err(GRZ_E_SEQUENCE) }
    }

    pub(crate) fn events_bytes(&self, viewer: u32, after: u32) -> Checked<Vec<u8>> {
        Ok(self.seen(viewer, self.stands(after)?)?.flat_map(|seen| seen.to_bytes()).collect())
    }

    pub(crate) fn events_json(&self, viewer: u32, after: u32) -> Called<String> {
        let seen: Vec<Seen> = self.seen(viewer, self.stands(after)?)?.collect();
        to_json(&seen)
    }

    pub(crate) fn events_text(&self, viewer: u32, from: u32, lang: Lang) -> Checked<String> {
        let seen: Vec<Seen> = self.seen(viewer, from)?.collect();
        Ok(self.ruleset.events_text(lang, self.table(), seen.iter()))
    }

    pub(crate) fn view(&self, number: u32) -> Checked<CView> {
        let viewer = viewer(self.rules(), number)?;
        let view = View::of(self.game(), viewer).ok_or(GRZ_E_VALUE)?;
        Ok(view_to_c(self.rules(), &view, self.events))
    }

    pub(crate) fn view_json(&self, number: u32) -> Called<String> {
        let viewer = viewer(self.rules(), number)?;
        to_json(&View::of(self.game(), viewer).ok_or(GRZ_E_VALUE)?)
    }

    pub(crate) fn referee_events(&self, from: u32) -> Vec<CEvent> {
        (from..=u32::MAX).zip(self.whole(from)).map(|(sequence, event)| whole_event_to_c(sequence, event)).collect()
    }

    pub(crate) fn referee_events_json(&self, from: u32) -> Called<String> {
        to_json(&self.whole(from).collect::<Vec<_>>())
    }

    pub(crate) fn referee_events_text(&self, from: u32, lang: Lang) -> String {
        self.ruleset.referee_events_text(lang, self.table(), self.whole(from))
    }

    pub(crate) fn referee_view_json(&self) -> Called<String> {
        to_json(&json!({ "referee": self.game().referee_view() }))
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
                Entry::Event(event) => game.evolve_unchecked(event),
            }
        }
        text.write(self.rules())
    }

    /// How the game stands as a position, in a line.
    pub(crate) fn position(&self) -> Called<String> {
        let setup = notation::position_of(self.game()).map_err(|why| Failure::reported(GRZ_E_UNSAYABLE, why))?;
        Ok(notation::write_position(self.rules(), &setup))
    }
}

fn events_among(entries: &[Entry]) -> u32 {
    entries.iter().filter(|entry| entry.event().is_some()).count() as u32
}

/// How a game stands.
pub(crate) fn info(rules: &Rules, table: &Table, moment: Moment, midway: bool) -> Info {
    Info {
        struct_size: Info::SIZE,
        events: moment.events,
        expected: expected_at(moment),
        seats: rules.seats(),
        ring: rules.ring(),
        awaited: table.awaited.bits(),
        outcome: table.outcome().map_or(NONE, Outcome::number),
        mission: table.mission,
        leader: table.leader.number(),
        turn: table.turn.number(),
        undo: 0,
        midway: midway.into(),
        #[cfg(not(grz_newer))]
        reserved: [0; 3],
        #[cfg(grz_newer)]
        reserved: [7; 3],
        #[cfg(grz_newer)]
        made_up: crate::made_up::WRITTEN as u32,
    }
}

/// The bits of an expected number that count events; no game has more.
const EVENTS: u32 = u16::MAX as u32;

/// What grz_submit expects at this moment: the number of events, and the epoch as far as there is room for it.
pub(crate) const fn expected_at(moment: Moment) -> u32 {
    moment.epoch << EVENTS.count_ones() | moment.events & EVENTS
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> Called<String> {
    serde_json::to_string(value).map_err(|_| GRZ_E_INTERNAL.into())
}
