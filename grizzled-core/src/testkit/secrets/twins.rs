//! Two whole games that differ in everything that one viewer never gets to see.

use super::channels::Pair;
use super::exchange::Exchange;
use super::played::{Decision, Played};
use super::sighted::Sighted;
use super::{Host, Leak, Since};
use crate::game::Game;
use crate::play::{Chance, Seeded, Setup, SetupError};
use crate::records::log::{Entry, History, Log};
use crate::records::notation;
use crate::rules::Rules;
use crate::testkit::{Walk, every_command};
use crate::views::Viewer;
use crate::vocabulary::{Command, Event, Seat, Withdrawal};
use alloc::vec::Vec;

/// Plays a random game, to its end or to somewhere before it, then a second one by the same chance and by the same
/// decisions about what stands for the cards in it. What the viewer never saw stands for something else: the cards have
/// changed places, those that were left out too, other Orders, Recruits and Helping Hands were drawn, and other seats have
/// other tiles, the Chaplain among them. What others decided in secret, they decide again, as long as it is not shown: their
/// answers to a Speech, the tiles they play, the Helping Hands they keep. It compares what the viewer got of both by all
/// [`CHANNELS`](super::CHANNELS).
///
/// Answers the number of steps compared. Where the second game refuses a decision of another seat, the comparison
/// ends there: that it was possible is news to the viewer, as every act of a player does (HK-LOCK).
///
/// # Errors
///
/// The first difference.
pub fn twins(host: &impl Host, rules: &Rules, viewer: Viewer, seed: u64) -> Result<usize, Leak> {
    Twins::new(rules, viewer, seed).compare_all(host)
}

/// Compares two games that start from positions: the one given, and one that looks the same to the viewer.
///
/// # Errors
///
/// The first difference.
///
/// # Panics
///
/// When no game can start like this.
pub fn twins_from(host: &impl Host, rules: &Rules, start: &Setup, viewer: Viewer, seed: u64) -> Result<usize, Leak> {
    let twins = Twins::from(rules, start, viewer, seed);
    twins.unwrap_or_else(|error| panic!("the position cannot be played: {error}")).compare_all(host)
}

/// A position in which a random game by these rules stood, if one can say any of it.
#[must_use]
pub fn a_position(rules: &Rules, seed: u64) -> Option<Setup> {
    let mut walk = Walk::new(*rules, seed);
    let steps = walk.choices.below(60);
    (0..steps).try_for_each(|_| walk.step().map(drop));
    loop {
        match notation::position_of(&walk.game) {
            Ok(setup) => return Some(setup),
            Err(_) => walk.step()?,
        };
    }
}

/// Two games side by side, to be taken on decision by decision.
pub struct Twins {
    viewer: Viewer,
    first: Played,
    exchange: Exchange,
    starts: Option<[Setup; 2]>,
    histories: [History<Seeded>; 2],
    /// How many decisions have been taken.
    taken: usize,
    /// The entry of each log from which on the viewer has not been informed.
    informed: [usize; 2],
    /// Decides anew what is decided in secret.
    choices: Seeded,
}

impl Twins {
    /// Two games from the first deal on.
    #[must_use]
    pub fn new(rules: &Rules, viewer: Viewer, seed: u64) -> Self {
        let first = Played::new(Walk::new(*rules, seed), viewer);
        let mut choices = Seeded::new(seed.rotate_left(32));
        let seen = Sighted::of_events(rules, &first.log, viewer);
        let exchange = Exchange::of_events(rules, first.start(), &seen, &mut choices);
        let resume = |start: Vec<Event>| {
            let mut log = Log::new(*rules);
            start.into_iter().for_each(|event| log.push(Entry::Event(event)));
            let history = History::resume(log, first.chance.clone());
            history.unwrap_or_else(|error| panic!("a start that cannot be: {error}"))
        };
        let exchanged = first.start().iter().map(|event| exchange.event(event)).collect();
        let histories = [resume(first.start().to_vec()), resume(exchanged)];
        Self { viewer, exchange, starts: None, histories, taken: 0, informed: [0; 2], choices, first }
    }

