//! How hard Orders and Chapters are for bots of equal skill.
//!
//! `GRZ_BALANCE=write` rewrites the table of `packs/BALANCE.md`, with more games.

use crate::played::{chapter_of, play_with};
use crate::{file, is_writing, text};
use grizzled_core::Scenario;
use grizzled_core::bots::CarefulBot;
use grizzled_core::cards::armistice::{self, DECK, ROSTER};
use grizzled_core::cards::{Difficulty, Order, OrderPlan, Roster};
use grizzled_core::packs::vocabulary::{Vocabulary, spell};
use grizzled_core::vocabulary::Outcome;
use std::fmt::Write;
use std::fs;

/// Games for each number of seats.
const GAMES: u64 = 150;
/// Games for each number of seats, for the table in `BALANCE.md`.
const MANY_GAMES: u64 = 2000;
/// How far a mean of few games may be from that of many: three standard deviations.
const TOLERANCE: f64 = 7.0;
/// A Trials pile with which bots win about every second game.
const TRIALS: u8 = 20;

/// Of a hundred games with three, four and five seats, how many careful bots win.
#[derive(Clone, Copy)]
struct Rates([f64; 3]);

impl Rates {
    fn of(games: u64, scenario: impl Fn(u8) -> Scenario<'static>) -> Self {
        Self([3, 4, 5].map(|seats| {
            let rules = scenario(seats).rules().expect("the pack can be played");
            let is_won = |&seed: &u64| play_with(&mut CarefulBot, rules, seed).0 == Outcome::Victory;
            (0..games).filter(is_won).count() as f64 * 100.0 / games as f64
        }))
    }

    fn mean(self) -> f64 {
        self.0.iter().sum::<f64>() / 3.0
    }

    fn row(self, head: &str) -> String {
        let [three, four, five] = self.0;
        format!("| {head} | {three:.1} | {four:.1} | {five:.1} | {:.1} |\n", self.mean())
    }
}

/// One-shots with such a deck of Orders.
fn with_orders(games: u64, orders: OrderPlan) -> Rates {
    Rates::of(games, |seats| Scenario { orders, trials: TRIALS, ..Scenario::armistice(seats, &DECK, &ROSTER) })
}

/// One-shots with this Order in the first three Missions.
fn with_order(games: u64, order: Order) -> Rates {
    let roster: &'static Roster = Box::leak(Box::new(Roster::new([order; 3], [], [])));
    let orders = OrderPlan { given: roster.orders(), ..OrderPlan::NONE };
    Rates::of(games, |seats| Scenario { orders, trials: TRIALS, ..Scenario::armistice(seats, &DECK, roster) })
}

/// The Chapter, without the Helping Hands that were won before it.
fn with_chapter(games: u64, number: usize) -> Rates {
    Rates::of(games, |seats| chapter_of(seats, &armistice::CHAPTERS[number]))
}

/// The means of the committed table whose rows begin so.
fn committed_means(begins: impl Fn(&str) -> bool) -> Vec<f64> {
    let table = text("packs/BALANCE.md");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| ")).filter(|row| begins(row));
    let mean = |row: &str| row.rsplit('|').nth(1).and_then(|cell| cell.trim().parse().ok());
    rows.map(|row| mean(row).unwrap_or_else(|| panic!("{row}"))).collect()
}

/// The rows of Chapters begin with a number.
fn is_chapter(row: &str) -> bool {
    row.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok())
}

/// Few games come near what the table says from many; if not, the table is of other cards or other bots.
fn assert_near(few: &[f64], table: &[f64]) {
    let near = few.len() == table.len() && few.iter().zip(table).all(|(one, other)| (one - other).abs() < TOLERANCE);
    assert!(near, "{few:.1?}, not {table:.1?}: rewrite packs/BALANCE.md, as it says");
}

/// ORD-1: on the average easy Orders help, normal ones harm a little, and hard ones harm more.
#[test]
fn ord_1_easy_orders_help_and_hard_ones_harm() {
    let none = with_orders(GAMES, OrderPlan::NONE).mean();
    let [easy, normal, hard] = [[12, 0, 0], [0, 12, 0], [0, 0, 12]]
        .map(|[easy, normal, hard]| with_orders(GAMES, OrderPlan::drawn(easy, normal, hard)).mean());
    assert!(easy > none + 2.0, "easy {easy}, none {none}");
    assert!(none > normal + 5.0, "none {none}, normal {normal}");
    assert!(normal > hard + 5.0, "normal {normal}, hard {hard}");
    let rows = ["none |", "12 easy |", "12 normal |", "12 hard |"];
    let table = committed_means(|row| rows.iter().any(|begin| row.starts_with(begin)));
    assert_near(&[none, easy, normal, hard], &table);
}

