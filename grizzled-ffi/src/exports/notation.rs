//! Games, positions and commands as text. NOTATION.md is the grammar.

use crate::boundary::{
    Buffer, answer_reporting, answer_struct_reporting, answer_text, guarded_reporting, read, read_text,
};
use crate::convert::{from_c, to_c};
use crate::layout::{CCommand, CError, GameHandle, RulesHandle};
use crate::model::games::Session;
use crate::model::{GAMES, RULES};
use core::ffi::c_char;
use grizzled_core::notation::{read_command, write_command};

/// The whole game as text: how it began, and every command. For the host: it names what was hidden.
///
/// `game`: which. Of a game that was loaded or comes from grz_game_at, or whose seed has more than 64 bits, the seed is
/// not known to the text, and what it replays to is another game.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_text(game: GameHandle, text: *mut c_char, capacity: u32, needed: *mut u32) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || GAMES.with(game.id, |session| Ok(session.text()))) }
}

/// Plays the game of a text from its start, command by command.
///
/// `text`, `length`: the text. The length may be GRZ_TO_NUL.
/// `rules`: by which rules; 0 for those that its tag Rules names.
/// `error`: NULL, or where line, column and what is wrong there go.
/// Statuses: GRZ_E_FORMAT (it cannot be read, or a command is refused), GRZ_E_RULES, GRZ_E_SETUP.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_from_text(
    text: *const c_char,
    length: u32,
    rules: RulesHandle,
    game: *mut GameHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(game, error, || {
            let text = read_text(text, length)?;
            let ruleset = if rules.id == 0 { None } else { Some(RULES.get(rules.id)?) };
            Ok(GameHandle { id: GAMES.insert(Session::from_text(&text, ruleset)?)? })
        })
    }
}

/// How the game stands as a position, in a line that grz_game_create takes. For the host: it names what is hidden.
///
/// Statuses: GRZ_E_UNSAYABLE (something is being asked, or lies on the table, that a position cannot say).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_position(
    game: GameHandle,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |error_place| {
            let buffer = Buffer::text(text, capacity, needed, error_place)?;
            buffer.fill_text(&GAMES.with(game.id, |session| session.position())?)
        })
    }
}

/// A command as the notation writes it, such as "play nm/2".
///
/// `rules`: of its game.
/// Statuses: GRZ_E_VALUE (a number of the command is outside its range).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_command_write(
    rules: RulesHandle,
    command: *const CCommand,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_text(text, capacity, needed, || {
            let command = from_c(&read(command)?)?;
            Ok(write_command(&RULES.get(rules.id)?.rules, &command))
        })
    }
}

/// The command that the notation writes so.
///
/// `rules`: of its game.
/// `text`, `length`: the text. The length may be GRZ_TO_NUL.
/// `error`: NULL, or where the column and what is wrong there go.
/// Statuses: GRZ_E_FORMAT.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_command_read(
    rules: RulesHandle,
    text: *const c_char,
    length: u32,
    command: *mut CCommand,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct_reporting(command, error, || {
            let text = read_text(text, length)?;
            Ok(to_c(&read_command(&RULES.get(rules.id)?.rules, &text)?))
        })
    }
}
