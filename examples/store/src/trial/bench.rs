//! How many events a store takes in a second, by whole games that bots have played.

use super::{Finding, finding};
use crate::memory::MemoryStore;
use crate::play::{Hosted, PlayError, play_out};
use crate::record::ends_batch;
use crate::store::GameStore;
use crate::types::{Batch, CommandId, Expected, GameId};
use grizzled_core::Scenario;
use grizzled_core::log::Log;
use std::fmt;
use std::thread;
use std::time::{Duration, Instant};

/// The records of a game, command by command.
pub type Played = Vec<Vec<Vec<u8>>>;

/// How many games are under way at once.
pub const TABLES: u64 = 20;

/// What was measured.
#[derive(Clone, Default, Debug)]
pub struct Figures {
    commands: u64,
    events: u64,
    bytes: u64,
    /// How many writers there were.
    writers: u32,
    /// The time that appending took, and nothing else, of all writers together.
    spent: Duration,
    /// The time of each append, sorted.
    each: Vec<Duration>,
}

impl Figures {
    /// The time that this part of the appends did not exceed, in milliseconds.
    fn within(&self, part: f64) -> f64 {
        let last = self.each.len().saturating_sub(1);
        self.each.get((last as f64 * part) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let second = |count: u64| count as f64 * f64::from(self.writers) / self.spent.as_secs_f64();
        let (events, commands) = (second(self.events), second(self.commands));
        write!(to, "{events:9.0} events/s, {commands:8.0} commands/s, ")?;
        write!(to, "median {:7.3} ms, 99 % within {:7.3} ms; ", self.within(0.5), self.within(0.99))?;
        write!(to, "{} events in {} MB", self.events, self.bytes / 1_000_000)
    }
}

/// Games that bots have played.
///
/// # Errors
///
/// When a game cannot be played.
pub fn played_games() -> Result<Vec<Played>, PlayError> {
    let store = MemoryStore::default();
    (0..TABLES).map(|seed| played(&store, seed)).collect()
}

fn played(store: &MemoryStore, seed: u64) -> Result<Played, PlayError> {
    let id = GameId(seed.into());
    let rules = Scenario::base(4).rules().map_err(|error| PlayError::Log(error.into()))?;
    play_out(&mut Hosted::create_seeded(store, id, rules, seed.into())?)?;
    let records = store.read(id, 0)?;
    Ok(records.split_inclusive(|record| ends_batch(record)).map(<[_]>::to_vec).collect())
}

/// Appends the games, a command of each in turn, as often as the time allows; so many writers at once, each to games of
/// its own.
///
/// # Errors
///
/// When the store fails.
pub fn measure(
    store: &(impl GameStore + ?Sized),
    games: &[Played],
    time: Duration,
    writers: u32,
) -> Result<Figures, Finding> {
    let mut all = Figures { writers, ..Figures::default() };
    let each: Vec<Result<Figures, Finding>> = thread::scope(|scope| {
        let write = |writer| scope.spawn(move || write(store, games, time, u128::from(writer) << 64));
        let threads: Vec<_> = (0..writers).map(write).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err(finding("a writer panicked")))).collect()
    });
    for one in each {
        all.add(one?);
    }
    all.each.sort_unstable();
    Ok(all)
}

/// The work of one writer, whose games begin with this id.
fn write(
    store: &(impl GameStore + ?Sized),
    games: &[Played],
    time: Duration,
    mut first_id: u128,
) -> Result<Figures, Finding> {
    let mut figures = Figures::default();
    let begin = Instant::now();
    while begin.elapsed() < time {
        round(store, games, first_id, begin + time, &mut figures)?;
        first_id += games.len() as u128;
    }
    Ok(figures)
}

/// Appends every game once under new ids.
fn round(
    store: &(impl GameStore + ?Sized),
    games: &[Played],
    first_id: u128,
    end: Instant,
    to: &mut Figures,
) -> Result<(), Finding> {
    let header = Log::new(Scenario::base(4).rules().map_err(finding)?).header_bytes();
    let mut tables: Vec<(GameId, u64)> = (first_id..).map(|id| (GameId(id), 0)).take(games.len()).collect();
    for (game, _) in &tables {
        store.create(*game, &header).map_err(finding)?;
    }
    let longest = games.iter().map(Vec::len).max().unwrap_or(0);
    for turn in 0..longest {
        for (batch, (game, seq)) in
            games.iter().zip(&mut tables).filter_map(|(game, table)| Some((game.get(turn)?, table)))
        {
            let records = Batch { command: CommandId::random().map_err(finding)?, records: batch.clone() };
            let begin = Instant::now();
            *seq = store.append(*game, Expected::seq(*seq), &records).map_err(finding)?.seq;
            to.note(turn, batch, begin.elapsed());
        }
        if Instant::now() >= end {
            break;
        }
    }
    Ok(())
}

impl Figures {
    fn add(&mut self, other: Self) {
        self.commands += other.commands;
        self.events += other.events;
        self.bytes += other.bytes;
        self.spent += other.spent;
        self.each.extend(other.each);
    }

    fn note(&mut self, turn: usize, batch: &[Vec<u8>], time: Duration) {
        // Each batch ends with where chance stands. The first is the set-up and has no command.
        self.events += (batch.len() - 1 - usize::from(turn > 0)) as u64;
        self.commands += 1;
        self.bytes += batch.iter().map(|record| record.len() as u64).sum::<u64>();
        self.spent += time;
        self.each.push(time);
    }
}
