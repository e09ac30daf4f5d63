//! Two whole games that differ in everything that one viewer never gets to see.

use super::exchange::{Exchange, Sighted};
use super::{Host, Leak, compare};
use crate::chance::{Chance, Seeded};
use crate::command::Command;
use crate::event::Event;
use crate::game::Game;
use crate::ids::Seat;
use crate::rules::Rules;
use crate::testkit::{Walk, every_command};
use crate::view::Viewer;
use alloc::format;
use alloc::vec::Vec;

/// Plays a random game, to its end or to somewhere before it, then a second one by the same decisions and the same
/// chance, in which everything that the viewer never saw stands for something else: the cards have changed places,
/// those that were left out too, and other Orders, Recruits and Helping Hands were drawn. It compares what the viewer
/// got of both: every view, every event, every list of legal commands, and the answers to every command there is.
///
/// Answers the number of steps compared. Where the second game refuses a decision of another seat, the comparison
/// ends there: that it was possible told the viewer something, as every act of a player does (HK-LOCK).
///
/// # Errors
///
/// The first difference.
pub fn twins(host: &impl Host, rules: &Rules, viewer: Viewer, seed: u64) -> Result<usize, Leak> {
    let first = Played::new(rules, seed);
    let mut chance = Seeded::new(seed.rotate_left(32));
    let mut seen = Sighted::default();
    first.walk.log.iter().for_each(|event| seen.see(&first.walk.game.redact(event, viewer)));
    let exchange = Exchange::new(rules, first.start(), &seen, &mut chance);
    Twins::new(host, &first, &exchange, viewer).compare_all(&first.decisions, &exchange)
}

/// A game that has been played, with its decisions and the chance that stood before each.
struct Played {
    walk: Walk,
    told_at_start: usize,
    decisions: Vec<(Seat, Command, Seeded)>,
}

impl Played {
    fn new(rules: &Rules, seed: u64) -> Self {
        let mut walk = Walk::new(*rules, seed);
        let told_at_start = walk.log.len();
        let mut decisions = Vec::new();
        // What is seen later, such as a hand that is taken up again, is hidden only in a game that is cut short.
        let few = 1 + walk.choices.below(80);
        let most = if walk.choices.below(2) == 0 { usize::MAX } else { walk.choices.below(few) as usize };
        while decisions.len() < most {
            let chance = walk.chance.clone();
            let Some((seat, command)) = walk.step() else { break };
            decisions.push((seat, command, chance));
        }
        Self { walk, told_at_start, decisions }
    }

    fn start(&self) -> &[Event] {
        &self.walk.log[..self.told_at_start]
    }
}

/// The two games, side by side.
struct Twins<'a, H> {
    host: &'a H,
    viewer: Viewer,
    games: [Game; 2],
    /// What followed from the last decision in each.
    news: [Vec<Event>; 2],
}

impl<'a, H: Host> Twins<'a, H> {
    fn new(host: &'a H, first: &Played, exchange: &Exchange, viewer: Viewer) -> Self {
        let news = [first.start().to_vec(), first.start().iter().map(|event| exchange.event(event)).collect()];
        let rules = *first.walk.game.rules();
        let games = [&news[0], &news[1]].map(|log| Game::replay(rules, log));
        Self { host, viewer, games, news }
    }

    fn compare_all(mut self, decisions: &[(Seat, Command, Seeded)], exchange: &Exchange) -> Result<usize, Leak> {
        for (step, (seat, command, chance)) in decisions.iter().enumerate() {
            self.compare_now(step, Some(command))?;
            let commands = [*command, exchange.command(command)];
            if self.viewer != Viewer::Seat(*seat) && self.games[1].check(*seat, &commands[1]).is_err() {
                return Ok(step);
            }
            self.apply(*seat, commands, chance);
        }
        self.compare_now(decisions.len(), None)?;
        Ok(decisions.len())
    }

    fn apply(&mut self, seat: Seat, commands: [Command; 2], chance: &Seeded) {
        for ((game, news), command) in self.games.iter_mut().zip(&mut self.news).zip(commands) {
            news.clear();
            let applied = game.apply(seat, &command, &mut chance.clone(), news);
            applied.unwrap_or_else(|rejection| panic!("{command:?} by {seat} is refused: {rejection}"));
        }
    }

    fn compare_now(&self, step: usize, decision: Option<&Command>) -> Result<(), Leak> {
        self.compare_streams()?;
        let [one, other] = &self.games;
        let knocks = one.table().knocks.iter().map(|(_, card)| card).collect();
        // The whole space of commands now and then, for it is large; the decision taken, always.
        let asked: Vec<Command> =
            if step % 8 == 0 { every_command(knocks) } else { decision.into_iter().copied().collect() };
        compare(self.host, [one, other], self.viewer, &asked)
    }

    /// Compares the events that followed from the last decision, and how many they were.
    fn compare_streams(&self) -> Result<(), Leak> {
        let [one, other] = [0, 1].map(|n| {
            let (game, news) = (&self.games[n], &self.news[n]);
            news.iter().map(|event| self.host.redact(game, event, self.viewer)).collect::<Vec<_>>()
        });
        if one == other {
            return Ok(());
        }
        Err(Leak { viewer: self.viewer, what: format!("events: {one:?} or {other:?}") })
    }
}
