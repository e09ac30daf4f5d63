//! What the game for one has on the table (SOLO-4, SOLO-5).

use crate::vocabulary::Seat;

/// What all see of the game for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solo {
    /// The Support tiles that can still be drawn, bit *n* for seat *n* and bit 3 for the blank one (SOLO-5).
    pub tiles: u8,
    /// Whether the hand cannot be filled up any more in this Mission (SOLO-4).
    pub refill_declined: bool,
}

impl Solo {
    /// No tile: another game.
    pub const NONE: Self = Self { tiles: 0, refill_declined: false };
    /// All four tiles (SOLO-5).
    pub(crate) const ALL_TILES: u8 = 0b1111;

    /// SOLO-5: a tile has been drawn; none for the blank one.
    pub(super) fn draw_tile(&mut self, seat: Option<Seat>) {
        self.tiles &= !(1u8 << seat.map_or(3, Seat::number));
    }
}
