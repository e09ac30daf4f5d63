//! Logs of every mode that were written once and must lead to the same hash for good.
//!
//! `GRZ_GOLDEN=write cargo test -p grizzled-core --test log golden` adds those of modes and formats that have none yet; one
//! that is there is never written again.

use super::format_1::lines_of_1;
use super::{every_mode, played, words};
use grizzled_core::log::{FORMAT, Log, Stream};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

pub(super) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")
}

/// The hash at the end of each log, by the log's name.
fn hashes() -> BTreeMap<String, u64> {
    let list = fs::read_to_string(folder().join("hashes.txt")).unwrap_or_default();
    let line = |line: &str| {
        let (name, hash) = line.split_once(' ')?;
        Some((name.to_owned(), u64::from_str_radix(hash, 16).ok()?))
    };
    list.lines().filter_map(line).collect()
}

/// The modes of which there are lines of JSON, too.
const IN_LINES: [&str; 4] = ["base-4-normal", "one-shot-normal-4-seats", "solo", "duo"];
/// The streams of format 1, each in both forms.
const STREAMS_OF_1: [&str; 3] = ["base-4-normal", "one-shot-normal-4-seats", "duo"];

/// The formats that are no longer written, and how many logs there are of each.
const OLD_FORMATS: [(u16, usize); 1] = [(1, 36)];

/// Whether a log of this name is there as lines of JSON, too.
fn is_in_lines(name: &str) -> bool {
    name.split_once('/').is_some_and(|(_, mode)| IN_LINES.contains(&mode))
}

/// A Chapter for four seats is enough of each, and lines of JSON of a few.
fn wanted() -> Vec<(String, Log)> {
    let modes = every_mode().into_iter().filter(|(name, _)| !name.starts_with("chapter") || name.ends_with("4-seats"));
    modes.map(|(name, rules)| (format!("v{FORMAT}/{name}"), played(rules, 1914))).collect()
}

fn write_missing() {
    let mut hashes = hashes();
    fs::create_dir_all(folder().join(format!("v{FORMAT}"))).expect("a folder can be made");
    for (name, log) in wanted() {
        if hashes.contains_key(&name) {
            continue;
        }
        fs::write(folder().join(&name).with_extension("log"), log.to_bytes()).expect("a log can be written");
        hashes.insert(name, log.replay().expect("it was played").hash());
    }
    let list: String = hashes.iter().map(|(name, hash)| format!("{name} {hash:016x}\n")).collect();
    fs::write(folder().join("hashes.txt"), list).expect("the list can be written");
    hashes.keys().filter(|name| is_in_lines(name)).for_each(|name| write_missing_lines(name));
    STREAMS_OF_1.iter().for_each(|name| write_missing_lines(&format!("v1/streams/{name}")));
    [1, 2].into_iter().for_each(words::write_missing);
    words::write_missing_fields();
}

/// Writes what a golden file has in bytes as lines of its format.
fn write_missing_lines(name: &str) {
    let path = folder().join(name);
    let bytes = fs::read(path.with_extension("log")).expect("a file");
    let lines = if name.contains("streams") {
        Stream::from_bytes(&bytes).expect("a stream").to_json_lines()
    } else {
        Log::from_bytes(&bytes).expect("a log").to_json_lines()
    };
    let lines = if name.starts_with("v1") { lines_of_1(&lines) } else { lines };
    let path = path.with_extension("jsonl");
    if !path.exists() {
        fs::write(path, lines).expect("lines can be written");
    }
}

#[test]
fn golden_logs_lead_where_they_always_led() {
    if env::var_os("GRZ_GOLDEN").is_some_and(|value| value == "write") {
        write_missing();
    }
    let hashes = hashes();
    for (name, hash) in &hashes {
        let bytes =
            fs::read(folder().join(name).with_extension("log")).unwrap_or_else(|error| panic!("{name}: {error}"));
        let log = Log::from_bytes(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = log.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(game.hash(), *hash, "{name}");
        assert!(game.outcome().is_some(), "{name} is a whole game");
        if name.starts_with(&format!("v{FORMAT}/")) {
            assert!(log.to_bytes() == bytes, "{name} is written as it was");
        }
        if is_in_lines(name) {
            let lines = fs::read_to_string(folder().join(name).with_extension("jsonl"));
            let lines = lines.unwrap_or_else(|error| panic!("{name}, its lines: {error}"));
            assert_eq!(Log::from_json_lines(&lines).as_ref(), Ok(&log), "{name}: lines");
        }
    }
}

/// The files below a folder, each by its path from there.
pub(super) fn files_below(folder: &Path, name: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let below = entries.map(|entry| entry.expect("an entry")).flat_map(|entry| {
        let name = format!("{name}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() { files_below(&entry.path(), &format!("{name}/")) } else { BTreeSet::from([name]) }
    });
    below.collect()
}

/// What is golden is never lost: each log has its hash and its files, and there are no others.
#[test]
fn every_golden_file_is_there() {
    let listed: BTreeSet<String> = hashes().into_keys().collect();
    for (format, logs) in OLD_FORMATS {
        let of_it = listed.iter().filter(|name| name.starts_with(&format!("v{format}/"))).count();
        assert_eq!(of_it, logs, "logs of format {format} in hashes.txt");
    }
    let now: BTreeSet<String> = wanted().into_iter().map(|(name, _)| name).collect();
    let listed_now = listed.iter().filter(|name| name.starts_with(&format!("v{FORMAT}/"))).cloned().collect();
    assert_eq!(now, listed_now, "hashes.txt: GRZ_GOLDEN=write cargo test -p grizzled-core --test log golden");
    let lines = listed.iter().filter(|name| is_in_lines(name)).map(|name| format!("{name}.jsonl"));
    let logs = listed.iter().map(|name| format!("{name}.log"));
    let streams = STREAMS_OF_1.iter().flat_map(|name| ["log", "jsonl"].map(|form| format!("v1/streams/{name}.{form}")));
    let words = words::FILES.iter().flat_map(|(name, count)| {
        (1..=*count).flat_map(move |number| ["log", "jsonl"].map(|form| format!("{name}-{number:02}.{form}")))
    });
    let fields =
        ["log", "stream"].iter().flat_map(|kind| ["log", "jsonl"].map(|form| format!("v2/words/{kind}-fields.{form}")));
    let refusals = ["armistice.txt", "base.txt", "never.txt", "pack.json"].map(|name| format!("refusals/{name}"));
    let others = refusals.into_iter().chain(["hashes.txt", "texts.txt"].map(str::to_owned));
    let files = logs.chain(lines).chain(streams).chain(words).chain(fields).chain(others);
    assert_eq!(files_below(&folder(), ""), files.collect());
}
