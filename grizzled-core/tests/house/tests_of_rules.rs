//! Each rule is named by a test, and by one that asserts something.

use crate::assert_none;
use crate::rule_ids::{all_ids, ids_in_name, ids_in_prose};
use crate::source::{Source, body, closing, crate_folder, rust_files, words};
use std::collections::BTreeSet;

/// What fails where something is not as it should be. A panic stands in the arm of what must not happen.
const ASSERTIONS: [&str; 8] =
    ["assert", "assert_eq", "assert_ne", "panic", "prop_assert", "prop_assert_eq", "prop_assert_ne", "unreachable"];

/// A function of a file: its name, the comments and attributes that open it, and the code of its body.
struct Function<'a> {
    name: &'a str,
    head: String,
    body: &'a str,
    is_test: bool,
}

fn functions(source: &Source) -> Vec<Function<'_>> {
    let calls = source.code.match_indices("proptest! {");
    let drawn: Vec<_> = calls.map(|(at, call)| at..closing(&source.code, at + call.len() - 1)).collect();
    let heads = words(&source.code).zip(words(&source.code).skip(1)).filter(|((_, word), _)| *word == "fn");
    // What a macro names stands where the macro is used.
    let heads = heads.filter(|(_, (name, _))| !source.code[..*name].ends_with('$'));
    let function = |((at, _), (_, name))| {
        let head = head(source, at);
        let is_test = head.contains("#[test]") || drawn.iter().any(|range| range.contains(&at));
        Some(Function { name, head, body: body(&source.code, at)?, is_test })
    };
    heads.filter_map(function).collect()
}

/// The lines of comments and attributes right above a place.
fn head(source: &Source, at: usize) -> String {
    let above = &source.text[..at];
    let above = &above[..above.rfind('\n').map_or(0, |end| end + 1)];
    let opens = |line: &&str| ["///", "#["].iter().any(|start| line.trim_start().starts_with(start));
    let lines: Vec<&str> = above.lines().rev().take_while(opens).collect();
    lines.join("\n")
}

/// Whether some code asserts something itself. What is true anyway asserts nothing.
fn asserts(code: &str) -> bool {
    let asserting = |(at, word): (usize, &str)| {
        let after = &code[at + word.len()..];
        ASSERTIONS.contains(&word) && after.starts_with('!') && !after.starts_with("!(true")
    };
    words(code).any(asserting)
}

/// The names that are called in some code.
fn called(code: &str) -> impl Iterator<Item = &str> {
    words(code).filter(|&(at, word)| code[at + word.len()..].starts_with(['(', ':'])).map(|(_, word)| word)
}

/// The functions that assert something or call one that does. Of a name that several functions have all must: which one is
/// called is not known here.
fn asserting<'a>(all: &[&Function<'a>]) -> BTreeSet<&'a str> {
    let mut known = BTreeSet::new();
    loop {
        let reaches = |function: &&&Function<'a>| {
            asserts(function.body) || called(function.body).any(|name| known.contains(name))
        };
        let not: BTreeSet<&str> =
            all.iter().filter(|function| !reaches(function)).map(|function| function.name).collect();
        let found: BTreeSet<&str> =
            all.iter().map(|function| function.name).filter(|name| !not.contains(name)).collect();
        if found.len() == known.len() {
            return found;
        }
        known = found;
    }
}

