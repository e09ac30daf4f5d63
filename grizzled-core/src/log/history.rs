//! A game with its log, in which decisions can be taken back.

use super::{Entry, Log, ReplayError};
use crate::chance::Chance;
use crate::command::Command;
use crate::error::Rejection;
use crate::game::Game;
use crate::ids::Seat;
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use crate::state::State;
use alloc::vec::Vec;

/// A game that its host plays: the state, the log, and the source of chance.
///
/// ```
/// use grizzled_core::log::{CannotUndo, History};
/// use grizzled_core::{Command, Rules, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let mut history = History::new(Rules::base(3).build()?, &setup, Seeded::new(1))?;
/// history.apply(Seat::S0, &Command::Intensity(3))?;
/// assert_eq!(history.can_undo(), Err(CannotUndo::Revealed), "cards have been dealt");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct History<C> {
    game: Game,
    log: Log,
    chance: C,
    /// What was before each of the last commands, since something was last revealed or drawn.
    before: Vec<Before<C>>,
}

#[derive(Clone, Debug)]
struct Before<C> {
    state: State,
    chance: C,
    entries: usize,
}

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CannotUndo {
    /// Nobody has decided anything.
    #[error("nobody has decided anything yet")]
    Nothing,
    /// Something was drawn since, or somebody has seen something that cannot be unseen.
    #[error("cards or tiles were drawn or seen since")]
    Revealed,
}

impl<C: Chance + Clone> History<C> {
    /// Sets up a game.
    ///
    /// # Errors
    ///
    /// As [`Game::new`].
    pub fn new(rules: Rules, setup: &Setup, chance: C) -> Result<Self, SetupError> {
        Self::with_log(Log::new(rules), setup, chance)
    }

    /// The same with a log that has a [commitment](Log::committed) already, and no entries.
    ///
    /// # Errors
    ///
    /// As [`Game::new`].
    pub fn with_log(mut log: Log, setup: &Setup, mut chance: C) -> Result<Self, SetupError> {
        log.clear();
        let game = Game::new(*log.rules(), setup, &mut chance, &mut log)?;
        Ok(Self { game, log, chance, before: Vec::new() })
    }

    /// Goes on with a game that was saved, with this source of chance from now on. What was decided before stays decided.
    ///
    /// ```
    /// use grizzled_core::log::{History, Log};
    /// use grizzled_core::{Rules, Seeded, Setup};
    ///
    /// let history = History::new(Rules::base(3).build()?, &Setup::default(), Seeded::new(1))?;
    /// let saved = history.log().to_bytes();
    /// let resumed = History::resume(Log::from_bytes(&saved)?, Seeded::new(2))?;
    /// assert_eq!(resumed.game(), history.game());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first event that cannot have happened.
    pub fn resume(log: Log, chance: C) -> Result<Self, ReplayError> {
        let game = log.replay()?;
        Ok(Self { game, log, chance, before: Vec::new() })
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that has happened and was not taken back.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Carries out a command; the answer is its entry and the events that followed.
    ///
    /// # Errors
    ///
    /// As [`Game::apply`]; everything is as before.
    pub fn apply(&mut self, seat: Seat, command: &Command) -> Result<&[Entry], Rejection> {
        self.game.check(seat, command)?;
        let entries = self.log.entries().len();
        let before = Before { state: *self.game.state(), chance: self.chance.clone(), entries };
        self.log.command(seat, command);
        self.game.apply(seat, command, &mut self.chance, &mut self.log)?;
        self.before.push(before);
        if !Game::can_undo(self.log.events_from(entries)) {
            self.before.clear();
        }
        Ok(&self.log.entries()[entries..])
    }

    /// Whether the last command can be taken back: nothing was drawn by it, and nobody has seen anything new.
    ///
    /// # Errors
    ///
    /// The reason why not.
    pub fn can_undo(&self) -> Result<(), CannotUndo> {
        if self.before.is_empty() { Err(self.why_not()) } else { Ok(()) }
    }

    /// Why there is no state to go back to.
    fn why_not(&self) -> CannotUndo {
        self.log.commands().next().map_or(CannotUndo::Nothing, |_| CannotUndo::Revealed)
    }

    /// Takes the last command back, with the chance that stood before it; the answer is how many entries the log has lost.
    ///
    /// Streams must lose the events among them, or be sent anew.
    ///
    /// # Errors
    ///
    /// As [`History::can_undo`]; everything is as before.
    pub fn undo(&mut self) -> Result<usize, CannotUndo> {
        let before = self.before.pop().ok_or_else(|| self.why_not())?;
        let lost = self.log.entries().len() - before.entries;
        self.log.truncate(before.entries);
        self.game.restore(&before.state);
        self.chance = before.chance;
        Ok(lost)
    }
}
