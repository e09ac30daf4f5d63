//! Commands that are stored before they are carried out.

use crate::boundary::{answer_list, guarded, guarded_reporting, read};
use crate::convert::from_c;
use crate::layout::{CCommand, CError, GameHandle};
use crate::model::{GAMES, seat};

/// Tries a command for a seat, for a host that stores what follows from it before anybody learns of it: grz_staged_save
/// gives what is to be stored, and then grz_commit carries the command out. Where storing fails, grz_roll_back leaves
/// game and chance as they were, whatever the command would have drawn or shown. Until then all other functions show
/// the game without it, and no other command is taken.
///
/// `expected`: as for grz_submit.
/// Statuses: GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_SEQUENCE, GRZ_E_MIDWAY,
/// GRZ_E_STAGED (another command is staged), GRZ_E_VALUE (a number of the command or the seat is outside its range).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_stage(
    game: GameHandle,
    seat: u32,
    expected: u32,
    command: *const CCommand,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |_| {
            let (seat, command) = (self::seat(seat)?, from_c(&read(command)?)?);
            GAMES.with(game.id, |session| session.stage(seat, expected, &command))
        })
    }
}

/// The log of a game as it will be once the staged command is committed, to be stored.
///
/// `form`, `bytes`, `capacity`, `needed`: as for grz_game_save.
/// Statuses: GRZ_E_STAGED (no command is staged), GRZ_E_VALUE (no such form).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_staged_save(
    game: GameHandle,
    form: u32,
    bytes: *mut u8,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_list(bytes, capacity, needed, || GAMES.with(game.id, |session| Ok(session.staged_save(form)?))) }
}

/// Carries out the command that was staged. What follows from it can be read with grz_game_events.
///
/// Statuses: GRZ_E_STAGED (no command is staged).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_commit(game: GameHandle) -> i32 {
    guarded(|| GAMES.with(game.id, |session| session.commit()))
}

/// Forgets the command that was staged.
///
/// Statuses: GRZ_E_STAGED (no command is staged).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_roll_back(game: GameHandle) -> i32 {
    guarded(|| GAMES.with(game.id, |session| Ok(session.roll_back()?)))
}
