//! The invariants of the engine, checked over whole games of every kind, and the document that lists them.
//!
//! `GRZ_INVARIANTS=write cargo test -p grizzled-core --test laws invariants` writes the table of `INVARIANTS.md` anew.

use super::any_rules;
use grizzled_core::testkit::any::any_armistice;
use grizzled_core::testkit::invariants::{INVARIANTS, watch};
use grizzled_core::testkit::{Course, modes};
use grizzled_core::{Chance, Rules, Seeded};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// A whole game with these choices: what comes behind its end counts for nothing.
fn choices() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 900)
}

/// The same by a seed.
fn course(rules: Rules, seed: u64) -> Course {
    let mut chance = Seeded::new(!seed);
    let choices = (0..900).map(|_| chance.below(u32::MAX)).collect();
    // So large that it would be found in what a client is sent.
    Course { choices, ..Course::new(rules, seed ^ 0x6772_697a_7a6c_6564) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// TERM-1, CMD-1, TAB-4, TAB-5: base games with any number of players at any level, and *Armistice* in every mode.
    #[test]
    fn term_1_every_invariant_holds_in_every_game(rules in any_rules(), seed: u64, choices in choices()) {
        let course = Course { choices, ..Course::new(rules, seed) };
        let watched = watch(&course);
        prop_assert!(watched.is_ok(), "{}\n{:?}", watched.err().unwrap(), course);
    }

    /// PACK-1, TERM-1: games with any deck, Orders, Recruits and Helping Hands.
    #[test]
    fn pack_1_every_invariant_holds_with_any_cards(cards: u64, seed: u64, choices in choices()) {
        let course = Course { choices, ..Course::new(any_armistice(&mut Seeded::new(cards)), seed) };
        let watched = watch(&course);
        prop_assert!(watched.is_ok(), "{}\n{:?}", watched.err().unwrap(), course);
    }
}

/// TERM-1: every mode in turn; `GRZ_WATCHED` asks for so many games of each.
#[test]
fn term_1_every_invariant_holds_in_every_mode() {
    let games = env::var("GRZ_WATCHED").map_or(0, |games| games.parse().expect("GRZ_WATCHED is a number of games"));
    for (n, (name, rules)) in (0..).zip(modes::all()) {
        let seeds = if n % 6 == 0 { 0..games.max(1) } else { 0..games };
        for seed in seeds {
            let course = course(rules, seed);
            let watched = watch(&course).unwrap_or_else(|broken| panic!("{name}: {broken}\n{course:?}"));
            assert!(watched.game().outcome().is_some(), "{name}, seed {seed}");
        }
    }
}

const HEAD: &str = "\n| invariant | what it says | checked |\n|---|---|---|\n";

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("INVARIANTS.md")
}

/// The table of the document is that of the code, and every suite that it names is there.
#[test]
fn the_document_lists_the_invariants() {
    let names: BTreeSet<&str> = INVARIANTS.iter().map(|invariant| invariant.name).collect();
    assert_eq!(names.len(), INVARIANTS.len(), "each has a name of its own");
    let rows = INVARIANTS.iter().map(|one| format!("| {} | {} | {} |\n", one.name, one.sentence, one.checked()));
    let written = fs::read_to_string(document()).expect("there is a document").replace("\r\n", "\n");
    let (opening, _) = written.split_once(HEAD).expect("the document has the table");
    let generated = format!("{opening}{HEAD}{}", rows.collect::<String>());
    if written != generated && env::var_os("GRZ_INVARIANTS").is_some_and(|value| value == "write") {
        fs::write(document(), &generated).expect("the document can be written");
        return;
    }
    assert!(written == generated, "GRZ_INVARIANTS=write cargo test -p grizzled-core --test laws invariants");
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let suites = INVARIANTS.iter().map(|invariant| invariant.checked()).filter(|checked| checked.contains('/'));
    let missing = suites
        .into_iter()
        .find(|suite| ![crate_folder, &crate_folder.join("..")].iter().any(|folder| folder.join(suite).exists()));
    assert_eq!(missing, None, "a suite that the document names");
}
