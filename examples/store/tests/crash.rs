//! Nothing that was acknowledged is lost, and nothing is half-written, when the process is killed.

use grizzled_store::trial::crash::{Plan, Tally, run};
use std::num::NonZeroU32;

fn kill(times: u32, seed: u64, every: u32, writers: u32) -> Tally {
    let program = env!("CARGO_BIN_EXE_grizzled-store").into();
    let number = |number| NonZeroU32::new(number).unwrap();
    let plan = Plan { program, times, seed, every: number(every), writers: number(writers) };
    let tally = run(&plan, |_| {}).unwrap();
    println!("{tally}");
    assert_eq!(tally.kills, times);
    assert!(tally.acknowledged > 0, "it never lived long enough to do anything");
    tally
}

#[test]
fn with_fsync_nothing_acknowledged_is_lost() {
    assert_eq!(kill(25, 1, 1, 1).lost, 0);
}

/// They share their syncs.
#[test]
fn with_fsync_no_writer_of_many_loses_anything() {
    assert_eq!(kill(25, 4, 1, 8).lost, 0);
}

/// That no more is lost than was said is what `run` itself looks at.
#[test]
fn with_fsync_at_times_the_rest_is_whole() {
    kill(12, 2, 40, 1);
    kill(12, 3, 40, 6);
}
