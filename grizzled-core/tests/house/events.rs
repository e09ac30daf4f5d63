//! Which files name the events: so many have to be touched for a new one, and `CONTRIBUTING.md` lists them.

use crate::assert_none;
use crate::guide::assert_lists;
use crate::source::{Source, crate_folder, rust_files, words, workspace_folder};
use grizzled_core::vocabulary::EventKind;
use std::collections::BTreeSet;

/// The rows: those of the base game, and those of the modules. No name stands before the event there.
const ROWS: [(&str, Events); 2] =
    [("src/vocabulary/event/trials.rs", of_the_trials), ("src/vocabulary/event/modules.rs", of_a_module)];
const LOG: (&str, Events) = ("src/records/log/tables1/events.rs", |_| true);

/// The matches without a rest, and what suites draw from: all events, or those for which the test is true.
const MATCHES: [(&str, Events); 9] = [
    ("src/state/evolve/mod.rs", of_the_trials),
    ("src/state/evolve/modules.rs", of_a_module),
    ("src/play/validation/mod.rs", of_the_trials),
    ("src/play/validation/modules.rs", of_a_module),
    ("src/text/events.rs", of_the_trials),
    ("src/text/module_events.rs", of_a_module),
    ("src/testkit/entitled/table.rs", |_| true),
    ("src/testkit/any/events.rs", of_the_trials),
    ("src/testkit/any/module_events.rs", of_a_module),
];

/// Where events are emitted: the steps of the rules, and each mechanic.
const EMITTED: &str = "src/play/";
/// What is particular to a few events: secrets, tokens, piles and bits; events that are nearly true.
const PARTICULAR: [&str; 17] = [
    "src/belief/cards.rs",
    "src/belief/mod.rs",
    "src/belief/roster.rs",
    "src/belief/tiles.rs",
    "src/records/log/tables1/masks.rs",
    "src/records/log/v0/mod.rs",
    "src/state/hash/mod.rs",
    "src/state/zones.rs",
    "src/testkit/any/forgers.rs",
    "src/testkit/any/mutants.rs",
    "src/testkit/any/questions.rs",
    "src/testkit/entitled/mod.rs",
    "src/testkit/secrets/other_tiles.rs",
    "src/testkit/secrets/played.rs",
    "src/testkit/secrets/set_ups.rs",
    "src/testkit/secrets/sighted.rs",
    "src/views/entitled.rs",
];

/// Where the tests have an example of every event.
const TESTS: [&str; 5] = [
    "tests/laws/reveals.rs",
    "tests/laws/validation/stages.rs",
    "src/text/tests.rs",
    "src/text/module_events_tests.rs",
    "tests/log/words.rs",
];
/// For a new kind of field in C, and a client that says of each event whether it is shown.
const OTHERS: [&str; 2] = ["grizzled-ffi/src/convert/fields.rs", "examples/terminal/src/news.rs"];

/// For which events something stands.
type Events = fn(&EventKind) -> bool;

fn of_the_trials(kind: &EventKind) -> bool {
    kind.tag < 64
}

fn of_a_module(kind: &EventKind) -> bool {
    kind.tag >= 64
}

/// The name of the event in the code: `deck_set` is `DeckSet`.
fn name(kind: &EventKind) -> String {
    let upper = |word: &str| word[..1].to_uppercase() + &word[1..];
    kind.name.split('_').map(upper).collect()
}

fn names(wanted: Events) -> BTreeSet<String> {
    EventKind::ALL.iter().filter(|kind| wanted(kind)).map(name).collect()
}

/// The events that a file names, after `Notice::` or bare.
fn named(source: &Source, bare: bool) -> BTreeSet<String> {
    let all = names(|_| true);
    let found = words(&source.code).filter(|&(at, _)| bare || source.code[..at].ends_with("Notice::"));
    found.map(|(_, word)| word.to_owned()).filter(|word| all.contains(word)).collect()
}

fn sources() -> Vec<Source> {
    let sources = rust_files(&crate_folder(), "src").into_iter().map(Source::without_tests);
    sources.filter(|source| !source.path.ends_with("tests.rs")).collect()
}

#[test]
fn events_are_named_where_they_must_be() {
    let sources = sources();
    let source = |path: &str| sources.iter().find(|source| source.path == path);
    let bare = ROWS.into_iter().chain([LOG]).map(|(path, wanted)| (path, wanted, true));
    let tables = bare.chain(MATCHES.map(|(path, wanted)| (path, wanted, false)));
    let missing = tables.flat_map(|(path, wanted, bare)| {
        let found = source(path).map(|source| named(source, bare)).unwrap_or_default();
        let missing: Vec<String> = names(wanted).difference(&found).cloned().collect();
        (!missing.is_empty()).then(|| format!("{path}: does not name {missing:?}"))
    });
    assert_none(&missing.collect::<Vec<_>>());
}

#[test]
fn events_are_named_nowhere_else() {
    let listed = |path: &str| {
        let tables = ROWS.into_iter().chain([LOG]).chain(MATCHES).map(|(file, _)| file);
        path.starts_with(EMITTED) || tables.chain(PARTICULAR).any(|file| file == path)
    };
    let others = sources().into_iter().filter(|source| !listed(&source.path));
    let wrong = others.map(|source| (named(&source, false), source.path)).filter(|(names, _)| !names.is_empty());
    assert_none(&wrong.map(|(names, path)| format!("{path}: names {names:?}")).collect::<Vec<_>>());
}

/// The C library knows no event by its name, but to say that a seat withdrew without a tile.
#[test]
fn the_c_library_follows_from_the_rows() {
    for path in ["grizzled-ffi/src/codes", "grizzled-ffi/src/convert", "grizzled-ffi/src/header"] {
        for source in rust_files(&workspace_folder(), path) {
            let expected = if source.path.ends_with("convert/event.rs") {
                BTreeSet::from(["Withdrew".to_owned()])
            } else {
                BTreeSet::new()
            };
            assert_eq!(named(&source, false), expected, "{}", source.path);
        }
    }
}

#[test]
fn the_files_for_a_new_event_are_listed_for_contributors() {
    let core = ROWS.into_iter().chain([LOG]).chain(MATCHES).map(|(file, _)| file);
    let core = core.chain([EMITTED.trim_end_matches('/'), "src/views/entitled.rs"]).chain(TESTS);
    let core = core.map(|file| format!("grizzled-core/{file}"));
    let files: Vec<String> = core.chain(OTHERS.map(str::to_owned)).collect();
    assert_lists("Adding an event", &files.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn an_event_is_found_behind_its_type() {
    let source = Source::new("src/x.rs", "fn f() { emit(Notice::DeckSet { n }); TilesGiven; Other::LeaderNamed }");
    assert_eq!(named(&source, false), BTreeSet::from(["DeckSet".to_owned()]));
    assert_eq!(named(&source, true).len(), 3);
}
