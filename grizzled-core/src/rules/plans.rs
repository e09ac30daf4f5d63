//! The parts of a game that are named strategies: who sits where, and where the cards beside the Trials come from.

/// Who plays which seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum Seating {
    /// Every seat has a player of its own.
    #[default]
    OneEach = 0,
    /// Two players and the Chaplain (CHAP-1).
    Chaplain = 1,
    /// Two players with two neighbouring Grizzled each (DUO-1).
    Duo = 2,
    /// One player with three Grizzled and one hand (SOLO-1).
    Solo = 3,
}

/// What relief does for the charm of the seat relieved (RES-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum CharmRelief {
    /// After a success it can be recovered instead of discarding Hard Knocks.
    #[default]
    InsteadAfterSuccess = 0,
    /// It is recovered as well, without being asked for.
    Also = 1,
}

/// Where Helping Hands come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[repr(u8)]
pub enum HelpPlan {
    /// There are none.
    #[default]
    None = 0,
    /// Each player draws two and keeps one (ONE-1).
    DrawTwo = 1,
    /// The setup says who holds which: in a campaign (HH-3).
    Given = 2,
}
