//! A game that is played on a store: how a server would use one.

use crate::store::{GameId, GameStore, StoreError};
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::log::{Entry, Fault, Log, LogError, ReplayError};
use grizzled_core::{Command, Event, Game, Misfit, Rejection, Rules, Seat, Seeded, Setup, SetupError};

/// Why a game does not go on.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The store refused, or failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A header or a finished game is no log.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A record is no entry of a log.
    #[error("a record: {0}")]
    Record(#[from] Fault),
    /// A record tells what cannot have happened.
    #[error("a record: {0}")]
    Event(#[from] Misfit),
    /// A finished game tells what cannot have happened.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The command is not legal.
    #[error(transparent)]
    Rejected(#[from] Rejection),
}

/// A game in play, as one host of it knows it. Any number of hosts may have the same game.
#[derive(Debug)]
pub struct Hosted<'store, S> {
    store: &'store S,
    id: GameId,
    game: Game,
    seq: u64,
    chance: Seeded,
}

impl<'store, S: GameStore> Hosted<'store, S> {
    /// Creates a game: its header, then the events of the set-up as the first batch.
    ///
    /// # Errors
    ///
    /// When there is such a game already, or cannot be.
    pub fn create(store: &'store S, id: GameId, rules: Rules, seed: u64) -> Result<Self, PlayError> {
        let (mut chance, mut log) = (Seeded::new(seed), Log::new(rules));
        let game = Game::new(rules, &Setup::default(), &mut chance, &mut log)?;
        store.create(id, &log.header_bytes())?;
        let seq = store.append(id, 0, &records(log.entries()))?;
        Ok(Self { store, id, game, seq, chance })
    }

    /// A game as the store has it. What is drawn from here on follows from the seed.
    ///
    /// # Errors
    ///
    /// When there is no such game, or it is finished.
    pub fn open(store: &'store S, id: GameId, seed: u64) -> Result<Self, PlayError> {
        let log = Log::from_header(&store.info(id)?.header)?;
        let mut hosted = Self { store, id, game: Game::empty(*log.rules()), seq: 0, chance: Seeded::new(seed) };
        hosted.catch_up()?;
        Ok(hosted)
    }

    /// The game as this host knows it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many records this host knows.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Takes into account what other hosts have appended.
    ///
    /// # Errors
    ///
    /// When the game cannot be read, or is finished.
    pub fn catch_up(&mut self) -> Result<(), PlayError> {
        let new = self.store.read(self.id, self.seq)?;
        for record in new {
            if let Entry::Event(event) = Entry::from_bytes(&record)? {
                self.game.evolve_checked(&event)?;
            }
            self.seq += 1;
        }
        Ok(())
    }

    /// Carries out a command: first on a copy of the game, then in the store, and only then here.
    ///
    /// # Errors
    ///
    /// When it is not legal, or the store refuses. After a [`StoreError::Conflict`], [`Hosted::catch_up`] and decide
    /// anew: the command may not be legal any more.
    pub fn command(&mut self, seat: Seat, command: &Command) -> Result<Vec<Entry>, PlayError> {
        let (mut after, mut batch) = (self.game, Vec::from([Entry::Command { seat, command: *command }]));
        after.apply(seat, command, &mut self.chance, &mut |event: &Event| batch.push(Entry::Event(*event)))?;
        self.seq = self.store.append(self.id, self.seq, &records(&batch))?;
        self.game = after;
        Ok(batch)
    }

    /// Finishes the game in the store: its records become one log.
    ///
    /// # Errors
    ///
    /// When the store refuses.
    pub fn finish(self) -> Result<Vec<u8>, PlayError> {
        let log = log(self.store, self.id)?.to_bytes();
        self.store.finish(self.id, self.seq, &log)?;
        Ok(log)
    }
}

/// A record of the store is a record of the log.
fn records(entries: &[Entry]) -> Vec<Vec<u8>> {
    entries.iter().map(Entry::to_bytes).collect()
}

/// Lets careful bots play the game to its end; answers with the number of their commands.
///
/// # Errors
///
/// When the store refuses, or another host plays the same game.
pub fn play_out<S: GameStore>(hosted: &mut Hosted<'_, S>) -> Result<u64, PlayError> {
    let mut commands = 0;
    while let Some(seat) = hosted.game().awaiting().iter().next() {
        let Some(view) = hosted.game().view(seat) else { break };
        let rules = *hosted.game().rules();
        let command = CarefulBot.choose(&rules, &view, &view.legal(&rules));
        hosted.command(seat, &command)?;
        commands += 1;
    }
    Ok(commands)
}

/// The log that the store has of a game, finished or not.
///
/// # Errors
///
/// When there is no such game, or it cannot be read.
pub fn log<S: GameStore>(store: &S, id: GameId) -> Result<Log, PlayError> {
    if let Some(finished) = store.log(id)? {
        return Ok(Log::from_bytes(&finished)?);
    }
    let mut log = Log::from_header(&store.info(id)?.header)?;
    for record in store.read(id, 0)? {
        log.push(Entry::from_bytes(&record)?);
    }
    Ok(log)
}

/// The game that the store tells, finished or not.
///
/// # Errors
///
/// When there is no such game, or it cannot be read.
pub fn replay<S: GameStore>(store: &S, id: GameId) -> Result<Game, PlayError> {
    Ok(log(store, id)?.replay()?)
}
