//! The functions of the C interface. Their comments are the header's, which adds what follows from their parameters: the
//! statuses that handles and pointers bring, and what threads may do.

mod abi;
mod batches;
mod campaigns;
mod clients;
mod events;
#[cfg(feature = "fault-injection")]
mod faults;
mod games;
mod notation;
mod packs;
mod play;
mod referee;
mod rules;
mod saves;
mod staging;
mod words;

pub use abi::*;
pub use batches::*;
pub use campaigns::*;
pub use clients::*;
pub use events::*;
#[cfg(feature = "fault-injection")]
pub use faults::*;
pub use games::*;
pub use notation::*;
pub use packs::*;
pub use play::*;
pub use referee::*;
pub use rules::*;
pub use saves::*;
pub use staging::*;
pub use words::*;
