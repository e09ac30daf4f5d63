//! What every client in `examples` plays through the C library, played in Rust: `games.txt` and `kit.txt` beside this crate say
//! what comes of it, and a client that comes to something else has done something else. `README.md` says how they are read.
//!
//! - `cargo run -p grizzled-expected` prints `games.txt`;
//! - `cargo run -p grizzled-expected kit [--without PART...]` prints `kit.txt`, for a binding that lacks those parts without them;
//! - `cargo test -p grizzled-expected` compares both files, and finds out what the kit leaves out.

mod campaigns;
mod commands;
mod events;
mod fold;
mod game;
mod kit;
mod moments;
mod refusals;
#[cfg(test)]
mod tests;
mod views;
mod ways;

use game::Start;

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

/// A line for each game: the way to play; the seed; the decisions; the hash.
fn games() -> String {
    let line = |(preset, seed): (&str, u32)| {
        let mut play = Start::new(preset, seed).play();
        let decisions = play.finish();
        format!("{preset};{seed};{decisions};{:016x}\n", play.game().hash())
    };
    GAMES.into_iter().map(line).collect()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => print!("{}", games()),
        ["kit"] => print!("{}", kit::text(&[])),
        ["kit", "--without", ref parts @ ..] if parts.iter().all(|part| kit::PARTS.contains(part)) => {
            print!("{}", kit::text(parts));
        }
        _ => {
            eprintln!("grizzled-expected [kit [--without PART...]], where a PART is one of {}", kit::PARTS.join(", "));
            std::process::exit(2);
        }
    }
}
