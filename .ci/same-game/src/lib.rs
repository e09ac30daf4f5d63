//! Plays seeded games without std and without memory to allocate.
#![cfg_attr(target_arch = "wasm32", no_std)]

use grizzled_core::{Chance, Game, Rules, Seeded, Setup};

/// The hashes of all states of a game, folded into one; 0 for a number of players that cannot be.
pub fn fold(players: u8, seed: u64) -> u64 {
    let Ok(rules) = Rules::base(players).build() else { return 0 };
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

/// The same, to be called from outside.
#[unsafe(no_mangle)]
pub extern "C" fn play(players: u32, seed: u32) -> u64 {
    fold(players as u8, seed.into())
}

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
