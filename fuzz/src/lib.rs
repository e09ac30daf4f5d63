//! What the fuzz targets share: bytes read as choices, and a game played by them.

mod bytes;
mod table;

pub use bytes::{Bytes, Near};
pub use table::Play;
