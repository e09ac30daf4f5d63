//! The interface from inside: what needs core beside it, or a panic on demand. What a C program can try is
//! tried by one, in `examples/c/test_faults.c`.

mod calls;
mod commands;
mod events;

use crate::exports::grz_game_create;
use crate::layout::{GameHandle, Options, Sized32};
use crate::session::Session;
use grizzled_core::{Chance, Command, Seat, Seeded};

/// A game for `players` from a seed.
fn create(players: u8, seed: u64) -> GameHandle {
    let options = Options { struct_size: Options::SIZE, players, level: 1, trials: 0, leader: 255, seed };
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

/// Plays whole games at random, for every number of players and level; shows each state and its decision.
fn play_games(each: u64, mut show: impl FnMut(&Session)) {
    for seed in 0..each {
        for (players, level) in (2..=5).flat_map(|players| (0..3).map(move |level| (players, level))) {
            let mut session = Session::new(players, level, 0, None, seed).unwrap();
            let mut choices = Seeded::new(!seed);
            show(&session);
            while let Some((seat, command)) = choose(&session, &mut choices) {
                session.submit(seat, &command).unwrap();
                show(&session);
            }
        }
    }
}
