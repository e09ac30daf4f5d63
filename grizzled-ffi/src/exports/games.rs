//! Games: begun, looked at, ended.

use crate::boundary::{Called, Out, guarded, read};
use crate::codes::GRZ_E_VALUE;
use crate::convert::NONE;
use crate::handles::games;
use crate::layout::{GameHandle, Info, Options, Sized32};
use crate::session::{Session, rules, seat};
use grizzled_core::Outcome;

/// Begins a game and its first Mission.
///
/// `options`: how; struct_size must be set.
/// `game`: where the handle goes.
/// Ownership: the caller owns the handle and ends it with grz_game_free. Nothing else is ever to be freed.
/// Threads: any, several at once.
/// Statuses: GRZ_OK, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE, GRZ_E_VALUE, GRZ_E_FULL, GRZ_E_INTERNAL.
/// Unless it is GRZ_OK, nothing is written. Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_create(options: *const Options, game: *mut GameHandle) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let (options, game) = unsafe { (read(options)?, Out::new(game)?) };
        let id = games().insert(begin(&options)?)?;
        game.put(GameHandle { id });
        Ok(())
    })
}

fn begin(options: &Options) -> Called<Session> {
    let leader = if options.leader == NONE { None } else { Some(seat(options.leader.into())?) };
    if options.reserved != [0; 7] {
        return Err(GRZ_E_VALUE);
    }
    Session::new(rules(options.mode, options.players, options.level, options.trials)?, leader, options.seed)
}

/// Ends a game and gives back its memory. The handle, and every copy of it, then names nothing.
///
/// Also ends a game whose handle is poisoned. To end a game twice is GRZ_E_HANDLE and does no harm.
/// Threads: any; GRZ_E_BUSY while another call on the handle is under way, and the game stays.
/// Statuses: GRZ_OK, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_INTERNAL. Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_game_free(game: GameHandle) -> i32 {
    guarded(|| games().remove(game.id))
}

/// How the game stands.
///
/// `info`: where it goes; struct_size must be set.
/// Threads: any, one call a handle at a time.
/// Statuses: GRZ_OK, GRZ_E_HANDLE, GRZ_E_BUSY, GRZ_E_NULL, GRZ_E_ALIGNMENT, GRZ_E_STRUCT_SIZE, GRZ_E_POISONED,
/// GRZ_E_INTERNAL. Unless it is GRZ_OK, nothing is written. Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_info(game: GameHandle, info: *mut Info) -> i32 {
    guarded(|| {
        // SAFETY: the caller of a C function vouches for its pointers.
        let info = unsafe { Out::sized(info) }?;
        info.put(games().with(game.id, |session| Ok(describe(session)))?);
        Ok(())
    })
}

fn describe(session: &Session) -> Info {
    let (game, table) = (&session.game, session.game.table());
    Info {
        struct_size: Info::SIZE,
        events: session.count(),
        hash: game.hash(),
        players: game.rules().seats(),
        ring: game.rules().ring(),
        awaited: game.awaiting().bits(),
        outcome: game.outcome().map_or(NONE, Outcome::number),
        mission: table.mission,
        leader: table.leader.number(),
        turn: table.turn.number(),
        reserved: 0,
    }
}
