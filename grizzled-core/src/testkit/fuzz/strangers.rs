//! Events that no game would emit.

use super::bytes::Bytes;
use crate::game::Game;
use crate::play::{Seeded, Setup};
use crate::records::log::Log;
use crate::rules::{Rules, Scenario};
use crate::testkit::any::{Choose, any_armistice, any_deck, any_event, any_mutant, any_start};
use crate::testkit::strangers::Strangers;
use crate::testkit::{modes, played_on};
use crate::vocabulary::Event;
use alloc::vec::Vec;

pub(super) fn run(rules: Rules, mut bytes: Bytes<'_>, all: &[u8]) {
    let mut log = Vec::new();
    if bytes.byte() & 1 == 1 {
        begin(rules, &mut bytes, &mut log);
    }
    forged_and_played_on(rules, &log, &mut Bytes::new(all));
    let mut strangers = Strangers::new(rules);
    log.iter().for_each(|event| strangers.feed(event));
    while !bytes.is_empty() {
        let event = any_event(&mut bytes);
        strangers.feed(&event);
        strangers.agree();
        log.push(event);
    }
    strangers.ask(&mut Seeded::new(log.len() as u64));
    assert_eq!(Game::replay(rules, &log), strangers.game, "a replay gives what evolving gave");
}

/// What is accepted of a true beginning with forged events in it and behind it can be played on.
fn forged_and_played_on(rules: Rules, beginning: &[Event], bytes: &mut Bytes<'_>) {
    if beginning.is_empty() {
        return;
    }
    let (mut game, mut log) = (Game::empty(rules), Log::new(rules));
    for (at, event) in beginning.iter().enumerate() {
        if bytes.one_in(16) {
            let mutant = any_mutant(&game, beginning, at, beginning, bytes);
            played_on::accept(&mut game, &mut log, &mutant);
        }
        played_on::accept(&mut game, &mut log, event);
    }
    for _ in 0..8 {
        let mutant = any_mutant(&game, beginning, bytes.less_than(beginning.len()), beginning, bytes);
        played_on::accept(&mut game, &mut log, &mutant);
    }
    played_on::play_on(log, bytes);
}

/// The base deck, any other, any cards beside the Trials, or any way to play *Armistice*.
pub(super) fn any_rules(bytes: &mut Bytes<'_>) -> Rules {
    let usual = Scenario::base(2 + bytes.less_than(4) as u8);
    let seed = bytes.byte();
    let rules = match seed {
        0..96 => usual.rules(),
        160..192 => return any_armistice(&mut Seeded::new(seed.into())),
        192.. => return modes::pick(usize::from(seed - 192)),
        _ => Scenario { deck: &any_deck(&mut Seeded::new(seed.into())), trials: 1, ..usual }.rules(),
    };
    rules.expect("2 to 5 players, a deck of two cards or more")
}

/// A true beginning, so that what follows finds something to spoil.
fn begin(rules: Rules, bytes: &mut Bytes<'_>, log: &mut Vec<Event>) {
    let mut chance = Seeded::new(bytes.seed());
    let odd = chance.one_in(2).then(|| any_start(&rules, &mut chance));
    let setup: Setup = odd.filter(|start| start.check(&rules).is_ok()).unwrap_or_default();
    Game::new(rules, &setup, &mut chance, log).expect("any start can be played");
}
