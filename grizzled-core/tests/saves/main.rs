//! Laws of saves: what any maker of games answers can be saved, loaded and played on, and whatever log is accepted can be
//! played to its end.
//!
//! `GRZ_SOAK=3600 cargo test --profile dist -p grizzled-core --test saves -- --ignored --nocapture accepted` holds the law of
//! accepted logs for so many seconds, and `makers` that of the makers. `GRZ_SEED` says where to begin.

mod accepted;
mod makers;
mod soak;

use grizzled_core::testkit::{any, played_on, starts};
