//! Games: begun, copied, looked at, ended.

use crate::boundary::{answer, answer_list, answer_reporting, answer_struct, freeing, read, read_text};
use crate::layout::{CError, GameHandle, Info, RulesHandle, Start};
use crate::model::games::Session;
use crate::model::saves::read_setup;
use crate::model::{GAMES, RULES};
use core::ffi::c_char;

/// Fills in a start in which all is left to chance: seed and salt are drawn from the operating system's source of
/// randomness. Whatever is to be chosen is set after that. A host that goes on with the game later, or opens its
/// commitment, keeps the start, and keeps it from the players.
///
/// `start`: where it goes; struct_size must be set.
/// Statuses: GRZ_E_RANDOM.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_start_init(start: *mut Start) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(start, || Ok(Start::drawn()?)) }
}

/// A start with a small seed of one's own, for games that are to be repeated: for tests, and where nobody minds that
/// such a seed can be found by trying. The salt is drawn.
///
/// `seed`: decides all chance.
/// `start`: where it goes; struct_size must be set.
/// Statuses: GRZ_E_RANDOM.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_start_seeded(seed: u64, start: *mut Start) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(start, || Ok(Start::with_seed(seed.into())?)) }
}

/// Begins a game and its first Mission.
///
/// `rules`: by which.
/// `start`: the seed, and what is not left to chance.
/// `position`, `length`: where it begins, as a line of NOTATION.md: hands, piles and all else; NULL and 0 for the usual
/// beginning. The length may be GRZ_TO_NUL.
/// Statuses: GRZ_E_VALUE (a number of start is out of its range, or the salt hides nothing), GRZ_E_FORMAT (of
/// position), GRZ_E_SETUP.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_create(
    rules: RulesHandle,
    start: *const Start,
    position: *const c_char,
    length: u32,
    game: *mut GameHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(game, error, || {
            let (start, position) = (read(start)?, read_text(position, length)?);
            let ruleset = RULES.get(rules.id)?;
            let setup = read_setup(&ruleset.rules, &position)?;
            Ok(GameHandle { id: GAMES.insert(Session::new(ruleset, &start, setup)?)? })
        })
    }
}

/// Copies a game with its log and its chance: both go on alike if they are played alike.
///
/// `game`: which. For the host, as everything of a game is: a copy shows what would come.
/// `copy`: where the handle of the copy goes.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_clone(game: GameHandle, copy: *mut GameHandle) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer(copy, || {
            let session = GAMES.with(game.id, |session| Ok(session.clone()))?;
            Ok(GameHandle { id: GAMES.insert(session)? })
        })
    }
}

/// Ends a game and gives back its memory. The handle, and every copy of it, then names nothing.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_game_free(game: GameHandle) -> i32 {
    freeing(|| Ok(GAMES.remove(game.id)?))
}

/// How the game stands, as everybody at the table sees it.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_info(game: GameHandle, info: *mut Info) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(info, || GAMES.with(game.id, |session| Ok(session.info()))) }
}

/// The hash of everything in play, the same on every platform, for hosts to compare. Never send it to a player: it
/// depends on what is hidden.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_hash(game: GameHandle, hash: *mut u64) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer(hash, || GAMES.with(game.id, |session| Ok(session.game().hash()))) }
}

/// What the host committed to before the game (GRZ_START_COMMIT), to be shown to the players before it begins.
///
/// `bytes`: the caller's array for 32 bytes; may be NULL when capacity is 0.
/// `needed`: where the number needed goes; 0 without a commitment.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_commitment(game: GameHandle, bytes: *mut u8, capacity: u32, needed: *mut u32) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_list(bytes, capacity, needed, || {
            let commitment = GAMES.with(game.id, |session| Ok(session.log().commitment()))?;
            Ok(commitment.map_or(Vec::new(), |commitment| commitment.to_bytes().to_vec()))
        })
    }
}

/// The rules of a game as a handle of their own, for its cards and their texts.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_rules(game: GameHandle, rules: *mut RulesHandle) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer(rules, || {
            let ruleset = GAMES.with(game.id, |session| Ok((*session.ruleset).clone()))?;
            Ok(RulesHandle { id: RULES.insert(ruleset)? })
        })
    }
}

/// The cards of a pile, bottom first. For the host alone: nobody at the table knows their order.
///
/// `pile`: GRZ_PILE_...
/// `cards`: the caller's array for numbers of cards; may be NULL when capacity is 0.
/// Statuses: GRZ_E_VALUE (no such pile).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_pile(
    game: GameHandle,
    pile: u32,
    cards: *mut u8,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_list(cards, capacity, needed, || {
            let pile = GAMES.with(game.id, |session| Ok(session.pile(pile)?))?;
            Ok(pile.iter().map(|card| card.number()).collect())
        })
    }
}

/// The game as it stood after so many events, as a game of its own: to look at; and, if that was after a whole command
/// and what followed from it, to go on with otherwise. In the middle of a command grz_submit answers GRZ_E_MIDWAY.
///
/// `events`: how many; at most as many as there have been.
/// `start`: the chance that it goes on with: seed and seed_more count.
/// Statuses: GRZ_E_VALUE (there have not been so many).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_game_at(
    game: GameHandle,
    events: u32,
    start: *const Start,
    then: *mut GameHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(then, error, || {
            let seed = Session::seed(&read(start)?)?;
            let session = GAMES.with(game.id, |session| session.at(events, seed))?;
            Ok(GameHandle { id: GAMES.insert(session)? })
        })
    }
}
