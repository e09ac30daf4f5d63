//! Count trees: from fixed positions, how many games there are after so many commands and how many different states, counted
//! by the engine and by the model, each on its own, and compared with `counts.txt`.
//!
//! Chance at the set-up and before the position is seeded; from there on every draw gives the middle one.

use super::fate::Dice;
use super::legal::legal;
use super::plan::Plan;
use super::state::State;
use super::{step, view};
use grizzled_core::cards::armistice::{CHAPTERS, DECK, NORMAL, ROSTER};
use grizzled_core::rules::Level;
use grizzled_core::vocabulary::{Modifier, Modifiers};
use grizzled_core::{Chance, Command, Game, Scenario, Seat, Seeded, Setup};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The middle one of all there are.
struct Middle;

impl Chance for Middle {
    fn below(&mut self, bound: u32) -> u32 {
        bound / 2
    }
}

/// How many commands are carried out from a position at most.
const MOST: usize = 2000;

/// One side: it knows what can be done in a state, does it, and tells states apart.
trait Side {
    type State: Clone;
    fn legal(&self, state: &Self::State) -> Vec<(Seat, Command)>;
    fn step(&self, state: &Self::State, seat: Seat, command: &Command, chance: &mut impl Chance) -> Self::State;
    fn key(&self, state: &Self::State) -> String;
    fn over(&self, state: &Self::State) -> bool;
}

struct Engine;

impl Side for Engine {
    type State = Game;

    fn legal(&self, game: &Game) -> Vec<(Seat, Command)> {
        game.awaiting().iter().flat_map(|seat| game.legal(seat).iter().map(move |command| (seat, command))).collect()
    }

    fn step(&self, game: &Game, seat: Seat, command: &Command, chance: &mut impl Chance) -> Game {
        let mut next = *game;
        next.apply(seat, command, chance, &mut ()).expect("the command is on the list");
        next
    }

    fn key(&self, game: &Game) -> String {
        let (state, mut table) = (game.state(), *game.table());
        let numbers: Vec<u8> = Modifier::ALL.into_iter().map(|modifier| table.modifiers.get(modifier)).collect();
        table.modifiers = Modifiers::USUAL;
        let seats = Seat::ALL.map(|seat| (*state.own(seat), state.known(seat)));
        let (decks, roster) = (state.decks(), state.roster_decks());
        let piles = (decks.trials(), decks.morale(), roster.orders, roster.top_order, roster.recruits);
        format!("{numbers:?} {table:?} {seats:?} {piles:?}")
    }

    fn over(&self, game: &Game) -> bool {
        game.outcome().is_some()
    }
}

impl Side for Plan {
    type State = State;

    fn legal(&self, state: &State) -> Vec<(Seat, Command)> {
        let all = state.asked.iter().flat_map(|&seat| legal(self, state, seat).into_iter().map(move |one| (seat, one)));
        all.collect()
    }

    fn step(&self, state: &State, seat: Seat, command: &Command, chance: &mut impl Chance) -> State {
        step::step(self, state, seat, command, &mut Dice(chance)).0
    }

    fn key(&self, state: &State) -> String {
        let numbers: Vec<u8> = Modifier::ALL.into_iter().map(|modifier| state.number(modifier)).collect();
        let seats = Seat::ALL.map(|seat| (view::holdings(state, seat, true), view::knowledge(state, seat)));
        format!("{numbers:?} {:?} {seats:?} {:?}", view::table(self, state), view::piles(state))
    }

    fn over(&self, state: &State) -> bool {
        state.over().is_some()
    }
}

/// A game after so many commands, each the one of all that chance names.
fn position<S: Side>(
    side: &S,
    mut state: S::State,
    commands: usize,
    chance: &mut Seeded,
    choices: &mut Seeded,
) -> S::State {
    for _ in 0..commands {
        let all = side.legal(&state);
        if all.is_empty() {
            break;
        }
        let (seat, command) = all[choices.below(all.len() as u32) as usize];
        state = side.step(&state, seat, &command, chance);
    }
    state
}

/// For each number of commands: games that long, different states, and of these how many are over.
fn count<S: Side>(side: &S, from: S::State) -> Vec<(u64, usize, usize)> {
    let (mut level, mut counts, mut done) = (BTreeMap::from([(side.key(&from), (from, 1))]), Vec::new(), 0);
    loop {
        let all: Vec<_> = level.values().map(|(state, games)| (state.clone(), *games, side.legal(state))).collect();
        let more: usize = all.iter().map(|(_, _, commands)| commands.len()).sum();
        done += more;
        if more == 0 || done > MOST {
            return counts;
        }
        let mut next: BTreeMap<String, (S::State, u64)> = BTreeMap::new();
        for (state, games, commands) in all {
            for (seat, command) in commands {
                let after = side.step(&state, seat, &command, &mut Middle);
                next.entry(side.key(&after)).or_insert((after, 0)).1 += games;
            }
        }
        let over = next.values().filter(|(state, _)| side.over(state)).count();
        counts.push((next.values().map(|(_, games)| games).sum(), next.len(), over));
        level = next;
    }
}

/// The positions: a way to play, a seed, and how many commands have been played.
fn positions() -> Vec<(String, Scenario<'static>)> {
    let mut all: Vec<(String, Scenario<'static>)> = Vec::new();
    for players in 2..=5 {
        all.push((format!("base for {players}"), Scenario::base(players).level(Level::Normal)));
    }
    all.push(("solo".to_owned(), Scenario::solo()));
    all.push(("duo".to_owned(), Scenario::one_shot(4, NORMAL).duo()));
    for seats in 3..=5 {
        all.push((format!("one-shot for {seats}"), Scenario::one_shot(seats, NORMAL)));
    }
    for (number, chapter) in CHAPTERS.iter().enumerate() {
        let scenario = Scenario::chapter(chapter, 3 + number as u8 % 3, &DECK, &ROSTER);
        all.push((format!("chapter {number}"), scenario));
    }
    all
}

/// Every line of the file, each counted by both sides.
pub(crate) fn lines() -> String {
    let mut text =
        "# way to play; commands played; then for each command more: games, states, states that are over\n".to_owned();
    for (number, (name, scenario)) in positions().into_iter().enumerate() {
        for commands in [0, 7, 15, 24] {
            let seed = (number * 100 + commands) as u64;
            let counts = both(&scenario, seed, commands);
            // A game that was over before is no position.
            if counts.is_empty() {
                continue;
            }
            let line = |&(games, states, over): &(u64, usize, usize)| format!("{games} {states} {over}");
            let counts: Vec<String> = counts.iter().map(line).collect();
            writeln!(text, "{name}; {commands}; {}", counts.join("; ")).expect("text takes text");
        }
    }
    text
}

/// Both sides count the same.
fn both(scenario: &Scenario<'_>, seed: u64, commands: usize) -> Vec<(u64, usize, usize)> {
    let chances = || (Seeded::new(seed), Seeded::new(seed ^ 1));
    let (mut chance, mut choices) = chances();
    let rules = scenario.rules().expect("a way to play");
    let game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).expect("a set-up");
    let engine = count(&Engine, position(&Engine, game, commands, &mut chance, &mut choices));
    let (mut chance, mut choices) = chances();
    let plan = Plan::of(scenario);
    let (state, _) = step::start(&plan, &Setup::default(), &mut Dice(&mut chance));
    let model = count(&plan, position(&plan, state, commands, &mut chance, &mut choices));
    assert_eq!(engine, model, "engine and model, seed {seed}, after {commands} commands");
    engine
}
