//! Which files name the effects of packs: so many have to be touched for a new one, and `CONTRIBUTING.md` lists them.

use crate::assert_none;
use crate::guide::assert_lists;
use crate::source::{Source, crate_folder, rust_files, words};
use grizzled_core::cards::{EFFECTS, What};
use std::collections::BTreeSet;

/// The tables that list every effect; no name stands before the effect there.
const TABLES: [&str; 2] = ["src/cards/what.rs", "src/records/log/tables1/cards.rs"];

/// For which effects something stands.
type Effects = fn(What) -> bool;

/// The matches without a rest, and what suites draw from: all effects, or those for which the test is true.
const MATCHES: [(&str, Effects); 5] = [
    ("src/text/effects/sentences.rs", |_| true),
    ("src/bots/careful/worth.rs", |_| true),
    ("src/rules/effects/change.rs", What::is_standing),
    ("src/play/deeds/mod.rs", |what| !what.is_standing()),
    ("src/testkit/any/scenario.rs", |_| true),
];

/// Which cards may bear it, a second time; and the built-in pack, whose cards bear every effect.
const TESTS: [&str; 2] = ["tests/packs/allowed.rs", "src/cards/armistice"];

/// What is particular to a few effects: rules that name them, and how they are written in packs and logs.
const PARTICULAR: [(&str, &[&str]); 13] = [
    ("src/rules/effects/mod.rs", &["DealAll", "IntensityAtMost", "IntensityExactly"]),
    ("src/rules/finite.rs", &["BarWithdrawal"]),
    ("src/rules/effects/withdrawal.rs", &["BarWithdrawal", "ForceWithdrawal"]),
    ("src/play/check/card_effects.rs", &["BarPlay", "NoCharms", "NoSpeeches"]),
    ("src/play/decide/preparation.rs", &["ExtraDraws"]),
    ("src/play/helping_hands/decide.rs", &["CancelTrap"]),
    ("src/play/deeds/discards.rs", &["ReturnCard"]),
    ("src/play/deeds/gifts.rs", &["ExchangeCards"]),
    ("src/play/setup/standing.rs", &["Burden", "HandLimitMore"]),
    ("src/play/validation/waiting.rs", &["DiscardCard", "ExchangeCards", "GiveCard", "ReturnCard"]),
    ("src/packs/vocabulary.rs", &["Added", "BarPlay", "BarWithdrawal", "ForceWithdrawal", "Harmless"]),
    ("src/text/commands.rs", &["ExchangeCards", "ReturnCard"]),
    (
        "src/bots/careful/cards.rs",
        &[
            "CancelOrder",
            "ClearCard",
            "DiscardCard",
            "DiscardKnock",
            "Draw",
            "DropAtMost",
            "DropMore",
            "ExchangeCards",
            "FailAt",
            "GainSpeech",
            "GiveCard",
            "Harmless",
            "LookAtTrials",
            "NoTraps",
            "RecoverCharm",
            "ReturnCard",
            "SendRecruitHome",
        ],
    ),
];

/// The name of the effect in the code.
fn name(what: What) -> String {
    format!("{what:?}").split('(').next().unwrap_or_default().to_owned()
}

fn names(wanted: Effects) -> BTreeSet<String> {
    EFFECTS.iter().map(|row| row.form.any()).filter(|&what| wanted(what)).map(name).collect()
}

/// The effects that a file names, after `What::` or bare.
fn named(source: &Source, bare: bool) -> BTreeSet<String> {
    let all = names(|_| true);
    let found = words(&source.code).filter(|&(at, _)| bare || source.code[..at].ends_with("What::"));
    found.map(|(_, word)| word.to_owned()).filter(|word| all.contains(word)).collect()
}

/// What a file may name.
fn expected(path: &str) -> BTreeSet<String> {
    let every = MATCHES.iter().find(|(file, _)| *file == path).map(|&(_, wanted)| names(wanted));
    let few = PARTICULAR.iter().find(|(file, _)| *file == path);
    every.unwrap_or_else(|| few.into_iter().flat_map(|(_, few)| few.iter()).map(|&name| name.to_owned()).collect())
}

#[test]
fn effects_are_named_where_they_must_be_and_nowhere_else() {
    let sources = rust_files(&crate_folder(), "src").into_iter().map(Source::without_tests);
    let (tables, others): (Vec<Source>, Vec<Source>) = sources
        // The built-in pack bears effects.
        .filter(|source| !source.path.starts_with("src/cards/armistice/") && !source.path.ends_with("_tests.rs"))
        .partition(|source| TABLES.contains(&source.path.as_str()));
    assert_eq!(tables.len(), TABLES.len(), "{TABLES:?}");
    let missing = tables.iter().filter(|table| named(table, true) != names(|_| true));
    let missing = missing.map(|table| format!("{}: it does not list every effect", table.path));
    let wrong = others.iter().filter(|source| named(source, false) != expected(&source.path));
    let wrong = wrong.map(|source| {
        let (found, wanted) = (named(source, false), expected(&source.path));
        let (more, fewer) = (found.difference(&wanted), wanted.difference(&found));
        format!("{}: names also {:?}, and not {:?}", source.path, more.collect::<Vec<_>>(), fewer.collect::<Vec<_>>())
    });
    assert_none(&missing.chain(wrong).collect::<Vec<_>>());
}

#[test]
fn the_files_for_a_new_effect_are_listed_for_contributors() {
    let files = TABLES.into_iter().chain(MATCHES.map(|(file, _)| file)).chain(TESTS);
    let files: Vec<String> = files.map(|file| format!("grizzled-core/{file}")).collect();
    assert_lists("Adding an effect", &files.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_name_is_found_behind_its_type() {
    let source = Source::new("src/x.rs", "fn f(what: What) { matches!(what, What::Draw | What::Added(_)); GiveCard }");
    let found = |bare| named(&source, bare).into_iter().collect::<Vec<_>>();
    assert_eq!(found(false), ["Added", "Draw"]);
    assert_eq!(found(true), ["Added", "Draw", "GiveCard"]);
}
