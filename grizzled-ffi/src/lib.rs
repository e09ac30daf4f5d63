//! The C library of the rules engine: games behind handles, numbers and sized structs across the boundary,
//! the caller's memory for every answer.
//!
//! `include/grizzled.h` is made from this crate: its text is the comments of [`exports`] and [`layout`] and
//! the tables of [`codes`]. A test holds the two together; `GRZ_HEADER=write cargo test -p grizzled-ffi header`
//! rewrites the header.
//!
//! - [`exports`]: the functions. Each hands its pointers to `boundary` and the rest to safe code.
//! - [`layout`]: the structs. [`codes`]: the constants.
//! - `boundary`: panics stop and pointers are looked at; with `inputs`, `answers`, `memory` and [`exports`] it has all unsafe
//!   code of the project.
//! - `memory`: what a call may need is set aside before it begins.
//! - `handles`, `model`: what a handle names. `convert`: between core and C. `failure`: what went wrong.

#![deny(unsafe_op_in_unsafe_fn)]
// Each is called from C alone, whose header says what the caller vouches for.
#![allow(clippy::missing_safety_doc)]
#![cfg_attr(grz_newer, allow(missing_docs))]

mod answers;
mod boundary;
pub mod codes;
mod convert;
pub mod exports;
mod failure;
mod handles;
mod inputs;
pub mod layout;
#[cfg(grz_newer)]
mod made_up;
mod memory;
mod model;

#[cfg(test)]
mod header;
#[cfg(test)]
mod tests;
