//! The document of the faults.

use super::findings::Findings;
use super::table::Fault;
use crate::{Result, copy};
use std::fmt::Write;
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

pub(super) fn text(faults: &[Fault], findings: &Findings) -> String {
    let alone = faults.iter().filter(|fault| findings.found(fault).len() == 1).count();
    let missed = faults.iter().filter(|fault| findings.found(fault).is_empty()).count();
    let mut text = HEAD.to_owned();
    let counts =
        format!("{} faults: {missed} that no suite catches, {alone} that one suite alone catches.\n", faults.len());
    text.push_str(&counts);
    for kind in KINDS {
        let of_kind = faults.iter().filter(|fault| fault.kind == kind.word);
        text.push_str(&format!("\n## {}\n\n", kind.title));
        text.push_str("| fault | what it does | caught by, after so many seconds | first by |\n|---|---|---|---|\n");
        for fault in of_kind {
            text.push_str(&row(fault, findings));
        }
    }
    text
}

fn row(fault: &Fault, findings: &Findings) -> String {
    let found = findings.found(fault);
    let mut suites = String::new();
    for (place, (suite, finding)) in found.iter().enumerate() {
        let comma = if place == 0 { "" } else { ", " };
        let _ = write!(suites, "{comma}{} {:.1}", suite.replace("::", "\u{a0}"), finding.seconds);
    }
    let suites = match found.len() {
        0 => NOT_CAUGHT.to_owned(),
        1 => format!("**alone:** {suites}"),
        _ => suites,
    };
    let by = found.first().map_or("", |(_, finding)| &finding.by);
    let channels = if fault.channels.is_empty() { String::new() } else { format!(" ({})", fault.channels.join(", ")) };
    format!("| {} | {}{channels} | {suites} | {by} |\n", fault.name, fault.what)
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
