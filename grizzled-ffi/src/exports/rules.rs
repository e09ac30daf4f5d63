//! Rules, and the cards that they are played with.

use super::packs::cards;
use crate::boundary::{answer_reporting, answer_struct, answer_text, freeing, read_all, read_text};
use crate::codes::GRZ_MAX_SETTINGS;
use crate::convert::card_to_c;
use crate::layout::{CCard, CError, PackHandle, RulesFacts, RulesHandle, Setting};
use crate::model::rules::Ruleset;
use crate::model::{RULES, lang};
use core::ffi::c_char;

/// Makes rules of a way to play, with changes, and checks that they can be played. Games keep the rules they use.
///
/// `preset`, `length`: the way to play: "base 4 normal" (players; rookie, normal or veteran), "one-shot 3 veteran"
/// (Grizzled; beginner, normal or veteran; "without-traps" may follow), "duo normal" (likewise), "solo", or "chapter 2
/// 4" (the Chapter, 0 for Boot Camp; Grizzled). The length may be GRZ_TO_NUL.
/// `settings`, `count`: changes, in this order; settings may be NULL when count is 0.
/// `pack`: whose cards are used; 0 for the built-in ones.
/// Statuses: GRZ_E_FORMAT (there is no such way to play), GRZ_E_VALUE (a setting is unknown or out of its range),
/// GRZ_E_RULES.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_rules_create(
    preset: *const c_char,
    length: u32,
    settings: *const Setting,
    count: u32,
    pack: PackHandle,
    rules: *mut RulesHandle,
    error: *mut CError,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_reporting(rules, error, || {
            let preset = read_text(preset, length)?;
            let settings = read_all(settings, count, GRZ_MAX_SETTINGS)?;
            let ruleset = Ruleset::new(&preset, &settings, cards(pack)?)?;
            Ok(RulesHandle { id: RULES.insert(ruleset)? })
        })
    }
}

/// What rules come to.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_rules_info(rules: RulesHandle, info: *mut RulesFacts) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(info, || Ok(RULES.get(rules.id)?.info())) }
}

/// Ends rules. Games that are played by them keep them.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_rules_free(rules: RulesHandle) -> i32 {
    freeing(|| Ok(RULES.remove(rules.id)?))
}

/// What a card is.
///
/// `rules`: whose cards.
/// `list`: GRZ_LIST_..., but for GRZ_LIST_EFFECTS.
/// `number`: its number in the list, from 0; grz_rules_info says how many there are.
/// Statuses: GRZ_E_VALUE (no such card).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_card_info(rules: RulesHandle, list: u32, number: u32, card: *mut CCard) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_struct(card, || Ok(card_to_c(&*RULES.get(rules.id)?, list, number)?)) }
}

/// What a card is called, or what it does.
///
/// `rules`: whose cards.
/// `list`: GRZ_LIST_...
/// `number`: its number in the list, from 0.
/// `part`: GRZ_PART_...
/// Statuses: GRZ_E_VALUE (no such card, part or language).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_card_text(
    rules: RulesHandle,
    list: u32,
    number: u32,
    part: u32,
    lang: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe {
        answer_text(text, capacity, needed, || {
            Ok(RULES.get(rules.id)?.card_text(self::lang(lang)?, list, number, part)?)
        })
    }
}
