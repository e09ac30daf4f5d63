//! Faults that are planted in the engine, and which suite catches each.

mod copy;
mod suites;

use std::error::Error;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let tree = copy::write("faults", &[])?;
    for suite in suites::build(&tree)? {
        let how = suites::Run { limit: std::time::Duration::from_secs(600), until_first_failure: true };
        let ran = suite.run(None, how, &[])?;
        println!("{} {:?} {:?}", suite.name, ran.verdict, ran.time);
    }
    Ok(())
}
