//! The mutants of `cargo mutants`, all in one build: each is tried with the tests that come by it, until one fails.

mod list;
mod reach;
mod report;
mod results;
mod switched;
mod trial;
mod viable;

use std::{
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use self::{list::Mutant, reach::Reach, results::Results, trial::Fate};
use crate::{Result, suites, suites::Suite};

/// What is asked for on the command line.
pub struct Options {
    /// Mutants whose names contain one of these alone, if there are any.
    pub only: Vec<String>,
    /// How long the tests of a mutant may take.
    pub budget: Duration,
    pub jobs: usize,
}

pub fn run(options: &Options) -> Result<()> {
    let mutants = list::list()?;
    println!("{} mutants", mutants.len());
    let copy = viable::write(&mutants)?;
    println!("{} do not compile, {} cannot be switched", copy.refused.len(), copy.missed.len());
    let suites = suites::build(&copy.tree)?;
    let reach = reach::record(&suites, mutants.len())?;
    println!("{} tests, {:?} by themselves", reach.tests.len(), reach.tests.iter().map(|test| test.time).sum::<Duration>());
    let mut results = Results::open()?;
    for (number, mutant) in (0..).zip(&mutants) {
        if copy.refused.contains(&number) {
            results.add(&mutant.name, &Fate::Refused)?;
        } else if copy.missed.contains(&number) {
            results.add(&mutant.name, &Fate::Missed)?;
        }
    }
    let wanted = |name: &str| options.only.is_empty() || options.only.iter().any(|part| name.contains(part.as_str()));
    let left: Vec<u32> = (0..).zip(&mutants).filter(|(_, mutant)| wanted(&mutant.name) && !results.has(&mutant.name)).map(|(number, _)| number).collect();
    try_all(&left, &mutants, &suites, &reach, results, options)
}

/// In several threads, each with a mutant of its own.
fn try_all(left: &[u32], mutants: &[Mutant], suites: &[Suite], reach: &Reach, results: Results, options: &Options) -> Result<()> {
    let (next, results) = (AtomicUsize::new(0), Mutex::new(results));
    let work = || -> std::result::Result<(), String> {
        while let Some(&number) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
            let fate = trial::run(number, suites, reach, options.budget).map_err(|why| why.to_string())?;
            let name = &mutants[number as usize].name;
            if !matches!(fate, Fate::Caught(_)) {
                println!("{name}: {fate:?}");
            }
            results.lock().expect("no worker panics").add(name, &fate).map_err(|why| why.to_string())?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..options.jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no worker panics"))
    })?;
    Ok(())
}
