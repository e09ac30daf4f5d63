//! A game as every client plays it.

use crate::fold::Generator;
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::log::History;
use grizzled_core::notation::{self, Preset};
use grizzled_core::{Command, Game, Rules, Seat, Seeded, Setup};

/// How a game begins: a way to play, a seed, and a position or none.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub(crate) preset: String,
    pub(crate) seed: u32,
    pub(crate) position: &'static str,
}

impl Start {
    pub(crate) fn new(preset: &str, seed: u32) -> Self {
        Self { preset: preset.to_owned(), seed, position: "" }
    }

    pub(crate) fn rules(&self) -> Rules {
        Preset::read(&self.preset).expect("it is a way to play").rules().expect("it can be played")
    }

    pub(crate) fn play(&self) -> Play {
        let rules = self.rules();
        let setup = match self.position {
            "" => Setup::default(),
            line => notation::read_start(&rules, line).expect("a game can start there"),
        };
        let history = History::new(rules, &setup, Seeded::new(self.seed.into())).expect("it can begin");
        Play { history, generator: Generator::new(self.seed) }
    }

    /// Played for so many decisions.
    pub(crate) fn after(&self, decisions: u32) -> Play {
        let mut play = self.play();
        (0..decisions).for_each(|_| play.step().expect("the game is as long as that"));
        play
    }
}

/// A game under way, and what decides for seat 0.
pub(crate) struct Play {
    pub(crate) history: History<Seeded>,
    generator: Generator,
}

impl Play {
    pub(crate) fn of(history: History<Seeded>, seed: u32) -> Self {
        Self { history, generator: Generator::new(seed) }
    }

    /// A game that is loaded goes on with what decided before.
    pub(crate) fn go_on(self, history: History<Seeded>) -> Self {
        Self { history, ..self }
    }

    pub(crate) fn game(&self) -> &Game {
        self.history.game()
    }

    /// Of the seats that the game waits for, the one with the lowest number.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.game().awaiting().iter().next()
    }

    /// What the seat does: seat 0 anything, by its generator, the others what the careful bot says.
    pub(crate) fn choose(&mut self, seat: Seat) -> Command {
        let legal = self.game().legal(seat);
        if seat == Seat::S0 {
            return legal.get(self.generator.below(legal.len())).expect("the place is below the number of commands");
        }
        let view = self.game().view(seat).expect("someone plays there");
        CarefulBot.choose(self.game().rules(), &view, &legal)
    }

    pub(crate) fn apply(&mut self, seat: Seat, command: &Command) {
        self.history.apply(seat, command).expect("what is chosen is legal");
    }

    /// One decision; nothing when the game is over.
    pub(crate) fn step(&mut self) -> Option<()> {
        let seat = self.seat()?;
        let command = self.choose(seat);
        self.apply(seat, &command);
        Some(())
    }

    /// To its end: how many decisions it took.
    pub(crate) fn finish(&mut self) -> u32 {
        let mut decisions = 0;
        while self.step().is_some() {
            decisions += 1;
        }
        decisions
    }
}
