//! Which files name the functions of the C library: so many are touched for a new one, and `CONTRIBUTING.md` lists them.

use crate::assert_none;
use crate::guide::assert_lists;
use crate::source::{Source, files, rust_files, words, workspace_folder};
use std::collections::BTreeSet;
use std::path::Path;

/// Where the functions are.
const EXPORTS: &str = "grizzled-ffi/src/exports";
/// What they do, as safe code.
const MODEL: &str = "grizzled-ffi/src/model";
/// Structs, numbers, and the parts of the header: for a function that has new ones, or begins a part.
const MORE: [&str; 3] = ["grizzled-ffi/src/layout", "grizzled-ffi/src/codes", "grizzled-ffi/src/header/parts.rs"];
/// What calls every function, and is written by hand.
const BY_HAND: [&str; 1] = ["include/grizzled.hpp"];
/// What has every function, and is written by a program.
const WRITTEN: [&str; 7] = [
    "include/grizzled.h",
    "grizzled-ffi/grizzled.abi",
    "examples/c/FAULTS.md",
    "examples/c/faults/functions.inc",
    "examples/csharp/Grizzled/Generated/Native.cs",
    "examples/java/src/grizzled/raw/Grz.java",
    "examples/python/grizzled/_functions.py",
];
/// What the table of faults tries a function with, where its arguments are of a new kind.
const FAULTS: &str = "examples/c/faults";

/// The functions that a file of the C library exports.
fn exported(source: &Source) -> BTreeSet<String> {
    let named = words(&source.code).zip(words(&source.code).skip(1)).filter(|((_, word), _)| *word == "fn");
    named.map(|(_, (_, name))| name.to_owned()).filter(|name| name.starts_with("grz_")).collect()
}

fn functions() -> BTreeSet<String> {
    let exports = rust_files(&workspace_folder(), EXPORTS).into_iter();
    // Those of `faults` break on purpose, and are in no header.
    exports.filter(|source| !source.path.ends_with("faults.rs")).flat_map(|source| exported(&source)).collect()
}

/// Whether the text has each of these words.
fn has_all(text: &str, wanted: &BTreeSet<String>) -> bool {
    let found: BTreeSet<&str> = words(text).map(|(_, word)| word).collect();
    wanted.iter().all(|name| found.contains(name.as_str()))
}

fn is_text(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    ["rs", "h", "hpp", "abi", "md", "inc", "c", "cpp", "cs", "java", "py", "js", "lua", "gd"].contains(&&*ending)
}

#[test]
fn every_function_is_named_in_the_listed_files_and_all_in_no_other() {
    let functions = functions();
    assert!(functions.len() > 80, "the exports were found");
    let all: Vec<Source> = ["include", "grizzled-ffi", "examples"]
        .into_iter()
        .flat_map(|folder| files(&workspace_folder(), folder, is_text))
        .collect();
    let complete: BTreeSet<&str> =
        all.iter().filter(|source| has_all(&source.text, &functions)).map(|source| source.path.as_str()).collect();
    assert_eq!(complete, BY_HAND.into_iter().chain(WRITTEN).collect());
}

/// Beside its export a function is named where a part of the header begins with it, and nowhere in the library's code.
#[test]
fn no_function_is_named_elsewhere_in_the_library() {
    let functions = functions();
    let sources = rust_files(&workspace_folder(), "grizzled-ffi/src").into_iter().map(Source::without_tests);
    let others = sources.filter(|source| !source.path.starts_with(EXPORTS) && !source.path.contains("/tests/"));
    let named = |source: &Source| words(&source.code).any(|(_, word)| functions.contains(word));
    assert_none(&others.filter(named).map(|source| source.path).collect::<Vec<_>>());
}

#[test]
fn the_files_for_a_new_function_are_listed_for_contributors() {
    let listed: Vec<&str> = [EXPORTS, MODEL, FAULTS].into_iter().chain(MORE).chain(BY_HAND).chain(WRITTEN).collect();
    assert_lists("Adding a C function", &listed);
}

#[test]
fn a_function_is_found_where_it_is_exported() {
    let source = Source::new("x.rs", "/// `grz_a`.\npub extern \"C\" fn grz_b() { grz_c() }\nfn d() {}");
    assert_eq!(exported(&source), BTreeSet::from(["grz_b".to_owned()]));
    assert!(has_all("grz_b(1), grz_e", &exported(&source)) && !has_all("grz_bb", &exported(&source)));
}
