//! A game that is played on a store: how a server would use one.

use crate::error::{Outcome, StoreError};
use crate::record::{Kept, Record, first_batch, staged_batch};
use crate::store::GameStore;
use crate::types::{Appended, Batch, CommandId, Expected, GameId, Lease};
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::log::{Entry, Fault, History, Log, LogError, Opening, ReplayError, Stale, WeakSalt};
use grizzled_core::play::{Seed, SetupError};
use grizzled_core::{Command, Game, Rejection, Rules, Seat, Seeded};

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
    /// A header is too short.
    #[error("a header is too short to be a game's")]
    Header,
    /// The system gives no random bytes.
    #[error("the system gives no random bytes: {0}")]
    Random(#[from] getrandom::Error),
    /// The salt hides nothing.
    #[error(transparent)]
    Salt(#[from] WeakSalt),
    /// The game has changed while a command was stored.
    #[error(transparent)]
    Stale(#[from] Stale),
    /// The records have what cannot have happened.
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
///
/// They share its chance, too: the store keeps the seed, and with every command how far chance has come. So whoever goes
/// on with a game, and whatever could not be stored, it stays the one that its host committed to.
#[derive(Debug)]
pub struct Hosted<'store, S: ?Sized> {
    store: &'store S,
    id: GameId,
    history: History<Seeded>,
    seq: u64,
    /// The token of this host's lease; 0 without one.
    token: u64,
}

/// How many times a command is stored before the host gives up to learn what became of it.
const REPEATS: usize = 3;

impl<'store, S: GameStore + ?Sized> Hosted<'store, S> {
    /// Creates a game: its header, then the events of the set-up as the first batch. Seed and salt are drawn from the
    /// system.
    ///
    /// # Errors
    ///
    /// When there is such a game already, or cannot be.
    pub fn create(store: &'store S, id: GameId, rules: Rules) -> Result<Self, PlayError> {
        Self::create_seeded(store, id, rules, Seed::from(random()?))
    }

    /// Creates a game as [`Hosted::create`] does, with this seed instead of one from the system.
    ///
    /// # Errors
    ///
    /// As [`Hosted::create`].
    pub fn create_seeded(store: &'store S, id: GameId, rules: Rules, seed: Seed) -> Result<Self, PlayError> {
        let Kept { opening, log } = Kept::new(rules, seed, random()?)?;
        let header = Kept { opening: opening.clone(), log: log.clone() }.header();
        let history = History::with_log(log, opening.setup(), opening.chance())?;
        store.create(id, &header)?;
        let batch = Batch { command: CommandId::random()?, records: first_batch(&history) };
        let seq = settled(store, id, Expected::seq(0), &batch)?.seq;
        Ok(Self { store, id, history, seq, token: 0 })
    }

    /// A game as the store has it, with its chance as it stood.
    ///
    /// # Errors
    ///
    /// When there is no such game, or it is finished.
    pub fn open(store: &'store S, id: GameId) -> Result<Self, PlayError> {
        let Kept { opening, log } = Kept::read(&store.info(id)?.header)?;
        let mut hosted = Self { store, id, history: History::resume(log, opening.chance())?, seq: 0, token: 0 };
        hosted.catch_up()?;
        Ok(hosted)
    }

    /// The game as this host knows it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.history.game()
    }

    /// How many records this host knows.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Takes into account what other hosts have appended, and where chance stands after it.
    ///
    /// # Errors
    ///
    /// When the game cannot be read, or is finished.
    pub fn catch_up(&mut self) -> Result<(), PlayError> {
        let (mut log, mut position) = (self.history.log().clone(), self.history.chance().position());
        let new = self.store.read(self.id, self.seq)?;
        for record in &new {
            match Record::read(record)? {
                Record::Entry(entry) => log.push(entry),
                Record::Chance(stands) => position = stands,
            }
        }
        let chance = Seeded::at(self.history.chance().seed(), position);
        self.history = History::resume(log, chance)?;
        self.seq += new.len() as u64;
        Ok(())
    }

    /// Makes every change as the owner of the game, by this lease of it. After another owner has taken the game, every
    /// change is refused as [`StoreError::Fenced`].
    #[must_use]
    pub fn owning(self, lease: &Lease) -> Self {
        Self { token: lease.token, ..self }
    }

    /// Carries out a command: it is tried first, then stored, and only then carried out here. Where it is not known whether
    /// it was stored, it is stored again under the same name, which stores it once.
    ///
    /// # Errors
    ///
    /// When it is not legal, or the store refuses; game and chance are as before. After a [`StoreError::Conflict`], and
    /// when the outcome is still not known, [`Hosted::catch_up`] and decide again: the command may not be legal any more.
    pub fn command(&mut self, seat: Seat, command: &Command) -> Result<&[Entry], PlayError> {
        let staged = self.history.stage(seat, command)?;
        let batch = Batch { command: CommandId::random()?, records: staged_batch(&staged) };
        self.seq = settled(self.store, self.id, self.expected(), &batch)?.seq;
        Ok(self.history.commit(staged)?)
    }

    const fn expected(&self) -> Expected {
        Expected { seq: self.seq, token: self.token }
    }

    /// Finishes the game in the store: its records become one log.
    ///
    /// # Errors
    ///
    /// When the store refuses.
    pub fn finish(self) -> Result<Vec<u8>, PlayError> {
        let log = log(self.store, self.id)?.to_bytes();
        self.store.finish(self.id, self.expected(), &log)?;
        Ok(log)
    }
}

/// Appends a batch; where the outcome is not known, again.
fn settled(
    store: &(impl GameStore + ?Sized),
    id: GameId,
    expected: Expected,
    batch: &Batch,
) -> Result<Appended, StoreError> {
    let unknown =
        |result: &Result<_, StoreError>| result.as_ref().is_err_and(|error| error.outcome() == Outcome::Unknown);
    let mut result = store.append(id, expected, batch);
    for _ in 1..REPEATS {
        if !unknown(&result) {
            break;
        }
        result = store.append(id, expected, batch);
    }
    result
}

/// Random bytes from the operating system.
///
/// # Errors
///
/// When it has none.
pub fn random() -> Result<[u8; 32], PlayError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Lets careful bots play the game to its end; answers with the number of their commands.
///
/// # Errors
///
/// When the store refuses, or another host plays the same game.
pub fn play_out<S: GameStore + ?Sized>(hosted: &mut Hosted<'_, S>) -> Result<u64, PlayError> {
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
pub fn log<S: GameStore + ?Sized>(store: &S, id: GameId) -> Result<Log, PlayError> {
    if let Some(finished) = store.log(id)? {
        return Ok(Log::from_bytes(&finished)?);
    }
    let Kept { mut log, .. } = Kept::read(&store.info(id)?.header)?;
    for record in store.read(id, 0)? {
        if let Record::Entry(entry) = Record::read(&record)? {
            log.push(entry);
        }
    }
    Ok(log)
}

/// The game that the store holds, finished or not.
///
/// # Errors
///
/// When there is no such game, or it cannot be read.
pub fn replay<S: GameStore + ?Sized>(store: &S, id: GameId) -> Result<Game, PlayError> {
    Ok(log(store, id)?.replay()?)
}

/// What the host of a game committed to, to be shown when the game is over: anyone who has the log can then verify it.
///
/// # Errors
///
/// When there is no such game.
pub fn opening<S: GameStore + ?Sized>(store: &S, id: GameId) -> Result<Opening, PlayError> {
    Ok(Kept::read(&store.info(id)?.header)?.opening)
}
