//! Imports between the rooms of the crate go in one direction.

use crate::assert_none;
use crate::source::{Source, closing, crate_folder, rust_files, words, workspace_folder};
use std::collections::BTreeSet;

/// The rooms of the crate, the lowest first. Each may import from those above it in this list, and from
/// itself; so there is no cycle among them.
const ROOMS: [&str; 16] = [
    "vocabulary",
    "cards",
    "state",
    "rules",
    "packs",
    "play",
    "views",
    "game",
    "belief",
    "campaign",
    "records",
    "text",
    "bots",
    "testkit",
    "guide",
    "lib",
];

fn room(module: &str) -> Option<usize> {
    ROOMS.iter().position(|&room| room == module)
}

/// The path of a file's module in the crate: `src/state/hash/mod.rs` is `state`, `hash`.
fn module_of(path: &str) -> Vec<&str> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    path.split('/').filter(|&name| name != "mod").collect()
}

/// What a file imports from this crate by paths from `crate` or `super`: the place, and the module at the
/// top of the crate or the name in its root.
fn imports(source: &Source) -> Vec<(usize, String)> {
    let code = &source.code;
    let roots = words(code).filter(|&(at, word)| is_root(word) && code[at + word.len()..].starts_with("::"));
    let inner = roots.filter(|&(at, _)| !code[..at].ends_with("super::"));
    inner.flat_map(|(at, word)| resolve(source, at, word)).collect()
}

fn is_root(word: &str) -> bool {
    matches!(word, "crate" | "super")
}

/// The names at the top of the crate that a path leads to.
fn resolve(source: &Source, at: usize, root: &str) -> Vec<(usize, String)> {
    let mut module = if root == "crate" { Vec::new() } else { module_of(&source.path) };
    let mut rest = &source.code[at..];
    while let Some(after) = rest.strip_prefix("super::") {
        module.pop();
        rest = after;
    }
    rest = rest.trim_start_matches("crate::");
    match module.first() {
        Some(top) => vec![(at, (*top).to_owned())],
        None => heads(rest).into_iter().map(|name| (at, name.to_owned())).collect(),
    }
}

/// The first names of a path or of each member of a group of paths.
fn heads(path: &str) -> Vec<&str> {
    if !path.starts_with('{') {
        return words(path).take(1).map(|(_, word)| word).collect();
    }
    let group = &path[1..closing(path, 0) - 1];
    let mut depth = 0;
    let members = group.split(move |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    members.filter_map(|member| words(member).next()).map(|(_, word)| word).collect()
}

/// What is wrong with the imports of a file.
fn complaints(source: &Source) -> Vec<String> {
    let module = module_of(&source.path)[0];
    let Some(own) = room(module) else {
        return vec![format!("{}: the module `{module}` has no place in the table of rooms", source.path)];
    };
    let wrong = |(at, name): (usize, String)| {
        let place = source.place(at);
        match room(&name) {
            Some(other) if other <= own => None,
            Some(_) => Some(format!("{place}: `{module}` imports `{name}`, which stands above it")),
            None => Some(format!("{place}: `{name}` is imported from the root of the crate, not from its module")),
        }
    };
    imports(source).into_iter().filter_map(wrong).collect()
}

#[test]
fn imports_go_in_one_direction() {
    let files = rust_files(&crate_folder(), "src").into_iter().map(Source::without_tests);
    assert_none(&files.flat_map(|source| complaints(&source)).collect::<Vec<_>>());
}

#[test]
fn every_room_is_a_module_and_stands_once() {
    let files = rust_files(&crate_folder(), "src");
    let modules: BTreeSet<&str> = files.iter().map(|source| module_of(&source.path)[0]).collect();
    let rooms: BTreeSet<&str> = ROOMS.into_iter().collect();
    assert_eq!((rooms.len(), rooms), (ROOMS.len(), modules), "the table lists every module once");
}

/// The names in the first column of the table of rooms in ARCHITECTURE.md.
fn documented_rooms(text: &str) -> Vec<&str> {
    let (_, section) = text.split_once("## The rooms\n").expect("there is a section on the rooms");
    let section = section.split("\n## ").next().unwrap_or_default();
    section.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
}

#[test]
fn the_rooms_are_documented_in_their_order() {
    let text = std::fs::read_to_string(workspace_folder().join("ARCHITECTURE.md")).expect("there is a document");
    let (_, rooms) = ROOMS.split_last().expect("there are rooms");
    assert_eq!(documented_rooms(&text), rooms, "the crate's root apart");
    assert_eq!(documented_rooms("## The rooms\n| `b` | x |\n| `a` | `c` |\n## More\n| `d` |"), ["b", "a"]);
}

fn complaints_of(path: &str, text: &str) -> Vec<String> {
    complaints(&Source::new(path, text).without_tests())
}

#[test]
fn an_import_upwards_is_found() {
    let text =
        "use crate::vocabulary::Seat;\nuse crate::{cards::Face, game::{Game, x}};\nfn f() -> crate::views::SeatView {}";
    let expected = [
        "src/state/hash.rs:2: `state` imports `game`, which stands above it",
        "src/state/hash.rs:3: `state` imports `views`, which stands above it",
    ];
    assert_eq!(complaints_of("src/state/hash.rs", text), expected);
    let expected = ["src/state/hash.rs:1: `state` imports `play`, which stands above it"];
    assert_eq!(complaints_of("src/state/hash.rs", "use super::super::play::Run;"), expected);
    assert_eq!(complaints_of("src/vocabulary/event/tags.rs", "use super::super::super::play::Run;").len(), 1);
    assert_eq!(
        complaints_of("src/vocabulary/event/tags.rs", "use super::Notice;\nuse super::super::ids::Seat;"),
        [""; 0]
    );
}

#[test]
fn what_has_no_place_is_found() {
    let expected = ["src/vocabulary/new.rs:1: `Seat` is imported from the root of the crate, not from its module"];
    assert_eq!(complaints_of("src/vocabulary/new.rs", "use crate::Seat;"), expected);
    let expected = ["src/modules/mod.rs: the module `modules` has no place in the table of rooms"];
    assert_eq!(complaints_of("src/modules/mod.rs", ""), expected);
    let quiet = "// use crate::game::Game;\n#[cfg(test)]\nmod tests {\n    use crate::game::Game;\n}\n";
    assert_eq!(complaints_of("src/vocabulary/seat.rs", quiet), [""; 0]);
}
