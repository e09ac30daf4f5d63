//! A game played by a fuzzer's bytes.

use super::bytes::{Bytes, Near};
use crate::game::Game;
use crate::play::{Seeded, Setup};
use crate::rules::{Level, Rules, Scenario};
use crate::testkit::modes;
use crate::vocabulary::{Command, Event, HelpSet, Seat};
use alloc::vec::Vec;

/// A game played by bytes, with its chance and its events.
///
/// ```
/// use grizzled_core::testkit::fuzz::{Bytes, Play};
///
/// let mut bytes = Bytes::new(&[2, 1, 0, 19, 14, 9, 3, 9, 0, 9, 1]);
/// let mut play = Play::new(&mut bytes);
/// while !bytes.is_empty() {
///     play.step(&mut bytes);
/// }
/// assert_eq!(play.game.rules().seats(), 4);
/// ```
#[derive(Clone, Debug)]
pub struct Play {
    /// The game.
    pub game: Game,
    /// What the engine draws from.
    pub chance: Seeded,
    /// All events so far.
    pub log: Vec<Event>,
    /// Decisions that were accepted.
    pub decisions: u32,
}

impl Play {
    /// A game for as many players, at the level, with the Trials and the seed that the bytes say, or one of the ways to
    /// play *Armistice*.
    #[must_use]
    pub fn new(bytes: &mut Bytes<'_>) -> Self {
        Self::of(rules(bytes), bytes)
    }

    /// A game by these rules, with the seed that the bytes say.
    ///
    /// # Panics
    ///
    /// Never: the default setup can be played by any rules.
    #[must_use]
    pub fn of(rules: Rules, bytes: &mut Bytes<'_>) -> Self {
        let (mut chance, mut log) = (Seeded::new(bytes.seed()), Vec::new());
        let game = Game::new(rules, &Setup::default(), &mut chance, &mut log).expect("the default setup can be played");
        Self { game, chance, log, decisions: 0 }
    }

    /// Gives a command; whether it was accepted.
    pub fn apply(&mut self, seat: Seat, command: &Command) -> bool {
        let accepted = self.game.apply(seat, command, &mut self.chance, &mut self.log).is_ok();
        self.decisions += u32::from(accepted);
        accepted
    }

    /// The next decision of the bytes, for targets that look only at what is accepted.
    pub fn step(&mut self, bytes: &mut Bytes<'_>) {
        let (seat, command) = choose(&self.game, bytes);
        self.apply(seat, &command);
    }
}

/// A seat and a command: one in four times any, with cards that are near mostly, else one that is legal.
#[must_use]
pub fn choose(game: &Game, bytes: &mut Bytes<'_>) -> (Seat, Command) {
    let kind = bytes.byte();
    let awaited = game.awaiting();
    let asked = awaited.iter().nth(usize::from(kind >> 3) % usize::from(awaited.len()).max(1));
    let seat = asked.filter(|_| kind & 7 != 0).unwrap_or_else(|| bytes.seat());
    let legal = game.legal(seat);
    let listed = if kind & 3 == 0 { None } else { legal.get(bytes.below(legal.len())) };
    (seat, listed.unwrap_or_else(|| bytes.command(&Near::to(game, seat))))
}

impl Near {
    /// The cards that a command of the seat is likely to mean.
    #[must_use]
    pub fn to(game: &Game, seat: Seat) -> Self {
        let table = game.table();
        Self {
            hand: game.state().own(seat).hand,
            no_mans_land: table.no_mans_land,
            knocks: table.knocks.iter().map(|(_, card)| card).collect(),
            own_knocks: table.knocks.of(seat).collect(),
            recruit: table.recruits.hand(),
            orders: table.orders.in_play,
            help: table.helping_hands.held.into_iter().fold(HelpSet::EMPTY, HelpSet::union),
        }
    }
}

pub(super) fn rules(bytes: &mut Bytes<'_>) -> Rules {
    let players = 2 + bytes.below(4) as u8;
    let level = match bytes.byte() {
        level @ 0..128 => [Level::Rookie, Level::Normal, Level::Veteran][usize::from(level % 3)],
        mode => return modes::pick(usize::from(mode - 128)),
    };
    let scenario = Scenario::base(players).level(level);
    let scenario = match bytes.byte() {
        // The usual number of Trials, mostly.
        0..192 => scenario,
        trials => Scenario { trials: trials % 58 + 1, ..scenario },
    };
    scenario.rules().expect("2 to 5 players, 1 to 58 Trials")
}
