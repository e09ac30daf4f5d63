//! Which tests come by which mutants, so that each is tried with those alone.

use crate::{Result, suites::Suite};
use std::time::Duration;

/// A test, and how long it takes.
pub struct Test {
    /// The number of its suite.
    pub suite: usize,
    pub name: String,
    pub time: Duration,
}

pub struct Reach {
    pub tests: Vec<Test>,
    /// For each mutant the tests that come by it, the likeliest to catch it soonest first.
    pub of_mutants: Vec<Vec<usize>>,
}

/// Runs every test by itself. Fails if one fails while nothing is planted.
pub fn record(suites: &[Suite], mutants: usize) -> Result<Reach> {
    let (mut tests, mut reached) = (Vec::new(), Vec::new());
    for (suite, program) in suites.iter().enumerate() {
        for name in program.tests()? {
            let (time, asked) = program.alone(&name)?;
            tests.push(Test { suite, name, time });
            reached.push(asked);
        }
    }
    // A quick test that comes by little is more likely about the mutant than one that comes by everything.
    let mut order: Vec<usize> = (0..tests.len()).collect();
    order.sort_by_key(|&test: &usize| (tests[test].time.as_millis() + 3) * reached[test].len() as u128);
    let mut of_mutants = vec![Vec::new(); mutants];
    for test in order {
        for &mutant in &reached[test] {
            of_mutants[mutant as usize].push(test);
        }
    }
    Ok(Reach { tests, of_mutants })
}
