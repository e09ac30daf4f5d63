//! The ways in which a seat can withdraw, listed (CMD-1, WDR-3).

use crate::vocabulary::{Tile, Tiles, Withdrawal};
use Tile::{DoubleLeft as DL, DoubleRight as DR, Left as L, Right as R};

/// Every collection of no tile, of one tile and of two, in the order in which they are listed.
const REMOVALS: [&[Tiles]; 3] = [
    &[Tiles::NONE],
    &[Tiles::of(&[L]), Tiles::of(&[R]), Tiles::of(&[DL]), Tiles::of(&[DR])],
    &[
        Tiles::of(&[L, L]),
        Tiles::of(&[L, R]),
        Tiles::of(&[L, DL]),
        Tiles::of(&[L, DR]),
        Tiles::of(&[R, R]),
        Tiles::of(&[R, DL]),
        Tiles::of(&[R, DR]),
        Tiles::of(&[DL, DL]),
        Tiles::of(&[DL, DR]),
        Tiles::of(&[DR, DR]),
    ],
];

/// Every legal pair of tiles removed and tile played.
///
/// They are listed by the tiles removed, in the fixed order of the kinds, then by the tile played.
// In this order: what is written first as one word and then read as one word costs a wait when the two words overlap
// and are not the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct Withdrawals {
    held: Tiles,
    /// Tiles that have to be removed: 0 to 2, no more than are held.
    removal: u8,
    drawn: bool,
    barred: bool,
}

impl Withdrawals {
    pub(crate) const BARRED: Self = Self { barred: true, held: Tiles::NONE, removal: 0, drawn: false };

    pub(crate) const fn new(held: Tiles, removal: u8, drawn: bool) -> Self {
        Self { barred: false, held, removal, drawn }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        // Here and below: without Absent-minded, as nearly always, there is nothing to go through.
        if self.removal == 0 {
            return self.plays(self.held) * usize::from(!self.barred);
        }
        self.removals().map(|(_, rest)| self.plays(rest)).sum()
    }

    /// Whether withdrawing is barred.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.barred
    }

    /// The withdrawal at place `n` of the fixed order, counted from 0.
    #[must_use]
    pub fn get(&self, mut n: usize) -> Option<Withdrawal> {
        if self.removal == 0 {
            let removed = Tiles::NONE;
            return (n < self.len()).then(|| Withdrawal { removed, tile: self.tile(self.held, n) });
        }
        for (removed, rest) in self.removals() {
            match n.checked_sub(self.plays(rest)) {
                None => return Some(Withdrawal { removed, tile: self.tile(rest, n) }),
                Some(beyond) => n = beyond,
            }
        }
        None
    }

    /// The withdrawals in their fixed order.
    pub fn iter(&self) -> impl Iterator<Item = Withdrawal> {
        self.removals().flat_map(move |(removed, rest)| {
            (0..self.plays(rest)).map(move |n| Withdrawal { removed, tile: self.tile(rest, n) })
        })
    }

    /// The withdrawals by the tiles that they remove: with these, the kinds of which one can be played, bit *n* for kind *n*, or
    /// no bit where no tile is chosen.
    ///
    /// ```
    /// use grizzled_core::play::Legal;
    /// use grizzled_core::vocabulary::{Tile, Tiles};
    /// use grizzled_core::{Command, Game, Scenario, Seat, Seeded, Setup};
    ///
    /// let setup = Setup { leader: Some(Seat::S0), ..Setup::default() };
    /// let mut chance = Seeded::new(1);
    /// let mut game = Game::new(Scenario::base(3).rules()?, &setup, &mut chance, &mut ())?;
    /// game.apply(Seat::S0, &Command::Intensity(3), &mut chance, &mut ())?;
    /// let Legal::Turn { withdraw, .. } = game.legal(Seat::S0) else { panic!("it is the Leader's turn") };
    /// let singles = 1 << Tile::Left.number() | 1 << Tile::Right.number();
    /// assert_eq!(withdraw.by_removal().collect::<Vec<_>>(), [(Tiles::NONE, singles)], "nothing has to be removed");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn by_removal(&self) -> impl Iterator<Item = (Tiles, u8)> {
        self.removals().map(|(removed, rest)| (removed, if self.drawn { 0 } else { rest.kind_bits() }))
    }

    /// What can be removed, and what is then left.
    fn removals(&self) -> impl Iterator<Item = (Tiles, Tiles)> {
        let all = if self.barred { &[] } else { REMOVALS.get(usize::from(self.removal)).copied().unwrap_or_default() };
        all.iter().filter_map(|&removed| Some((removed, self.held.without(removed)?)))
    }

    /// In how many ways one of these tiles can be played; one way where none is chosen.
    const fn plays(&self, rest: Tiles) -> usize {
        let kinds = rest.kinds_len() as usize;
        if self.drawn | (kinds == 0) { 1 } else { kinds }
    }

    fn tile(&self, rest: Tiles, n: usize) -> Option<Tile> {
        if self.drawn { None } else { rest.kind(n) }
    }
}
