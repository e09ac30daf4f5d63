//! What a card lets a seat choose when it acts: a card, a seat, an Order, a gift (PACK-1).
//!
//! `check` has what can be chosen, `decide` how a seat is asked and what follows. What the card then does with the choice
//! stands in `deeds`.

mod check;
mod decide;

pub use check::{Choices, Gifts};