/// The ids that these tests name, each with whether a test asserts something that names it.
fn named(all: &[&Function<'_>]) -> (BTreeSet<String>, BTreeSet<String>) {
    let asserting = asserting(all);
    let (mut asserted, mut idle) = (BTreeSet::new(), BTreeSet::new());
    for test in all.iter().filter(|function| function.is_test) {
        let in_prose = ids_in_prose(&test.head).map(str::to_owned).collect::<Vec<_>>();
        let ids = ids_in_name(test.name).into_iter().map(str::to_owned).chain(in_prose);
        let does = asserting.contains(test.name) || test.head.contains("#[should_panic");
        if does { &mut asserted } else { &mut idle }.extend(ids);
    }
    (asserted, idle)
}

/// The files with tests, and the kit for them. This folder's own examples name ids and test no rule.
fn files() -> Vec<Source> {
    let files = ["src", "tests"].into_iter().flat_map(|folder| rust_files(&crate_folder(), folder));
    files.filter(|source| !source.path.starts_with("tests/house/")).collect()
}

#[test]
fn every_rule_is_named_by_a_test_that_asserts() {
    let files = files();
    let all: Vec<Function<'_>> = files.iter().flat_map(functions).collect();
    let (asserted, idle) = named(&all.iter().collect::<Vec<_>>());
    let missing = all_ids().into_iter().filter(|&id| !asserted.contains(id));
    let complaint = |id| match idle.contains(id) {
        true => format!("{id} is named by tests that assert nothing"),
        false => format!("no test names {id}"),
    };
    assert_none(&missing.map(complaint).collect::<Vec<_>>());
}

/// A test that names a rule and asserts nothing is none, even where another one does.
#[test]
fn no_test_of_a_rule_asserts_nothing() {
    let files = files();
    let all: Vec<(&Source, Function<'_>)> =
        files.iter().flat_map(|source| functions(source).into_iter().map(move |function| (source, function))).collect();
    let asserting = asserting(&all.iter().map(|(_, function)| function).collect::<Vec<_>>());
    let of_a_rule = |test: &Function<'_>| {
        let known = all_ids();
        !ids_in_name(test.name).is_empty() || ids_in_prose(&test.head).any(|id| known.contains(&id))
    };
    let idle = all.iter().filter(|(_, function)| {
        function.is_test
            && of_a_rule(function)
            && !asserting.contains(function.name)
            && !function.head.contains("#[should_panic")
    });
    assert_none(
        &idle
            .map(|(source, function)| format!("{}: `{}` asserts nothing", source.path, function.name))
            .collect::<Vec<_>>(),
    );
}

fn ids(text: &str) -> (Vec<String>, Vec<String>) {
    let source = Source::new("tests/a.rs", text);
    let all = functions(&source);
    let (asserted, idle) = named(&all.iter().collect::<Vec<_>>());
    (asserted.into_iter().collect(), idle.into_iter().collect())
}

#[test]
fn tests_that_assert_are_known_from_those_that_do_not() {
    let (asserted, idle) =
        ids("/// MIS-1: turns.\n#[test]\nfn a_turn() { assert!(x); }\n/// RES-2\nfn helper() { assert!(y) }");
    assert_eq!((asserted, idle), (vec!["MIS-1".to_owned()], vec![]));
    for empty in [
        "#[test]\nfn tab_4_is_a_rule() {}",
        "/// TAB-4\n#[test]\nfn a() { let x = 1; play(x); }\nfn play(x: u8) { x + 1 }",
        "/// TAB-4\n#[test]\nfn a() { assert!(true); }",
        "/// TAB-4\n#[test]\nfn a() { // assert!(x)\n \"assert!(x)\"; }",
        "/// TAB-4\n#[test]\nfn a() { b(); }\nmod one { fn b() { assert!(x) } }\nmod other { fn b() {} }",
        "/// TAB-4\n#[test]\nfn a() { b(); }\nfn b() { c() }\nfn c() { b() }",
    ] {
        let (asserted, idle) = ids(empty);
        assert_eq!((asserted, idle), (vec![], vec!["TAB-4".to_owned()]), "{empty}");
    }
    for full in [
        "proptest! {\n    /// TAB-4\n    fn law(x in any()) { prop_assert!(x) }\n}\n/// TAB-5\nfn no_test() { assert!(x) }",
        "/// TAB-4\n#[test]\nfn a() { b(1); }\nfn b(x: u8) { c::<u8>(x) }\nfn c<T>(x: T) { assert_eq!(x, 1) }",
        "/// TAB-4\n#[test]\n#[should_panic]\nfn a() { b(1); }",
    ] {
        let (asserted, idle) = ids(full);
        assert_eq!((asserted, idle.is_empty()), (vec!["TAB-4".to_owned()], true), "{full}");
    }
}
