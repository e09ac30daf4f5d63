//! What the crate promises of its code.

use crate::assert_none;
use crate::source::{Source, crate_folder, rust_files};

/// The places where a name stands in a file, each with what is wrong with that.
fn complaints(source: &Source, name: &str, what: &str) -> Vec<String> {
    source.places_of(name).into_iter().map(|at| format!("{}: `{name}`: {what}", source.place(at))).collect()
}

/// The sources of the crate, without tests.
fn sources() -> impl Iterator<Item = Source> {
    rust_files(&crate_folder(), "src").into_iter().map(Source::without_tests)
}

#[test]
fn nothing_is_unsafe() {
    // An allocator cannot be written without it, and only one that counts can show that nothing is allocated.
    let counts = |source: &Source| source.path == "tests/no_alloc.rs";
    let files = rust_files(&crate_folder(), "").into_iter().filter(|source| !counts(source));
    assert_none(
        &files.flat_map(|source| complaints(&source, "unsafe", "this crate has no unsafe code")).collect::<Vec<_>>(),
    );
}

#[test]
fn the_root_forbids_unsafe_code_and_the_standard_library() {
    let root = sources().find(|source| source.path == "src/lib.rs").expect("the crate has a root");
    for attribute in ["#![no_std]", "#![forbid(unsafe_code)]"] {
        assert!(root.code.lines().any(|line| line == attribute), "src/lib.rs does not say {attribute}");
    }
}

#[test]
fn the_standard_library_is_for_tests() {
    let what = "the crate works without the standard library";
    let found = sources().flat_map(|source| {
        ["std", "HashMap", "HashSet"].into_iter().flat_map(|name| complaints(&source, name, what)).collect::<Vec<_>>()
    });
    assert_none(&found.collect::<Vec<_>>());
}

/// The uses of `alloc` outside the test kit, packs, logs and notation that the feature of this name does not guard.
fn unguarded(source: &Source) -> Vec<String> {
    let guarded = |at: usize| {
        let line = source.code[..at].matches('\n').count();
        line.checked_sub(1).and_then(|above| source.text.lines().nth(above)) == Some("#[cfg(feature = \"alloc\")]")
    };
    let bare = source.places_of("alloc").into_iter().filter(|&at| !guarded(at));
    bare.map(|at| format!("{}: `alloc` is for the test kit and the `Vec` sink", source.place(at))).collect()
}

#[test]
fn nothing_allocates_but_the_test_kit_the_vec_sink_beliefs_packs_logs_and_notation() {
    let may = ["src/belief/", "src/testkit/", "src/packs/", "src/records/"];
    let outside = || sources().filter(move |source| !may.iter().any(|path| source.path.starts_with(path)));
    assert_none(&outside().flat_map(|source| unguarded(&source)).collect::<Vec<_>>());
    let users = outside().filter(|source| !source.places_of("alloc").is_empty()).map(|source| source.path);
    assert_eq!(users.collect::<Vec<_>>(), ["src/lib.rs", "src/vocabulary/event/sink.rs"], "who may name `alloc`");
}

/// The places where a file asks for the edition or the level.
fn questions(source: &Source) -> Vec<String> {
    let asks = source.places_of("Level").into_iter().filter(|&at| source.code[at..].starts_with("Level::"));
    asks.map(|at| format!("{}: only rules/scenario.rs asks which game is played", source.place(at))).collect()
}

#[test]
fn after_the_rules_nothing_asks_for_the_edition() {
    let may = ["src/rules/scenario.rs", "src/text/", "src/records/notation/", "src/testkit/"];
    let others = sources().filter(|source| !may.iter().any(|path| source.path.starts_with(path)));
    assert_none(&others.flat_map(|source| questions(&source)).collect::<Vec<_>>());
}

#[test]
fn what_breaks_a_promise_is_found() {
    let text =
        "#[cfg(feature = \"alloc\")]\nuse alloc::a;\nuse alloc::b;\nfn c() { unsafe { Level::Rookie } } // unsafe\n";
    let source = Source::new("src/a.rs", text);
    assert_eq!(unguarded(&source), ["src/a.rs:3: `alloc` is for the test kit and the `Vec` sink"]);
    assert_eq!(complaints(&source, "unsafe", "no"), ["src/a.rs:4: `unsafe`: no"]);
    assert_eq!(questions(&source), ["src/a.rs:4: only rules/scenario.rs asks which game is played"]);
}
