//! What went wrong.

use super::sized;

/// Bytes of a message, its NUL among them.
pub const MESSAGE: usize = 256;

/// Why a call did not succeed. Written when it did not, and only then; not with GRZ_E_OVERLAP.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CError {
    /// sizeof(grz_error)
    pub struct_size: u32,
    /// What the call answered, GRZ_E_...
    pub status: i32,
    /// The line of a text in which something is wrong, from 1; 0 where it is about none.
    pub line: u32,
    /// The column in that line, from 1; 0 where it is about none.
    pub column: u32,
    /// Which record of a log, setting or command it is about, from 1; 0 where it is about none.
    pub place: u32,
    /// GRZ_REASON_... of a command that is refused, else 0.
    pub reason: u8,
    /// GRZ_RULE_... that refuses, or GRZ_NONE.
    pub rule: u8,
    /// The kind of card that stands in the way, GRZ_SOURCE_..., or 0.
    pub source: u8,
    /// Its number in its list, or GRZ_NONE.
    pub card: u8,
    /// What is wrong, in English: UTF-8, cut where it is longer, with a NUL behind.
    pub message: [u8; 256],
}

sized!(CError, u32: 280);
const _: () = assert!(MESSAGE == 256);
