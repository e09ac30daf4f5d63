//! Plays seeded games without std and without memory to allocate.
#![cfg_attr(target_arch = "wasm32", no_std)]

use grizzled_core::cards::armistice::NORMAL;
use grizzled_core::rules::RulesError;
use grizzled_core::{Chance, Game, Rules, Scenario, Seeded, Setup};

/// The number of the last way to play.
pub const LAST_WAY: u8 = 10;

/// The ways to play by number: 2 to 5 the base game for so many, 6 for one, 7 for two with two Grizzled each, 8 to 10
/// one-shots for three to five.
fn rules(way: u8) -> Result<Rules, RulesError> {
    match way {
        6 => Scenario::solo().rules(),
        7 => Scenario::one_shot(4, NORMAL).duo().rules(),
        8..=LAST_WAY => Scenario::one_shot(way - 5, NORMAL).rules(),
        players => Scenario::base(players).rules(),
    }
}

/// The hashes of all states of a game, folded into one; 0 for a way that cannot be played.
pub fn fold(way: u8, seed: u64) -> u64 {
    let Ok(rules) = rules(way) else { return 0 };
    let (mut chance, mut choices) = (Seeded::new(seed), Seeded::new(!seed));
    let Ok(mut game) = Game::new(rules, &Setup::default(), &mut chance, &mut ()) else { return 0 };
    let mut fold = game.hash();
    while let Some(seat) = game.awaiting().iter().next() {
        let legal = game.legal(seat);
        let choice = choices.below(legal.len() as u32) as usize;
        let applied = legal.get(choice).map(|command| game.apply(seat, &command, &mut chance, &mut ()));
        if !matches!(applied, Some(Ok(()))) {
            return 0;
        }
        fold = fold.rotate_left(1) ^ game.hash();
    }
    fold
}

/// [`fold`], exported to be called from outside.
#[unsafe(no_mangle)]
pub extern "C" fn play(way: u32, seed: u32) -> u64 {
    fold(way as u8, seed.into())
}

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
