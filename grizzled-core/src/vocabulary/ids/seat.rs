//! Seats and sets of seats (TAB-1).

use crate::vocabulary::numbered_enum;

/// The most seats a ring can have, a virtual one included.
pub const MAX_SEATS: usize = 5;

numbered_enum! {
    /// A place in the ring, counted clockwise from 0 (TAB-1).
    ///
    /// ```
    /// use grizzled_core::Seat;
    ///
    /// let last = Seat::new(3).unwrap();
    /// assert_eq!(last.left(1, 4), Seat::S0, "the next seat clockwise is to the left");
    /// assert_eq!(Seat::S0.right(1, 4), last);
    /// assert_eq!(Seat::new(5), None);
    /// ```
    ///
    /// Exhaustive: nobody plays with more.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
    pub enum Seat {
        /// The first seat.
        #[default]
        S0 = 0,
        /// The second seat.
        S1 = 1,
        /// The third seat.
        S2 = 2,
        /// The fourth seat.
        S3 = 3,
        /// The fifth seat.
        S4 = 4,
    }
}

impl Seat {
    /// The seat with this number, or else the last one.
    const fn at(number: u8) -> Self {
        match number {
            0 => Self::S0,
            1 => Self::S1,
            2 => Self::S2,
            3 => Self::S3,
            _ => Self::S4,
        }
    }

    /// The seat's number as an index, below [`MAX_SEATS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat `steps` to the left (clockwise) in a ring of `ring` seats (TAB-1).
    ///
    /// A ring of no seats, or a seat outside the ring, has no neighbours: the answer is then seat 0.
    #[must_use]
    pub const fn left(self, steps: u8, ring: u8) -> Self {
        if self.number() >= ring || ring as usize > MAX_SEATS {
            return Self::S0;
        }
        Self::at(within(self.number() + within(steps, ring), ring))
    }

    /// The seat `steps` to the right (counter-clockwise) in a ring of `ring` seats (TAB-1).
    #[must_use]
    pub const fn right(self, steps: u8, ring: u8) -> Self {
        self.left(ring - within(steps, ring), ring)
    }
}

/// The number without whole rounds of the ring. Steps are few, so it hardly ever comes to a division.
const fn within(number: u8, ring: u8) -> u8 {
    match ring {
        0 => 0,
        _ if number / 2 >= ring => number % ring,
        _ if number >= ring => number - ring,
        _ => number,
    }
}

impl core::fmt::Display for Seat {
    /// The seat's number as people count: from 1.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "seat {}", self.number() + 1)
    }
}

/// A set of seats.
///
/// ```
/// use grizzled_core::Seat;
/// use grizzled_core::vocabulary::SeatSet;
///
/// let table = SeatSet::first(4);
/// assert_eq!(table.len(), 4);
/// let from_second: Vec<u8> = table.clockwise_from(Seat::S1).map(Seat::number).collect();
/// assert_eq!(from_second, [1, 2, 3, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl core::fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats of the ring (at most [`MAX_SEATS`]).
    #[must_use]
    pub const fn first(count: u8) -> Self {
        if count as usize >= MAX_SEATS { Self((1 << MAX_SEATS) - 1) } else { Self((1 << count) - 1) }
    }

    /// The set holding just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 == 1
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat as u8);
    }

    /// The seats that are not in the other set.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// The seats in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let seat = Seat::at(rest.trailing_zeros() as u8);
            (rest != 0).then(|| {
                rest &= rest - 1;
                seat
            })
        })
    }

    /// The seats clockwise, beginning with `first` if it is in the set (TAB-1).
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        // Two copies of the set side by side: the seats from `first` on, then those before it.
        let twice = u16::from(self.0) | u16::from(self.0) << MAX_SEATS;
        let window = (1 << MAX_SEATS) - 1;
        let mut rest = twice >> first as u8 & window;
        core::iter::from_fn(move || {
            let step = rest.trailing_zeros() as u8;
            (rest != 0).then(|| {
                rest &= rest - 1;
                let at = first as u8 + step;
                Seat::at(if at < MAX_SEATS as u8 { at } else { at - MAX_SEATS as u8 })
            })
        })
    }

    /// The next seat of the set clockwise after this one, which comes last itself (TAB-1).
    #[must_use]
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 & (!1 << seat as u8);
        let from = if later == 0 { self.0 } else { later };
        Seat::new(from.trailing_zeros() as u8)
    }

    /// The bits of the set, seat 0 lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// TAB-1: the next seat clockwise is the one to the left, in rings of every size.
    #[test]
    fn tab_1_left_is_clockwise() {
        for ring in 1..=5u8 {
            for seat in Seat::ALL.into_iter().take(ring.into()) {
                assert_eq!(seat.left(1, ring).number(), (seat.number() + 1) % ring);
                assert_eq!(seat.left(1, ring).right(1, ring), seat);
                assert_eq!(seat.left(2, ring), seat.left(1, ring).left(1, ring));
                assert_eq!(seat.left(ring, ring), seat);
            }
        }
    }

    #[test]
    fn sets_are_joined_and_taken_apart() {
        let [one, other] = [0b00110, 0b01100].map(SeatSet);
        assert_eq!((one.union(other), one.intersection(other)), (SeatSet(0b01110), SeatSet(0b00100)));
        assert_eq!((one.difference(other), one.without(Seat::S2)), (SeatSet(0b00010), SeatSet(0b00010)));
    }

    #[test]
    fn whole_rounds_lead_back() {
        for (steps, seat) in [(5, Seat::S2), (6, Seat::S0), (7, Seat::S1), (100, Seat::S1), (255, Seat::S0)] {
            assert_eq!(Seat::S0.left(steps, 3), seat);
            assert_eq!(seat.right(steps, 3), Seat::S0);
        }
    }

    #[test]
    fn a_ring_that_cannot_be_still_has_an_answer() {
        assert_eq!(Seat::S4.left(7, 0), Seat::S0);
        assert_eq!(Seat::S4.right(200, 0), Seat::S0);
        assert_eq!(Seat::S4.left(1, 255), Seat::S0);
    }

    #[test]
    fn seats_are_walked_clockwise() {
        for bits in 0..32u8 {
            let set = SeatSet(bits);
            for first in Seat::ALL {
                let walked: Vec<Seat> = set.clockwise_from(first).collect();
                let expected: Vec<Seat> =
                    (0..5).map(|step| first.left(step, 5)).filter(|&seat| set.contains(seat)).collect();
                assert_eq!(walked, expected);
                let next = set.clockwise_from(first.left(1, 5)).next();
                assert_eq!(set.next_after(first), next);
            }
        }
    }
}
