//! What has happened, and what it has come to, for each viewer.

use crate::boundary::{Buffer, Called, guarded};
use crate::convert::event_to_c;
use crate::handles::games;
use crate::layout::{CEvent, GameHandle};
use crate::session::Session;
use core::ffi::c_char;

/// What has happened, as a viewer sees it, from an event on.
///
/// `viewer`: a seat, GRZ_VIEWER_SPECTATOR or GRZ_VIEWER_REFEREE.
/// `from`: the sequence number of the first event wanted; beyond the last there are none.
/// `events`: the caller's array; may be NULL when capacity is 0.
/// `struct_size`: sizeof(grz_event). `capacity`: for how many there is room.
/// `needed`: where their number goes, with GRZ_E_SHORT too.
/// Threads: any, one call a handle at a time.
/// Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE,
/// GRZ_E_VALUE (no such viewer), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the array is left alone.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_events(
    game: GameHandle,
    viewer: u32,
    from: u32,
    events: *mut CEvent,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let buffer = unsafe { Buffer::sized(events, struct_size, capacity, needed) }?;
        let list = games().with(game.id, |session| list(session, viewer, from))?;
        buffer.fill(&list)
    })
}

fn list(session: &Session, viewer: u32, from: u32) -> Called<Vec<CEvent>> {
    let eyes = session.eyes(viewer)?;
    let numbered = (from..).zip(session.events(from));
    Ok(numbered.map(|(sequence, event)| event_to_c(sequence, event, &session.seen(event, eyes))).collect())
}

/// The same as grz_events, as a JSON array.
///
/// `viewer`, `from`: as for grz_events.
/// `text`: the caller's buffer for UTF-8 text and a NUL; may be NULL when capacity is 0.
/// `capacity`: its bytes. `needed`: where the bytes needed go, the NUL counted, with GRZ_E_SHORT too.
/// Threads: any, one call a handle at a time.
/// Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_VALUE (no such
/// viewer), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the buffer is left alone. Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_events_json(
    game: GameHandle,
    viewer: u32,
    from: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let buffer = unsafe { Buffer::new(text.cast::<u8>(), capacity, needed) }?;
        buffer.fill_text(games().with(game.id, |session| session.events_json(viewer, from))?)
    })
}

/// What a viewer sees of the game now, as a JSON object.
///
/// `viewer`: a seat, GRZ_VIEWER_SPECTATOR or GRZ_VIEWER_REFEREE.
/// `text`, `capacity`, `needed`: as for grz_events_json.
/// Threads: any, one call a handle at a time.
/// Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_VALUE (no such
/// viewer), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the buffer is left alone. Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_view_json(
    game: GameHandle,
    viewer: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let buffer = unsafe { Buffer::new(text.cast::<u8>(), capacity, needed) }?;
        buffer.fill_text(games().with(game.id, |session| session.view_json(viewer))?)
    })
}
