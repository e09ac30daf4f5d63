//! The fixed numbers of events, as logs and other languages store them.

use super::{Origin, Outcome, Pause, Secret};

impl Pause {
    /// All of them, in their fixed order.
    pub const ALL: [Self; 7] = [
        Self::MissionStart,
        Self::AfterDeal,
        Self::FirstFailure,
        Self::Failure,
        Self::Trap,
        Self::Support,
        Self::MoraleDrop,
    ];

    /// The point's number, 0 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The point with this number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

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

impl Outcome {
    /// All of them, in their fixed order.
    pub const ALL: [Self; 5] =
        [Self::Victory, Self::TooManyKnocks, Self::MoraleLost, Self::TooManyCards, Self::BootCampOver];

    /// The outcome's number, 0 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The outcome with this number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl Origin {
    /// All of them, in their fixed order.
    pub const ALL: [Self; 5] = [Self::Hand, Self::Trap, Self::Clumsy, Self::Position, Self::Recruit];

    /// The origin's number, 0 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The origin with this number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_and_origins_stand_at_their_numbers() {
        for (number, outcome) in (0..).zip(Outcome::ALL) {
            assert_eq!((outcome.number(), Outcome::new(number)), (number, Some(outcome)));
        }
        for (number, origin) in (0..).zip(Origin::ALL) {
            assert_eq!((origin.number(), Origin::new(number)), (number, Some(origin)));
        }
        for (number, pause) in (0..).zip(Pause::ALL) {
            assert_eq!((pause.number(), Pause::new(number)), (number, Some(pause)));
        }
        assert_eq!((Outcome::new(5), Origin::new(5), Pause::new(7)), (None, None, None));
    }
}
