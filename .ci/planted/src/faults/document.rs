//! The document of the faults.

use super::findings::{By, Finding, Findings};
use super::table::Fault;
use crate::{Result, copy};
use std::fs;
use std::path::PathBuf;

const HEAD: &str = include_str!("head.md");
const NOT_CAUGHT: &str = "**not caught**";

pub(super) fn path() -> PathBuf {
    copy::project().join("grizzled-core/tests/FAULTS.md")
}

pub(super) fn write(faults: &[Fault], findings: &Findings) -> Result<()> {
    if let Some(fault) = faults.iter().find(|fault| !findings.was_tried(fault)) {
        return Err(format!("{} was not tried yet", fault.name).into());
    }
    Ok(fs::write(path(), text(faults, findings))?)
}

fn text(faults: &[Fault], findings: &Findings) -> String {
    let alone = faults.iter().filter(|fault| findings.found(fault).len() == 1).count();
    let missed = faults.iter().filter(|fault| findings.found(fault).is_empty()).count();
    let counts =
        format!("{} faults: {missed} that no suite catches, {alone} that one suite alone catches.", faults.len());
    let slow: Vec<String> = findings.slow_tests().map(|(suite, test)| format!("`{}`", said(suite, test))).collect();
    let given = findings.most_seconds.map_or(String::new(), |most| format!("Each run was given {most} seconds. "));
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
        1 => format!("**alone:** {}", seconds.collect::<String>()),
        _ => seconds.collect::<Vec<_>>().join(", "),
    };
    let by = found.first().map_or(String::new(), |(suite, finding)| first(suite, finding));
    let channels = if fault.channels.is_empty() { String::new() } else { format!(" ({})", fault.channels.join(", ")) };
    format!("| {} | {}{channels} | {suites} | {by} |\n", fault.name, fault.what)
}

fn first(suite: &str, finding: &Finding) -> String {
    match &finding.by {
        By::Test(test) => format!("`{}`", said(suite, test)),
        By::Crash => format!("{} crashes", said(suite, "")),
        By::Time => format!("{} does not end", said(suite, "")),
    }
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
