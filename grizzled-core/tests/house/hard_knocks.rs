//! Which files name the Hard Knocks: so many have to be touched for a new one, and `CONTRIBUTING.md` lists them.

use crate::assert_none;
use crate::guide::assert_lists;
use crate::source::{Source, crate_folder, rust_files, words, workspace_folder};
use grizzled_core::cards::HardKnock;
use std::collections::BTreeSet;

/// Where every Hard Knock has a row without its type before its name.
const ROWS: [&str; 3] = ["src/cards/hard_knocks.rs", "src/records/log/tables1/words.rs", "src/text/hard_knocks.rs"];
/// The matches over all of them, without a rest.
const MATCHES: [&str; 2] = ["src/rules/hard_knocks/mod.rs", "src/bots/careful/burden.rs"];

/// The decks that are built in.
const DECKS: [&str; 2] = ["src/cards/armistice/", "src/cards/base.rs"];

/// What is particular to a few: Traumas and Phobias, what a preset leaves out, and what goes with Aggressive.
const PARTICULAR: [&str; 5] = [
    "src/cards/deck.rs",
    "src/rules/abilities.rs",
    "src/rules/modes.rs",
    "src/rules/scenario.rs",
    "src/text/events.rs",
];

/// For a Hard Knock with a rule of its own: the id, and what the rule says.
const OF_RULES: [&str; 2] = ["src/vocabulary/rule_id.rs", "src/text/rules/armistice.rs"];

fn names() -> BTreeSet<String> {
    HardKnock::ALL.iter().map(|knock| format!("{knock:?}")).collect()
}

/// The Hard Knocks that a file names, after `HardKnock::` or bare.
fn named(source: &Source, bare: bool) -> BTreeSet<String> {
    let found = words(&source.code).filter(|&(at, _)| bare || source.code[..at].ends_with("HardKnock::"));
    let all = names();
    found.map(|(_, word)| word.to_owned()).filter(|word| all.contains(word)).collect()
}

#[test]
fn hard_knocks_are_named_where_they_must_be_and_nowhere_else() {
    let sources = rust_files(&crate_folder(), "src").into_iter().map(Source::without_tests);
    let sources: Vec<Source> = sources.filter(|source| !source.path.ends_with("tests.rs")).collect();
    let complete = |path: &str, bare: bool| {
        let source = sources.iter().find(|source| source.path == path);
        source
            .is_none_or(|source| named(source, bare) != names())
            .then(|| format!("{path}: it does not name every one"))
    };
    let rows = ROWS.into_iter().filter_map(|path| complete(path, true));
    let matches = MATCHES.into_iter().filter_map(|path| complete(path, false));
    let may = |path: &str| {
        ROWS.iter().chain(&MATCHES).chain(&PARTICULAR).any(|&file| file == path)
            || DECKS.iter().any(|deck| path.starts_with(deck))
            || path.starts_with("src/testkit/")
    };
    let strays = sources.iter().filter(|source| !may(&source.path)).map(|source| (&source.path, named(source, false)));
    let strays = strays.filter(|(_, named)| !named.is_empty()).map(|(path, named)| format!("{path}: names {named:?}"));
    assert_none(&rows.chain(matches).chain(strays).collect::<Vec<_>>());
}

/// The constants of the C library follow from the rows.
#[test]
fn the_c_library_names_no_hard_knock() {
    let sources = rust_files(&workspace_folder(), "grizzled-ffi/src").into_iter().map(Source::without_tests);
    let wrong = sources.map(|source| (named(&source, false), source.path)).filter(|(named, _)| !named.is_empty());
    assert_none(&wrong.map(|(named, path)| format!("{path}: names {named:?}")).collect::<Vec<_>>());
}

#[test]
fn the_files_for_a_new_hard_knock_are_listed_for_contributors() {
    let core = ROWS.iter().chain(&MATCHES).chain(&OF_RULES).map(|file| format!("grizzled-core/{file}"));
    let others = ["src/rules/hard_knocks/hook.rs", "tests/rules/knocks/oracle.rs"];
    let files: Vec<String> = core.chain(others.map(|file| format!("grizzled-core/{file}"))).collect();
    assert_lists("Adding a Hard Knock", &files.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_hard_knock_is_found_behind_its_type() {
    let source =
        Source::new("src/x.rs", "fn f(k: HardKnock) { matches!(k, HardKnock::Mute | HardKnock::Loyal); Clumsy }");
    assert_eq!(named(&source, false), BTreeSet::from(["Loyal".to_owned(), "Mute".to_owned()]));
    assert_eq!(named(&source, true).len(), 3);
}
