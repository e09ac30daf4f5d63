//! Games written down: logs and streams, and positions and games as text.
//!
//! Imports from all that makes a game; nothing that makes a game imports from here.

pub mod log;
pub mod notation;
