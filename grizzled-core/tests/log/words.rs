//! Every word that can stand in a log stands in a golden one, so that whoever changes what is written finds a test that fails.

use super::any::{any_armistice, any_start};
use super::golden::folder;
use super::{every_mode, played_with};
use grizzled_core::log::{Log, Stream};
use grizzled_core::testkit::{LogWord, every_log_word, words_of_log, words_of_stream};
use grizzled_core::{Seat, Seeded, Viewer};
use std::collections::BTreeSet;

#[test]
fn explore() {
    let mut missing = every_log_word();
    let mut kept = 0;
    for seed in 0..4000u64 {
        let mut chance = Seeded::new(seed);
        let rules = any_armistice(&mut chance);
        let setup = any_start(&rules, &mut chance);
        if setup.check(&rules).is_err() {
            continue;
        }
        let log = played_with(rules, &setup, seed).log().clone();
        let words = words_of_log(&log);
        let new: BTreeSet<_> = missing.intersection(&words).cloned().collect();
        if !new.is_empty() {
            kept += 1;
            println!(
                "{seed}: {} bytes {} json {} new {:?}",
                log.to_bytes().len(),
                log.to_json_lines().len(),
                new.len(),
                new.iter().take(4).collect::<Vec<_>>()
            );
            missing = missing.difference(&words).cloned().collect();
        }
    }
    println!("{kept} kept, missing {}: {missing:?}", missing.len());
}
