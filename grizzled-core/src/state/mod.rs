//! What a game is at one moment: what the table sees, what each seat holds and knows, and the decks, which nobody sees. The
//! zones that cards move between, the hash, and how an event changes all of it.
//!
//! Imports from `vocabulary` and `cards`. Nothing here knows the rules: an old log gives the old game, whatever was corrected
//! since.

mod agenda;
mod decks;
mod evolve;
pub(crate) mod game_state;
mod hash;
mod helping_hands;
mod holdings;
mod knocks;
mod knowledge;
mod orders;
mod recruits;
#[cfg(feature = "serde")]
mod serde_impls;
mod solo;
mod table;
mod zones;

pub use agenda::Agenda;
pub use decks::{Decks, RosterDecks};
pub use helping_hands::HelpingHands;
pub use holdings::{Answer, Holdings};
pub use knocks::Knocks;
pub use knowledge::Knowledge;
pub use orders::Orders;
pub use recruits::{MAX_RECRUIT_HAND, RecruitHand, RecruitInPlay, Recruits};
pub use solo::Solo;
pub use table::{MissionState, Table, TableSeat};

pub(crate) use game_state::State;
pub(crate) use recruits::hand_of;
