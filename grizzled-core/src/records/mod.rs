//! Games written down: logs and streams, and positions and games as text.
//!
//! Imports from all that makes a game; nothing that makes a game imports from here.

#[cfg(feature = "log")]
pub mod log;
#[cfg(feature = "notation")]
pub mod notation;
