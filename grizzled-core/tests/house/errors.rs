//! Every error that the engine answers is tried by a test: by its name, or by what it says.

use crate::assert_none;
use crate::source::{Source, closing, crate_folder, rust_files, words};

/// Errors that tests know by what they say.
const BY_WORDS: [(&str, &str); 7] = [
    ("NotationErrorKind::Hidden", "in a position to start from nothing is hidden"),
    ("NotationErrorKind::Requires", "this stands only together with"),
    ("NotationErrorKind::RestHidden", "and some of the others are hidden"),
    ("NotationErrorKind::RestTooSmall", "cards are left"),
    ("NotationErrorKind::TooMany", "there is room for"),
    ("NotationErrorKind::Twice", "is given twice"),
    ("SetupError::Solo", "the game for one has one hand"),
];

/// Errors that nothing leads to, each with the reason.
const NEVER: [(&str, &str); 3] = [
    ("PositionError::Other", "a last check: a game is told that it cannot be said, and never said wrongly"),
    ("PositionError::OrderOnTop", "an Order is put on top by a seat, which knows it until it is drawn (ORD-2)"),
    ("PositionError::Setup", "a last check: a game that has come about by play can begin where it stands"),
];

/// The names in some code that stand outside of its brackets.
fn outside_brackets(code: &str) -> Vec<&str> {
    let mut inside = 0;
    let mut names = Vec::new();
    for (at, word) in words(code) {
        while let Some(open) = code[inside..at.max(inside)].find(['{', '(', '[']) {
            inside = closing(code, inside + open);
        }
        if at >= inside {
            names.push(word);
        }
    }
    names
}

/// The variants of the public enums of a file that are errors. The reasons of refusals have scenarios of their own.
fn errors(source: &Source) -> Vec<String> {
    let enums = source.code.match_indices("pub enum ").filter(|(at, _)| is_error(source, *at));
    let enums = enums.filter(|(at, _)| !source.code[*at..].starts_with("pub enum Reason"));
    let variants = |(at, head): (usize, &str)| {
        let name = words(&source.code[at + head.len()..]).next().expect("an enum has a name").1;
        let open = at + source.code[at..].find('{').expect("an enum has a body");
        let body = &source.code[open + 1..closing(&source.code, open) - 1];
        let names = outside_brackets(body).into_iter().filter(|word| word.starts_with(char::is_uppercase));
        names.map(|variant| format!("{name}::{variant}")).collect::<Vec<_>>()
    };
    enums.flat_map(variants).collect()
}

/// Whether the attributes above say that it is one.
fn is_error(source: &Source, at: usize) -> bool {
    let above = source.code[..at].rfind(['}', ';']).unwrap_or(0);
    source.code[above..at].contains("thiserror::Error")
}

fn tests() -> Vec<Source> {
    let folder = crate_folder();
    let of_sources = rust_files(&folder, "src").into_iter().filter(|source| source.path.ends_with("tests.rs"));
    rust_files(&folder, "tests")
        .into_iter()
        .filter(|source| !source.path.contains("/house/"))
        .chain(of_sources)
        .collect()
}

#[test]
fn every_error_is_tried() {
    let tests = tests();
    let errors: Vec<String> = rust_files(&crate_folder(), "src").iter().flat_map(errors).collect();
    assert!(errors.len() > 100, "{}: the errors are not found", errors.len());
    let named = |error: &str| {
        let is_whole = |source: &Source, at: usize| !source.code[at + error.len()..].starts_with(crate::lexer::is_word);
        tests.iter().any(|source| source.code.match_indices(error).any(|(at, _)| is_whole(source, at)))
    };
    let said = |error: &str| {
        let words = BY_WORDS.iter().find(|(name, _)| *name == error).map(|(_, words)| *words);
        words.is_some_and(|words| tests.iter().any(|source| source.text.contains(words)))
    };
    let never = |error: &str| NEVER.iter().any(|(name, _)| *name == error);
    let untried = errors.iter().filter(|error| !named(error) && !said(error) && !never(error));
    let untried = untried.map(|error| format!("no test has the error {error}"));
    let in_vain = NEVER.iter().filter(|(error, _)| named(error)).map(|(error, _)| format!("{error} is in a test"));
    assert_none(&untried.chain(in_vain).collect::<Vec<_>>());
}

#[test]
fn an_error_that_no_test_has_is_found() {
    let text = "#[derive(Debug, thiserror::Error)]\npub enum E {\n    #[error(\"a\")]\n    A,\n    /// B.\n    #[error(\"{x}\")]\n    \
        B { x: u8 },\n    C(#[from] X),\n}\n#[derive(Debug)]\npub enum F { D }\n";
    assert_eq!(errors(&Source::new("src/a.rs", text)), ["E::A", "E::B", "E::C"]);
}
