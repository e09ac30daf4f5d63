//! Mutants that no switch reaches, for the compiler itself evaluates them: `cargo mutants` builds each and runs a few tests.

use std::{
    collections::{BTreeSet, HashMap},
    fs,
    process::Command,
};

use serde::Deserialize;

use super::{list::Mutant, results::Results, trial::Fate, viable};
use crate::{Result, copy};

#[derive(Deserialize)]
struct Outcomes {
    outcomes: Vec<Outcome>,
}

#[derive(Deserialize)]
struct Outcome {
    scenario: Scenario,
    summary: String,
}

/// What was built: the project as it is, or with a mutant.
#[derive(Deserialize)]
enum Scenario {
    Baseline,
    Mutant { name: String },
}

/// Where mutants stand, and what is built and run with them: the few tests that look at what the compiler has evaluated.
struct Few {
    /// A folder, or a file.
    folder: &'static str,
    package: &'static str,
    built: &'static str,
    tests: &'static [&'static str],
}

const fn few(folder: &'static str, package: &'static str, built: &'static str, tests: &'static [&'static str]) -> Few {
    Few { folder, package, built, tests }
}

/// The first of these counts in whose folder a mutant stands.
const FEW: [Few; 8] = [
    few("grizzled-core/src/cards/armistice", "grizzled-core", "--test=packs", &["files::"]),
    few("grizzled-core/src/cards", "grizzled-core", "--test=rules", &["deck_and_setup::"]),
    few("grizzled-core/src/packs", "grizzled-core", "--test=packs", &[]),
    few(
        "grizzled-core/src/records/log",
        "grizzled-core",
        "--test=log",
        &["damage::", "files::", "golden::", "versions::"],
    ),
    few("grizzled-core/src/rules", "grizzled-core", "--test=rules", &["knocks::", "effects::", "--skip", "pairs::"]),
    few("grizzled-core/src/state", "grizzled-core", "--test=log", &["golden::"]),
    few("grizzled-core", "grizzled-core", "--lib", &["--skip", "bots::"]),
    few(
        "grizzled-ffi",
        "grizzled-ffi",
        "--lib",
        &[
            "header::",
            "codes::",
            "layout::",
            "figures::",
            "actions::",
            "memory::",
            "handles::",
            "saves::",
            "clients::",
            "campaigns::",
        ],
    ),
];

/// Notes what becomes of these mutants, those left out that no test catches.
pub fn run(mutants: &[&Mutant], jobs: usize, results: &mut Results) -> Result<()> {
    for (place, few) in FEW.iter().enumerate() {
        let first = |mutant: &Mutant| FEW.iter().position(|few| mutant.file.starts_with(few.folder));
        let own: Vec<&Mutant> = mutants.iter().copied().filter(|mutant| first(mutant) == Some(place)).collect();
        if !own.is_empty() {
            println!("{} mutants of {}", own.len(), few.folder);
            build(few, &own, jobs)?.into_iter().try_for_each(|(mutant, fate)| results.add(mutant, &fate))?;
        }
    }
    Ok(())
}

fn build<'a>(few: &Few, mutants: &[&'a Mutant], jobs: usize) -> Result<Vec<(&'a Mutant, Fate)>> {
    let folder = copy::folder(viable::NAME).join("built").join(few.package);
    fs::create_dir_all(&folder)?;
    let mut command = Command::new("cargo");
    command.current_dir(copy::project()).args(["mutants", "-p", few.package, "--no-shuffle", "--timeout", "60"]);
    command.args(["--jobs", &jobs.to_string(), "--cargo-arg", few.built, "--output"]).arg(&folder);
    // Each of its copies of the project builds in a folder of its own.
    command.env_remove("CARGO_TARGET_DIR");
    // Built over and over, and run for a moment.
    command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
    // Of these files, since names do not choose among fields.
    let files: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.file.as_str()).collect();
    command.args(files.iter().flat_map(|file| ["--file", file]));
    command.args(mutants.iter().flat_map(|mutant| ["--re".to_owned(), format!("^{}$", escaped(&mutant.name))]));
    // It also fails when there is one that is not caught, or when it is stopped: then what it found so far counts.
    command.args(["--", "--"]).args(few.tests).status()?;
    let outcomes: Outcomes = serde_json::from_str(&fs::read_to_string(folder.join("mutants.out/outcomes.json"))?)?;
    let by_name: HashMap<&str, &'a Mutant> = mutants.iter().map(|&mutant| (mutant.name.as_str(), mutant)).collect();
    Ok(outcomes.outcomes.iter().filter_map(|outcome| Some((of(&by_name, outcome)?, outcome.fate()?))).collect())
}

fn of<'a>(by_name: &HashMap<&str, &'a Mutant>, outcome: &Outcome) -> Option<&'a Mutant> {
    match &outcome.scenario {
        Scenario::Baseline => None,
        Scenario::Mutant { name } => by_name.get(name.as_str()).copied(),
    }
}

impl Outcome {
    fn fate(&self) -> Option<Fate> {
        match self.summary.as_str() {
            "CaughtMutant" | "Timeout" => Some(Fate::Caught("built".to_owned())),
            "Unviable" => Some(Fate::Refused),
            _ => None,
        }
    }
}

/// The name as a regular expression that means it alone.
fn escaped(name: &str) -> String {
    // Not every sign: `\<` would be the beginning of a word.
    let escape =
        |letter: char| if r"\.+*?()|[]{}^$".contains(letter) { format!("\\{letter}") } else { letter.to_string() };
    name.chars().map(escape).collect()
}
