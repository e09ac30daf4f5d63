//! Whether a public enum may grow is decided where it stands.

use crate::assert_none;
use crate::source::{Source, crate_folder, rust_files};

/// The lines of documentation and attributes above a line.
fn head<'a>(lines: &'a [&'a str], at: usize) -> impl Iterator<Item = &'a str> {
    let above = lines[..at].iter().rev().map(|line| line.trim_start());
    above.take_while(|line| ["///", "//", "#[", "$(#["].iter().any(|begin| line.starts_with(begin)))
}

/// The public enums of a file that are neither `#[non_exhaustive]` nor say why not.
fn undecided(source: &Source) -> Vec<String> {
    let lines: Vec<&str> = source.text.lines().collect();
    let decided = |line: &str| line == "#[non_exhaustive]" || line.starts_with("/// Exhaustive: ");
    let enums = lines.iter().enumerate().filter(|(_, line)| line.trim_start().starts_with("pub enum "));
    let open = enums.filter(|&(at, _)| !head(&lines, at).any(decided));
    let what = "is neither `#[non_exhaustive]` nor documented with \"Exhaustive: \" and why";
    open.map(|(at, line)| format!("{}:{}: `{}` {what}", source.path, at + 1, line.trim())).collect()
}

#[test]
fn every_public_enum_may_grow_or_says_why_not() {
    assert_none(&rust_files(&crate_folder(), "src").iter().flat_map(undecided).collect::<Vec<_>>());
}

#[test]
fn an_undecided_enum_is_found() {
    let text = "/// A.\n///\n/// Exhaustive: there are two.\n#[derive(Debug)]\npub enum A {}\n\n/// B.\n#[non_exhaustive]\n\
        pub enum B {}\n/// C.\npub enum C {}\n";
    let found = undecided(&Source::new("src/a.rs", text));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("src/a.rs:11: `pub enum C {}` is neither"), "{found:?}");
}
