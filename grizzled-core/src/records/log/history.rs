//! A game with its log, in which decisions can be taken back.

use super::{Entry, Log, Moment, ReplayError};
use crate::game::Game;
use crate::play::{Chance, Seed, Seeded, Setup, SetupError};
use crate::rules::Rules;
use crate::state::State;
use crate::vocabulary::{ApplyError, Command, Event, Rejection, Seat, Sink};
use alloc::vec::Vec;
use core::fmt;

/// A game that its host plays: the state, the log, and the source of chance.
///
/// ```
/// use grizzled_core::log::{UndoError, History};
/// use grizzled_core::{Command, Scenario, Seat, Seeded, Setup};
///
/// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
/// let mut history = History::new(Scenario::base(3).rules()?, &setup, Seeded::new(1))?;
/// history.apply(Seat::S0, &Command::Intensity(3))?;
/// assert_eq!(history.can_undo(), Err(UndoError::Revealed), "cards have been dealt");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A host that stores what happens before anybody hears of it has three steps: [`History::stage`] tries a command, the
/// host stores what would follow, and [`History::commit`] carries it out. Where storing fails, dropping what was staged
/// leaves everything as it was, the chance too, so that the game stays the one that its seed gives.
///
/// Its `Debug` prints the game as everyone sees it.
#[derive(Clone)]
pub struct History<C> {
    game: Game,
    log: Log,
    chance: C,
    /// What was before each of the last commands, since something was last revealed or drawn.
    before: Vec<Before<C>>,
    /// How many commands were carried out, those that were taken back since included.
    changes: u64,
}

/// Room for the entries of nearly every command.
const USUAL_ENTRIES: usize = 8;

/// Takes in events as entries. One sink for the set-up and for commands: each has the whole engine compiled for itself.
struct Entries(Vec<Entry>);

impl Sink for Entries {
    fn record(&mut self, event: &Event) {
        self.0.push(Entry::Event(*event));
    }
}

#[derive(Clone)]
struct Before<C> {
    state: State,
    chance: C,
    entries: usize,
}

/// What would follow from a command: tried, not yet carried out.
///
/// To drop it is to take it back, whatever it would have revealed: nobody has seen it.
#[derive(Clone)]
#[must_use = "what is staged happens only when it is committed"]
pub struct Staged<C> {
    entries: Vec<Entry>,
    after: State,
    chance: C,
    before: Before<C>,
    changes: u64,
}

/// The game has gone on, or back, since a command was staged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game has changed since this command was tried")]
pub struct Stale;

impl<C> fmt::Debug for History<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("History").field("game", &self.game).field("log", &self.log).finish_non_exhaustive()
    }
}

impl<C> fmt::Debug for Staged<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Staged").field("entries", &self.entries.len()).finish_non_exhaustive()
    }
}

impl<C> Staged<C> {
    /// The command's entry and the events that would follow, to be stored.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The chance as it would stand then, whose [position](crate::play::Seeded::position) is stored with the entries.
    #[must_use]
    pub const fn chance(&self) -> &C {
        &self.chance
    }
}

