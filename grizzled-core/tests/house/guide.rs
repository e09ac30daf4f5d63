//! `CONTRIBUTING.md` lists the files that an addition touches: all of them, and no others.

use crate::assert_none;
use crate::source::workspace_folder;
use std::collections::BTreeSet;
use std::fs;

/// Where files are touched. Documents are linked to for what else they say, and house tests for what they hold.
const FOLDERS: [&str; 6] = [
    "grizzled-core/src/",
    "grizzled-core/tests/",
    "grizzled-ffi/src/",
    "grizzled-ffi/grizzled.abi",
    "include/",
    "examples/",
];
const HOUSE: &str = "grizzled-core/tests/house/";

/// Fails unless the section of `CONTRIBUTING.md` with this title names these files, and no others that are not there or
/// not listed.
pub(crate) fn assert_lists(title: &str, files: &[&str]) {
    let guide = fs::read_to_string(workspace_folder().join("CONTRIBUTING.md")).expect("CONTRIBUTING.md is there");
    let mut found = complaints(&guide, title, files);
    let gone = files.iter().filter(|file| !workspace_folder().join(file).exists());
    found.extend(gone.map(|file| format!("`{file}` is not there")));
    assert_none(&found);
}

/// What is wrong with a section of the guide.
fn complaints(guide: &str, title: &str, files: &[&str]) -> Vec<String> {
    let head = format!("{title}\n");
    let Some(section) = guide.split("\n## ").find(|section| section.starts_with(&head)) else {
        return vec![format!("CONTRIBUTING.md has no section `{title}`")];
    };
    let (named, wanted) = (named(section), files.iter().copied().collect::<BTreeSet<_>>());
    let missing = wanted.difference(&named).map(|file| format!("CONTRIBUTING.md, `{title}`: no `{file}`"));
    let other = named.difference(&wanted).map(|file| format!("CONTRIBUTING.md, `{title}`: `{file}` is not touched"));
    missing.chain(other).collect()
}

/// The files and folders that a section names between backticks.
fn named(section: &str) -> BTreeSet<&str> {
    let spans = section.split('`').skip(1).step_by(2);
    let is_file = |span: &str| FOLDERS.iter().any(|folder| span.starts_with(folder)) && !span.contains(' ');
    spans.filter(|span| is_file(span) && !span.starts_with(HOUSE)).collect()
}

#[test]
fn a_wrong_list_is_found() {
    let guide =
        "# Guide\n\n## Adding a word\n\n1. `grizzled-core/src/a.rs`, see `c`.\n2. `include/b.hpp`.\n\n## More\n";
    let of = |files: &[&str]| complaints(guide, "Adding a word", files);
    assert_eq!(of(&["grizzled-core/src/a.rs", "include/b.hpp"]), [""; 0]);
    assert_eq!(of(&["grizzled-core/src/a.rs"]), ["CONTRIBUTING.md, `Adding a word`: `include/b.hpp` is not touched"]);
    let longer = of(&["grizzled-core/src/a.rs", "include/b.hpp", "grizzled-ffi/src/c.rs"]);
    assert_eq!(longer, ["CONTRIBUTING.md, `Adding a word`: no `grizzled-ffi/src/c.rs`"]);
    assert_eq!(complaints(guide, "Adding", &[]).len(), 1, "a title is whole");
}
