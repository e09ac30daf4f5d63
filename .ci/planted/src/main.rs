//! Faults that are planted in the engine, and which suite catches each.

mod copy;
mod mutants;
mod suites;

use std::error::Error;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let only = std::env::args().skip(1).collect();
    mutants::run(&mutants::Options { only, budget: std::time::Duration::from_secs(60), jobs: 2 })
}
