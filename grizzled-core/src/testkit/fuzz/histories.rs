//! A game that is taken back, saved, loaded, copied and staged, beside the same decisions made one after the other.

use super::bytes::Bytes;
use super::play::choose;
use crate::game::Game;
use crate::play::{Seed, Seeded, Setup};
use crate::records::log::{Entry, History, Log, Stale};
use crate::rules::Rules;
use crate::vocabulary::{Command, Event, Seat};
use alloc::vec::Vec;

/// How many copies of the game are kept at most.
const COPIES: usize = 4;

/// The same decisions one after the other, by nothing but `Game::apply`: what the other game must come to.
#[derive(Clone)]
struct Straight {
    log: Log,
    /// Before each decision and now: the game, its chance, and how long the log was.
    stood: Vec<(Game, Seeded, usize)>,
    /// How many of the last decisions can be taken back.
    open: usize,
}

impl Straight {
    fn new(rules: Rules, seed: Seed) -> Self {
        let (mut log, mut chance) = (Log::new(rules), Seeded::from_seed(seed));
        let game = Game::new(rules, &Setup::default(), &mut chance, &mut log).expect("it can be played");
        let entries = log.entries().len();
        Self { log, stood: Vec::from([(game, chance, entries)]), open: 0 }
    }

    fn now(&self) -> &(Game, Seeded, usize) {
        self.stood.last().expect("the game has begun")
    }

    fn apply(&mut self, seat: Seat, command: &Command) -> bool {
        let (mut game, mut chance, _) = self.now().clone();
        let mut events: Vec<Event> = Vec::new();
        if game.apply(seat, command, &mut chance, &mut events).is_err() {
            return false;
        }
        self.log.command(seat, command);
        events.iter().for_each(|event| self.log.push(Entry::Event(*event)));
        self.open = if Game::can_undo(&events) { self.open + 1 } else { 0 };
        self.stood.push((game, chance, self.log.entries().len()));
        true
    }

    /// Whether the last decision could be taken back.
    fn undo(&mut self) -> bool {
        if self.open == 0 {
            return false;
        }
        self.stood.pop();
        self.open -= 1;
        self.log.truncate(self.now().2);
        self.log.begin_epoch();
        true
    }

    /// What was decided before stays decided.
    fn loaded(&mut self) {
        self.open = 0;
        self.log.begin_epoch();
    }
}

#[derive(Clone)]
struct Both {
    history: History<Seeded>,
    straight: Straight,
    seed: Seed,
}

pub(super) fn run(rules: Rules, mut bytes: Bytes<'_>) {
    let seed = Seed::from(bytes.seed());
    let history = History::new(rules, &Setup::default(), Seeded::from_seed(seed)).expect("it can be played");
    let mut both = Both { history, straight: Straight::new(rules, seed), seed };
    let mut copies: Vec<Both> = Vec::new();
    both.compare();
    while !bytes.is_empty() {
        match bytes.below(16) {
            0 if copies.len() < COPIES => copies.push(both.clone()),
            // Goes on with a copy; the game itself becomes the copy.
            0 | 1 => copies.get_mut(bytes.below(COPIES)).into_iter().for_each(|copy| core::mem::swap(copy, &mut both)),
            what => both.step(what, &mut bytes),
        }
        both.compare();
    }
    // Nothing that happened to one of them has reached another.
    copies.iter().for_each(Both::compare);
    copies.into_iter().chain([both]).for_each(Both::finish);
}

impl Both {
    fn step(&mut self, what: usize, bytes: &mut Bytes<'_>) {
        match what {
            2 | 3 => assert_eq!(self.history.undo().is_ok(), self.straight.undo(), "taken back, or not"),
            4 => self.load(Log::from_bytes(&self.history.to_saved().to_bytes()).expect("what was written can be read")),
            #[cfg(feature = "json")]
            5 => self.load(
                Log::from_json_lines(&self.history.to_saved().to_json_lines()).expect("what was written can be read"),
            ),
            6 => self.replay(bytes),
            7 => self.stage_and_drop(bytes),
            8 => self.stage_too_early(bytes),
            _ => drop(self.decide(bytes)),
        }
    }

