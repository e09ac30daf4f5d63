//! From a log to its game again, event by event, each held against the state that it meets.

use super::Log;
use crate::game::Game;
use crate::play::validation::InvalidEvent;
use crate::vocabulary::{Event, Notice};
use alloc::vec::Vec;

/// The first event of a log that cannot have happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {event} of the log, which is record {record} and has tag {}, cannot have happened: {error}", .notice.tag())]
pub struct ReplayError {
    /// Which event, counted from 1.
    pub event: usize,
    /// Its record among commands and events, counted from 1.
    pub record: usize,
    /// The event.
    pub notice: Notice,
    /// Why it cannot have happened.
    pub error: InvalidEvent,
}

impl Log {
    /// The game that the log records. Runs no rules, so a mended rule does not change an old game.
    ///
    /// A log that is [cut](Log::is_cut) gives a game that stands [midway](Game::is_midway) for good: nobody is asked anything.
    ///
    /// # Errors
    ///
    /// The first event that cannot have happened: a log may come from a stranger. Whether the players could decide what
    /// they did is not asked.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        let mut game = self.fold(usize::MAX)?;
        if self.is_cut() {
            game.cut();
        }
        Ok(game)
    }

    /// The game after the first so many events; of more than there are, after the last. In the middle of a command it
    /// stands [midway](Game::is_midway), and nobody is asked anything.
    ///
    /// # Errors
    ///
    /// The first of them that cannot have happened.
    ///
    /// ```
    /// use grizzled_core::log::Log;
    /// use grizzled_core::{Game, Scenario, Seeded, Setup};
    ///
    /// let rules = Scenario::base(3).rules()?;
    /// let mut log = Log::new(rules);
    /// Game::new(rules, &Setup::default(), &mut Seeded::new(1), &mut log)?;
    /// assert_eq!(log.replay_at(0)?.table().mission, 0, "nothing has been laid out");
    /// assert_eq!(log.replay_at(usize::MAX)?.table().mission, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay_at(&self, events: usize) -> Result<Game, ReplayError> {
        let next = self.entries.get(self.entries_of(events));
        let Some(next) = next else { return self.replay() };
        let mut game = self.fold(events)?;
        if next.event().is_some() {
            game.cut();
        }
        Ok(game)
    }

    /// What the first so many events come to, be it in the middle of a command: from here on the next one can happen.
    pub(super) fn fold(&self, events: usize) -> Result<Game, ReplayError> {
        let mut game = Game::empty(self.rules);
        self.numbered().take(events).try_for_each(|event| event.happen(&mut game))?;
        Ok(game)
    }

    /// The hash of the state after each event, the one before the first event first.
    ///
    /// # Errors
    ///
    /// The first event that cannot have happened.
    pub fn hashes(&self) -> Result<Vec<u64>, ReplayError> {
        let mut game = Game::empty(self.rules);
        let mut hashes = Vec::from([game.hash()]);
        for event in self.numbered() {
            event.happen(&mut game)?;
            hashes.push(game.hash());
        }
        Ok(hashes)
    }

    /// The events, each with where it stands.
    pub(super) fn numbered(&self) -> impl Iterator<Item = NumberedEvent<'_>> {
        let records = self.entries.iter().zip(1..);
        let events = records.filter_map(|(entry, record)| entry.event().map(|event| (event, record)));
        events.zip(1..).map(|((event, record), number)| NumberedEvent { number, record, event })
    }

    /// How many events two hosts have in common before their states part; `None` while one's log only goes on from the
    /// other's.
    ///
    /// Each host can find it from the [hashes](Log::hashes) of the other alone, without seeing its log.
    ///
    /// ```
    /// use grizzled_core::log::Log;
    ///
    /// assert_eq!(Log::parting(&[1, 2, 3], &[1, 2, 3, 4]), None);
    /// assert_eq!(Log::parting(&[1, 2, 3], &[1, 5, 3]), Some(0), "the first event led elsewhere");
    /// ```
    #[must_use]
    pub fn parting(ours: &[u64], theirs: &[u64]) -> Option<usize> {
        let part = ours.iter().zip(theirs).position(|(one, other)| one != other)?;
        Some(part.saturating_sub(1))
    }
}

/// An event, and where it stands: among the events and among all records, counted from 1.
pub(super) struct NumberedEvent<'a> {
    number: usize,
    record: usize,
    pub(super) event: &'a Event,
}

impl NumberedEvent<'_> {
    pub(super) fn happen(&self, game: &mut Game) -> Result<(), ReplayError> {
        game.evolve(self.event).map_err(|error| self.wrong(error))
    }

    pub(super) const fn wrong(&self, error: InvalidEvent) -> ReplayError {
        ReplayError { event: self.number, record: self.record, notice: self.event.notice, error }
    }
}
