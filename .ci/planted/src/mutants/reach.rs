//! Which tests reach which mutants, so that each is tried with those alone.

use crate::{
    Result,
    suites::{Alone, Suite},
};

/// A test, how long it takes by itself, and the mutants that it reaches.
pub struct Test {
    /// The number of its suite.
    pub suite: usize,
    pub alone: Alone,
}

pub struct Reach {
    pub tests: Vec<Test>,
    /// For each mutant the tests that reach it, the likeliest to catch it soonest first.
    pub of_mutants: Vec<Vec<usize>>,
}

/// Runs every test by itself. One that fails while nothing is planted cannot be used: some look at how failures are shrunk.
pub fn record(suites: &[Suite], mutants: usize) -> Result<Reach> {
    let mut tests = Vec::new();
    for (suite, program) in (0..).zip(suites) {
        tests.extend(program.alone()?.into_iter().map(|alone| Test { suite, alone }));
    }
    // A quick test that reaches little is more likely about the mutant than one that reaches everything.
    let mut order: Vec<usize> = (0..tests.len()).collect();
    order.sort_by_key(|&test: &usize| (tests[test].alone.time.as_millis() + 3) * tests[test].alone.asked.len() as u128);
    let mut of_mutants = vec![Vec::new(); mutants];
    for test in order {
        for &mutant in &tests[test].alone.asked {
            of_mutants[mutant as usize].push(test);
        }
    }
    Ok(Reach { tests, of_mutants })
}
