//! What the host alone may see. Nothing here takes a viewer, so that no number from outside leads to it.

use crate::boundary::{answer_structs, answer_text};
use crate::layout::{CEvent, GameHandle};
use crate::model::{GAMES, lang};
use core::ffi::c_char;

/// What has happened, with everybody's secrets, from an event on: for the host and its records, and never for a player.
///
/// `from`: the sequence number of the first event wanted.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_referee_events(
    game: GameHandle,
    from: u32,
    events: *mut CEvent,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_structs(events, struct_size, capacity, needed, || {
            GAMES.with(game.id, |session| Ok(session.referee_events(from)))
        })
    }
}

/// Every event with its secrets, as a JSON array. No client takes it.
///
/// `game`, `from`: as for grz_referee_events.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_referee_events_json(
    game: GameHandle,
    from: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || GAMES.with(game.id, |session| session.referee_events_json(from))) }
}

/// Every event with its secrets, in words: a line for each event.
///
/// `game`, `from`: as for grz_referee_events.
/// Statuses: GRZ_E_VALUE (no such language).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_referee_events_text(
    game: GameHandle,
    from: u32,
    lang: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_text(text, capacity, needed, || {
            let lang = self::lang(lang)?;
            GAMES.with(game.id, |session| Ok(session.referee_events_text(from, lang)))
        })
    }
}

/// Everything: what everyone sees, all hands and the piles, as a JSON object with the key `referee`.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_referee_view_json(
    game: GameHandle,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || GAMES.with(game.id, |session| session.referee_view_json())) }
}
