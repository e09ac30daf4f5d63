//! Recruits (REC-1 to REC-8).

mod check;
mod decide;
mod setup;
mod validation;
