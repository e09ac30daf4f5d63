//! Laws of saves: what any maker of games answers can be saved, loaded and played on, and whatever log is accepted can be
//! played to its end.
//!
//! `GRZ_SOAK=3600 cargo test --release -p grizzled-core --test saves -- --ignored --nocapture accepted` holds the law of
//! accepted logs for so many seconds, and `makers` that of the makers. `GRZ_SEED` says where to begin.

mod accepted;
#[allow(dead_code, unused_imports)]
#[path = "../laws/any/mod.rs"]
mod any;
mod makers;
#[path = "../laws/modes.rs"]
mod modes;
mod played_on;
mod soak;
#[path = "../laws/starts.rs"]
mod starts;
