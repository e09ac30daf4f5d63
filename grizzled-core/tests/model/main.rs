//! A second implementation of the rules, slow and plain, written from `RULES.md` and `PACKS.md` alone, and compared with the
//! engine after every command. `README.md` beside this file says how.

#[path = "mod.rs"]
mod model;

use model::compare::{Source, Tally};
use model::counts;
use model::modes::{self, Mode};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

/// A game of a way to play; the first difference fails.
fn game((name, mode): (&str, Mode), seed: u64, tally: &mut Tally) {
    match catch_unwind(AssertUnwindSafe(|| mode(Source::of(seed), tally))) {
        Ok(Ok(())) => {}
        Ok(Err(found)) => panic!("{name}, seed {seed}: {found}"),
        Err(_) => panic!("{name}, seed {seed}: the model came to a stop"),
    }
}

/// A few seconds of every way to play.
#[test]
fn short() {
    for (mode, games) in modes::ALL {
        let mut tally = Tally::default();
        (0..games).for_each(|seed| game(mode, seed, &mut tally));
        assert!(tally.games >= games && tally.refusals > tally.commands, "{}: {tally:?}", mode.0);
    }
}

/// The committed seeds of the fuzz target `model`.
#[test]
fn seeds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fuzz/seeds/model");
    let files: Vec<_> = std::fs::read_dir(folder).expect("there are seeds").collect();
    assert!(files.len() > 5, "{} seeds", files.len());
    for file in files {
        let path = file.expect("a file").path();
        let bytes = std::fs::read(&path).expect("a seed can be read");
        modes::by_bytes(&bytes).unwrap_or_else(|found| panic!("{}: {found}", path.display()));
    }
}

/// As many games as one likes, on all cores.
///
/// `GRZ_MODEL_GAMES=N` is the number of base games, of the other ways to play it is a tenth each; `GRZ_MODEL=NAME` plays one
/// way alone; `GRZ_SEED=N` begins with that seed.
#[test]
#[ignore = "minutes to hours"]
fn long() {
    let first = modes::number("GRZ_SEED").unwrap_or(0);
    let games = modes::number("GRZ_MODEL_GAMES").unwrap_or(10_000);
    let only = std::env::var("GRZ_MODEL").ok();
    for (mode, _) in modes::ALL {
        if only.as_ref().is_none_or(|only| only == mode.0) {
            let games = if mode.0 == "base" { games } else { games.div_ceil(10) };
            println!("{}: {:?}", mode.0, on_all_cores(mode, first..first + games));
        }
    }
}

fn on_all_cores(mode: (&'static str, Mode), seeds: std::ops::Range<u64>) -> Tally {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let work = |core: usize| {
        let mut tally = Tally::default();
        seeds.clone().skip(core).step_by(cores).for_each(|seed| game(mode, seed, &mut tally));
        tally
    };
    thread::scope(|scope| {
        let all: Vec<_> = (0..cores).map(|core| scope.spawn(move || work(core))).collect();
        all.into_iter().map(|one| one.join().expect("no difference")).fold(Tally::default(), Tally::and)
    })
}

/// The engine's counts, the model's, and those committed are the same. `GRZ_COUNTS=write` writes them anew.
#[test]
fn counts() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/model/counts.txt");
    let counted = counts::lines();
    if std::env::var("GRZ_COUNTS").is_ok_and(|what| what == "write") {
        std::fs::write(file, &counted).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(file).expect("the counts are committed");
    for (line, other) in counted.lines().zip(committed.lines()) {
        assert_eq!(line, other, "counted, and committed");
    }
    assert_eq!(counted.lines().count(), committed.lines().count());
}
