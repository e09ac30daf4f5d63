//! The mutants of `cargo mutants`, all in one build: each is tried with the tests that reach it, until one fails.

mod built;
mod list;
mod reach;
mod report;
mod results;
mod switched;
mod trial;
mod viable;

use std::{sync::Mutex, time::Duration};

use self::{list::Mutant, results::Results, trial::Fate};
use crate::{Result, jobs, number_after, suites};

/// What the command line asks for.
struct Asked {
    /// Mutants whose names contain one of these alone, if there are any.
    only: Vec<String>,
    /// The suite that alone is run, if there is one.
    suite: Option<String>,
    /// How long the tests of one mutant may take.
    each: Duration,
    jobs: usize,
    /// Whether those that survived are tried again.
    again: bool,
    /// Whether those that no test reached are built, one at a time.
    built: bool,
    /// Whether nothing is tried, and the document written from what was found before.
    nothing_is_run: bool,
}

impl Asked {
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self> {
        let each = Duration::from_secs(60);
        let (again, built, nothing_is_run) = (false, false, false);
        let mut asked = Self { only: Vec::new(), suite: None, each, jobs: 1, again, built, nothing_is_run };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--suite" => asked.suite = Some(arguments.next().ok_or("--suite wants the name of a suite")?),
                "--seconds" => asked.each = Duration::from_secs(number_after(&argument, &mut arguments)?),
                "--jobs" => asked.jobs = number_after(&argument, &mut arguments)?.try_into()?,
                "--again" => asked.again = true,
                "--built" => asked.built = true,
                "--no-run" => asked.nothing_is_run = true,
                option if option.starts_with('-') => return Err(format!("there is no option {option}").into()),
                _ => asked.only.push(argument),
            }
        }
        Ok(asked)
    }

    fn names(&self, mutant: &Mutant) -> bool {
        self.only.is_empty() || self.only.iter().any(|part| mutant.name.contains(part.as_str()))
    }

    fn wants(&self, mutant: &Mutant, results: &Results) -> bool {
        self.names(mutant)
            && match results.of(&mutant.name) {
                None => true,
                Some(Fate::NotReached | Fate::Survived { .. }) => self.again,
                Some(Fate::Refused | Fate::Missed | Fate::Caught(_)) => false,
            }
    }
}

/// Tries what has not been tried yet, keeps what was found, and writes the document.
pub fn run(arguments: impl Iterator<Item = String>) -> Result<()> {
    let asked = Asked::read(arguments)?;
    let mutants = list::list()?;
    let mut results = Results::open(&mutants)?;
    if asked.built {
        let not_reached = |mutant: &&Mutant| results.of(&mutant.name) == Some(&Fate::NotReached) && asked.names(mutant);
        let wanted: Vec<&Mutant> = mutants.iter().filter(not_reached).collect();
        built::run(&wanted, asked.jobs, &mut results)?;
    } else if !asked.nothing_is_run {
        results = try_all(&asked, &mutants, results)?;
    }
    results.keep(&mutants)?;
    println!("{} of {} mutants are open", report::write(&mutants, &results)?, mutants.len());
    Ok(())
}

fn try_all(asked: &Asked, mutants: &[Mutant], mut results: Results) -> Result<Results> {
    let copy = viable::write(mutants, results.refused(mutants))?;
    results.add_all(mutants, &copy.refused, &Fate::Refused)?;
    results.add_all(mutants, &copy.missed, &Fate::Missed)?;
    let mut suites = suites::build(&copy.tree)?;
    suites.push(crate::suites::build_c(&copy.tree)?);
    suites.retain(|suite| asked.suite.as_ref().is_none_or(|name| *name == suite.name));
    let reach = reach::record(&suites, mutants.len())?;
    let numbered = (0..).zip(mutants).filter(|(_, mutant)| asked.wants(mutant, &results));
    let wanted: Vec<(u32, &Mutant)> = numbered.collect();
    let results = Mutex::new(results);
    jobs::each(&wanted, asked.jobs, |&(number, mutant)| {
        let fate = trial::run(number, &suites, &reach, asked.each)?;
        if !matches!(fate, Fate::Caught(_)) {
            println!("{}: {fate:?}", mutant.name);
            // What one suite does not catch, another may.
            if asked.suite.is_some() {
                return Ok(());
            }
        }
        results.lock().expect("no thread panics").add(mutant, &fate)
    })?;
    Ok(results.into_inner().expect("no thread panics"))
}
