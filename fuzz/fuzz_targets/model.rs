//! The engine and the model of `grizzled-core/tests/model`, which says what is compared. The first three bytes are the way to
//! play and the seed; those that follow choose the commands.
#![no_main]

#[allow(dead_code)]
#[path = "../../grizzled-core/tests/model/mod.rs"]
mod model;

use model::compare::{Source, Tally};
use model::modes::ALL;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let [way, one, other, bytes @ ..] = data {
        let ((name, mode), _) = ALL[usize::from(*way) % ALL.len()];
        let source = Source { seed: u16::from_be_bytes([*one, *other]).into(), bytes };
        if let Err(found) = mode(source, &mut Tally::default()) {
            panic!("{name}: {found}");
        }
    }
});
