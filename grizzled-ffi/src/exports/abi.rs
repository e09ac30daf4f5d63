//! Versions.

use crate::codes::{EARLIER_FINGERPRINTS, GRZ_ABI, GRZ_E_ABI, GRZ_OK, STATUSES};
use core::ffi::c_char;

/// Whether a program and the library fit together. To be called first, as grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT). A
/// library fits programs that were built with its own header or with an earlier one of the same GRZ_ABI.
///
/// `abi`: GRZ_ABI of the header that the program was built with.
/// `fingerprint`: GRZ_FINGERPRINT of that header: of all its constants and structs.
/// Statuses: GRZ_E_ABI (they do not: the header is of another GRZ_ABI, or newer than the library; no other call may be made
/// but grz_version).
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_check_abi(abi: u32, fingerprint: u32) -> i32 {
    let known = fingerprint == FINGERPRINT || EARLIER_FINGERPRINTS.contains(&fingerprint);
    if abi == GRZ_ABI && known { GRZ_OK } else { GRZ_E_ABI }
}

#[cfg(not(grz_newer))]
const FINGERPRINT: u32 = crate::codes::GRZ_FINGERPRINT;
#[cfg(grz_newer)]
const FINGERPRINT: u32 = crate::made_up::FINGERPRINT;

/// The number of the library's binary interface, to be compared with GRZ_ABI.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_abi() -> u32 {
    GRZ_ABI
}

/// The library's version, such as "0.1.0". Never NULL.
///
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// What a status means, in English; "unknown" for a number that is none. Never NULL. grz_word has it in French too.
///
/// `status`: what a call answered.
/// Since: 0.1.
#[unsafe(no_mangle)]
pub extern "C" fn grz_status_text(status: i32) -> *const c_char {
    #[cfg(grz_newer)]
    if status == crate::made_up::STATUS {
        return crate::made_up::STATUS_TEXT.as_ptr();
    }
    let row = STATUSES.rows.iter().find(|row| row.value == i64::from(status));
    // The text has a space before it and a NUL behind.
    row.map_or(c"unknown".as_ptr(), |row| row.text[1..].as_ptr().cast())
}
