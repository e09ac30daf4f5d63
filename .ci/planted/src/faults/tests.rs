//! Table, sources and document belong together.

use super::document::{self, KINDS};
use super::table::{self, Fault};
use crate::copy;
use std::collections::BTreeSet;
use std::fs;

fn faults() -> Vec<Fault> {
    table::read().expect("the table can be read")
}

#[test]
fn each_fault_has_its_place_in_the_sources() {
    table::edits(&faults()).expect("what is replaced stands in the sources once");
}

#[test]
fn faults_do_not_overlap() {
    let mut edits = table::edits(&faults()).expect("what is replaced stands in the sources once");
    edits.sort_by_key(|edit| (edit.file.clone(), edit.range.start));
    for pair in edits.windows(2) {
        let apart = pair[0].file != pair[1].file || pair[0].range.end <= pair[1].range.start;
        assert!(apart, "{:?} and {:?}", pair[0], pair[1]);
    }
}

#[test]
fn names_are_unique() {
    let faults = faults();
    let names: BTreeSet<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names.len(), faults.len());
}

#[test]
fn there_are_faults_of_every_kind_and_of_no_other() {
    let faults = faults();
    let kinds: BTreeSet<&str> = faults.iter().map(|fault| fault.kind.as_str()).collect();
    assert_eq!(kinds, KINDS.iter().map(|kind| kind.word).collect());
    assert!(faults.len() >= 60);
}

/// The names of the channels, as the secrecy harness lists them.
fn channels() -> BTreeSet<String> {
    let path = copy::project().join("grizzled-core/src/testkit/secrets/channels.rs");
    let text = fs::read_to_string(path).expect("the list of channels can be read");
    let (_, list) = text.split_once("pub const CHANNELS").expect("the channels stand in a list");
    let (list, _) = list.split_once("];").expect("the list ends");
    let named = list.split("channel(\"").skip(1).chain(list.split("dear(\"").skip(1));
    named.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

#[test]
fn a_leak_is_planted_for_every_channel() {
    let faults = faults();
    let leaking: BTreeSet<String> = faults.iter().flat_map(|fault| fault.channels.iter().cloned()).collect();
    assert!(!leaking.is_empty());
    assert_eq!(leaking, channels());
}

#[test]
fn the_document_has_these_faults() {
    let text = fs::read_to_string(document::path()).expect("the document can be read");
    let rows = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| fault |"));
    let written: Vec<(&str, bool)> = rows
        .filter_map(|row| row.strip_prefix("| ")?.split_once(" | "))
        .map(|(name, rest)| (name, faults().iter().any(|fault| fault.name == name && rest.starts_with(&fault.what))))
        .collect();
    let same: Vec<&str> = written.iter().filter(|(_, same)| *same).map(|(name, _)| *name).collect();
    let names: BTreeSet<String> = faults().into_iter().map(|fault| fault.name).collect();
    assert_eq!(same.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>(), names);
    assert_eq!(same.len(), written.len());
}

#[test]
fn the_document_is_read_as_it_was_written() {
    let faults = faults();
    let written = fs::read_to_string(document::path()).expect("the document can be read");
    let read = document::read(&faults).expect("the document can be read");
    let again = document::text(&faults, &read);
    let rows = |text: &str| text.lines().filter(|line| line.starts_with("| ")).map(str::to_owned).collect::<Vec<_>>();
    let caught = |row: &String| !row.contains(document::NOT_CAUGHT);
    let expected: Vec<String> = rows(&written).into_iter().filter(caught).collect();
    assert_eq!(rows(&again).into_iter().filter(caught).collect::<Vec<_>>(), expected);
}
