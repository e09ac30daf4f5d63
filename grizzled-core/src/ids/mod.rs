//! The small values everything else is made of: seats, cards, threats, tiles, piles.

mod card;
mod pile;
mod seat;
mod threat;
mod tile;

pub use card::{CardId, CardSet};
pub use pile::{MAX_DECK, Pile};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use threat::{Threat, ThreatCounts, ThreatSet};
pub use tile::{Tile, Tiles};
