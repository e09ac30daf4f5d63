//! The engine and the model of `grizzled-core/tests/model`, which says what is compared. The first three bytes are the way to
//! play and the seed; those that follow choose the commands.
#![no_main]

#[allow(dead_code)]
#[path = "../../grizzled-core/tests/model/mod.rs"]
mod model;

libfuzzer_sys::fuzz_target!(|data: &[u8]| model::modes::by_bytes(data).unwrap_or_else(|found| panic!("{found}")));
