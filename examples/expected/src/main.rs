//! The games that every client in `examples` plays through the C library, played in Rust: `games.txt` beside this crate
//! says how each of them ends, and a client that comes to another hash has done something else.
//!
//! `cargo run -p grizzled-expected` prints the file; `cargo test -p grizzled-expected` compares it.
//!
//! - The game begins as usual, with the seed of its line.
//! - Of the seats that the game waits for, the one with the lowest number decides.
//! - Seat 0 chooses by the generator `x = x * 48271 % 2147483647`, which begins with the seed: each time the next x, and
//!   of the n legal commands the one at place `x % n`. All other seats do what the careful bot says.

use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::notation::Preset;
use grizzled_core::{Command, Game, Seat, Seeded, Setup};

/// Ways to play, each with a seed.
const GAMES: [(&str, u32); 12] = [
    ("base 2 normal", 2),
    ("base 3 rookie", 1914),
    ("base 4 normal", 1915),
    ("base 4 normal", 1918),
    ("base 5 veteran", 1916),
    ("one-shot 3 beginner", 3),
    ("one-shot 4 normal", 4),
    ("one-shot 5 veteran without-traps", 5),
    ("duo normal", 6),
    ("solo", 7),
    ("chapter 0 4", 8),
    ("chapter 9 3", 9),
];

/// The next number of a generator that is the same in every language, even where all numbers are floating.
fn next(x: &mut u64) -> usize {
    *x = *x * 48271 % 2_147_483_647;
    *x as usize
}

fn choose(game: &Game, seat: Seat, x: &mut u64) -> Command {
    let legal = game.legal(seat);
    if seat == Seat::S0 {
        return legal.get(next(x) % legal.len()).expect("the place is below the number of commands");
    }
    let view = game.view(seat).expect("someone plays there");
    CarefulBot.choose(game.rules(), &view, &legal)
}

/// Plays a game to its end: how many decisions it took, and the hash it ended with.
fn play(preset: &str, seed: u32) -> (u32, u64) {
    let rules = Preset::read(preset).expect("it is a way to play").rules().expect("it can be played");
    let mut chance = Seeded::new(seed.into());
    let mut game = Game::new(rules, &Setup::default(), &mut chance, &mut ()).expect("it can begin");
    let (mut decisions, mut x) = (0, seed.into());
    while let Some(seat) = game.awaiting().iter().next() {
        let command = choose(&game, seat, &mut x);
        game.apply(seat, &command, &mut chance, &mut ()).expect("what is chosen is legal");
        decisions += 1;
    }
    (decisions, game.hash())
}

/// A line for each game: the way to play; the seed; the decisions; the hash.
fn lines() -> String {
    let line = |(preset, seed): (&str, u32)| {
        let (decisions, hash) = play(preset, seed);
        format!("{preset};{seed};{decisions};{hash:016x}\n")
    };
    GAMES.into_iter().map(line).collect()
}

fn main() {
    print!("{}", lines());
}

#[test]
fn the_games_end_as_the_file_says() {
    let file = include_str!("../games.txt").replace("\r\n", "\n");
    assert_eq!(file, lines(), "rewrite it: cargo run -p grizzled-expected > examples/expected/games.txt");
}
