//! `grizzled_core::testkit::fuzz::campaign` says what it looks for.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| grizzled_core::testkit::fuzz::campaign(data));
