//! Bytes and hashes as digits from `0` to `f`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes with these digits; none if there is anything else among them.
pub(crate) fn from_hex(hex: &str) -> Option<Vec<u8>> {
    let value = |digit: u8| char::from(digit).to_digit(16).filter(|_| !digit.is_ascii_uppercase());
    let byte = |pair: &[u8]| match *pair {
        [high, low] => Some((value(high)? * 16 + value(low)?) as u8),
        _ => None,
    };
    hex.as_bytes().chunks(2).map(byte).collect()
}

/// How hashes and fingerprints are written.
#[cfg(feature = "json")]
pub(super) fn digits(hash: u64) -> String {
    format!("{hash:016x}")
}