    fn load(&mut self, log: Log) {
        self.history = History::resume_seeded(log, self.seed).expect("what was saved can have happened");
        self.straight.loaded();
    }

    /// From the events, whole or up to any of them.
    fn replay(&self, bytes: &mut Bytes<'_>) {
        let (log, rules) = (self.history.log(), *self.history.game().rules());
        assert_eq!(log.replay().as_ref(), Ok(&self.straight.now().0));
        let after = |entries: usize| log.entries()[..entries].iter().filter(|entry| entry.event().is_some()).count();
        let (game, _, entries) = &self.straight.stood[bytes.below(self.straight.stood.len())];
        let events = after(*entries);
        assert_eq!(log.replay_at(events).as_ref(), Ok(game), "the game as it stood after {events} events");
        assert_eq!(Game::replay(rules, log.events().take(events)), *game);
        let events = events.saturating_sub(1 + bytes.below(8));
        if self.straight.stood.iter().all(|(_, _, entries)| after(*entries) != events) {
            let midway = log.replay_at(events).expect("it has happened");
            assert!(midway.is_midway() && midway.awaiting().is_empty(), "somebody is asked in the middle of a command");
        }
    }

    /// What is tried and not carried out leaves no trace.
    fn stage_and_drop(&self, bytes: &mut Bytes<'_>) {
        let (seat, command) = choose(self.history.game(), bytes);
        drop(self.history.stage(seat, &command));
    }

    /// What was tried before something else happened is not carried out any more.
    fn stage_too_early(&mut self, bytes: &mut Bytes<'_>) {
        let (seat, command) = choose(self.history.game(), bytes);
        let staged = self.history.stage(seat, &command);
        if self.decide(bytes) {
            if let Ok(staged) = staged {
                assert_eq!(self.history.commit(staged).err(), Some(Stale));
            }
        }
    }

    /// Whether it was accepted.
    fn decide(&mut self, bytes: &mut Bytes<'_>) -> bool {
        let (seat, command) = choose(self.history.game(), bytes);
        self.apply(seat, &command)
    }

    fn apply(&mut self, seat: Seat, command: &Command) -> bool {
        let accepted = self.history.apply(seat, command).is_ok();
        assert_eq!(
            accepted,
            self.straight.apply(seat, command),
            "{command:?} by {seat}: accepted in one of the games alone"
        );
        accepted
    }

    /// State, hash, chance, what each may do, what can be taken back, and the log.
    fn compare(&self) {
        let (history, (game, chance, _)) = (&self.history, self.straight.now());
        assert_eq!(history.game(), game);
        assert_eq!(history.game().hash(), game.hash());
        assert_eq!(history.chance().position(), chance.position());
        for seat in Seat::ALL {
            assert!(history.game().legal(seat).iter().eq(game.legal(seat).iter()), "what {seat} may do");
        }
        assert_eq!(history.can_undo().is_ok(), self.straight.open > 0, "whether it can be taken back");
        assert!(*history.log() == self.straight.log, "the logs have parted");
    }

    /// Both come to the same end.
    fn finish(mut self) {
        while let Some(seat) = self.history.game().awaiting().iter().next() {
            let legal = self.history.game().legal(seat);
            let command = legal.get(legal.len() - 1).expect("as many are listed as are counted");
            assert!(self.apply(seat, &command), "{command:?} is listed");
        }
        self.compare();
        let (history, straight) = (self.history.log(), &self.straight.log);
        assert_eq!(history.to_bytes(), straight.to_bytes(), "the bytes of the log");
        #[cfg(feature = "json")]
        assert_eq!(history.to_json_lines(), straight.to_json_lines(), "the lines of the log");
    }
}
