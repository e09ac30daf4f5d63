//! Version 2 of the log, the one that is written: a header that says which vocabulary its reader must know and has room for
//! more, before records that are written as in version 1.

mod fields;
pub(super) mod header;
#[cfg(feature = "json")]
pub(super) mod lines;
