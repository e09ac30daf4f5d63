//! Packs read from files, written to them, and checked before anybody plays.
//!
//! [`check()`] says whether the cards of a pack make a game that ends (TERM-1). With `alloc` and `serde` an
//! `OwnedPack` is serde data, in any self-describing format; with `json` `load` reads a file and says by
//! line, column and place what is wrong with it and what is allowed. The words of the format are in [`vocabulary`].
//! `PACKS.md` beside this crate is the guide for those who write cards down.

#[cfg(all(feature = "alloc", feature = "serde"))]
mod addresses;
mod check;
#[cfg(all(feature = "alloc", feature = "serde"))]
mod effects;
#[cfg(feature = "json")]
mod json;
#[cfg(all(feature = "alloc", feature = "serde"))]
mod node;
#[cfg(feature = "alloc")]
mod owned;
#[cfg(all(feature = "alloc", feature = "serde"))]
mod read;
pub mod vocabulary;
#[cfg(all(feature = "alloc", feature = "serde"))]
mod write;

#[cfg(feature = "alloc")]
pub(crate) use check::is_name;
pub use check::{List, MOST_NAME, PackError, Problem, check};
#[cfg(feature = "json")]
pub use json::{LoadError, MOST_BYTES, load, to_json};
#[cfg(feature = "alloc")]
pub use owned::{OwnedCard, OwnedPack};
