//! The document of the faults.

use super::findings::{By, Finding, Findings};
use super::table::Fault;
use crate::{Result, copy, suites};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

const HEAD: &str = include_str!("head.md");
pub(super) const NOT_CAUGHT: &str = "**not caught**";

pub(super) fn path() -> PathBuf {
    copy::project().join("grizzled-core/tests/FAULTS.md")
}

pub(super) fn write(faults: &[Fault], findings: &Findings) -> Result<()> {
    Ok(fs::write(path(), text(faults, findings))?)
}

pub(super) fn text(faults: &[Fault], findings: &Findings) -> String {
    let alone = faults.iter().filter(|fault| is_alone(fault, findings)).count();
    let missed = faults.iter().filter(|fault| findings.found(fault).is_empty()).count();
    let counts =
        format!("{} faults: {missed} that no suite catches, {alone} that one suite alone catches.", faults.len());
    let slow: Vec<String> = findings.slow_tests().map(|(suite, test)| format!("`{}`", said(suite, test))).collect();
    let given =
        findings.most_seconds.map_or(String::new(), |most| format!("The last runs were given {most} seconds each. "));
    let mut text = format!("{HEAD}{given}The slow tests are {}.\n\n{counts}\n", slow.join(", "));
    for kind in KINDS {
        text.push_str(&format!("\n## {}\n\n", kind.title));
        text.push_str("| fault | what it does | caught by, after so many seconds | first by |\n|---|---|---|---|\n");
        faults.iter().filter(|fault| fault.kind == kind.word).for_each(|fault| text.push_str(&row(fault, findings)));
    }
    text
}

/// A suite, or a test of it, as it is called in the document.
fn said(suite: &str, test: &str) -> String {
    let suite = suite.trim_start_matches("core::");
    if test.is_empty() { suite.to_owned() } else { format!("{suite}::{test}") }
}

fn row(fault: &Fault, findings: &Findings) -> String {
    let found = findings.found(fault);
    let seconds = found.iter().map(|(suite, finding)| format!("{} {:.1}", said(suite, ""), finding.seconds));
    let suites = match found.len() {
        0 => NOT_CAUGHT.to_owned(),
        1 if is_alone(fault, findings) => format!("**alone:** {}", seconds.collect::<String>()),
        _ => seconds.collect::<Vec<_>>().join(", "),
    };
    let not_tried: Vec<String> = findings.not_tried(fault).into_iter().map(|suite| said(suite, "")).collect();
    let rest = if not_tried.is_empty() { String::new() } else { format!("; not tried: {}", not_tried.join(", ")) };
    let by = found.first().map_or(String::new(), |(suite, finding)| first(suite, finding));
    let channels = if fault.channels.is_empty() { String::new() } else { format!(" ({})", fault.channels.join(", ")) };
    format!("| {} | {}{channels} | {suites}{rest} | {by} |\n", fault.name, fault.what)
}

fn is_alone(fault: &Fault, findings: &Findings) -> bool {
    findings.found(fault).len() == 1 && findings.not_tried(fault).is_empty()
}

fn first(suite: &str, finding: &Finding) -> String {
    match &finding.by {
        By::Test(test) => format!("`{}`", said(suite, test)),
        By::Crash => format!("{} crashes", said(suite, "")),
        By::Time => format!("{} does not end", said(suite, "")),
    }
}

/// What the document says was found. Of a suite that was not the first to find a fault it does not say by which test, and what no
/// suite has found is to be tried by all.
pub(super) fn read(faults: &[Fault]) -> Result<Findings> {
    let text = fs::read_to_string(path())?;
    let rows: Vec<Row> = text.lines().filter_map(Row::read).collect();
    let named = rows.iter().flat_map(|row| row.found.iter().map(|(suite, _)| suite).chain(&row.not_tried));
    let suites: Vec<String> = named.cloned().collect::<BTreeSet<_>>().into_iter().collect();
    let mut findings = Findings::default();
    for row in rows.into_iter().filter(|row| !row.found.is_empty()) {
        if let Some(fault) = faults.iter().find(|fault| fault.name == row.name) {
            findings.note(fault, row.found, &row.not_tried, &suites);
        }
    }
    Ok(findings)
}

/// A row of the document, as `row` writes it.
struct Row {
    name: String,
    found: Vec<(String, Finding)>,
    not_tried: Vec<String>,
}

impl Row {
    fn read(line: &str) -> Option<Self> {
        let cells: Vec<&str> = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
        let [name, _, caught, first] = cells[..] else { return None };
        let (found, not_tried) = caught.split_once("; not tried: ").unwrap_or((caught, ""));
        let mut found: Vec<_> = found.trim_start_matches("**alone:** ").split(", ").filter_map(finding).collect();
        if let Some((suite, finding)) = found.first_mut() {
            finding.by = by(suite, first);
        }
        // Those of the same tenth of a second stay in their order.
        (0u8..).zip(&mut found).for_each(|(place, (_, finding))| finding.seconds += f32::from(place) / 1000.0);
        let not_tried = not_tried.split(", ").filter(|suite| !suite.is_empty()).map(meant).collect();
        Some(Self { name: name.to_owned(), found, not_tried })
    }
}

/// `laws 0.4`.
fn finding(words: &str) -> Option<(String, Finding)> {
    let (suite, seconds) = words.split_once(' ')?;
    Some((meant(suite), Finding { seconds: seconds.parse().ok()?, by: By::Crash }))
}

fn by(suite: &str, first: &str) -> By {
    match first.trim_matches('`').strip_prefix(&format!("{}::", said(suite, ""))) {
        Some(test) => By::Test(test.to_owned()),
        None if first.ends_with(" crashes") => By::Crash,
        None => By::Time,
    }
}

/// The suite that is called so in the document.
fn meant(suite: &str) -> String {
    if ["core", "ffi", suites::C].contains(&suite) { suite.to_owned() } else { format!("core::{suite}") }
}

/// A kind of fault.
pub(super) struct Kind {
    pub(super) word: &'static str,
    title: &'static str,
}

const fn kind(word: &'static str, title: &'static str) -> Kind {
    Kind { word, title }
}

/// The kinds, in their order.
pub(super) const KINDS: [Kind; 14] = [
    kind("leak", "Leaks"),
    kind("count", "Counts, off by one"),
    kind("order", "Order and priority"),
    kind("card", "Cards and tokens lost or doubled"),
    kind("check", "Checks that are skipped"),
    kind("unstable", "Orders of lists"),
    kind("chance", "Chance"),
    kind("log", "Logs and streams"),
    kind("undo", "Undo"),
    kind("notation", "Notation"),
    kind("pack", "Packs"),
    kind("text", "Texts"),
    kind("bot", "Bots"),
    kind("C", "The C library"),
];
