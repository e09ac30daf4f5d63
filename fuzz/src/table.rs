//! A game played by a fuzzer's bytes.

use crate::{Bytes, Near, modes};
use grizzled_core::rules::Level;
use grizzled_core::vocabulary::HelpSet;
use grizzled_core::{Command, Event, Game, Rules, Scenario, Seat, Seeded, Setup};

/// A game, its chance and its events.
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
        let rules = rules(bytes);
        let (mut chance, mut log) = (Seeded::new(bytes.seed()), Vec::new());
        let game = Game::new(rules, &Setup::default(), &mut chance, &mut log).expect("the default setup can be played");
        Self { game, chance, log, decisions: 0 }
    }

    /// A seat and a command: one in four times any, else one that is legal.
    #[must_use]
    pub fn choose(&self, bytes: &mut Bytes<'_>) -> (Seat, Command) {
        let kind = bytes.byte();
        let awaited = self.game.awaiting();
        let asked = awaited.iter().nth(usize::from(kind >> 3) % usize::from(awaited.len()).max(1));
        let seat = asked.filter(|_| kind & 7 != 0).unwrap_or_else(|| bytes.seat());
        let legal = self.game.legal(seat);
        let listed = if kind & 3 == 0 { None } else { legal.get(bytes.below(legal.len())) };
        (seat, listed.unwrap_or_else(|| bytes.command(&self.near(seat))))
    }

    /// The cards that a command of the seat is likely to mean.
    #[must_use]
    pub fn near(&self, seat: Seat) -> Near {
        let table = self.game.table();
        Near {
            hand: self.game.state().own(seat).hand,
            no_mans_land: table.no_mans_land,
            knocks: table.knocks.iter().map(|(_, card)| card).collect(),
            own_knocks: table.knocks.of(seat).collect(),
            recruit: table.recruits.hand(),
            orders: table.orders.in_play,
            help: table.helping_hands.held.into_iter().fold(HelpSet::EMPTY, HelpSet::union),
        }
    }

    /// Gives a command; whether it was accepted.
    pub fn apply(&mut self, seat: Seat, command: &Command) -> bool {
        let accepted = self.game.apply(seat, command, &mut self.chance, &mut self.log).is_ok();
        self.decisions += u32::from(accepted);
        accepted
    }

    /// The next decision of the bytes, for targets that look only at what is accepted.
    pub fn step(&mut self, bytes: &mut Bytes<'_>) {
        let (seat, command) = self.choose(bytes);
        self.apply(seat, &command);
    }
}

fn rules(bytes: &mut Bytes<'_>) -> Rules {
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
