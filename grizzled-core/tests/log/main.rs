//! Logs: what is written is read again to the same value, what is damaged is refused, old logs lead where they always led,
//! and a stream shows its viewer nothing that it may not know.

mod commitments;
mod cut;
mod damage;
mod epochs;
mod format_1;
mod golden;
mod names;
mod printing;
mod refused;
mod replays;
mod round_trips;
mod seeds;
mod staging;
mod streams;
mod taking_back;
mod twice;
mod versions;
mod viewers;
mod words;

use grizzled_core::log::{History, Log};
use grizzled_core::testkit::damage::sealed_lines;
use grizzled_core::testkit::{any, modes, rules_of};
use grizzled_core::{Chance, Command, Rules, Seat, Seeded, Setup};

/// A choice among all that any awaited seat can do.
fn any_decision<C: Chance + Clone>(history: &History<C>, chance: &mut impl Chance) -> Option<(Seat, Command)> {
    let awaited = history.game().awaiting();
    let seat = awaited.iter().nth(chance.below(u32::from(awaited.len()).max(1)) as usize)?;
    let legal = history.game().legal(seat);
    Some((seat, legal.get(chance.below(legal.len() as u32) as usize)?))
}

/// A game at random, with its log.
fn played_with(rules: Rules, setup: &Setup, seed: u64) -> History<Seeded> {
    let mut history = History::new(rules, setup, Seeded::new(seed)).expect("the set-up can be played");
    let mut chance = Seeded::new(!seed);
    while let Some((seat, command)) = any_decision(&history, &mut chance) {
        history.apply(seat, &command).expect("what is listed is accepted");
    }
    history
}

fn played(rules: Rules, seed: u64) -> Log {
    played_with(rules, &Setup::default(), seed).log().clone()
}

/// Every way to play, with a name that can be a file's.
fn every_mode() -> Vec<(String, Rules)> {
    let levels = ["rookie", "normal", "veteran"];
    let base = (2..=5u8).flat_map(|players| {
        levels
            .into_iter()
            .zip(0..)
            .map(move |(name, level)| (format!("base-{players}-{name}"), rules_of(players, level)))
    });
    let armistice = modes::all().into_iter().map(|(name, rules)| (name.replace(", ", "-").replace(' ', "-"), rules));
    base.chain(armistice).collect()
}
