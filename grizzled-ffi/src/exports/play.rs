//! What a seat may do, and its doing it.

use crate::boundary::{answer, answer_list, answer_struct, answer_structs, answer_text, guarded_reporting, read};
use crate::codes::GRZ_E_VALUE;
use crate::convert::{from_c, public_to_c, to_c};
use crate::layout::{CCommand, CError, GameHandle};
use crate::model::actions::{action_of, command_of, mask_of};
use crate::model::{GAMES, bot_command, lang, player, seat};
use core::ffi::c_char;

/// How many commands the seat may give now; 0 when the game does not wait for it.
///
/// Statuses: GRZ_E_VALUE (no player sits there).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_legal_count(game: GameHandle, seat: u32, count: *mut u32) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer(count, || GAMES.with(game.id, |session| Ok(session.legal(seat)?.len() as u32))) }
}

/// The commands that the seat may give now, each once, in a fixed order. Any of them can be given to grz_submit.
///
/// Statuses: GRZ_E_VALUE (no player sits there).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_legal_commands(
    game: GameHandle,
    seat: u32,
    commands: *mut CCommand,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_structs(commands, struct_size, capacity, needed, || {
            GAMES.with(game.id, |session| Ok(session.legal(seat)?.iter().map(|command| to_c(&command)).collect()))
        })
    }
}

/// One of the commands that the seat may give now.
///
/// `place`: its place in the fixed order, from 0; below what grz_legal_count gives.
/// Statuses: GRZ_E_VALUE (no player sits there, or there are not so many).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_legal_command(game: GameHandle, seat: u32, place: u32, command: *mut CCommand) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct(command, || {
            GAMES.with(game.id, |session| Ok(to_c(&session.legal(seat)?.get(place as usize).ok_or(GRZ_E_VALUE)?)))
        })
    }
}

/// The actions that the seat may take now, a bit each; GRZ_ACTION_... numbers them.
///
/// `capacity`: how many words there is room for.
/// `needed`: where their number goes, GRZ_MASK_WORDS.
/// Statuses: GRZ_E_VALUE (no player sits there).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_legal_mask(
    game: GameHandle,
    seat: u32,
    words: *mut u64,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_list(words, capacity, needed, || {
            GAMES.with(game.id, |session| Ok(mask_of(&session.legal(seat)?).to_vec()))
        })
    }
}

/// The number of a command as an action.
///
/// Statuses: GRZ_E_VALUE (no player sits there, or the command is none that is ever legal, or of relief none that is
/// legal now).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_command_action(
    game: GameHandle,
    seat: u32,
    command: *const CCommand,
    action: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer(action, || {
            let command = from_c(&read(command)?)?;
            let legal = GAMES.with(game.id, |session| Ok(session.legal(seat)?))?;
            Ok(action_of(&command, &legal).ok_or(GRZ_E_VALUE)?)
        })
    }
}

/// The command with this number as an action, legal or not.
///
/// `action`: the number.
/// Statuses: GRZ_E_VALUE (no player sits there, or no command has this number).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_action_command(game: GameHandle, seat: u32, action: u32, command: *mut CCommand) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct(command, || {
            let legal = GAMES.with(game.id, |session| Ok(session.legal(seat)?))?;
            Ok(to_c(&command_of(action, &legal).ok_or(GRZ_E_VALUE)?))
        })
    }
}

/// Whether the command is legal for the seat now.
///
/// Statuses: GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_VALUE (a number of the command
/// or the seat is outside its range).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_check(game: GameHandle, seat: u32, command: *const CCommand, error: *mut CError) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded_reporting(error, |_| {
            let (seat, command) = (self::seat(seat)?, from_c(&read(command)?)?);
            GAMES.with(game.id, |session| Ok(session.check(seat, &command)?))
        })
    }
}

/// Gives a command for a seat. What follows from it can be read with grz_game_events.
///
/// `expected`: where the player stands (grz_client_info.expected, or grz_info.expected of what it was shown), or
/// GRZ_ANY_SEQUENCE.
/// Statuses: GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_SEQUENCE (the player has not
/// seen all that happened, or has seen what was taken back), GRZ_E_MIDWAY, GRZ_E_STAGED, GRZ_E_VALUE (a number of the
/// command or the seat is outside its range).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_submit(
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
            GAMES.with(game.id, |session| session.submit(seat, expected, &command))
        })
    }
}

/// A command as everyone may read it, for a log that others see: the tag, the intensity and the threat stay, and
/// whatever its seat alone may know is left out. A command can hold a secret, such as the answer to a Speech, and one
/// that is refused can, too.
///
/// Statuses: GRZ_E_VALUE (a number of the command is outside its range).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_command_public(command: *const CCommand, shown: *mut CCommand) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(shown, || Ok(public_to_c(&from_c(&read(command)?)?))) }
}

/// Takes the last command back, with the chance that stood before it. Clients must be created again from a stream.
///
/// `expected`: how the game stands (grz_info.expected), or GRZ_ANY_SEQUENCE.
/// Statuses: GRZ_E_UNDO, GRZ_E_SEQUENCE, GRZ_E_STAGED.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_undo(game: GameHandle, expected: u32, error: *mut CError) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { guarded_reporting(error, |_| GAMES.with(game.id, |session| session.undo(expected))) }
}

/// What a bot would do in the place of a seat. It sees what the seat sees and nothing else. It is not done: that is
/// what grz_submit is for.
///
/// `bot`: GRZ_BOT_...
/// `seed`: decides what is left to chance: give another one each time.
/// Statuses: GRZ_E_VALUE (no player sits there, the game does not wait for the seat, or there is no such bot).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_bot(game: GameHandle, seat: u32, bot: u32, seed: u64, command: *mut CCommand) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct(command, || {
            let chosen = GAMES.with(game.id, |session| {
                let view = session.game().view(player(session.rules(), seat)?).ok_or(GRZ_E_VALUE)?;
                Ok(bot_command(session.rules(), &view, bot, seed)?)
            })?;
            Ok(to_c(&chosen.ok_or(GRZ_E_VALUE)?))
        })
    }
}

/// A command in words, as a button would show it.
///
/// Statuses: GRZ_E_VALUE (no player sits there, a number of the command is outside its range, or no such language).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_command_text(
    game: GameHandle,
    seat: u32,
    command: *const CCommand,
    lang: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_text(text, capacity, needed, || {
            let (command, lang) = (from_c(&read(command)?)?, self::lang(lang)?);
            GAMES.with(game.id, |session| {
                let seat = player(session.rules(), seat)?;
                Ok(session.ruleset.command_text(lang, session.table(), seat, &command))
            })
        })
    }
}
