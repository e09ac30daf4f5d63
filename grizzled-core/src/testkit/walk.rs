//! Random walks through whole games.

use crate::game::Game;
use crate::play::{Chance, Seeded, Setup, SetupError};
use crate::rules::{Level, Rules, Scenario};
use crate::vocabulary::{Command, Event, Seat};
use alloc::vec::Vec;

/// The base rules for this many players at a level given by number, 0 to 2.
///
/// # Panics
///
/// When there is no such game.
#[must_use]
pub fn rules_of(players: u8, level: u8) -> Rules {
    let level = Level::new(level).expect("a level has a number from 0 to 2");
    Scenario::base(players).level(level).rules().expect("2 to 5 players")
}

/// A game that is played at random, with its log and the chance that feeds it.
///
/// ```
/// use grizzled_core::testkit::{Walk, rules_of};
///
/// let mut walk = Walk::new(rules_of(4, 1), 7);
/// while walk.step().is_some() {}
/// assert!(walk.game.outcome().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Walk {
    /// The game.
    pub game: Game,
    /// The chance that the engine draws from.
    pub chance: Seeded,
    /// All events so far.
    pub log: Vec<Event>,
    /// Decides for the seats.
    pub choices: Seeded,
}

impl Walk {
    /// A game from its start; the seed decides chance and choices.
    ///
    /// # Panics
    ///
    /// Never: the default setup can be played by any rules.
    #[must_use]
    pub fn new(rules: Rules, seed: u64) -> Self {
        Self::from(rules, &Setup::default(), seed).expect("the default setup can be played")
    }

    /// A game from a given start.
    ///
    /// # Errors
    ///
    /// When the setup cannot be played.
    pub fn from(rules: Rules, setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        let (mut chance, mut log) = (Seeded::new(seed), Vec::new());
        let game = Game::new(rules, setup, &mut chance, &mut log)?;
        Ok(Self { game, chance, log, choices: Seeded::new(!seed) })
    }

    /// The seat and command that come next: any of those awaited, any of its commands, each as likely.
    #[must_use]
    pub fn choose(&mut self) -> Option<(Seat, Command)> {
        let awaited = self.game.awaiting();
        let seat = awaited.iter().nth(self.choices.below(u32::from(awaited.len()).max(1)) as usize)?;
        let legal = self.game.legal(seat);
        Some((seat, legal.get(self.choices.below(legal.len() as u32) as usize)?))
    }

    /// Takes the next decision and answers it; `None` when the game is over.
    ///
    /// # Panics
    ///
    /// When a command that is listed is refused.
    pub fn step(&mut self) -> Option<(Seat, Command)> {
        let (seat, command) = self.choose()?;
        self.apply(seat, &command);
        Some((seat, command))
    }

    /// Applies a legal command.
    ///
    /// # Panics
    ///
    /// When it is refused.
    pub fn apply(&mut self, seat: Seat, command: &Command) {
        let applied = self.game.apply(seat, command, &mut self.chance, &mut self.log);
        applied.unwrap_or_else(|rejection| panic!("{command:?} by {seat} is listed and refused: {rejection}"));
    }
}
