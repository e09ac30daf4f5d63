//! What is accepted leaves a game in which every law of play holds: honest logs with something forged in them, played on
//! to the end, saved and loaded.

use crate::any::{Choose, any_mutant};
use crate::played_on::{accept, play_on};
use crate::soak;
use crate::starts::{any_rules, any_setup, played};
use grizzled_core::log::{Entry, Log};
use grizzled_core::{Event, Game, Seeded};
use proptest::prelude::*;

/// What was tried.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    /// Logs with something forged in them.
    logs: usize,
    /// Forged events that were accepted, and refused.
    accepted: usize,
    refused: usize,
    /// Logs that were played on, and decisions taken in them.
    played_on: usize,
    decisions: usize,
    saves: usize,
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.logs += other.logs;
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.played_on += other.played_on;
        self.decisions += other.decisions;
        self.saves += other.saves;
    }
}

/// A log in the making.
struct Forging<'a> {
    game: Game,
    log: Log,
    honest: &'a [Event],
    other: &'a [Event],
    tally: Tally,
}

impl Forging<'_> {
    /// Feeds what has happened.
    fn begin(&mut self, event: &Event) {
        let accepted = self.game.evolve(event);
        accepted.unwrap_or_else(|reason| panic!("{event:?} has happened, and is refused: {reason}"));
        self.log.push(Entry::Event(*event));
    }

    /// Tries forged events until one is accepted, or not too often.
    fn forge(&mut self, at: usize, chance: &mut Seeded) {
        for _ in 0..30 {
            let mutant = any_mutant(&self.game, self.honest, at, self.other, chance);
            if self.honest.get(at) == Some(&mutant) {
                continue;
            }
            if accept(&mut self.game, &mut self.log, &mutant) {
                self.tally.accepted += 1;
                return;
            }
            self.tally.refused += 1;
        }
    }

    /// Feeds what would have come next, until something is asked.
    fn go_on(&mut self, from: usize) {
        for event in self.honest.iter().skip(from) {
            if !self.game.is_midway() {
                return;
            }
            accept(&mut self.game, &mut self.log, event);
        }
    }
}

/// An honest log to somewhere, forged events among and after its last ones; then it is played on.
fn forged_and_played_on(seed: u64) -> Tally {
    let mut chance = Seeded::new(seed);
    let rules = any_rules(seed);
    let honest = played(rules, &any_setup(&rules, seed), seed).log;
    let other = played(rules, &Default::default(), !seed).log;
    let mut all = Tally::default();
    for _ in 0..4 {
        let cut = chance.less_than(honest.len());
        let log = Log::new(rules);
        let tally = Tally { logs: 1, ..Tally::default() };
        let mut forging = Forging { game: Game::empty(rules), log, honest: &honest, other: &other, tally };
        honest[..cut].iter().for_each(|event| forging.begin(event));
        for more in 0..1 + chance.less_than(4) {
            forging.forge((cut + more).min(honest.len() - 1), &mut chance);
            if chance.one_in(3) {
                forging.go_on(cut + more);
            }
        }
        if !chance.one_in(8) {
            forging.go_on(cut);
        }
        let played = play_on(forging.log, &mut chance);
        let played_on = usize::from(played.decisions > 0);
        all.add(Tally { played_on, decisions: played.decisions, saves: played.saves, ..forging.tally });
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn what_is_accepted_can_be_played_on(seed: u64) {
        forged_and_played_on(seed);
    }
}

#[test]
fn many_forged_events_are_accepted() {
    let mut all = Tally::default();
    (0..200).for_each(|seed| all.add(forged_and_played_on(seed)));
    assert!(all.accepted > 400 && all.refused > all.accepted && all.played_on > 200, "{all:?}");
}

#[test]
#[ignore = "as long as GRZ_SOAK says"]
fn soak_accepted() {
    soak::hold(forged_and_played_on, Tally::add);
}
