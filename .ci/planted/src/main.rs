//! Faults that are planted in the engine, and which suite catches each.

mod copy;
mod faults;
mod jobs;
mod mutants;
mod suites;

use std::error::Error;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The number that follows an option.
fn number_after(option: &str, arguments: &mut impl Iterator<Item = String>) -> Result<u64> {
    Ok(arguments.next().ok_or_else(|| format!("{option} wants a number"))?.parse()?)
}

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("faults") => faults::run(arguments),
        Some("mutants") => mutants::run(arguments),
        _ => Err("say `faults` or `mutants`".into()),
    }
}
