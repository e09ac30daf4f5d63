//! Calls through the interface that need a panic, a thread, or core's own answer beside them.

use super::{WAYS, choose, session, start};
use crate::boundary::guarded;
use crate::codes::*;
use crate::convert::to_c;
use crate::exports::*;
use crate::layout::{CEvent, GameHandle, Info, PackHandle, RulesHandle, Sized32};
use crate::model::GAMES;
use grizzled_core::Seeded;
use std::ffi::CString;
use std::ptr::{null, null_mut};

/// A game by this way to play, from a seed.
fn create(preset: &str, seed: u64) -> GameHandle {
    let preset = CString::new(preset).unwrap();
    let (mut rules, mut game) = (RulesHandle::default(), GameHandle::default());
    let built_in = PackHandle::default();
    // SAFETY: everything is on the stack.
    unsafe {
        let status = grz_rules_create(preset.as_ptr(), GRZ_TO_NUL, null(), 0, built_in, &mut rules, null_mut());
        assert_eq!(status, GRZ_OK);
        assert_eq!(grz_game_create(rules, &start(seed), null(), 0, &mut game, null_mut()), GRZ_OK);
    }
    assert_eq!(grz_rules_free(rules), GRZ_OK, "the game keeps its rules");
    game
}

fn info(game: GameHandle) -> (i32, Info) {
    let mut info = Info { struct_size: Info::SIZE, ..session(WAYS[0], 1).info() };
    let blank = info;
    // SAFETY: it is on the stack.
    let status = unsafe { grz_game_info(game, &mut info) };
    assert!(status == GRZ_OK || info == blank, "nothing is written unless it is done");
    (status, info)
}

fn hash(game: GameHandle) -> u64 {
    let mut hash = 0;
    // SAFETY: it is on the stack.
    assert_eq!(unsafe { grz_game_hash(game, &mut hash) }, GRZ_OK);
    hash
}

#[test]
fn a_panic_poisons_its_handle_and_no_other() {
    let (struck, sound) = (create("base 3 normal", 1), create("base 4 normal", 2));
    let panicked = guarded(|| GAMES.with(struck.id, |_| panic!("on purpose")));
    assert_eq!(panicked, GRZ_E_INTERNAL);
    assert_eq!(info(struck).0, GRZ_E_POISONED);
    assert_eq!(info(sound).0, GRZ_OK);
    assert_eq!(grz_game_free(struck), GRZ_OK, "a poisoned game can be freed");
    assert_eq!(info(struck).0, GRZ_E_HANDLE);
    assert_eq!(grz_game_free(sound), GRZ_OK);
}

#[test]
fn a_call_during_a_call_is_busy() {
    let game = create("base 3 normal", 3);
    let inside = GAMES.with(game.id, |_| {
        let elsewhere = std::thread::spawn(move || (info(game).0, grz_game_free(game)));
        Ok((info(game).0, elsewhere.join().unwrap()))
    });
    assert_eq!(inside, Ok((GRZ_E_BUSY, (GRZ_E_BUSY, GRZ_E_BUSY))));
    assert_eq!(info(game).0, GRZ_OK);
    assert_eq!(grz_game_free(game), GRZ_OK);
}

/// A seed and its commands give the same game in core and through the C interface.
#[test]
fn a_game_through_the_boundary_is_cores_own() {
    for (seed, preset) in (1914..).zip(WAYS) {
        let game = create(preset, seed);
        let mut core = session(preset, seed);
        let mut choices = Seeded::new(5);
        while let Some((seat, command)) = choose(&core, &mut choices) {
            let before = core.count();
            core.submit(seat, before, &command).unwrap();
            // SAFETY: the command is on the stack.
            let status = unsafe { grz_submit(game, seat.number().into(), before, &to_c(&command), null_mut()) };
            assert_eq!((status, hash(game), info(game).1), (GRZ_OK, core.game().hash(), core.info()));
        }
        assert_eq!(event_count(game), core.count());
        assert_eq!(grz_game_free(game), GRZ_OK);
    }
}

fn event_count(game: GameHandle) -> u32 {
    let (mut needed, nowhere) = (0, null_mut::<CEvent>());
    // SAFETY: no room is promised at `nowhere`.
    let status = unsafe { grz_game_events(game, GRZ_VIEWER_SPECTATOR, 0, nowhere, CEvent::SIZE, 0, &mut needed) };
    assert_eq!(status, GRZ_E_SHORT);
    needed
}

/// CMD-1: a command that was meant for what the player saw is not carried out in another situation.
#[test]
fn cmd_1_a_stale_command_changes_nothing() {
    let mut game = session("base 4 normal", 7);
    let before = (game.count(), game.game().hash());
    let (seat, command) = choose(&game, &mut Seeded::new(1)).unwrap();
    for stale in [0, before.0 - 1, before.0 + 1] {
        assert_eq!(game.submit(seat, stale, &command), Err(GRZ_E_SEQUENCE.into()));
    }
    assert_eq!((game.count(), game.game().hash()), before);
    assert_eq!(game.submit(seat, GRZ_ANY_SEQUENCE, &command), Ok(()));
}

#[test]
fn many_threads_play_a_game_each() {
    std::thread::scope(|scope| {
        for seed in 0..8 {
            scope.spawn(move || {
                let game = create(WAYS[seed as usize], seed);
                for _ in 0..200 {
                    assert_eq!(info(game).0, GRZ_OK);
                }
                assert_eq!(grz_game_free(game), GRZ_OK);
            });
        }
    });
}
