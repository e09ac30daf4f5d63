//! Many games in one call, for bots, learning and servers.

use crate::boundary::{Place, Row, answer, answer_reporting, answer_struct, freeing, guarded, read_all};
use crate::codes::{GRZ_E_VALUE, GRZ_MAX_BATCH};
use crate::convert::{to_c, view_to_c};
use crate::layout::{BatchHandle, BatchRow, CCommand, CError, CView, RulesHandle};
use crate::model::actions::Mask;
use crate::model::batches::Batch;
use crate::model::games::viewer;
use crate::model::{BATCHES, RULES};
use grizzled_core::log::View;

/// Begins many games by the same rules. They keep no log and cannot be taken back or saved.
///
/// `rules`: by which.
/// `count`: how many, at most GRZ_MAX_BATCH.
/// `seed`: game n, counted from 0, has the seed `seed` + n.
/// Statuses: GRZ_E_LIMIT, GRZ_E_SETUP.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_batch_create(
    rules: RulesHandle,
    count: u32,
    seed: u64,
    batch: *mut BatchHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(batch, error, || {
            let games = Batch::new(RULES.get(rules.id)?, count, seed)?;
            Ok(BatchHandle { id: BATCHES.insert(games)? })
        })
    }
}

/// Ends a batch with all its games.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_batch_free(batch: BatchHandle) -> i32 {
    freeing(|| Ok(BATCHES.remove(batch.id)?))
}

/// Steps every game by one decision: of the seats that a game waits for, the one with the lowest number decides.
///
/// `flags`: GRZ_BATCH_...
/// `choices`: a choice for each game: a place among its legal commands, or with GRZ_BATCH_ACTIONS an action; or
/// GRZ_INSTEAD_WAIT, with which the first call is made; or GRZ_INSTEAD_RESTART.
/// `count`: how many; as many as there are games.
/// `rows`: where it goes how each game stands then; NULL, or an array for `count`.
/// `masks`: where the masks of legal actions go, GRZ_MASK_WORDS words for each game; NULL, or an array for `count` of
/// them.
/// Statuses: GRZ_E_VALUE (an unknown flag, or another number of games). A choice that no command has changes nothing
/// and is reported in its row. After GRZ_E_INTERNAL the arrays may be written in part.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_batch_step(
    batch: BatchHandle,
    flags: u32,
    choices: *const u32,
    count: u32,
    rows: *mut BatchRow,
    masks: *mut u64,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        guarded(|| {
            let choices = read_all(choices, count, GRZ_MAX_BATCH)?;
            let mut rows = Row::new(rows, choices.len(), Place::NOWHERE)?;
            let mut masks: Row<Mask> = Row::new(masks.cast(), choices.len(), rows.place())?;
            BATCHES.with(batch.id, |games| games.step(&choices, flags, &mut rows, &mut masks))
        })
    }
}

/// What a viewer sees of one of the games.
///
/// `place`: which game, from 0.
/// `view`: where it goes, with 0 for events.
/// Statuses: GRZ_E_VALUE (no such game or viewer).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_batch_view(batch: BatchHandle, place: u32, viewer: u32, view: *mut CView) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct(view, || {
            BATCHES.with(batch.id, |games| {
                let game = games.game(place)?;
                let viewer = self::viewer(game.rules(), viewer)?;
                Ok(view_to_c(game.rules(), &View::of(game, viewer).ok_or(GRZ_E_VALUE)?, 0))
            })
        })
    }
}

/// The hash of everything in play in one of the games; for the host alone.
///
/// `place`: which game, from 0.
/// Statuses: GRZ_E_VALUE (no such game).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_batch_hash(batch: BatchHandle, place: u32, hash: *mut u64) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer(hash, || BATCHES.with(batch.id, |games| Ok(games.game(place)?.hash()))) }
}

/// The command that a choice means for one of the games now.
///
/// `place`: which game, from 0.
/// `flags`: 0, or GRZ_BATCH_ACTIONS when choice is an action.
/// `choice`: as for grz_batch_step.
/// Statuses: GRZ_E_VALUE (no such game or flag, or no command has this number).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_batch_command(
    batch: BatchHandle,
    place: u32,
    flags: u32,
    choice: u32,
    command: *mut CCommand,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_struct(command, || Ok(to_c(&BATCHES.with(batch.id, |games| Ok(games.command(place, flags, choice)?))?)))
    }
}
