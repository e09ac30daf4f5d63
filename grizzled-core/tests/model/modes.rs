//! The ways to play that are compared, each a game by a seed.

use crate::any::{Choose, any_deck, with_any_armistice};
use crate::compare::{Tally, one_game};
use crate::plan::Plan;
use grizzled_core::cards::armistice::{BEGINNER, CHAPTERS, DECK, NORMAL, ROSTER, VETERAN};
use grizzled_core::rules::{HelpPlan, Level};
use grizzled_core::vocabulary::HelpSet;
use grizzled_core::{Scenario, Seat, Seeded, Setup};

/// A game of a way to play, by a seed.
pub(crate) type Mode = fn(u64, &mut Tally) -> Result<(), String>;

/// The base game.
pub(crate) const BASE: [(&str, Mode); 2] = [("base", base), ("decks", decks)];

/// *Armistice*.
pub(crate) const ARMISTICE: [(&str, Mode); 5] =
    [("solo", solo), ("one-shot", one_shot), ("duo", duo), ("chapters", chapters), ("packs", packs)];

/// How many games a way to play gets: `GRZ_MODEL_GAMES`, or so many.
pub(crate) fn games(usual: u64) -> u64 {
    std::env::var("GRZ_MODEL_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// A Leader named, or drawn.
fn setup(chance: &mut Seeded, scenario: &Scenario<'_>) -> Setup {
    let leader = chance.one_in(3).then(|| Seat::ALL[chance.less_than(scenario.seats.into())]);
    Setup { leader, ..Setup::default() }
}

fn compared(scenario: &Scenario<'_>, setup: &Setup, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let rules = scenario.rules().map_err(|error| error.to_string())?;
    one_game(&Plan::of(scenario), rules, setup, seed, tally)
}

/// Two to five players, every level (SET-1, SET-5).
fn base(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(seed);
    let (players, level) = (2 + chance.less_than(4) as u8, chance.pick(&Level::ALL));
    let scenario = Scenario::base(players).level(level);
    let plan = Plan::base(players.into(), level);
    assert_eq!(plan, Plan::of(&scenario), "the numbers of the base game");
    one_game(&plan, scenario.rules().expect("a base game"), &setup(&mut chance, &scenario), seed, tally)
}

/// The base rules with decks that nobody would print (TAB-3, HK-3), and piles of any size.
fn decks(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(seed);
    let (players, level) = (2 + chance.less_than(4) as u8, chance.pick(&Level::ALL));
    let deck = any_deck(&mut chance);
    let trials = 1 + chance.less_than(deck.len() - 1) as u8;
    let scenario = Scenario { deck: &deck, trials, ..Scenario::base(players).level(level) };
    compared(&scenario, &setup(&mut chance, &scenario), seed, tally)
}

/// SOLO-1
fn solo(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(seed);
    let scenario = Scenario::solo();
    compared(&scenario, &setup(&mut chance, &scenario), seed, tally)
}

/// ONE-1
fn one_shot(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(seed);
    let usual = Scenario::one_shot(3 + chance.less_than(3) as u8, chance.pick(&[BEGINNER, NORMAL, VETERAN]));
    let scenario = if chance.one_in(4) { usual.without_traps() } else { usual };
    compared(&scenario, &setup(&mut chance, &scenario), seed, tally)
}

/// DUO-1
fn duo(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(seed);
    let scenario = Scenario::one_shot(4, chance.pick(&[BEGINNER, NORMAL, VETERAN])).duo();
    compared(&scenario, &setup(&mut chance, &scenario), seed, tally)
}

/// The Chapters of the built-in pack, with any Helping Hands held from before (CAMP-1, HH-3).
fn chapters(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(seed);
    let chapter = chance.pick(&CHAPTERS);
    let duo = chance.one_in(4);
    let seats = if duo { 4 } else { 3 + chance.less_than(3) as u8 };
    let usual = Scenario::chapter(&chapter, seats, &DECK, &ROSTER);
    let scenario = if duo { usual.duo() } else { usual };
    let mut help = [HelpSet::EMPTY; 5];
    if scenario.help == HelpPlan::Given {
        for id in ROSTER.helping_hands().iter() {
            let seat = chance.less_than(seats.into());
            if chance.one_in(2) {
                help[if duo { seat / 2 * 2 } else { seat }].insert(id);
            }
        }
    }
    let setup = Setup { help, ..setup(&mut chance, &scenario) };
    compared(&scenario, &setup, seed, tally)
}

/// Any mix of modules with any cards (CUSTOM-1).
fn packs(seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut chance = Seeded::new(seed);
    let (plan, rules) = with_any_armistice(&mut chance, |scenario, rules| (Plan::of(scenario), rules));
    one_game(&plan, rules, &Setup::default(), seed, tally)
}