/// Why the last decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum UndoError {
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

    /// Starts a game whose log has a [commitment](Log::committed) already, and no entries.
    ///
    /// # Errors
    ///
    /// As [`Game::new`].
    pub fn with_log(mut log: Log, setup: &Setup, mut chance: C) -> Result<Self, SetupError> {
        log.clear();
        let mut events = Entries(Vec::new());
        let game = Game::new(*log.rules(), setup, &mut chance, &mut events)?;
        events.0.into_iter().for_each(|entry| log.push(entry));
        Ok(Self::of(game, log, chance))
    }

    /// Goes on with a game that was saved, with this source of chance from now on. What was decided before stays decided.
    ///
    /// A new [epoch](Log::epoch) begins, since players may have seen more than was saved. One that is
    /// [cut](Log::is_cut) can be looked at and not be played on.
    ///
    /// ```
    /// use grizzled_core::log::{History, Log};
    /// use grizzled_core::{Scenario, Seeded, Setup};
    ///
    /// let history = History::new(Scenario::base(3).rules()?, &Setup::default(), Seeded::new(1))?;
    /// let saved = history.log().to_bytes();
    /// let resumed = History::resume(Log::from_bytes(&saved)?, Seeded::new(2))?;
    /// assert_eq!(resumed.game(), history.game());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first event that cannot have happened.
    pub fn resume(mut log: Log, chance: C) -> Result<Self, ReplayError> {
        let game = log.replay()?;
        log.begin_epoch();
        Ok(Self::of(game, log, chance))
    }

    const fn of(game: Game, log: Log, chance: C) -> Self {
        Self { game, log, chance, before: Vec::new(), changes: 0 }
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

    /// The source of chance as it stands.
    #[must_use]
    pub const fn chance(&self) -> &C {
        &self.chance
    }

    /// Carries out a command; the answer is its entry and the events that followed.
    ///
    /// # Errors
    ///
    /// As [`Game::apply`]; everything is as before.
    pub fn apply(&mut self, seat: Seat, command: &Command) -> Result<&[Entry], Rejection> {
        let staged = self.stage(seat, command)?;
        Ok(self.carry_out(staged))
    }

    /// Carries out a command that comes with the moment at which its seat chose it, so that one that is sent twice cannot answer
    /// the next question, nor one that was sent before an undo another one.
    ///
    /// ```
    /// use grizzled_core::log::History;
    /// use grizzled_core::{ApplyError, Command, Scenario, Seat, Seeded, Setup};
    ///
    /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    /// let mut history = History::new(Scenario::base(3).rules()?, &setup, Seeded::new(1))?;
    /// let moment = history.log().moment();
    /// history.apply_at(moment, Seat::S0, &Command::Intensity(3))?;
    /// assert_eq!(history.apply_at(moment, Seat::S0, &Command::Intensity(3)), Err(ApplyError::Stale));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the game stands at another [moment](Log::moment), or as [`Game::apply`]; everything is as before.
    pub fn apply_at(&mut self, moment: Moment, seat: Seat, command: &Command) -> Result<&[Entry], ApplyError> {
        let staged = self.stage_at(moment, seat, command)?;
        Ok(self.carry_out(staged))
    }

    /// Tries a command without carrying it out: for a host that first stores what would follow.
    ///
    /// ```
    /// use grizzled_core::log::History;
    /// use grizzled_core::{Command, Scenario, Seat, Seeded, Setup};
    ///
    /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    /// let mut history = History::new(Scenario::base(3).rules()?, &setup, Seeded::new(1))?;
    /// let store = |records: usize| if records > 0 { Ok(()) } else { Err("the disk is full") };
    ///
    /// let staged = history.stage(Seat::S0, &Command::Intensity(3))?;
    /// assert_eq!(history.game().table().intensity, 0, "nothing has happened yet");
    /// store(staged.entries().len())?;
    /// history.commit(staged)?;
    /// assert_eq!(history.game().table().intensity, 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Game::apply`].
    pub fn stage(&self, seat: Seat, command: &Command) -> Result<Staged<C>, Rejection> {
        let (mut after, mut chance) = (self.game.shared(), self.chance.clone());
        let mut entries = Entries(Vec::with_capacity(USUAL_ENTRIES));
        entries.0.push(Entry::Command { seat, command: *command });
        after.apply(seat, command, &mut chance, &mut entries)?;
        let before =
            Before { state: *self.game.state(), chance: self.chance.clone(), entries: self.log.entries().len() };
        Ok(Staged { entries: entries.0, after: *after.state(), chance, before, changes: self.changes })
    }

    /// Tries a command that comes with the moment at which its seat chose it.
    ///
    /// # Errors
    ///
    /// As [`History::apply_at`].
    pub fn stage_at(&self, moment: Moment, seat: Seat, command: &Command) -> Result<Staged<C>, ApplyError> {
        if moment != self.log.moment() {
            return Err(ApplyError::Stale);
        }
        Ok(self.stage(seat, command)?)
    }

    /// Carries out what was staged; the answer is as that of [`History::apply`].
    ///
    /// # Errors
    ///
    /// When the game has changed since; everything is as before.
    pub fn commit(&mut self, staged: Staged<C>) -> Result<&[Entry], Stale> {
        let now = (self.changes, self.log.entries().len(), self.game.state());
        if now != (staged.changes, staged.before.entries, &staged.before.state) {
            return Err(Stale);
        }
        Ok(self.carry_out(staged))
    }

    fn carry_out(&mut self, staged: Staged<C>) -> &[Entry] {
        let Staged { entries, after, chance, before, .. } = staged;
        let first = before.entries;
        self.game.restore(&after);
        self.chance = chance;
        entries.into_iter().for_each(|entry| self.log.push(entry));
        self.changes += 1;
        self.before.push(before);
        if !Game::can_undo(self.log.events_from(first)) {
            self.before.clear();
        }
        &self.log.entries()[first..]
    }

    /// Whether the last command can be taken back: nothing was drawn by it, and nobody has seen anything new.
    ///
    /// # Errors
    ///
    /// The reason why not.
    pub fn can_undo(&self) -> Result<(), UndoError> {
        if self.before.is_empty() { Err(self.why_not()) } else { Ok(()) }
    }

    /// Why there is no state to go back to.
    fn why_not(&self) -> UndoError {
        self.log.commands().next().map_or(UndoError::Nothing, |_| UndoError::Revealed)
    }

    /// Takes the last command back, with the chance that stood before it; the answer is how many entries the log has lost.
    ///
    /// Streams must lose the events among them, or be sent anew.
    ///
    /// # Errors
    ///
    /// As [`History::can_undo`]; everything is as before.
    pub fn undo(&mut self) -> Result<usize, UndoError> {
        let before = self.before.pop().ok_or_else(|| self.why_not())?;
        let lost = self.log.entries().len() - before.entries;
        self.log.truncate(before.entries);
        self.log.begin_epoch();
        self.game.restore(&before.state);
        self.chance = before.chance;
        Ok(lost)
    }
}

