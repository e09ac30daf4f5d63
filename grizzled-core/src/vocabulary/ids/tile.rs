//! Support tiles (DECK-5).

use crate::vocabulary::{MAX_SEATS, Seat, numbered_enum};

numbered_enum! {
    /// A kind of Support tile (DECK-5). The numbers are fixed: logs and other languages store them.
    ///
    /// Exhaustive: the game has these.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
    pub enum Tile {
        /// Helps the seat to the left.
        Left = 0,
        /// Helps the seat to the right.
        Right = 1,
        /// Helps the second seat to the left.
        DoubleLeft = 2,
        /// Helps the second seat to the right.
        DoubleRight = 3,
    }
}

impl Tile {
    /// The kind that points the other way.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::DoubleLeft => Self::DoubleRight,
            Self::DoubleRight => Self::DoubleLeft,
        }
    }

    /// The seat that this tile, played by `from`, points at in a ring of `ring` seats (RES-2).
    ///
    /// ```
    /// use grizzled_core::Seat;
    /// use grizzled_core::vocabulary::Tile;
    ///
    /// assert_eq!(Tile::DoubleRight.target(Seat::S0, 5), Seat::S3);
    /// ```
    #[must_use]
    pub const fn target(self, from: Seat, ring: u8) -> Seat {
        let steps = if ring as usize <= MAX_SEATS { STEPS_LEFT[ring as usize][self as usize] } else { 0 };
        from.left(steps, ring)
    }
}

/// For each size of the ring and each kind of tile: how many steps to the left its target sits.
const STEPS_LEFT: [[u8; 4]; MAX_SEATS + 1] =
    [[0, 0, 0, 0], [0, 0, 0, 0], [1, 1, 0, 0], [1, 2, 2, 1], [1, 3, 2, 2], [1, 4, 2, 3]];

/// For each set of kinds, by bits: the kinds in their order, and how many they are.
const KINDS_IN: [([Tile; 4], u8); 16] = {
    let mut all = [(Tile::ALL, 0); 16];
    let mut bits = 0;
    while bits < 16 {
        let mut kind = 0;
        while kind < 4 {
            if bits >> kind & 1 == 1 {
                let len = all[bits].1;
                all[bits].0[len as usize] = Tile::ALL[kind];
                all[bits].1 += 1;
            }
            kind += 1;
        }
        bits += 1;
    }
    all
};

/// How many tiles of each kind someone holds.
///
/// ```
/// use grizzled_core::vocabulary::{Tile, Tiles};
///
/// let held = Tiles::of(&[Tile::Left, Tile::Right, Tile::Left]);
/// assert_eq!(held.len(), 3);
/// assert_eq!(held.get(Tile::Left), 2);
/// assert_eq!(held.kinds().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles([u8; 4]);

impl core::fmt::Debug for Tiles {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Tiles {
    /// No tile.
    pub const NONE: Self = Self([0; 4]);
    /// The sixteen tiles of the box (DECK-5).
    pub const BOX: Self = Self([6, 6, 2, 2]);

    /// The tiles listed.
    #[must_use]
    pub const fn of(tiles: &[Tile]) -> Self {
        let mut counts = [0; 4];
        let mut i = 0;
        while i < tiles.len() {
            counts[tiles[i] as usize] += 1;
            i += 1;
        }
        Self(counts)
    }

    /// This many tiles of each kind, in the fixed order of the kinds.
    #[must_use]
    pub const fn from_array(counts: [u8; 4]) -> Self {
        Self(counts)
    }

    /// How many there are of each kind, in the fixed order of the kinds.
    #[must_use]
    pub const fn to_array(self) -> [u8; 4] {
        self.0
    }

    /// How many tiles there are of this kind.
    #[must_use]
    pub const fn get(self, tile: Tile) -> u8 {
        self.0[tile as usize]
    }

    /// How many tiles there are in all; 255 stands for more, which no box holds.
    #[must_use]
    pub const fn len(self) -> u8 {
        let [left, right, double_left, double_right] = self.0;
        left.saturating_add(right).saturating_add(double_left).saturating_add(double_right)
    }

    /// Whether there is no tile.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Adds a tile.
    pub const fn add(&mut self, tile: Tile) {
        self.change(self.bits() + self.one_if(tile, self.get(tile) < u8::MAX));
    }

    /// Takes a tile away; nothing happens when there is none of its kind.
    pub const fn remove(&mut self, tile: Tile) {
        self.change(self.bits() - self.one_if(tile, self.get(tile) > 0));
    }

    /// All four counts at once: one of them written and all read at the next moment costs a wait.
    const fn change(&mut self, bits: u32) {
        self.0 = bits.to_le_bytes();
    }

