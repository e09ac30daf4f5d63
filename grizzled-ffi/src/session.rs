//! What stands behind a handle: a game, its chance and its events. No pointer comes here.

use crate::boundary::Called;
use crate::codes::{
    GRZ_E_INTERNAL, GRZ_E_VALUE, GRZ_MODE_BASE, GRZ_MODE_DUO, GRZ_MODE_ONE_SHOT, GRZ_MODE_SOLO, GRZ_VIEWER_REFEREE,
    GRZ_VIEWER_SPECTATOR,
};
use grizzled_core::pack::armistice;
use grizzled_core::{
    Command, Event, Game, Legal, Level, OrderPlan, Rejection, Rules, Scenario, Seat, Seeded, Seen, Setup, Viewer,
};
use serde_json::{Value, json};

/// A game as the library holds it.
pub(crate) struct Session {
    pub(crate) game: Game,
    chance: Seeded,
    log: Vec<Event>,
}

/// Whose eyes an answer is for.
#[derive(Clone, Copy)]
pub(crate) enum Eyes {
    Viewer(Viewer),
    Referee,
}

/// The seat with this number; whether a player sits there is the game's business.
pub(crate) fn seat(number: u32) -> Called<Seat> {
    u8::try_from(number).ok().and_then(Seat::new).ok_or(GRZ_E_VALUE)
}

fn level(number: u8) -> Called<Level> {
    Level::new(number).ok_or(GRZ_E_VALUE)
}

/// A way to play by its numbers; `trials` is 0 for the usual number.
pub(crate) fn rules(mode: u8, players: u8, level: u8, trials: u8) -> Called<Rules> {
    let level = self::level(level)?;
    let scenario = match mode {
        GRZ_MODE_BASE => return base_rules(players, level, trials),
        GRZ_MODE_ONE_SHOT => Scenario::one_shot(players, orders(level)),
        GRZ_MODE_DUO if players == 2 => Scenario::one_shot(4, orders(level)).duo(),
        GRZ_MODE_SOLO if players == 1 => Scenario::solo(),
        _ => return Err(GRZ_E_VALUE),
    };
    let trials = if trials == 0 { scenario.trials } else { trials };
    Scenario { trials, ..scenario }.rules().map_err(|_| GRZ_E_VALUE)
}

fn base_rules(players: u8, level: Level, trials: u8) -> Called<Rules> {
    let rules = Rules::base(players).level(level);
    let rules = if trials == 0 { rules } else { rules.trials(trials) };
    rules.build().map_err(|_| GRZ_E_VALUE)
}

/// The deck of Orders of a level.
const fn orders(level: Level) -> OrderPlan {
    match level {
        Level::Rookie => armistice::BEGINNER,
        Level::Normal => armistice::NORMAL,
        Level::Veteran => armistice::VETERAN,
    }
}

impl Session {
    /// Starts a game.
    pub(crate) fn new(rules: Rules, leader: Option<Seat>, seed: u64) -> Called<Self> {
        let setup = Setup { leader, ..Setup::default() };
        let (mut chance, mut log) = (Seeded::new(seed), Vec::new());
        let game = Game::new(rules, &setup, &mut chance, &mut log).map_err(|_| GRZ_E_VALUE)?;
        Ok(Self { game, chance, log })
    }

    /// Whose eyes the number means.
    pub(crate) fn eyes(&self, viewer: u32) -> Called<Eyes> {
        match viewer {
            GRZ_VIEWER_SPECTATOR => Ok(Eyes::Viewer(Viewer::Spectator)),
            GRZ_VIEWER_REFEREE => Ok(Eyes::Referee),
            number => self.player(number).map(|seat| Eyes::Viewer(Viewer::Seat(seat))),
        }
    }

    /// The seat with this number, if a player sits there.
    pub(crate) fn player(&self, number: u32) -> Called<Seat> {
        let seat = seat(number)?;
        if self.game.rules().grizzled().contains(seat) { Ok(seat) } else { Err(GRZ_E_VALUE) }
    }

    pub(crate) fn legal(&self, number: u32) -> Called<Legal> {
        self.player(number).map(|seat| self.game.legal(seat))
    }

    pub(crate) fn submit(&mut self, seat: Seat, command: &Command) -> Result<(), Rejection> {
        self.game.apply(seat, command, &mut self.chance, &mut self.log)
    }

    /// How many events there have been.
    pub(crate) fn count(&self) -> u32 {
        // Games end after some thousands of decisions at most.
        self.log.len() as u32
    }

    /// The events from this sequence number on; none beyond the last.
    pub(crate) fn events(&self, from: u32) -> &[Event] {
        self.log.get(from as usize..).unwrap_or_default()
    }

    /// The event as these eyes see it.
    pub(crate) fn seen(&self, event: &Event, eyes: Eyes) -> Seen {
        match eyes {
            Eyes::Viewer(viewer) => self.game.redact(event, viewer),
            Eyes::Referee => Seen { notice: event.notice, secret: event.secret },
        }
    }

    pub(crate) fn events_json(&self, viewer: u32, from: u32) -> Called<String> {
        let eyes = self.eyes(viewer)?;
        let seen: Vec<Seen> = self.events(from).iter().map(|event| self.seen(event, eyes)).collect();
        serde_json::to_string(&seen).map_err(|_| GRZ_E_INTERNAL)
    }

    pub(crate) fn view_json(&self, viewer: u32) -> Called<String> {
        let text = match self.eyes(viewer)? {
            Eyes::Viewer(Viewer::Seat(seat)) => serde_json::to_string(&self.game.view(seat)),
            Eyes::Viewer(Viewer::Spectator) => serde_json::to_string(&self.game.spectator_view()),
            Eyes::Referee => serde_json::to_string(&self.referee_value()),
        };
        text.map_err(|_| GRZ_E_INTERNAL)
    }

    fn referee_value(&self) -> Value {
        let view = self.game.referee_view();
        json!({
            "table": view.table,
            "own": view.own,
            "known": view.known,
            "decks": { "trials": view.decks.trials(), "morale": view.decks.morale() },
            "front_decks": view.front_decks,
        })
    }
}
