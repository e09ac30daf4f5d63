//! Packs of cards.

use crate::boundary::{answer_reporting, answer_text, freeing, read_bytes};
use crate::codes::GRZ_MAX_INPUT;
use crate::failure::Called;
use crate::layout::{CError, PackHandle};
use crate::model::PACKS;
use crate::model::packs::Cards;
use core::ffi::c_char;
use grizzled_core::cards::armistice;
use std::sync::Arc;

/// The pack behind a handle; none for 0, which stands for the built-in cards.
pub(super) fn cards(pack: PackHandle) -> Called<Option<Arc<Cards>>> {
    if pack.id == 0 { Ok(None) } else { Ok(Some(PACKS.get(pack.id)?)) }
}

/// Reads a pack of cards from a JSON file and checks that it can be played. Rules and campaigns keep the cards they
/// use.
///
/// `json`, `length`: the bytes of the file, at most 256 KiB.
/// `error`: NULL, or where line, column and what is wrong there go.
/// Statuses: GRZ_E_FORMAT (it is no pack, or none that can be played), GRZ_E_TEXT.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_pack_load(json: *const u8, length: u32, pack: *mut PackHandle, error: *mut CError) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(pack, error, || {
            let file = read_bytes(json, length, GRZ_MAX_INPUT)?;
            Ok(PackHandle { id: PACKS.insert(Cards::load(&file)?)? })
        })
    }
}

/// A pack as a JSON file, to be looked at and changed.
///
/// `pack`: which; 0 for the built-in cards.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_pack_json(pack: PackHandle, text: *mut c_char, capacity: u32, needed: *mut u32) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_text(text, capacity, needed, || {
            let built_in = || grizzled_core::packs::to_json(&armistice::PACK);
            Ok(cards(pack)?.map_or_else(built_in, |cards| cards.to_json()))
        })
    }
}

/// Ends a pack. What was made with it keeps it.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_pack_free(pack: PackHandle) -> i32 {
    freeing(|| Ok(PACKS.remove(pack.id)?))
}
