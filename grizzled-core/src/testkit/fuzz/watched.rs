//! A game under the eyes of all invariants, played by bytes.

use super::bytes::Bytes;
use super::play::choose;
use crate::play::Setup;
use crate::rules::Rules;
use crate::testkit::invariants::{Broken, Watched};

pub(super) fn run(rules: Rules, mut bytes: Bytes<'_>) {
    play(rules, &mut bytes).unwrap_or_else(|broken| panic!("{broken}"));
}

fn play(rules: Rules, bytes: &mut Bytes<'_>) -> Result<(), Broken> {
    // So large that it would be found in what a client is sent.
    let mut watched = Watched::new(rules, &Setup::default(), bytes.seed() | LARGE)?;
    while !bytes.is_empty() {
        let (seat, command) = choose(watched.game(), bytes);
        // Refused or not: either answer is watched.
        let _ = watched.apply(seat, &command)?;
    }
    Ok(())
}

const LARGE: u64 = 0x6772_697a_7a6c_0000;
