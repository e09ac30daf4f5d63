//! The Helping Hands that all see (HH-1 to HH-4).

use crate::vocabulary::{HelpId, HelpSet, MAX_SEATS, Seat};

/// What all see of Helping Hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HelpingHands {
    /// Those that are held, by seat (HH-4).
    pub held: [HelpSet; MAX_SEATS],
    /// Those used in this Mission; where their effect lasts, it does so to the Mission's end (HH-1).
    pub in_force: HelpSet,
}

impl HelpingHands {
    /// None.
    pub const NONE: Self = Self { held: [HelpSet::EMPTY; MAX_SEATS], in_force: HelpSet::EMPTY };

    /// The seat that holds the Helping Hand.
    #[must_use]
    pub fn holder(&self, help: HelpId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.held[seat.index()].contains(help))
    }

    /// HH-1: a seat uses one that it holds.
    pub(super) fn use_one(&mut self, seat: Seat, help: HelpId) {
        self.held[seat.index()].remove(help);
        self.in_force.insert(help);
    }
}
