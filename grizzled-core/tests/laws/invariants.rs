//! The invariants of the engine, checked over whole games of every kind, and the document that lists them.
//!
//! `GRZ_INVARIANTS=write cargo test -p grizzled-core --test laws invariants` writes the table of `INVARIANTS.md` anew.

use super::any_rules;
use grizzled_core::Seeded;
use grizzled_core::testkit::any::any_armistice;
use grizzled_core::testkit::invariants::{INVARIANTS, watch};
use grizzled_core::testkit::modes;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// TERM-1, CMD-1, TAB-4, TAB-5: base games with any number of players at any level, and *Armistice* in every mode.
    #[test]
    fn term_1_every_invariant_holds_in_every_game(rules in any_rules(), seed: u64) {
        let watched = watch(rules, seed);
        prop_assert!(watched.is_ok(), "{}", watched.err().unwrap());
    }

    /// PACK-1, TERM-1: games with any deck, Orders, Recruits and Helping Hands.
    #[test]
    fn pack_1_every_invariant_holds_with_any_cards(cards: u64, seed: u64) {
        let watched = watch(any_armistice(&mut Seeded::new(cards)), seed);
        prop_assert!(watched.is_ok(), "{}", watched.err().unwrap());
    }
}

/// TERM-1: a longer run, which a command of its own asks for: as many games of each mode as `GRZ_WATCHED` says.
#[test]
fn term_1_every_invariant_holds_in_every_mode() {
    let games = env::var("GRZ_WATCHED").map_or(0, |games| games.parse().expect("GRZ_WATCHED is a number of games"));
    for (n, (name, rules)) in (0..).zip(modes::all()) {
        // Without that, a few of them in turn.
        let seeds = if n % 6 == 0 { 0..games.max(1) } else { 0..games };
        for seed in seeds {
            let watched = watch(rules, seed).unwrap_or_else(|broken| panic!("{name}, seed {seed}: {broken}"));
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
