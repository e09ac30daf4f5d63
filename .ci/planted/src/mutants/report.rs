//! The document of the mutants: how many were caught, and each that was not with the reason.

use std::{collections::BTreeMap, fs};

use serde::Deserialize;

use super::{list::Mutant, results::Results, trial::Fate};
use crate::{Result, copy};

pub const DOCUMENT: &str = "grizzled-core/tests/MUTANTS.md";
const REASONS: &str = ".ci/planted/mutants.toml";

const HEAD: &str = "# Mutants

`cargo mutants` lists small changes of the code: a function that returns at once, another operator, an arm or a field left out. All
that compile stand in one copy of the sources, each behind a switch that a variable of the environment turns on, and each is tried with the tests of
the core and of the C library and the programs in C (`examples/c`) that reach it, until one fails. What is for test suites (`src/testkit`) is left out.

`cargo run --release --manifest-path .ci/planted/Cargo.toml -- mutants` goes on where it was stopped and writes this document and `.ci/planted/mutants.results`; it wants
`cargo install cargo-mutants`. Parts of names after `mutants` try those alone, `--suite core::rules` runs one suite and notes what it catches, `--seconds 60` gives the tests of each mutant a minute, `--jobs 2` tries two at
once, `--again` tries once more what no test caught, `--built` builds what no test reached, since the compiler evaluates constants before there is a
switch, one at a time with a few tests, and `--no-run` writes what was found before. It takes hours.

- *refused*: the compiler does not take it.
- *not switched*: no switch can stand there.
- *caught*: a test fails, or does not end.
- *excused*: no test fails, and `.ci/planted/mutants.toml` says why.
- *open*: no test fails, and nobody has said why yet.
- *not tried*: not yet.
";

#[derive(Deserialize)]
struct Reasons {
    #[serde(default)]
    mutant: Vec<Reason>,
}

/// Why the mutants of a function change nothing that can be seen.
#[derive(Deserialize)]
struct Reason {
    file: String,
    /// What is changed, without line and column, or a part of that.
    change: String,
    why: String,
}

/// What became of a mutant, as the document names it.
#[derive(Clone, Copy, Eq, Ord, PartialEq, PartialOrd)]
enum Class {
    Refused,
    NotSwitched,
    Caught,
    Excused,
    Open,
    NotTried,
}

const CLASSES: [(Class, &str); 6] = [
    (Class::Refused, "refused"),
    (Class::NotSwitched, "not switched"),
    (Class::Caught, "caught"),
    (Class::Excused, "excused"),
    (Class::Open, "open"),
    (Class::NotTried, "not tried"),
];

/// Writes the document, and answers how many mutants are open.
pub fn write(mutants: &[Mutant], results: &Results) -> Result<usize> {
    let reasons: Reasons = toml::from_str(&fs::read_to_string(copy::project().join(REASONS))?)?;
    let (mut folders, mut excused, mut open) = (BTreeMap::<&str, Vec<Class>>::new(), String::new(), String::new());
    for mutant in mutants {
        let (class, why) = class(mutant, results, &reasons);
        folders.entry(folder(&mutant.file)).or_default().push(class);
        let row = format!("| {} | {why} |\n", escaped(&mutant.name));
        match class {
            Class::Excused => excused.push_str(&row),
            Class::Open => open.push_str(&row),
            Class::Refused | Class::NotSwitched | Class::Caught | Class::NotTried => {}
        }
    }
    let mut text = format!("{HEAD}\n{}", table(&folders));
    section(&mut text, "Excused", "reason", &excused);
    section(&mut text, "Open", "why", &open);
    fs::write(copy::project().join(DOCUMENT), text)?;
    Ok(folders.values().map(|classes| count(classes, Class::Open)).sum())
}

/// The class, and why it is that one where that is said of each.
fn class<'a>(mutant: &Mutant, results: &Results, reasons: &'a Reasons) -> (Class, &'a str) {
    let open = match results.of(&mutant.name) {
        None => return (Class::NotTried, ""),
        Some(Fate::Refused) => return (Class::Refused, ""),
        Some(Fate::Missed) => return (Class::NotSwitched, ""),
        Some(Fate::Caught(_)) => return (Class::Caught, ""),
        Some(Fate::NotReached) => "no test reaches it",
        Some(Fate::Survived { .. }) => "the tests pass",
    };
    let reason = reasons.mutant.iter().find(|reason| reason.excuses(mutant));
    reason.map_or((Class::Open, open), |reason| (Class::Excused, &reason.why))
}

/// How many of each class there are, by folder and in all.
fn table(folders: &BTreeMap<&str, Vec<Class>>) -> String {
    let names: Vec<&str> = CLASSES.iter().map(|(_, name)| *name).collect();
    let mut text = format!("| folder | mutants | {} |\n|{}\n", names.join(" | "), "---|".repeat(CLASSES.len() + 2));
    let all: Vec<Class> = folders.values().flatten().copied().collect();
    let rows = folders.iter().map(|(folder, classes)| (format!("`{folder}`"), classes));
    for (name, classes) in rows.chain([("all".to_owned(), &all)]) {
        let counts: Vec<String> = CLASSES.iter().map(|(class, _)| count(classes, *class).to_string()).collect();
        text.push_str(&format!("| {name} | {} | {} |\n", classes.len(), counts.join(" | ")));
    }
    text
}

fn count(classes: &[Class], class: Class) -> usize {
    classes.iter().filter(|one| **one == class).count()
}

fn section(text: &mut String, title: &str, column: &str, rows: &str) {
    if !rows.is_empty() {
        text.push_str(&format!("\n## {title}\n\n| mutant | {column} |\n|---|---|\n{rows}"));
    }
}

/// `grizzled-core/src/play` of a file in it or below.
fn folder(file: &str) -> &str {
    let end = file.match_indices('/').nth(2).map_or(file.len(), |(at, _)| at);
    &file[..end]
}

fn escaped(name: &str) -> String {
    format!("`{}`", name.replace('|', "\\|"))
}

impl Reason {
    fn excuses(&self, mutant: &Mutant) -> bool {
        mutant.file == self.file && mutant.name.contains(&self.change)
    }
}
