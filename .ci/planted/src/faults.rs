//! The faults of `faults.toml`: planted, and tried with every suite.

mod document;
mod findings;
mod table;
#[cfg(test)]
mod tests;

use crate::suites::{Baseline, Suite};
use crate::{Result, copy, suites};
use findings::{Finding, Findings};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use table::Fault;

/// What the command line asks for.
#[derive(Default)]
struct Asked {
    write: bool,
    only_build: bool,
    suite: Option<String>,
    names: Vec<String>,
}

impl Asked {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self> {
        let mut asked = Self::default();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--write" => asked.write = true,
                "--build" => asked.only_build = true,
                "--suite" => asked.suite = Some(arguments.next().ok_or("--suite wants the name of a suite")?),
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
/// build, so that a part can be run again before the document is written.
pub fn run(arguments: impl Iterator<Item = String>) -> Result<()> {
    let asked = Asked::read(arguments)?;
    let faults = table::read()?;
    if let Some(name) = asked.names.iter().find(|name| !faults.iter().any(|fault| fault.name == **name)) {
        return Err(format!("there is no fault {name}").into());
    }
    let tree = copy::write("faults", &table::edits(&faults)?)?;
    let suites: Vec<Suite> = suites::build(&tree)?.into_iter().filter(|suite| asked.wants_suite(suite)).collect();
    if asked.only_build {
        return Ok(());
    }
    let wanted: Vec<(u32, &Fault)> = (0..).zip(&faults).filter(|(_, fault)| asked.wants_fault(fault)).collect();
    let findings = try_all(&faults, &wanted, suites, &tree.with_file_name("findings.json"))?;
    wanted.iter().for_each(|(_, fault)| println!("{}", findings.line(fault)));
    if asked.write { document::write(&faults, &findings) } else { Ok(()) }
}

/// Tries the quick tests first, and the slow ones with what these have not found.
fn try_all(faults: &[Fault], wanted: &[(u32, &Fault)], suites: Vec<Suite>, kept: &Path) -> Result<Findings> {
    let suites = baselines(suites)?;
    let mut findings = Findings::read(kept)?;
    findings.begin(faults, wanted, &suites);
    let findings = Mutex::new(findings);
    let found = |run: &Pair<'_>, finding| {
        let mut findings = findings.lock().expect("no thread panics");
        findings.add(run.fault, &run.suite.0, finding);
        fs::write(kept, findings.to_json()?)?;
        Ok(())
    };
    try_pairs(&pairs(wanted, &suites), |baseline| Some(baseline.quick()), found)?;
    let missed = |fault: &Fault| findings.lock().expect("no thread panics").found(fault).is_empty();
    let missed: Vec<(u32, &Fault)> = wanted.iter().copied().filter(|(_, fault)| missed(fault)).collect();
    try_pairs(&pairs(&missed, &suites), Baseline::slow, found)?;
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

/// Runs each suite with its fault and the arguments, as many at once as `GRZ_PLANTED_JOBS` says, or else one.
fn try_pairs(
    pairs: &[Pair<'_>],
    arguments: impl Fn(&Baseline) -> Option<Vec<String>> + Sync,
    found: impl Fn(&Pair<'_>, Option<Finding>) -> Result<()> + Sync,
) -> Result<()> {
    let jobs = std::env::var("GRZ_PLANTED_JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(1);
    let next = AtomicUsize::new(0);
    let try_one = |pair: &Pair<'_>| -> Result<()> {
        let (suite, baseline) = pair.suite;
        let Some(arguments) = arguments(baseline) else { return Ok(()) };
        let ran = suite.run(pair.number, baseline.run(), &arguments)?;
        found(pair, Finding::of(&ran))
    };
    let work = || -> std::result::Result<(), String> {
        while let Some(pair) = pairs.get(next.fetch_add(1, Ordering::Relaxed)) {
            try_one(pair).map_err(|error| error.to_string())?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no thread panics"))
    })?;
    Ok(())
}
