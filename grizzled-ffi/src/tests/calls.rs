//! Calls through the interface that need a panic, a thread, or core's own answer beside them.

use super::{choose, create};
use crate::boundary::guarded;
use crate::codes::*;
use crate::convert::to_c;
use crate::exports::*;
use crate::handles::games;
use crate::layout::{CEvent, GameHandle, Info, Sized32};
use grizzled_core::Seeded;

fn info(game: GameHandle) -> (i32, u64) {
    let blank = Info {
        struct_size: Info::SIZE,
        events: 0,
        hash: 0,
        players: 0,
        ring: 0,
        awaited: 0,
        outcome: 0,
        mission: 0,
        leader: 0,
        turn: 0,
        reserved: 0,
    };
    let mut info = blank;
    // SAFETY: it is on the stack.
    let status = unsafe { grz_game_info(game, &mut info) };
    assert!(status == GRZ_OK || info == blank, "nothing is written unless it is done");
    (status, info.hash)
}

#[test]
fn a_panic_poisons_its_handle_and_no_other() {
    let (struck, sound) = (create(3, 1), create(4, 2));
    let panicked = guarded(|| games().with(struck.id, |_| panic!("on purpose")));
    assert_eq!(panicked, GRZ_E_INTERNAL);
    assert_eq!(info(struck).0, GRZ_E_POISONED);
    assert_eq!(info(sound).0, GRZ_OK);
    assert_eq!(grz_game_free(struck), GRZ_OK, "a poisoned game can be freed");
    assert_eq!(info(struck).0, GRZ_E_HANDLE);
    assert_eq!(grz_game_free(sound), GRZ_OK);
}

#[test]
fn a_call_during_a_call_is_busy() {
    let game = create(3, 3);
    let inside = games().with(game.id, |_| {
        let elsewhere = std::thread::spawn(move || (info(game).0, grz_game_free(game)));
        Ok((info(game).0, elsewhere.join().unwrap()))
    });
    assert_eq!(inside, Ok((GRZ_E_BUSY, (GRZ_E_BUSY, GRZ_E_BUSY))));
    assert_eq!(info(game).0, GRZ_OK);
    assert_eq!(grz_game_free(game), GRZ_OK);
}

/// The same seed and commands give the same game on both sides of the border.
#[test]
fn a_game_through_the_border_is_cores_own() {
    let game = create(5, 1914);
    let mut beside = crate::session::Session::new(crate::session::rules(0, 5, 1, 0).unwrap(), None, 1914).unwrap();
    let mut choices = Seeded::new(5);
    while let Some((seat, command)) = choose(&beside, &mut choices) {
        beside.submit(seat, &command).unwrap();
        // SAFETY: the command is on the stack.
        let status = unsafe { grz_submit(game, seat.number().into(), &to_c(&command), std::ptr::null_mut()) };
        assert_eq!((status, info(game).1), (GRZ_OK, beside.game.hash()));
    }
    assert_eq!(event_count(game), beside.count());
    assert_eq!(grz_game_free(game), GRZ_OK);
}

fn event_count(game: GameHandle) -> u32 {
    let (mut needed, nowhere) = (0, std::ptr::null_mut::<CEvent>());
    // SAFETY: no room is promised at `nowhere`.
    let status = unsafe { grz_events(game, GRZ_VIEWER_SPECTATOR, 0, nowhere, CEvent::SIZE, 0, &mut needed) };
    assert_eq!(status, GRZ_E_SHORT);
    needed
}

#[test]
fn many_threads_play_a_game_each() {
    std::thread::scope(|scope| {
        for seed in 0..8 {
            scope.spawn(move || {
                let game = create(2 + (seed % 4) as u8, seed);
                for _ in 0..200 {
                    assert_eq!(info(game).0, GRZ_OK);
                }
                assert_eq!(grz_game_free(game), GRZ_OK);
            });
        }
    });
}
