//! Words that belong to no game.

use crate::boundary::answer_text;
use crate::model::{lang, sentences};
use core::ffi::c_char;

/// A word or sentence: of a threat, a Hard Knock, a reason, a rule, and so on.
///
/// `list`: GRZ_WORD_...
/// `number`: of what it names, as the list says.
/// Statuses: GRZ_E_VALUE (no such list, number or language).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grz_word(
    list: u32,
    number: u32,
    lang: u32,
    text: *mut c_char,
    capacity: u32,
    needed: *mut u32,
) -> i32 {
    // SAFETY: the caller of a C function vouches for its pointers.
    unsafe { answer_text(text, capacity, needed, || Ok(sentences::word(self::lang(lang)?, list, number)?.to_owned())) }
}
