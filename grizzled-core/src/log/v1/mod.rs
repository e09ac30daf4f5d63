//! Version 1 of the log, frozen: what stands here reads and writes the logs of that version for good.
//!
//! A later version gets a folder of its own, and an upcast from the entries of this one.

mod events;
pub(super) mod field;
mod parts;
mod values;
