//! What cards let a seat choose (PACK-1).

pub(super) mod check;

pub use check::{Choices, Gifts};
