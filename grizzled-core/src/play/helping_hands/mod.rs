//! Helping Hands (HH-1 to HH-4): all of their rules.
//!
//! `check` has which of them a seat may keep or use, `decide` who is asked at a pause and what follows, `validation` what an
//! event about them relies on. Where the game goes on after each pause is said in `moments`; what a Helping Hand does stands
//! in `deeds` where it is done once, in `rules::effects` where it lasts.

mod check;
mod decide;
mod validation;
