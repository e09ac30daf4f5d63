//! What the fuzz targets share: bytes read as choices, and a game played by them.

mod bytes;
// The same ways to play that the laws of the engine are tested with.
#[path = "../../grizzled-core/tests/laws/modes.rs"]
mod modes;
mod table;

pub use bytes::{Bytes, Near};
pub use table::Play;
