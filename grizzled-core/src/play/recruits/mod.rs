//! Recruits (REC-1 to REC-8): all of their rules.
//!
//! `setup` makes the deck, `check` has what a Recruit may do on its turn, `decide` how it arrives, acts and leaves, `validation`
//! what an event about Recruits relies on. The moments at which they act are listed in `moments`; the lasting effect of a
//! Recruit stands in `rules::effects`.

mod check;
mod decide;
mod setup;
mod validation;
