//! Logs of every mode that were written once and must lead to the same hash for good.
//!
//! `GRZ_GOLDEN=write cargo test -p grizzled-core --test log golden` adds those of modes and formats that have none yet; one
//! that is there is never written again.

use super::{every_mode, played};
use grizzled_core::log::{FORMAT, Log};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn folder() -> PathBuf {
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
        if ["base-4-normal", "one-shot-normal-4-seats", "solo", "duo"].iter().any(|mode| name.ends_with(mode)) {
            fs::write(folder().join(&name).with_extension("jsonl"), log.to_json_lines()).expect("lines can be written");
        }
        hashes.insert(name, log.replay().expect("it was played").hash());
    }
    let list: String = hashes.iter().map(|(name, hash)| format!("{name} {hash:016x}\n")).collect();
    fs::write(folder().join("hashes.txt"), list).expect("the list can be written");
}

#[test]
fn golden_logs_lead_where_they_always_led() {
    if env::var_os("GRZ_GOLDEN").is_some_and(|told| told == "write") {
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
        if let Ok(lines) = fs::read_to_string(folder().join(name).with_extension("jsonl")) {
            assert_eq!(Log::from_json_lines(&lines).as_ref(), Ok(&log), "{name}: lines");
        }
    }
    let missing: Vec<String> =
        wanted().into_iter().map(|(name, _)| name).filter(|name| !hashes.contains_key(name)).collect();
    assert!(
        missing.is_empty(),
        "no golden log of {missing:?}: GRZ_GOLDEN=write cargo test -p grizzled-core --test log"
    );
}
