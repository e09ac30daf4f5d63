//! The fixed tags of secrets, as other languages store them.

use super::Secret;

impl Secret {
    /// The fixed tag of the kind of secret, 0 to 12.
    #[must_use]
    pub const fn tag(&self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Card(_) => 1,
            Self::Answer(_) => 2,
            Self::Tile(_) => 3,
            Self::Tiles(_) => 4,
            Self::Order(_) => 5,
            Self::Unseen(_) => 6,
            Self::Hand(_) => 7,
            Self::Orders(..) => 8,
            Self::OrderDeck(_) => 9,
            Self::RecruitDeck(_) => 10,
            Self::Help(..) => 11,
            Self::Kept(_) => 12,
        }
    }
}
