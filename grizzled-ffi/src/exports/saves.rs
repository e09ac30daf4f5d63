//! What is kept and sent: logs of hosts, streams of viewers.

use crate::boundary::{
    answer_list, answer_reporting, answer_struct_reporting, guarded_reporting, read, read_bytes, read_text,
};
use crate::codes::GRZ_MAX_INPUT;
use crate::layout::{CError, GameHandle, SaveInfo, Start};
use crate::model::GAMES;
use crate::model::games::Session;
use crate::model::saves::{probe, verify};
use core::ffi::c_char;

/// The log of a game, to be stored. It knows everything: for the host, and for nobody who plays. It says how far the
/// chance of the seed has come, and not the seed.
///
/// `form`: GRZ_FORM_...
/// Statuses: GRZ_E_VALUE (no such form).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_save(
    game: GameHandle,
    form: u32,
    bytes: *mut u8,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_list(bytes, capacity, needed, || GAMES.with(game.id, |session| Ok(session.save(form)?))) }
}

/// What a viewer may see of a game, to be sent: a snapshot of what it saw after some events, and the events since.
///
/// `after`: how many events the snapshot takes into account: 0 for a stream from the beginning, grz_info.events for a
/// snapshot alone.
/// `form`: GRZ_FORM_...
/// Statuses: GRZ_E_VALUE (no such viewer or form, or there have not been so many events).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_stream(
    game: GameHandle,
    viewer: u32,
    after: u32,
    form: u32,
    bytes: *mut u8,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_list(bytes, capacity, needed, || GAMES.with(game.id, |session| session.stream(viewer, after, form)))
    }
}

/// What saved bytes are: they are read whole, and every checksum is checked. Events are not replayed.
///
/// `bytes`, `length`: a log or a stream in either form, a saved campaign, or a pack.
/// Statuses: GRZ_E_FORMAT (it is none of them, or damaged), GRZ_E_NEWER, GRZ_E_RULES, GRZ_E_TEXT.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_probe(bytes: *const u8, length: u32, info: *mut SaveInfo, error: *mut CError) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct_reporting(info, error, || probe(&read_bytes(bytes, length, GRZ_MAX_INPUT)?)) }
}

/// Goes on with a saved game: every event is replayed and checked.
///
/// `bytes`, `length`: a log in either form.
/// `start`: the chance that it goes on with: seed and seed_more count. With those that the game began with, it goes on
/// as if it had never stopped, and stays the game that its host committed to; with others, chance is another from here
/// on. A log of an older version does not say how far chance had come: give it a newly drawn start.
/// Statuses: GRZ_E_FORMAT (it is no log, or damaged; a stream is none), GRZ_E_NEWER, GRZ_E_REPLAY, GRZ_E_RULES,
/// GRZ_E_TEXT, GRZ_E_VALUE (of start).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_load(
    bytes: *const u8,
    length: u32,
    start: *const Start,
    game: *mut GameHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(game, error, || {
            let (bytes, start) = (read_bytes(bytes, length, GRZ_MAX_INPUT)?, read(start)?);
            Ok(GameHandle { id: GAMES.insert(Session::load(&bytes, &start)?)? })
        })
    }
}

/// Whether a log is the game that its host committed to: it is played again from the seed, command by command.
///
/// `bytes`, `length`: a log in either form.
/// `start`: what the host opens after the game, as it gave it to grz_game_create.
/// `position`, `position_length`: where it began; NULL and 0 for the usual beginning. The game of a campaign begins
/// with the Helping Hands that are held: the tag Position of grz_game_text has them.
/// Statuses: GRZ_E_DISHONEST, GRZ_E_FORMAT, GRZ_E_NEWER, GRZ_E_RULES, GRZ_E_VALUE (of start).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_verify(
    bytes: *const u8,
    length: u32,
    start: *const Start,
    position: *const c_char,
    position_length: u32,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |_| {
            let (bytes, start) = (read_bytes(bytes, length, GRZ_MAX_INPUT)?, read(start)?);
            verify(&bytes, &start, &read_text(position, position_length)?)
        })
    }
}
