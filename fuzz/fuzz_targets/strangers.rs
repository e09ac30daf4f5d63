//! Any events in any order: a host and its clients take them at their word, agree with each other, and still
//! answer every question.
#![no_main]

// The same strange things that the laws of the engine are tested with.
#[path = "../../grizzled-core/tests/laws/any/mod.rs"]
mod any;
#[path = "../../grizzled-core/tests/laws/modes.rs"]
mod modes;

use any::{Choose, Strangers, any_armistice, any_deck, any_event, any_start};
use grizzled_core::{Game, Rules, Seeded};
use grizzled_fuzz::Bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let rules = any_rules(&mut bytes);
    let mut log = Vec::new();
    if bytes.byte() & 1 == 1 {
        begin(rules, &mut bytes, &mut log);
    }
    let mut strangers = Strangers::new(rules);
    log.iter().for_each(|event| strangers.tell(event));
    while !bytes.is_empty() {
        let event = any_event(&mut bytes);
        strangers.tell(&event);
        strangers.agree();
        log.push(event);
    }
    strangers.ask(&mut Seeded::new(log.len() as u64));
    assert_eq!(Game::replay(rules, &log), strangers.game, "a replay tells what evolving told");
});

/// The base deck, any other, any cards beside the Trials, or any way to play *Armistice*.
fn any_rules(bytes: &mut Bytes<'_>) -> Rules {
    let rules = Rules::base(2 + bytes.less_than(4) as u8);
    let seed = bytes.byte();
    let rules = match seed {
        0..96 => rules.build(),
        160..192 => return any_armistice(&mut Seeded::new(seed.into())),
        192.. => return modes::pick(usize::from(seed - 192)),
        _ => rules.deck(&any_deck(&mut Seeded::new(seed.into()))).trials(1).build(),
    };
    rules.expect("2 to 5 players, a deck of two cards or more")
}

/// A true beginning, so that what follows finds something to spoil.
fn begin(rules: Rules, bytes: &mut Bytes<'_>, log: &mut Vec<grizzled_core::Event>) {
    let mut chance = Seeded::new(bytes.seed());
    let odd = chance.one_in(2).then(|| any_start(&rules, &mut chance));
    let setup = odd.filter(|start| start.check(&rules).is_ok()).unwrap_or_default();
    Game::new(rules, &setup, &mut chance, log).expect("any start can be played");
}
