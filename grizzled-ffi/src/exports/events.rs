//! What has happened, and what it has come to, for each viewer.

use crate::boundary::{answer_list, answer_struct, answer_structs, answer_text};
use crate::layout::{CEvent, CView, GameHandle};
use crate::model::{GAMES, lang};
use core::ffi::c_char;

/// What has happened, as a viewer sees it, from an event on.
///
/// `from`: the sequence number of the first event wanted; beyond the last there are none.
/// Statuses: GRZ_E_VALUE (no such viewer).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_events(
    game: GameHandle,
    viewer: u32,
    from: u32,
    events: *mut CEvent,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_structs(events, struct_size, capacity, needed, || {
            GAMES.with(game.id, |session| Ok(session.events(viewer, from)?))
        })
    }
}

/// What a viewer sees of what has happened since, as records of bytes, one after the other: to be sent to the viewer and
/// given to grz_client_feed.
///
/// `after`: where the viewer stands: grz_client_info.expected of its client, or grz_info.expected when it was last sent
/// anything; 0 if it has seen nothing.
/// Statuses: GRZ_E_VALUE (no such viewer), GRZ_E_SEQUENCE (what it has seen was taken back, or there has not been so
/// much: it needs a new stream).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_events_bytes(
    game: GameHandle,
    viewer: u32,
    after: u32,
    bytes: *mut u8,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_list(bytes, capacity, needed, || GAMES.with(game.id, |session| Ok(session.events_bytes(viewer, after)?)))
    }
}

/// What a viewer sees of what has happened since, as a JSON array.
///
/// `game`, `viewer`, `after`: as for grz_game_events_bytes.
/// Statuses: GRZ_E_VALUE (no such viewer), GRZ_E_SEQUENCE (as for grz_game_events_bytes).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_events_json(
    game: GameHandle,
    viewer: u32,
    after: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || GAMES.with(game.id, |session| session.events_json(viewer, after))) }
}

/// What a viewer sees, from an event on, in words: a line for each event.
///
/// `game`, `viewer`, `from`: as for grz_game_events.
/// Statuses: GRZ_E_VALUE (no such viewer or language).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_events_text(
    game: GameHandle,
    viewer: u32,
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
            GAMES.with(game.id, |session| Ok(session.events_text(viewer, from, lang)?))
        })
    }
}

/// What a viewer sees of the game now.
///
/// Statuses: GRZ_E_VALUE (no such viewer).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_view(game: GameHandle, viewer: u32, view: *mut CView) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(view, || GAMES.with(game.id, |session| Ok(session.view(viewer)?))) }
}

/// What a viewer sees of the game now, as a JSON object with one key, which says whose it is: `seat` or `spectator`.
///
/// Statuses: GRZ_E_VALUE (no such viewer).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_view_json(
    game: GameHandle,
    viewer: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || GAMES.with(game.id, |session| session.view_json(viewer))) }
}
