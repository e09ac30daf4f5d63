//! A second implementation of the rules, slow and plain, written from `RULES.md` and `PACKS.md` alone, and compared with the
//! engine after every command. `README.md` beside this file says how.

mod actions;
#[path = "../laws/any/mod.rs"]
#[allow(dead_code, unused_imports)]
mod any;
mod border;
mod compare;
mod counts;
mod deeds;
mod duo;
mod ending;
mod fate;
mod faults;
mod help;
mod legal;
mod modes;
mod numbers;
mod orders;
mod plan;
mod preparation;
mod recruits;
mod refusals;
mod run;
mod setup;
mod solo;
mod state;
mod step;
mod turns;
mod view;
mod withdrawals;

use compare::Tally;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Games of a mode by these seeds; the first difference fails.
fn play(mode: &str, game: modes::Mode, seeds: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let told = catch_unwind(AssertUnwindSafe(|| game(seed, &mut tally)));
        match told {
            Ok(Ok(())) => {}
            Ok(Err(told)) => panic!("{mode}, seed {seed}: {told}"),
            Err(_) => panic!("{mode}, seed {seed}: the model came to a stop"),
        }
    }
    println!("{mode}: {tally:?}");
    tally
}

#[test]
fn base() {
    for (name, mode) in modes::BASE {
        play(name, mode, 0..modes::games(300));
    }
}

#[test]
fn armistice() {
    let only = std::env::var("MODE").unwrap_or_default();
    for (name, mode) in modes::ARMISTICE {
        if name.starts_with(&only) {
            play(name, mode, 0..modes::games(300));
        }
    }
}

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
