//! What a user of the crate meets first is shown by an example, which is a test.

use crate::assert_none;
use crate::source::{Source, crate_folder, rust_files};

/// The main items of the crate.
const MAIN: [&str; 43] = [
    "ApplyError",
    "Book",
    "Bot",
    "Campaign",
    "CardId",
    "Catalog",
    "Chance",
    "Command",
    "Event",
    "Game",
    "History",
    "Holdings",
    "Legal",
    "Log",
    "Modifiers",
    "Moment",
    "Narrator",
    "Notice",
    "NotForViewer",
    "Opening",
    "OwnedPack",
    "Pack",
    "Position",
    "Preset",
    "Reason",
    "RefereeView",
    "Rejection",
    "RuleId",
    "Rules",
    "Scenario",
    "Seat",
    "SeatView",
    "Secret",
    "Seeded",
    "Seen",
    "Setup",
    "SetupError",
    "Sink",
    "SpectatorView",
    "State",
    "Stream",
    "Table",
    "Viewer",
];

/// The documentation of a public type or trait, in a macro or not; nothing where it is not in this file.
fn documentation<'a>(source: &'a Source, item: &str) -> Option<Vec<&'a str>> {
    let is_item = |line: &&str| {
        let name = ["pub struct ", "pub enum ", "pub trait "].iter().find_map(|start| line.strip_prefix(start));
        name.is_some_and(|name| name.split(|c: char| !c.is_alphanumeric()).next() == Some(item))
    };
    // What a macro declares is indented.
    let lines: Vec<&str> = source.text.lines().map(str::trim_start).collect();
    let at = lines.iter().position(is_item)?;
    let above = lines[..at].iter().rev().take_while(|line| line.starts_with("///") || line.starts_with("#["));
    Some(above.copied().filter(|line| line.starts_with("///")).collect())
}

/// Whether there is a block of code that is compiled and run.
fn has_example(documentation: &[&str]) -> bool {
    documentation.iter().filter(|line| line.trim_end() == "/// ```").count() >= 2
}

fn complaint(files: &[Source], item: &str) -> Option<String> {
    let found: Vec<_> = files.iter().filter_map(|source| documentation(source, item)).collect();
    match found.as_slice() {
        [] => Some(format!("`{item}` is in no file")),
        all if all.iter().any(|lines| has_example(lines)) => None,
        _ => Some(format!("`{item}` is shown by no example")),
    }
}

#[test]
fn every_main_item_has_an_example() {
    let files = rust_files(&crate_folder(), "src");
    let complaints: Vec<_> = MAIN.iter().filter_map(|item| complaint(&files, item)).collect();
    assert_none(&complaints);
}

#[test]
fn what_has_no_example_is_found() {
    let text = "/// Text.\n///\n/// ```\n/// code();\n/// ```\n#[derive(Debug)]\npub struct With;\n\n\
                /// Text.\n///\n/// ```text\n/// no code\n/// ```\npub enum Without<'a> {}\n";
    let files = [Source { path: String::new(), code: String::new(), comments: String::new(), text: text.into() }];
    assert_eq!(complaint(&files, "With"), None);
    assert_eq!(complaint(&files, "Without").as_deref(), Some("`Without` is shown by no example"));
    assert_eq!(complaint(&files, "W").as_deref(), Some("`W` is in no file"));
}
