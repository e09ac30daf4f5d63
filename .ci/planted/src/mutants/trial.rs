//! One mutant against the tests that reach it.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::reach::{Reach, Test};
use crate::{
    Result,
    suites::{EXACT, Run, Suite, Verdict},
};

/// What became of a mutant.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub enum Fate {
    /// The compiler refuses it.
    Refused,
    /// It cannot stand behind a switch.
    Missed,
    /// By this test, or by a suite that ended without naming one.
    Caught(String),
    /// No test reaches it.
    NotReached,
    /// So many tests reached it, and passed.
    Survived { tests: usize, of: usize },
}

/// Runs the tests of the mutant, a few at first and then more and more, until one fails or they have taken `budget`.
pub fn run(number: u32, suites: &[Suite], reach: &Reach, budget: Duration) -> Result<Fate> {
    let mine = &reach.of_mutants[number as usize];
    if mine.is_empty() {
        return Ok(Fate::NotReached);
    }
    let (mut done, mut length, begun) = (0, Duration::from_millis(200), Instant::now());
    while done < mine.len() && begun.elapsed() < budget {
        let round = done..done + how_many(&mine[done..], reach, length);
        if let Some(test) = caught(number, &mine[round.clone()], suites, reach)? {
            return Ok(Fate::Caught(test));
        }
        (done, length) = (round.end, length * 3);
    }
    Ok(Fate::Survived { tests: done, of: mine.len() })
}

/// How many tests fill the time: one at least.
fn how_many(tests: &[usize], reach: &Reach, length: Duration) -> usize {
    let mut sum = Duration::ZERO;
    let fit = tests.iter().take_while(|&&test| {
        sum += reach.tests[test].alone.time;
        sum <= length
    });
    fit.count().max(1)
}

/// The first test that fails, in a program for each suite.
fn caught(number: u32, tests: &[usize], suites: &[Suite], reach: &Reach) -> Result<Option<String>> {
    for (index, suite) in suites.iter().enumerate() {
        let of_suite: Vec<&Test> =
            tests.iter().map(|&test| &reach.tests[test]).filter(|test| test.suite == index).collect();
        if of_suite.is_empty() {
            continue;
        }
        let usual: Duration = of_suite.iter().map(|test| test.alone.time).sum();
        let how = Run { limit: usual * 10 + Duration::from_secs(5), until_first_failure: true };
        let mut arguments = vec![EXACT.to_owned(), "--test-threads=1".to_owned()];
        arguments.extend(of_suite.iter().map(|test| test.alone.name.clone()));
        match suite.run(number, how, &arguments)?.verdict {
            Verdict::Passed => {}
            Verdict::Failed(names) => {
                return Ok(Some(format!("{} {}", suite.name, names.first().map_or("ends", |name| name))));
            }
            Verdict::Hung => return Ok(Some(format!("{} does not end", suite.name))),
        }
    }
    Ok(None)
}
