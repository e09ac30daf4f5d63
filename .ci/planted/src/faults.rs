//! The faults of `faults.toml`: planted, and tried with every suite.

mod document;
mod findings;
mod table;
#[cfg(test)]
mod tests;

use crate::suites::{Baseline, Run, Suite};
use crate::{Result, copy, jobs, number_after, suites};
use findings::{Finding, Findings};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use table::Fault;

/// The folder of the copy.
const NAME: &str = "faults";

/// What the command line asks for.
#[derive(Default)]
struct Asked {
    /// Whether the document is written.
    write: bool,
    /// Whether no suite is run.
    nothing_is_run: bool,
    /// Whether what was tried before is not tried again.
    missing: bool,
    suite: Option<String>,
    /// What the names of the tests that are run contain.
    tests: Option<String>,
    /// How long each run may take; without it, to its end.
    seconds: Option<u64>,
    /// How many run at once; without it, one.
    jobs: Option<usize>,
    names: Vec<String>,
}

impl Asked {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self> {
        let mut asked = Self::default();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--write" => asked.write = true,
                "--missing" => asked.missing = true,
                "--no-run" => asked.nothing_is_run = true,
                "--suite" => asked.suite = Some(arguments.next().ok_or("--suite wants the name of a suite")?),
                "--seconds" => asked.seconds = Some(number_after(&argument, &mut arguments)?),
                "--jobs" => asked.jobs = Some(number_after(&argument, &mut arguments)?.try_into()?),
                "--tests" => asked.tests = Some(arguments.next().ok_or("--tests wants a part of their names")?),
                option if option.starts_with('-') => return Err(format!("there is no option {option}").into()),
                name => asked.names.push(name.to_owned()),
            }
        }
        Ok(asked)
    }

    fn wants_fault(&self, fault: &Fault) -> bool {
        self.names.is_empty() || self.names.contains(&fault.name)
    }

    fn wants_suite(&self, suite: &Suite) -> bool {
        self.suite.as_ref().is_none_or(|name| *name == suite.name)
    }
}

/// Builds all faults, runs the suites against those asked for, and prints what found them. What was found is kept beside the
/// build, so that a part can be run again before the document is written; where nothing is kept, the document says it.
pub fn run(arguments: impl Iterator<Item = String>) -> Result<()> {
    let asked = Asked::read(arguments)?;
    let faults = table::read()?;
    if let Some(name) = asked.names.iter().find(|name| !faults.iter().any(|fault| fault.name == **name)) {
        return Err(format!("there is no fault {name}").into());
    }
    let wanted: Vec<(u32, &Fault)> = (0..).zip(&faults).filter(|(_, fault)| asked.wants_fault(fault)).collect();
    let kept = copy::folder(NAME).join("findings.json");
    let before = Findings::read(&kept)?.map_or_else(|| document::read(&faults), Ok)?;
    let findings = if asked.nothing_is_run { before } else { try_all(&faults, &wanted, &asked, before, &kept)? };
    wanted.iter().for_each(|(_, fault)| println!("{}", findings.line(fault)));
    if asked.write { document::write(&faults, &findings) } else { Ok(()) }
}

/// Tries the quick tests first, and the slow ones with what these have not found.
fn try_all(
    faults: &[Fault],
    wanted: &[(u32, &Fault)],
    asked: &Asked,
    mut findings: Findings,
    kept: &Path,
) -> Result<Findings> {
    let tree = copy::write(NAME, &table::edits(faults)?)?;
    let mut suites = suites::build(&tree)?;
    suites.push(suites::build_c(&tree)?);
    suites.retain(|suite| asked.wants_suite(suite));
    let suites = baselines(suites)?;
    if asked.tests.is_none() && !asked.missing {
        findings.forget(wanted, &suites);
    }
    findings.begin(faults, &suites, asked.seconds);
    let findings = Mutex::new(findings);
    let found = |run: &Pair<'_>, finding| {
        let mut findings = findings.lock().expect("no thread panics");
        findings.add(run.fault, &run.suite.0, finding);
        fs::write(kept, findings.to_json()?)?;
        Ok(())
    };
    let some = asked.tests.as_ref().map(|part| vec![part.clone()]);
    let mut pairs_to_try = pairs(wanted, &suites);
    if asked.missing {
        let findings = findings.lock().expect("no thread panics");
        pairs_to_try.retain(|pair| !findings.was_tried(pair.fault, &pair.suite.0.name));
    }
    try_pairs(&pairs_to_try, asked, |baseline| some.clone().or(Some(baseline.quick())), found)?;
    if asked.tests.is_some() {
        return Ok(findings.into_inner().expect("no thread panics"));
    }
    let missed = |fault: &Fault| findings.lock().expect("no thread panics").found(fault).is_empty();
    let missed: Vec<(u32, &Fault)> = wanted.iter().copied().filter(|(_, fault)| missed(fault)).collect();
    try_pairs(&pairs(&missed, &suites), asked, Baseline::slow, found)?;
    Ok(findings.into_inner().expect("no thread panics"))
}

fn baselines(suites: Vec<Suite>) -> Result<Vec<(Suite, Baseline)>> {
    let with_baseline = |suite: Suite| {
        let baseline = suite.baseline()?;
        let (seconds, asked) = (baseline.time.as_secs_f32(), baseline.asked.len());
        println!("{}: {seconds:.1} s without a fault, asks for {asked}, slow: {:?}", suite.name, baseline.slow);
        Ok((suite, baseline))
    };
    suites.into_iter().map(with_baseline).collect()
}

/// A fault, and a suite that asks for it.
struct Pair<'a> {
    number: u32,
    fault: &'a Fault,
    suite: &'a (Suite, Baseline),
}

fn pairs<'a>(faults: &[(u32, &'a Fault)], suites: &'a [(Suite, Baseline)]) -> Vec<Pair<'a>> {
    let all = faults.iter().flat_map(|&(number, fault)| suites.iter().map(move |suite| Pair { number, fault, suite }));
    all.filter(|pair| pair.suite.1.asked.contains(&pair.number)).collect()
}

/// Runs each suite with its fault and the arguments.
fn try_pairs(
    pairs: &[Pair<'_>],
    asked: &Asked,
    arguments: impl Fn(&Baseline) -> Option<Vec<String>> + Sync,
    found: impl Fn(&Pair<'_>, Option<Finding>) -> Result<()> + Sync,
) -> Result<()> {
    let most = asked.seconds.map_or(Duration::MAX, Duration::from_secs);
    jobs::each(pairs, asked.jobs.unwrap_or(1), |pair| {
        let (suite, baseline) = pair.suite;
        let Some(arguments) = arguments(baseline) else { return Ok(()) };
        let how = Run { limit: baseline.endless().min(most), until_first_failure: true };
        let ran = suite.run(pair.number, how, &arguments)?;
        found(pair, Finding::of(&ran, baseline))
    })
}
