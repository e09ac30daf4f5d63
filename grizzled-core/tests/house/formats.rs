//! Each format of the log is a folder that nothing looks into but the list of formats, and the format before it, which is
//! carried over to it.

use crate::assert_none;
use crate::source::{Source, crate_folder, rust_files, words};

const LOG: &str = "src/records/log/";
/// The one list of formats.
const LIST: &str = "src/records/log/formats.rs";

/// The number of a format that a name is: `v1`.
fn format(name: &str) -> Option<u16> {
    name.strip_prefix('v')?.parse().ok()
}

/// The format in whose folder a file lies.
fn format_of(path: &str) -> Option<u16> {
    path.strip_prefix(LOG)?.split('/').next().and_then(format)
}

/// The places where a file names a format, from where its own folder is not meant.
fn complaints(source: &Source) -> Vec<String> {
    let own = format_of(&source.path);
    let is_list = source.path == LIST;
    let named = words(&source.code).filter_map(|(at, word)| format(word).map(|number| (at, number)));
    let wrong = named.filter(|&(at, number)| {
        let is_declared = source.code[..at].ends_with("mod ");
        !is_list && !is_declared && own != Some(number) && own.map(|own| own + 1) != Some(number)
    });
    wrong.map(|(at, number)| format!("{}: format {number} is reached into from outside", source.place(at))).collect()
}

/// The tables that formats have in common are theirs, and the list's.
fn complaints_of_tables(source: &Source) -> Vec<String> {
    let may = format_of(&source.path).is_some()
        || source.path == LIST
        || source.path.strip_prefix(LOG).is_some_and(|path| path.starts_with("tables1/"));
    let named = source.places_of("tables1").into_iter().filter(|&at| !may && !source.code[..at].ends_with("mod "));
    named.map(|at| format!("{}: these tables are for formats alone", source.place(at))).collect()
}

#[test]
fn nothing_reaches_into_a_format() {
    let files = rust_files(&crate_folder(), "src");
    let logs: Vec<Source> = files.into_iter().filter(|source| source.path.starts_with("src/records/")).collect();
    assert!(logs.iter().filter(|source| format_of(&source.path).is_some()).count() > 5, "there are formats");
    let found = logs.iter().flat_map(|source| [complaints(source), complaints_of_tables(source)].concat());
    assert_none(&found.collect::<Vec<_>>());
}

#[test]
fn a_look_into_a_format_is_found() {
    let complaints_of = |path: &str, text: &str| complaints(&Source::new(path, text));
    let text = "use super::v1::header::Header;\nmod v1;\n";
    let expected = ["src/records/log/stream.rs:1: format 1 is reached into from outside"];
    assert_eq!(complaints_of("src/records/log/stream.rs", text), expected);
    assert_eq!(complaints_of("src/records/log/v2/mod.rs", text).len(), 1, "a newer format looks into an older");
    assert_eq!(complaints_of("src/records/log/v0/mod.rs", text), [""; 0], "it is carried over to the next");
    assert_eq!(complaints_of(LIST, text), [""; 0]);
    let tables = Source::new("src/records/log/rules.rs", "use super::tables1::rules_bytes;");
    assert_eq!(complaints_of_tables(&tables).len(), 1);
}
