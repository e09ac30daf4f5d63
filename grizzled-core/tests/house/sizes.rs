//! Files and functions stay small.

use crate::assert_none;
use crate::source::{Source, body, files, rust_files, words, workspace_folder};
use std::fs;
use std::path::Path;

const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 60;
/// Tables, with a row for each event: they have as many lines as there are events.
const TABLES: [&str; 6] = [
    "examples/terminal/src/news.rs",
    "grizzled-core/src/state/evolve/mod.rs",
    "grizzled-core/src/state/evolve/modules.rs",
    "grizzled-core/src/testkit/entitled/table.rs",
    "grizzled-core/src/text/events.rs",
    "grizzled-core/src/text/module_events.rs",
];
/// Nine in ten functions are no longer.
const LONG_FUNCTION: usize = 25;
const MEDIAN_FUNCTION: usize = 8;

fn too_long(source: &Source) -> Option<String> {
    let lines = source.text.lines().count();
    (lines > LONGEST_FILE).then(|| format!("{}: {lines} lines, more than {LONGEST_FILE}", source.path))
}

#[test]
fn files_are_short() {
    let files = rust_files(&workspace_folder(), "");
    for folder in ["grizzled-core/", "grizzled-ffi/", "examples/", "fuzz/"] {
        assert!(files.iter().any(|source| source.path.starts_with(folder)), "no file of {folder} was read");
    }
    assert_none(&files.iter().filter_map(too_long).collect::<Vec<_>>());
}

/// The endings of other files that people read, and the shell's scripts that have none.
const OTHER_LANGUAGES: [&str; 13] = ["c", "h", "cpp", "hpp", "cs", "java", "py", "js", "mjs", "ts", "lua", "gd", ""];
/// What is shipped as one file.
const HEADERS: [&str; 2] = ["include/grizzled.h", "include/grizzled.hpp"];

/// Whether the path is that of a text in another language; without an ending, that of a script.
fn is_program(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let script = || fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"#!") || bytes.starts_with(b"# shellcheck"));
    OTHER_LANGUAGES.contains(&&*ending) && (!ending.is_empty() || script())
}

#[test]
fn files_in_other_languages_are_short() {
    let files = files(&workspace_folder(), "", is_program);
    let programs: Vec<&Source> = files.iter().filter(|file| !HEADERS.contains(&file.path.as_str())).collect();
    for known in ["examples/c/play.c", "examples/java/src/play/Play.java", "examples/python/run", ".ci/run"] {
        assert!(programs.iter().any(|file| file.path == known), "{known} was not read");
    }
    assert_none(&programs.into_iter().filter_map(too_long).collect::<Vec<_>>());
}

/// A function: where it stands, its name, and the lines of its body.
struct Function {
    place: String,
    name: String,
    lines: usize,
}

fn functions(source: &Source) -> Vec<Function> {
    let code = &source.code;
    let heads = words(code).zip(words(code).skip(1)).filter(|((_, word), _)| *word == "fn");
    let named = heads.filter(|((at, _), (name, _))| code[at + 2..*name].trim().is_empty());
    let function = |((at, _), (_, name)): ((usize, &str), (usize, &str))| {
        let lines = body(code, at)?.trim().lines().count();
        Some(Function { place: source.place(at), name: name.to_owned(), lines })
    };
    named.filter_map(function).collect()
}

fn all_functions() -> Vec<Function> {
    let folders = ["grizzled-core/src", "grizzled-ffi/src", "examples", "fuzz", ".ci"];
    let files = folders.into_iter().flat_map(|folder| rust_files(&workspace_folder(), folder));
    files.flat_map(|source| functions(&source)).collect()
}

fn is_table(function: &Function) -> bool {
    TABLES.iter().any(|path| function.place.starts_with(&format!("{path}:")))
}

#[test]
fn functions_are_short() {
    let all = all_functions();
    let long = all.iter().filter(|function| function.lines > LONGEST_FUNCTION && !is_table(function));
    let reported = long.map(|Function { place, name, lines }| format!("{place}: `{name}` has {lines} lines"));
    assert_none(&reported.collect::<Vec<_>>());
}

#[test]
fn most_functions_are_very_short() {
    let mut lengths: Vec<usize> = all_functions().iter().map(|function| function.lines).collect();
    lengths.sort_unstable();
    let (median, nine_in_ten) = (lengths[lengths.len() / 2], lengths[lengths.len() * 9 / 10]);
    assert!(median <= MEDIAN_FUNCTION, "half of the functions have {median} lines or more");
    assert!(nine_in_ten <= LONG_FUNCTION, "one function in ten has {nine_in_ten} lines or more");
}

#[test]
fn lines_of_bodies_are_counted() {
    let text = "trait T {\n    fn a(&self);\n    fn b(x: [u8; 2]) -> fn(u8) {\n        // c {\n        d();\n    }\n}\nfn e() {}\nfn f() { g() }\n";
    let found = functions(&Source::new("src/a.rs", text));
    let reported: Vec<_> = found.iter().map(|f| (f.place.as_str(), f.name.as_str(), f.lines)).collect();
    assert_eq!(reported, [("src/a.rs:3", "b", 1), ("src/a.rs:8", "e", 0), ("src/a.rs:9", "f", 1)]);
    let file = |lines| too_long(&Source::new("a.rs", &"x\n".repeat(lines)));
    assert_eq!((file(400), file(401)), (None, Some("a.rs: 401 lines, more than 400".to_owned())));
}