/// CAMP-1: the Chapters get harder, each compared with the next but one, since chance moves the figures a little.
#[test]
fn camp_1_chapters_get_harder_for_bots() {
    let rates: Vec<f64> = (1..10).map(|number| with_chapter(GAMES, number).mean()).collect();
    let gets_harder = rates.iter().zip(&rates[2..]).all(|(before, after)| before > after);
    assert!(gets_harder && rates[0] > 40.0, "{rates:?}");
    assert_near(&rates, &committed_means(is_chapter));
}

const HEAD: &str = "| 3 seats | 4 seats | 5 seats | mean |\n|---|---|---|---|---|\n";

fn decks() -> String {
    let plans = [
        ("none", OrderPlan::NONE),
        ("12 easy", OrderPlan::drawn(12, 0, 0)),
        ("12 normal", OrderPlan::drawn(0, 12, 0)),
        ("12 hard", OrderPlan::drawn(0, 0, 12)),
        ("beginner: 4, 8, 0", armistice::BEGINNER),
        ("normal: 4, 4, 4", armistice::NORMAL),
        ("veteran: 2, 4, 6", armistice::VETERAN),
    ];
    plans.into_iter().map(|(name, plan)| with_orders(MANY_GAMES, plan).row(name)).collect()
}

fn orders(difficulty: Difficulty) -> String {
    let orders = armistice::PACK.orders.iter().filter(|card| card.facts.difficulty == difficulty);
    let row = |card: &grizzled_core::cards::OrderCard<'_>| {
        let (word, said) = spell(card.facts.effect.what);
        let what = said.map_or(format!("`{word}`"), |said| format!("`{word}` {said}"));
        with_order(MANY_GAMES, card.facts).row(&format!("{} | {} | {what}", card.name, difficulty.word()))
    };
    orders.map(row).collect()
}

fn chapters() -> String {
    let cards = armistice::PACK.chapters.iter().enumerate().skip(1);
    cards.map(|(number, card)| with_chapter(MANY_GAMES, number).row(&format!("{number}. {}", card.name))).collect()
}

/// CAMP-1: in the table that is committed, from one Chapter to the next fewer games are won.
#[test]
fn camp_1_the_committed_curve_falls() {
    let means = committed_means(is_chapter);
    assert_eq!(means.len(), 9);
    assert!(means.windows(2).all(|pair| pair[0] > pair[1]), "{means:?}");
}

/// Writes the table when it is asked for. It is not compared: it changes with the bots, too.
#[test]
fn camp_1_the_table_of_balance_can_be_written() {
    if !is_writing("GRZ_BALANCE") {
        return assert!(file("packs/BALANCE.md").exists());
    }
    let mut text = format!(
        "# How hard the cards are\n\nVictories of a hundred games of careful bots on all seats, from {MANY_GAMES} games \
         for each figure. Written by `GRZ_BALANCE=write cargo test -p grizzled-core --test packs balance`.\n\n"
    );
    let one_shot = format!("One-shots with {TRIALS} Trials, the rest Morale, without Recruits and Helping Hands");
    writeln!(text, "## Decks of Orders\n\n{one_shot}.\n\n| Orders {HEAD}{}", decks()).unwrap();
    let all: String = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard].map(orders).concat();
    let head = HEAD.replace("|---|---|---|---|---|", "|---|---|---|---|---|---|---|");
    writeln!(text, "## Orders\n\n{one_shot}; the Order lies in the first three Missions, and none after. Three copies of one that stays add up.\n\n| Order | difficulty | what {head}{all}").unwrap();
    let briefed =
        "The first intensities of Briefings are chosen so that from one Chapter to the next fewer games are won.";
    let rows = chapters();
    write!(text, "## Chapters\n\nWithout the Helping Hands won before. {briefed}\n\n| Chapter {HEAD}{rows}").unwrap();
    fs::write(file("packs/BALANCE.md"), text).expect("the file can be written");
}
