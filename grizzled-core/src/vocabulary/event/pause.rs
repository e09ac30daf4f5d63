//! Where the game stands still for a Helping Hand.

use crate::vocabulary::numbered_enum;

numbered_enum! {
    /// The point at which holders of Event Helping Hands are asked, and from which the game then goes on (HH-1).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    #[non_exhaustive]
    pub enum Pause {
        /// The Order has been chosen; the intensity comes next.
        MissionStart = 0,
        /// The cards have been dealt; the check and the first turn come next.
        AfterDeal = 1,
        /// The Mission fails before its first turn, unless somebody helps.
        FirstFailure = 2,
        /// The Mission fails after an action, unless somebody helps.
        Failure = 3,
        /// A Trap is about to draw.
        Trap = 4,
        /// Support is about to be revealed.
        Support = 5,
        /// Morale is about to drop.
        MoraleDrop = 6,
    }
}
