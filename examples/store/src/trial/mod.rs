//! The workload by which the stores are tried: writers that can be killed at any moment, because every byte they
//! write can be predicted and every change is announced before and acknowledged after.

pub mod bench;
pub mod crash;
mod model;
mod work;

pub use model::{Change, Model, explain};
pub use work::{Numbers, Work, check_contents};

/// What is wrong with a trial, in words.
pub type Finding = String;

fn finding(problem: impl std::fmt::Display) -> Finding {
    problem.to_string()
}
