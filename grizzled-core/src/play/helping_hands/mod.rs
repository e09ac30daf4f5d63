//! Helping Hands (HH-1 to HH-4).

mod decide;
mod validation;