impl History<Seeded> {
    /// The log to be saved, which says how far chance has come, so that the game goes on with the seed as if it had never
    /// stopped. The seed is not in it.
    ///
    /// ```
    /// use grizzled_core::log::{History, Log};
    /// use grizzled_core::{Command, Scenario, Seat, Seeded, Setup};
    ///
    /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    /// let mut history = History::new(Scenario::base(3).rules()?, &setup, Seeded::new(7))?;
    /// let bytes = history.to_saved().to_bytes();
    ///
    /// let mut resumed = History::resume_seeded(Log::from_bytes(&bytes)?, 7.into())?;
    /// resumed.apply(Seat::S0, &Command::Intensity(3))?;
    /// history.apply(Seat::S0, &Command::Intensity(3))?;
    /// assert_eq!(resumed.log().entries(), history.log().entries());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_saved(&self) -> Log {
        let mut log = self.log.clone();
        log.set_chance_position(Some(self.chance.position()));
        log
    }

    /// Goes on with a saved game: with the chance of this seed, from where the log says that it stood. With a log that does
    /// not say so chance begins anew, and the seed should then be another than before.
    ///
    /// # Errors
    ///
    /// As [`History::resume`].
    pub fn resume_seeded(mut log: Log, seed: Seed) -> Result<Self, ReplayError> {
        let chance = Seeded::at(seed, log.chance_position().unwrap_or(0));
        log.set_chance_position(None);
        Self::resume(log, chance)
    }
}

impl Staged<Seeded> {
    /// The log to be saved before this is committed, as [`History::to_saved`] gives it afterwards.
    #[must_use]
    pub fn to_saved(&self, history: &History<Seeded>) -> Log {
        let mut log = history.log.clone();
        self.entries.iter().for_each(|entry| log.push(*entry));
        log.set_chance_position(Some(self.chance.position()));
        log
    }
}
