//! Version 1 of the log, frozen: what stands here reads the logs of that version for good.
//!
//! Its values, events and commands are those of version 2 as well. A version in which one of them is written otherwise
//! gets a form of its own for it, and a step in [`upcast`](super::upcast).

mod events;
pub(super) mod field;
pub(super) mod header;
#[cfg(feature = "json")]
pub(super) mod lines;
mod parts;
mod values;
