//! What cards let a seat choose (PACK-1).

mod check;

pub use check::{Choices, Gifts};
