//! Versions, and numbers in words.

use crate::codes::GRZ_ABI;
use crate::texts;
use core::ffi::c_char;

/// The number of the library's binary interface.
///
/// A program built with another GRZ_ABI than this answers cannot use the library.
/// Threads: any. Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_abi() -> u32 {
    GRZ_ABI
}

/// The library's version, such as "0.1.0".
///
/// Ownership: the text stands still and is not freed.
/// Threads: any. Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// What a status means, in English; "unknown" for a number that is none. Never NULL.
///
/// Ownership: the text stands still and is not freed.
/// Threads: any. Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_status_text(status: i32) -> *const c_char {
    texts::status(status)
}

/// What is wrong with a refused command, in English; "unknown" for a number that is no reason. Never NULL.
///
/// `reason`: of grz_rejection.
/// Ownership: the text stands still and is not freed.
/// Threads: any. Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_reason_text(reason: u32) -> *const c_char {
    texts::reason(reason)
}

/// The id of a rule as the rules document writes it, such as "HK-FEARFUL"; "unknown" for a number that is no
/// rule. Never NULL.
///
/// `rule`: of grz_rejection.
/// Ownership: the text stands still and is not freed.
/// Threads: any. Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_rule_id(rule: u32) -> *const c_char {
    texts::rule(rule)
}
