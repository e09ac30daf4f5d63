//! Packs read from files, written to them, and checked before anybody plays.
//!
//! [`check()`] says whether the cards of a pack make a game that ends (TERM-1). With `serde` an [`OwnedPack`] is serde data,
//! in any self-describing format; with `json` `load` reads a file and reports by line, column and place what is wrong with
//! it and what is allowed. The words of the format are in [`vocabulary`].
//! `PACKS.md` beside this crate is the guide for those who write cards down.

#[cfg(feature = "serde")]
mod addresses;
mod check;
#[cfg(feature = "serde")]
mod effects;
#[cfg(feature = "json")]
mod json;
#[cfg(feature = "serde")]
mod node;
mod owned;
#[cfg(feature = "serde")]
mod read;
pub mod vocabulary;
#[cfg(feature = "serde")]
mod write;

pub use check::{List, PackError, Problem, check};
#[cfg(feature = "json")]
pub use json::{LoadError, MOST_BYTES, load, to_json};
pub use owned::{OwnedCard, OwnedPack};