    /// Two games from positions.
    ///
    /// # Errors
    ///
    /// When no game can start like this.
    pub fn from(rules: &Rules, start: &Setup, viewer: Viewer, seed: u64) -> Result<Self, SetupError> {
        let first = Played::new(Walk::from(*rules, start, seed)?, viewer);
        let mut choices = Seeded::new(seed.rotate_left(32));
        let seen = Sighted::of_position(rules, start, &first, viewer);
        let exchange = Exchange::of_position(rules, start, &seen, &mut choices);
        let starts = [start.clone(), exchange.setup(rules, start)];
        let begin = |start| History::new(*rules, start, Seeded::new(seed));
        let histories = [begin(&starts[0])?, begin(&starts[1])?];
        Ok(Self { viewer, first, exchange, starts: Some(starts), histories, taken: 0, informed: [0; 2], choices })
    }

    /// The positions that the games start from, if they do; both with the seed of these twins.
    #[must_use]
    pub const fn starts(&self) -> Option<&[Setup; 2]> {
        self.starts.as_ref()
    }

    /// The games as they stand.
    #[must_use]
    pub fn games(&self) -> [&Game; 2] {
        self.histories.each_ref().map(History::game)
    }

    /// The logs of the games as they stand.
    #[must_use]
    pub fn logs(&self) -> [&Log; 2] {
        self.histories.each_ref().map(History::log)
    }

    /// The next decision in both games; `None` when no more were taken, or when the second game refuses it.
    ///
    /// # Panics
    ///
    /// When the second game refuses a decision of the viewer.
    pub fn step(&mut self) -> Option<(Seat, [Command; 2])> {
        let decision = *self.first.decisions.get(self.taken)?;
        let commands = [decision.command, self.decided_anew(&decision)];
        let refused = self.histories[1].game().check(decision.seat, &commands[1]).is_err();
        if refused && self.viewer != Viewer::Seat(decision.seat) {
            return None;
        }
        self.informed = self.histories.each_ref().map(|history| history.log().entries().len());
        for (history, command) in self.histories.iter_mut().zip(commands) {
            let applied = history.apply(decision.seat, &command);
            applied.map_or_else(|rejection| panic!("{command:?} is refused: {rejection}"), drop);
        }
        self.taken += 1;
        Some((decision.seat, commands))
    }

    /// The command of the second game: of another seat, any that looks the same, where it is taken in secret.
    fn decided_anew(&mut self, decision: &Decision) -> Command {
        let &Decision { seat, command, .. } = decision;
        let free = self.viewer != Viewer::Seat(seat);
        let tiles = self.exchange.tiles_differ_of().contains(seat);
        let alike: fn(&Command) -> bool = match command {
            Command::Answer(_) if free && !self.first.is_shown(decision) => |other| matches!(other, Command::Answer(_)),
            Command::Keep(_) if free && !self.first.is_shown(decision) => |other| matches!(other, Command::Keep(_)),
            Command::Withdraw(Withdrawal { tile: Some(_), .. }) if free && tiles => {
                |other| matches!(other, Command::Withdraw(_))
            }
            _ => return self.exchange.command(&command),
        };
        let legal = self.histories[1].game().legal(seat);
        let others: Vec<Command> = legal.iter().filter(alike).collect();
        let choice = self.choices.below(others.len().max(1) as u32) as usize;
        others.get(choice).copied().unwrap_or(command)
    }

    fn compare_all(mut self, host: &impl Host) -> Result<usize, Leak> {
        loop {
            let next = self.first.decisions.get(self.taken).map(|decision| decision.command);
            self.compare_now(host, next)?;
            if self.step().is_none() {
                return Ok(self.taken);
            }
        }
    }

    fn compare_now(&mut self, host: &impl Host, next: Option<Command>) -> Result<(), Leak> {
        let dear = self.choices.below(if next.is_none() { 4 } else { 96 }) == 0;
        let knocks = self.games()[0].table().knocks.iter().map(|(_, card)| card).collect();
        // The whole space of commands now and then, for it is large; the decision taken, always.
        let commands = if self.taken % 8 == 0 { every_command(knocks) } else { next.into_iter().collect() };
        let since = [0, 1].map(|n| Since { history: &self.histories[n], entry: self.informed[n] });
        let (games, viewer) = (self.games(), self.viewer);
        let pair = Pair { host, viewer, games, commands: &commands, since: Some(since) };
        pair.compare(dear)
    }
}
