//! A game that is played on a store: how a server would use one.

use crate::records::{self, Entry, Header};
use crate::store::{GameId, GameStore, StoreError};
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::{Command, Event, Game, Rejection, RulesError, Seat, Seeded, Setup, SetupError};

/// Why a game does not go on.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The store refused, or failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A record is not what it should be.
    #[error("a record cannot be read or written: {0}")]
    Record(#[from] serde_json::Error),
    /// There are no such rules.
    #[error(transparent)]
    Rules(#[from] RulesError),
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
    pub fn create(store: &'store S, id: GameId, players: u8, seed: u64) -> Result<Self, PlayError> {
        let header = Header { players };
        let (mut chance, mut events) = (Seeded::new(seed), Vec::new());
        let game = Game::new(header.rules()?, &Setup::default(), &mut chance, &mut events)?;
        store.create(id, &header.encode()?)?;
        let seq = store.append(id, 0, &batch(None, &events)?)?;
        Ok(Self { store, id, game, seq, chance })
    }

    /// A game as the store has it. What is drawn from here on follows from the seed.
    ///
    /// # Errors
    ///
    /// When there is no such game, or it is finished.
    pub fn open(store: &'store S, id: GameId, seed: u64) -> Result<Self, PlayError> {
        let header = Header::decode(&store.info(id)?.header)?;
        let game = Game::replay(header.rules()?, &[]);
        let mut hosted = Self { store, id, game, seq: 0, chance: Seeded::new(seed) };
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
        records::events(&new)?.iter().for_each(|event| self.game.evolve(event));
        self.seq += new.len() as u64;
        Ok(())
    }

    /// Carries out a command: first on a copy of the game, then in the store, and only then here.
    ///
    /// # Errors
    ///
    /// When it is not legal, or the store refuses. After a [`StoreError::Conflict`], [`Hosted::catch_up`] and decide
    /// anew: the command may not be legal any more.
    pub fn command(&mut self, seat: Seat, command: &Command) -> Result<Vec<Event>, PlayError> {
        let (mut after, mut events) = (self.game, Vec::new());
        after.apply(seat, command, &mut self.chance, &mut events)?;
        self.seq = self.store.append(self.id, self.seq, &batch(Some((seat, *command)), &events)?)?;
        self.game = after;
        Ok(events)
    }

    /// Finishes the game in the store: its records become one log.
    ///
    /// # Errors
    ///
    /// When the store refuses.
    pub fn finish(self) -> Result<Vec<u8>, PlayError> {
        let log = records::seal(&self.store.read(self.id, 0)?);
        self.store.finish(self.id, self.seq, &log)?;
        Ok(log)
    }
}

/// The records of a command and of what followed.
fn batch(command: Option<(Seat, Command)>, events: &[Event]) -> serde_json::Result<Vec<Vec<u8>>> {
    let command = command.map(|(seat, command)| Entry::Command { seat, command });
    command
        .into_iter()
        .chain(events.iter().map(|&event| Entry::Event(event)))
        .map(|entry| records::encode(&entry))
        .collect()
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

/// The game that the store tells, finished or not.
///
/// # Errors
///
/// When there is no such game, or it cannot be read.
pub fn replay<S: GameStore>(store: &S, id: GameId) -> Result<Game, PlayError> {
    let rules = Header::decode(&store.info(id)?.header)?.rules()?;
    let events = match store.log(id)? {
        Some(log) => records::events(records::unseal(&log))?,
        None => records::events(store.read(id, 0)?)?,
    };
    Ok(Game::replay(rules, &events))
}
