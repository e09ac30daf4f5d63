//! The functions of the C interface. Their comments are the header's.

mod events;
mod games;
mod play;
mod texts;

pub use events::*;
pub use games::*;
pub use play::*;
pub use texts::*;
