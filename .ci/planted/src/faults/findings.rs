//! Which suites have found which fault.

use super::table::Fault;
use crate::Result;
use crate::suites::{Baseline, Ran, Suite, Verdict};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// How a suite has found a fault.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Finding {
    /// Until it said so.
    pub(super) seconds: f32,
    pub(super) by: By,
}

/// What says that there is a fault.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) enum By {
    /// The first test that failed.
    Test(String),
    /// The program ended without naming one.
    Crash,
    /// The program did not end.
    Time,
}

impl Finding {
    pub(super) fn of(ran: &Ran, baseline: &Baseline) -> Option<Self> {
        let by = match &ran.verdict {
            Verdict::Passed => return None,
            Verdict::Failed(tests) => tests.first().cloned().map_or(By::Crash, By::Test),
            Verdict::Hung if ran.time < baseline.endless() => return None,
            Verdict::Hung => By::Time,
        };
        Some(Self { seconds: ran.time.as_secs_f32(), by })
    }
}

/// What was tried, and what was found.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct Findings {
    /// By the name of the fault and of the suite, where the suite could find it.
    tried: BTreeMap<String, BTreeMap<String, Option<Finding>>>,
    /// The slow tests of each suite.
    slow: BTreeMap<String, Vec<String>>,
    /// The faults that each suite reaches.
    #[serde(default)]
    reached: BTreeMap<String, Vec<String>>,
    /// How long each run was given.
    #[serde(default)]
    pub(super) most_seconds: Option<u64>,
}

impl Findings {
    /// Those of earlier runs, if there were any here.
    pub(super) fn read(path: &Path) -> Result<Option<Self>> {
        if !path.exists() {
            return Ok(None);
        }
        Ok(Some(serde_json::from_str(&fs::read_to_string(path)?)?))
    }

    /// Notes what a document says of a fault: the suites that found it, and of the others those that have not tried it.
    pub(super) fn note(
        &mut self,
        fault: &Fault,
        found: Vec<(String, Finding)>,
        not_tried: &[String],
        suites: &[String],
    ) {
        let others = suites.iter().filter(|suite| !not_tried.contains(suite)).map(|suite| (suite.clone(), None));
        let found = found.into_iter().map(|(suite, finding)| (suite, Some(finding)));
        self.tried.insert(fault.name.clone(), others.chain(found).collect());
        for suite in not_tried {
            self.reached.entry(suite.clone()).or_default().push(fault.name.clone());
        }
    }

    pub(super) fn to_json(&self) -> Result<String> {
        Ok(serde_json::to_string_pretty(&self)?)
    }

    /// Forgets what will be tried again.
    pub(super) fn forget(&mut self, faults: &[(u32, &Fault)], suites: &[(Suite, Baseline)]) {
        for (_, fault) in faults {
            let of_fault = self.tried.entry(fault.name.clone()).or_default();
            of_fault.retain(|name, _| !suites.iter().any(|(suite, _)| suite.name == *name));
        }
    }

    /// Notes what the suites are, and forgets faults that are in the table no more.
    pub(super) fn begin(&mut self, faults: &[Fault], suites: &[(Suite, Baseline)], most_seconds: Option<u64>) {
        self.tried.retain(|name, _| faults.iter().any(|fault| fault.name == *name));
        self.most_seconds = most_seconds;
        for (suite, baseline) in suites {
            let reached = (0..).zip(faults).filter(|(number, _)| baseline.asked.contains(number));
            self.reached.insert(suite.name.clone(), reached.map(|(_, fault)| fault.name.clone()).collect());
            self.slow.insert(suite.name.clone(), baseline.slow.clone());
        }
    }

    pub(super) fn add(&mut self, fault: &Fault, suite: &Suite, finding: Option<Finding>) {
        let place = self.tried.entry(fault.name.clone()).or_default().entry(suite.name.clone()).or_default();
        *place = finding.or(place.take());
    }

    pub(super) fn was_tried(&self, fault: &Fault, suite: &str) -> bool {
        self.tried.get(&fault.name).is_some_and(|of_fault| of_fault.contains_key(suite))
    }

    /// The suites that reach the fault and were not tried.
    pub(super) fn not_tried(&self, fault: &Fault) -> Vec<&str> {
        let not_tried = |suite: &str, faults: &[String]| faults.contains(&fault.name) && !self.was_tried(fault, suite);
        let reaching = self.reached.iter().filter(|(suite, faults)| not_tried(suite, faults));
        reaching.map(|(suite, _)| suite.as_str()).collect()
    }

    /// The slow tests, each with its suite.
    pub(super) fn slow_tests(&self) -> impl Iterator<Item = (&str, &str)> {
        self.slow.iter().flat_map(|(suite, tests)| tests.iter().map(|test| (suite.as_str(), test.as_str())))
    }

    /// The suites that found the fault, the fastest first.
    pub(super) fn found(&self, fault: &Fault) -> Vec<(&str, &Finding)> {
        let tried = self.tried.get(&fault.name).into_iter().flatten();
        let mut found: Vec<_> =
            tried.filter_map(|(suite, finding)| Some((suite.as_str(), finding.as_ref()?))).collect();
        found.sort_by(|(_, one), (_, other)| one.seconds.total_cmp(&other.seconds));
        found
    }

    /// The fault and what found it, in a line.
    pub(super) fn line(&self, fault: &Fault) -> String {
        let found = self.found(fault);
        let suites = found.iter().map(|(suite, finding)| format!("{suite} {:.1}", finding.seconds));
        let suites = suites.collect::<Vec<_>>().join(", ");
        let by = found.first().map_or_else(|| "NOT CAUGHT".to_owned(), |(_, finding)| format!("{:?}", finding.by));
        format!("{:40} {suites}; {by}", fault.name)
    }
}
