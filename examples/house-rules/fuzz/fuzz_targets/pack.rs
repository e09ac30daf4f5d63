//! Any commands by any seat, in games with the cards and the numbers of the house.
#![no_main]

libfuzzer_sys::fuzz_target!(
    |data: &[u8]| grizzled_core::testkit::fuzz::of(&grizzled_house_rules::rules()).commands(data)
);
