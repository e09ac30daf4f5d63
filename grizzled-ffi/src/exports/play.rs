//! What a seat may do, and its doing it.

use crate::boundary::{Buffer, Out, guarded, read};
use crate::codes::GRZ_E_REJECTED;
use crate::convert::{from_c, rejection_to_c, to_c};
use crate::handles::games;
use crate::layout::{CCommand, CRejection, GameHandle};
use crate::session::seat;

/// How many commands the seat may give now; 0 when the game does not wait for it.
///
/// `count`: where the number goes.
/// Threads: any, one call a handle at a time.
/// Statuses: GRZ_OK, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_VALUE (no player sits there),
/// GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, nothing is written. Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_legal_count(game: GameHandle, seat: u32, count: *mut u32) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let count = unsafe { Out::new(count) }?;
        count.put(games().with(game.id, |session| Ok(session.legal(seat)?.len() as u32))?);
        Ok(())
    })
}

/// The commands that the seat may give now, each once, in a fixed order. Any of them can be given to grz_submit.
///
/// `commands`: the caller's array; may be NULL when capacity is 0.
/// `struct_size`: sizeof(grz_command). `capacity`: for how many there is room.
/// `needed`: where their number goes, with GRZ_E_SHORT too.
/// Threads: any, one call a handle at a time.
/// Statuses: GRZ_OK, GRZ_E_SHORT, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE,
/// GRZ_E_VALUE (no player sits there), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, the array is left
/// alone. Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_legal_commands(
    game: GameHandle,
    seat: u32,
    commands: *mut CCommand,
    struct_size: u32,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let buffer = unsafe { Buffer::sized(commands, struct_size, capacity, needed) }?;
        let list: Vec<CCommand> =
            games().with(game.id, |session| Ok(session.legal(seat)?.iter().map(|command| to_c(&command)).collect()))?;
        buffer.fill(&list)
    })
}

/// Gives a command for a seat. What follows from it can be read with grz_events.
///
/// `command`: which; struct_size must be set.
/// `rejection`: NULL, or where the reason goes when it is refused; struct_size must be set.
/// Threads: any, one call a handle at a time.
/// Statuses: GRZ_OK, GRZ_E_REJECTED (by the rules; also for a seat where no player sits), GRZ_E_HANDLE, GRZ_E_BUSY,
/// GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE, GRZ_E_VALUE (a number of the command or the seat is outside its
/// range), GRZ_E_POISONED, GRZ_E_INTERNAL. Unless it is GRZ_OK, nothing has changed; rejection is written with
/// GRZ_E_REJECTED alone. Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_submit(
    game: GameHandle,
    seat: u32,
    command: *const CCommand,
    rejection: *mut CRejection,
) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let command = unsafe { read(command) }?;
        // SAFETY: as before.
        let rejection = if rejection.is_null() { None } else { Some(unsafe { Out::sized(rejection) }?) };
        let (seat, command) = (self::seat(seat)?, from_c(&command)?);
        let submitted = games().with(game.id, |session| Ok(session.submit(seat, &command)))?;
        submitted.map_err(|refused| {
            if let Some(place) = rejection {
                place.put(rejection_to_c(&refused));
            }
            GRZ_E_REJECTED
        })
    })
}
