//! Uniformly random play without a log, and no hash asked for: what a search pays. Options are those of `--bench playout`.

mod play;

use self::play::{Fast, Options};

fn main() {
    let options = Options::read();
    let rules = options.rules(options.players.unwrap_or(4));
    let mut chance = Fast(0x9e37_79b9_7f4a_7c15);
    let (tally, seconds) = options.measure(|tally| options.play(&rules, &mut chance, &mut (), tally, |_, _| ()));
    println!("{:.0}", tally.decisions as f64 / seconds);
}
