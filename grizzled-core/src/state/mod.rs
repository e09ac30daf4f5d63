//! What a game is at one moment: what the table sees, what each seat holds and knows, and the decks, which nobody sees. The
//! zones that cards move between, the hash, and how an event changes all of it.
//!
//! Imports from `vocabulary` and `cards`. Nothing here knows the rules: an old log gives the old game, whatever was mended
//! since.

pub(crate) mod card_moves;
mod evolve;
mod front;
mod hash;
mod knocks;
pub(crate) mod parts;
#[cfg(feature = "serde")]
mod serde_impls;
mod zones;

pub use front::{Front, FrontDecks, Knowledge, MAX_RECRUIT_HAND, RecruitHand, RecruitInPlay};
pub use knocks::Knocks;
pub use parts::{Agenda, Answer, Decks, Holdings, MissionState, Table, TableSeat};

pub(crate) use card_moves::Zone;
pub(crate) use front::hand_of;
pub(crate) use parts::State;
