//! What each viewer sees: views built up from what it may see, and streams of redacted events that
//! evolve them (TAB-5).
//!
//! A view is a type of its own and cannot be turned back into a state: it has no piles and at most one
//! hand. For every event, `view(evolve(state, event))` equals `evolve(view(state), redact(event))`, so
//! that a client needs only its own stream. A view refuses what was made for somebody else.
//!
//! Imports from all rooms that make a game; a view asks `play` what its seat may do.

mod entitled;
pub(crate) mod seen;
pub(crate) mod view;

pub use entitled::NotForViewer;
pub use seen::redact;
pub use view::RefereeView;

pub(crate) use seen::{Seen, Viewer};
pub(crate) use view::{SeatView, SpectatorView};
