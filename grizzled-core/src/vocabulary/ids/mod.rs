//! The small values everything else is made of: seats, cards, threats, tiles, piles.

mod bits;
mod card;
mod character;
mod numbered;
mod pile;
mod seat;
mod source;
mod threat;
mod tile;

pub use card::{CardId, CardSet};
pub use character::Character;
pub use numbered::{
    HelpId, HelpSet, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, Numbered, NumberedSet, OrderId, OrderSet, RecruitId,
    RecruitSet,
};
pub use pile::{MAX_DECK, Pile};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use source::Source;
pub use threat::{Threat, ThreatCounts, ThreatSet};
pub use tile::{Tile, Tiles};
