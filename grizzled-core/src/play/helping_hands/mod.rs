//! Helping Hands (HH-1 to HH-4).

mod check;
mod decide;
mod validation;