    /// One tile of this kind in the word of all counts, or none.
    const fn one_if(self, tile: Tile, condition: bool) -> u32 {
        (condition as u32) << (8 * tile as u32)
    }

    /// These tiles without those, if all of those are among them.
    #[must_use]
    pub fn without(self, others: Self) -> Option<Self> {
        if others.is_empty() {
            return Some(self);
        }
        let mut rest = self;
        for (count, other) in rest.0.iter_mut().zip(others.0) {
            *count = count.checked_sub(other)?;
        }
        Some(rest)
    }

    /// How many kinds there is at least one of.
    #[must_use]
    pub const fn kinds_len(self) -> u8 {
        KINDS_IN[self.kind_bits() as usize].1
    }

    /// The kind at place `n` of those there is at least one of, counted from 0.
    #[must_use]
    pub const fn kind(self, n: usize) -> Option<Tile> {
        let (kinds, len) = &KINDS_IN[self.kind_bits() as usize];
        if n < *len as usize { Some(kinds[n]) } else { None }
    }

    /// One bit for each kind there is at least one of.
    pub(crate) const fn kind_bits(self) -> u8 {
        // The high bit of each byte is set if the byte is not zero; then the four are brought together.
        let low = self.bits() & 0x7f7f_7f7f;
        let held = ((low + 0x7f7f_7f7f) | self.bits()) >> 7 & 0x0101_0101;
        (held.wrapping_mul(0x0102_0408) >> 24) as u8 & 15
    }

    /// The kinds of which there is at least one, in their fixed order.
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |&tile| self.get(tile) > 0)
    }

    /// The tiles one by one, in the fixed order of the kinds.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().flat_map(move |tile| core::iter::repeat_n(tile, self.get(tile).into()))
    }

    /// The tile at place `n` when they lie in the fixed order of the kinds, counted from 0.
    #[must_use]
    pub const fn nth(self, n: u8) -> Option<Tile> {
        let [left, right, double_left, _] = self.0;
        let singles = left.saturating_add(right);
        // Counted without a branch, which nobody could foresee.
        let kind = (n >= left) as u8 + (n >= singles) as u8 + (n >= singles.saturating_add(double_left)) as u8;
        if n < self.len() { Tile::new(kind) } else { None }
    }

    /// The four counts in one word, the first kind in the lowest byte.
    #[must_use]
    pub const fn bits(self) -> u32 {
        u32::from_le_bytes(self.0)
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut all = Self::NONE;
        tiles.into_iter().for_each(|tile| all.add(tile));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// DECK-5: sixteen tiles, six of each single and two of each double.
    #[test]
    fn deck_5_the_box_holds_sixteen_tiles() {
        assert_eq!(Tiles::BOX.len(), 16);
        assert_eq!(Tile::ALL.map(|tile| Tiles::BOX.get(tile)), [6, 6, 2, 2]);
    }

    /// RES-2: left is the next seat clockwise, right the one before, doubles the second ones.
    #[test]
    fn res_2_tiles_point_around_the_ring() {
        for (ring, seat) in
            (1..=5).flat_map(|ring| Seat::ALL.into_iter().take(ring.into()).map(move |seat| (ring, seat)))
        {
            assert_eq!(Tile::Left.target(seat, ring), seat.left(1, ring));
            assert_eq!(Tile::Right.target(seat, ring), seat.right(1, ring));
            assert_eq!(Tile::DoubleLeft.target(seat, ring), seat.left(2, ring));
            assert_eq!(Tile::DoubleRight.target(seat, ring), seat.right(2, ring));
        }
    }

    #[test]
    fn tiles_are_taken_from_tiles() {
        let held = Tiles::of(&[Tile::Left, Tile::Left, Tile::DoubleRight]);
        assert_eq!(held.without(Tiles::of(&[Tile::Left])), Some(Tiles::of(&[Tile::Left, Tile::DoubleRight])));
        assert_eq!(held.without(Tiles::of(&[Tile::Right])), None);
        assert_eq!(held.iter().collect::<Vec<_>>(), [Tile::Left, Tile::Left, Tile::DoubleRight]);
        assert_eq!(held.iter().collect::<Tiles>(), held);
        assert_eq!((held.nth(0), held.nth(2), held.nth(3)), (Some(Tile::Left), Some(Tile::DoubleRight), None));
    }

    #[test]
    fn kinds_are_counted() {
        for counts in [[0, 0, 0, 0], [1, 0, 255, 0], [0, 128, 127, 2], [1, 1, 1, 1]] {
            let tiles = Tiles::from_array(counts);
            assert_eq!(usize::from(tiles.kinds_len()), tiles.kinds().count());
            let by_place: Vec<Tile> = (0..5).filter_map(|n| tiles.kind(n)).collect();
            assert_eq!(by_place, tiles.kinds().collect::<Vec<_>>());
        }
    }
}
