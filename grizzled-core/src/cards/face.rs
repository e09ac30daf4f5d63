//! What a Trial card is.

use super::HardKnock;
use crate::vocabulary::ThreatSet;

/// What a Trial card is (TAB-3).
///
/// Exhaustive: the game has these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Face {
    /// A Threat card.
    Threat {
        /// The different threats it bears, one to six.
        threats: ThreatSet,
        /// Whether it bears a Trap.
        trap: bool,
        /// Whether it bears Luck, which cancels a Trap (LUCK-1).
        #[cfg_attr(feature = "serde", serde(default))]
        luck: bool,
    },
    /// A Hard Knock card.
    HardKnock(HardKnock),
    /// The Merry Christmas card.
    MerryChristmas,
}

impl Face {
    /// The threats on the card; of a Trauma or a Phobia, the one it makes active.
    #[must_use]
    pub const fn threats(self) -> ThreatSet {
        match self {
            Self::Threat { threats, .. } => threats,
            Self::HardKnock(knock) => match knock.threat() {
                Some(threat) => ThreatSet::of(&[threat]),
                None => ThreatSet::EMPTY,
            },
            Self::MerryChristmas => ThreatSet::EMPTY,
        }
    }

    /// Whether the card bears a Trap.
    #[must_use]
    pub const fn has_trap(self) -> bool {
        matches!(self, Self::Threat { trap: true, .. })
    }

    /// Whether the card bears Luck (LUCK-1).
    #[must_use]
    pub const fn has_luck(self) -> bool {
        matches!(self, Self::Threat { luck: true, .. })
    }

    /// The Hard Knock that the card is, if it is one.
    #[must_use]
    pub const fn hard_knock(self) -> Option<HardKnock> {
        match self {
            Self::HardKnock(knock) => Some(knock),
            _ => None,
        }
    }
}
