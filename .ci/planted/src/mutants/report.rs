//! The document of the mutants: how many were caught, and each that was not with the reason.

use std::{collections::BTreeMap, fmt::Write as _, fs};

use serde::Deserialize;

use super::{list::Mutant, results::Results, trial::Fate};
use crate::{Result, copy};

pub const DOCUMENT: &str = "grizzled-core/tests/MUTANTS.md";
const REASONS: &str = ".ci/planted/mutants.toml";

const HEAD: &str = "# Mutants

`cargo mutants` lists small changes of the code: a function that returns at once, another operator, an arm or a field left out. All
that compile stand in one build, each behind a switch, and each is tried with the tests of the core and of the C library that come by it, until one fails.
What is for test suites (`src/testkit`) is left out. [`.ci/planted`](../../.ci/planted/README.md) has the command.

- *refused*: the compiler does not take it.
- *not switched*: it stands where no switch can, or where only the compiler evaluates it.
- *caught*: a test fails, or does not end.
- *excused*: no test fails, and the reason is below.
- *open*: no test fails, and nobody has said why yet.
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

#[derive(Default)]
struct Counts {
    refused: usize,
    not_switched: usize,
    caught: usize,
    excused: usize,
    open: usize,
}

/// Writes the document, and answers how many mutants are open.
pub fn write(mutants: &[Mutant], results: &Results) -> Result<usize> {
    let reasons: Reasons = toml::from_str(&fs::read_to_string(copy::project().join(REASONS))?)?;
    let (mut folders, mut excused, mut open) = (BTreeMap::<&str, Counts>::new(), String::new(), String::new());
    for mutant in mutants {
        let counts = folders.entry(folder(&mutant.file)).or_default();
        match results.of(&mutant.name) {
            Some(Fate::Refused) => counts.refused += 1,
            Some(Fate::Missed) => counts.not_switched += 1,
            Some(Fate::Caught(_)) => counts.caught += 1,
            fate => match reasons.mutant.iter().find(|reason| reason.excuses(mutant)) {
                Some(reason) => {
                    counts.excused += 1;
                    writeln!(excused, "| {} | {} |", escaped(&mutant.name), reason.why)?;
                }
                None => {
                    counts.open += 1;
                    let how = if fate.is_none() { "not tried" } else if fate == Some(&Fate::NotReached) { "no test comes by it" } else { "tests pass" };
                    writeln!(open, "| {} | {how} |", escaped(&mutant.name))?;
                }
            },
        }
    }
    let mut text = format!("{HEAD}\n| folder | mutants | refused | not switched | caught | excused | open |\n|---|---|---|---|---|---|---|\n");
    for (folder, counts) in &folders {
        let Counts { refused, not_switched, caught, excused, open } = counts;
        let all = refused + not_switched + caught + excused + open;
        writeln!(text, "| `{folder}` | {all} | {refused} | {not_switched} | {caught} | {excused} | {open} |")?;
    }
    section(&mut text, "Excused", "reason", &excused);
    section(&mut text, "Open", "why", &open);
    fs::write(copy::project().join(DOCUMENT), text)?;
    Ok(folders.values().map(|counts| counts.open).sum())
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
