//! What logs cost: bytes for a game in both forms, and how fast they are written, read and replayed, on one thread.
//!
//! `cargo bench -p grizzled-core --bench logs` plays a hundred games of each kind by random decisions, with a fixed seed.

use grizzled_core::cards::armistice;
use grizzled_core::log::{History, Log};
use grizzled_core::{Chance, Rules, Scenario, Seeded, Setup};
use std::hint::black_box;
use std::time::Instant;

const GAMES: u64 = 100;

fn played(rules: Rules, seed: u64) -> Log {
    let mut history =
        History::new(rules, &Setup::default(), Seeded::new(seed)).expect("the usual set-up can be played");
    let mut chance = Seeded::new(!seed);
    while let Some(seat) = history.game().awaiting().iter().next() {
        let legal = history.game().legal(seat);
        let command = legal.get(chance.below(legal.len() as u32) as usize).expect("the choice is among them");
        history.apply(seat, &command).expect("what is listed is accepted");
    }
    history.log().clone()
}

/// Nanoseconds for each log, the least of several rounds.
fn time<T, R>(logs: &[T], mut work: impl FnMut(&T) -> R) -> f64 {
    let rounds = (0..20).map(|_| {
        let start = Instant::now();
        logs.iter().for_each(|log| {
            let _ = black_box(work(log));
        });
        start.elapsed().as_nanos() as f64 / logs.len() as f64
    });
    rounds.fold(f64::INFINITY, f64::min)
}

fn report(name: &str, rules: Rules) {
    let logs: Vec<Log> = (0..GAMES).map(|seed| played(rules, seed)).collect();
    let bytes: Vec<Vec<u8>> = logs.iter().map(Log::to_bytes).collect();
    let lines: Vec<String> = logs.iter().map(Log::to_json_lines).collect();
    let mean = |total: usize| total as f64 / GAMES as f64;
    let events = mean(logs.iter().map(|log| log.events().count()).sum());
    let (header, size) = (mean(logs.iter().map(|log| log.header_bytes().len()).sum()), |total| mean(total));
    println!(
        "{name}: {events:.0} events; {:.0} bytes, {header:.0} of them rules; {:.0} bytes of JSON",
        size(bytes.iter().map(Vec::len).sum()),
        size(lines.iter().map(String::len).sum()),
    );
    let replay = time(&logs, |log| log.replay());
    println!("  replayed, every event checked: {replay:.0} ns, {:.1} M events/s", events / replay * 1e3);
    let written = time(&logs, |log| log.to_bytes());
    let read = time(&bytes, |bytes| Log::from_bytes(bytes));
    println!("  bytes: {written:.0} ns to write, {read:.0} ns to read");
    let written = time(&logs, |log| log.to_json_lines());
    let read = time(&lines, |lines| Log::from_json_lines(lines));
    println!("  JSON: {written:.0} ns to write, {read:.0} ns to read");
}

fn main() {
    report("base game, 4 players", Scenario::base(4).rules().expect("four can play"));
    report("one-shot, 4 players", Scenario::one_shot(4, armistice::NORMAL).rules().expect("four can play"));
    report("game for one", Scenario::solo().rules().expect("one can play"));
}
