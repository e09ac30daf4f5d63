//! The interface from inside: what needs core beside it, or a panic on demand. What a C program can try is
//! tried by one, in `examples/c/test_faults.c`.

mod calls;
mod commands;
mod events;

use crate::codes::{GRZ_MODE_BASE, GRZ_MODE_DUO, GRZ_MODE_ONE_SHOT, GRZ_MODE_SOLO};
use crate::exports::grz_game_create;
use crate::layout::{GameHandle, Options, Sized32};
use crate::session::{Session, rules};
use grizzled_core::{Chance, Command, Seat, Seeded};

/// A game for `players` from a seed.
fn create(players: u8, seed: u64) -> GameHandle {
    let size = Options::SIZE;
    let options =
        Options { struct_size: size, players, level: 1, trials: 0, leader: 255, seed, mode: 0, reserved: [0; 7] };
    let mut game = GameHandle::default();
    // SAFETY: both are on the stack.
    assert_eq!(unsafe { grz_game_create(&options, &mut game) }, crate::codes::GRZ_OK);
    game
}

/// A decision for a seat that is awaited, any as likely as the others.
fn choose(session: &Session, choices: &mut Seeded) -> Option<(Seat, Command)> {
    let awaited = session.game.awaiting();
    let seat = awaited.iter().nth(choices.below(u32::from(awaited.len()).max(1)) as usize)?;
    let legal = session.game.legal(seat);
    Some((seat, legal.get(choices.below(legal.len() as u32) as usize)?))
}

/// Every way to play that C can ask for: mode, players, level.
fn ways_to_play() -> Vec<(u8, u8, u8)> {
    let levels = |mode, players| (0..3).map(move |level| (mode, players, level));
    let base = (2..=5).flat_map(|players| levels(GRZ_MODE_BASE, players));
    let one_shots = (3..=5).flat_map(|players| levels(GRZ_MODE_ONE_SHOT, players));
    let few = levels(GRZ_MODE_DUO, 2).chain([(GRZ_MODE_SOLO, 1, 1)]);
    base.chain(one_shots).chain(few).collect()
}

/// Plays whole games at random, in every way to play; shows each state and its decision.
fn play_games(each: u64, mut show: impl FnMut(&Session)) {
    for seed in 0..each {
        for (mode, players, level) in ways_to_play() {
            let mut session = Session::new(rules(mode, players, level, 0).unwrap(), None, seed).unwrap();
            let mut choices = Seeded::new(!seed);
            show(&session);
            while let Some((seat, command)) = choose(&session, &mut choices) {
                session.submit(seat, &command).unwrap();
                show(&session);
            }
        }
    }
}
