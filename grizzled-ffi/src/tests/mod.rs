//! The interface from inside: what needs core beside it, or a panic on demand. What a C program can try is
//! tried by one, in `examples/c`.

mod actions;
mod boundary;
mod calls;
mod campaigns;
mod channels;
mod clients;
mod commands;
mod events;
mod fields;
mod figures;
mod histories;
pub(crate) mod memory;
mod safety;
mod saves;
mod secrets;
mod settings;
mod views;
mod whole;
mod words;

use crate::layout::Start;
use crate::model::games::Session;
use crate::model::rules::Ruleset;
use grizzled_core::{Chance, Command, Seat, Seeded};
use std::sync::Arc;

/// Ways to play, some Chapters among them.
const WAYS: [&str; 12] = [
    "base 2 normal",
    "base 3 rookie",
    "base 4 veteran",
    "base 5 normal",
    "one-shot 3 beginner",
    "one-shot 4 normal",
    "one-shot 5 veteran without-traps",
    "duo normal",
    "solo",
    "chapter 0 3",
    "chapter 5 4",
    "chapter 9 5",
];

fn ruleset(preset: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::new(preset, &[], None).unwrap())
}

fn start(seed: u64) -> Start {
    Start { seed, ..Start::PLAIN }
}

fn session(preset: &str, seed: u64) -> Session {
    Session::new(ruleset(preset), &start(seed), None).unwrap()
}

/// A decision for a seat that is awaited, any as likely as the others.
fn choose(session: &Session, choices: &mut Seeded) -> Option<(Seat, Command)> {
    let awaited = session.game().awaiting();
    let seat = awaited.iter().nth(choices.below(u32::from(awaited.len()).max(1)) as usize)?;
    let legal = session.game().legal(seat);
    Some((seat, legal.get(choices.below(legal.len() as u32) as usize)?))
}

/// Plays a whole game at random; shows each state.
fn play(session: &mut Session, seed: u64, mut show: impl FnMut(&Session)) {
    let mut choices = Seeded::new(!seed);
    show(session);
    while let Some((seat, command)) = choose(session, &mut choices) {
        session.submit(seat, session.info().expected, &command).unwrap();
        show(session);
    }
}

/// Plays whole games at random, in every way to play; shows each state.
fn play_games(each: u64, mut show: impl FnMut(&Session)) {
    for seed in 0..each {
        for preset in WAYS {
            play(&mut session(preset, seed), seed, &mut show);
        }
    }
}
