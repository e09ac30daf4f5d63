//! The parts of a game that are named strategies: how hard it is, who sits where, and where Orders, Recruits and Helping
//! Hands come from.

use crate::vocabulary::{Seat, SeatSet, numbered_enum};

numbered_enum! {
    /// Who plays which seats.
    ///
    /// Exhaustive: bindings and clients show each in its own way.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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
}

impl Seating {
    /// The seats of the player who plays this one: the seat itself, two in a game for two without the Chaplain, all in a
    /// game for one (DUO-1, SOLO-1).
    #[must_use]
    pub const fn seats_of_player(self, seat: Seat) -> SeatSet {
        match self {
            Self::OneEach | Self::Chaplain => SeatSet::only(seat),
            Self::Duo if seat.number() < 2 => SeatSet::first(2),
            Self::Duo => SeatSet::first(4).difference(SeatSet::first(2)),
            Self::Solo => SeatSet::first(3),
        }
    }

    /// The first seat of each player of so many seats.
    #[must_use]
    pub fn players(self, seats: u8) -> SeatSet {
        let first = |seat: &Seat| self.seats_of_player(*seat).iter().next() == Some(*seat);
        SeatSet::first(seats).iter().filter(first).collect()
    }
}

numbered_enum! {
    /// What relief does for the charm of the seat relieved (RES-2).
    ///
    /// Exhaustive: bindings have a number for each.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum CharmRelief {
        /// After a success it can be recovered instead of discarding Hard Knocks.
        #[default]
        InsteadAfterSuccess = 0,
        /// It is recovered as well, without being asked for.
        Also = 1,
    }
}

numbered_enum! {
    /// Where Helping Hands come from.
    ///
    /// Exhaustive: bindings have a number for each.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum HelpPlan {
        /// There are none.
        #[default]
        None = 0,
        /// Each player draws two and keeps one (ONE-1).
        DrawTwo = 1,
        /// The setup says who holds which: in a campaign (HH-3).
        Given = 2,
    }
}

numbered_enum! {
    /// How hard the base game is (SET-5).
    ///
    /// ```
    /// use grizzled_core::rules::Level;
    ///
    /// assert_eq!(Level::new(Level::Veteran.number()), Some(Level::Veteran));
    /// assert_eq!(Level::new(3), None);
    /// ```
    ///
    /// Exhaustive: the game has these.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Level {
        /// Traps are ignored.
        Rookie = 0,
        /// Traps apply.
        #[default]
        Normal = 1,
        /// Traps apply, and the Trials pile has 30 cards.
        Veteran = 2,
    }
}
