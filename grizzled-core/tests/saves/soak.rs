//! A law held for as long as `GRZ_SOAK` says, in seconds; `GRZ_SEED` says where it begins, by the clock otherwise.

use std::panic::{self, UnwindSafe};
use std::time::{Duration, Instant, SystemTime};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Holds the law for one seed after the other and says what was counted.
///
/// # Panics
///
/// When it does not hold; the seed is said.
pub(crate) fn hold<T: Default + std::fmt::Debug + UnwindSafe>(law: fn(u64) -> T, add: fn(&mut T, T)) {
    let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |now| now.as_secs() << 24);
    let first = number("GRZ_SEED").unwrap_or(clock);
    let lasts = Duration::from_secs(number("GRZ_SOAK").unwrap_or(10));
    let (mut all, start, mut said) = (T::default(), Instant::now(), Duration::ZERO);
    for seed in first.. {
        match panic::catch_unwind(|| law(seed)) {
            Ok(counted) => add(&mut all, counted),
            Err(broken) => {
                println!("the law is broken: GRZ_SEED={seed}");
                panic::resume_unwind(broken);
            }
        }
        if start.elapsed() - said > Duration::from_secs(60) || start.elapsed() > lasts {
            said = start.elapsed();
            println!("{:>5} s, {} seeds from {first} on: {all:?}", said.as_secs(), seed - first + 1);
        }
        if start.elapsed() > lasts {
            return;
        }
    }
}
