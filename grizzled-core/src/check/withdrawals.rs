//! The ways in which a seat can withdraw, listed (CMD-1, WDR-3).

use crate::command::Withdrawal;
use crate::ids::{Tile, Tiles};

/// Every legal pair of tiles removed and tile played.
///
/// They are listed by the tiles removed, in the fixed order of the kinds, then by the tile played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Withdrawals {
    /// Nothing may be listed: withdrawing is barred.
    barred: bool,
    held: Tiles,
    /// Tiles that have to be removed: 0 to 2, no more than are held.
    removal: u8,
    drawn: bool,
}

impl Withdrawals {
    pub(crate) const BARRED: Self = Self { barred: true, held: Tiles::NONE, removal: 0, drawn: false };

    pub(crate) const fn new(held: Tiles, removal: u8, drawn: bool) -> Self {
        Self { barred: false, held, removal, drawn }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.removals().map(|removed| self.plays(removed).count()).sum()
    }

    /// Whether withdrawing is barred.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.barred
    }

    /// The withdrawals in their fixed order.
    pub fn iter(&self) -> impl Iterator<Item = Withdrawal> {
        let this = *self;
        self.removals().flat_map(move |removed| this.plays(removed).map(move |tile| Withdrawal { removed, tile }))
    }

    /// Each set of tiles that can be removed, once.
    fn removals(self) -> impl Iterator<Item = Tiles> {
        let (held, removal) = (self.held, self.removal);
        let none = (removal == 0).then_some(Tiles::NONE);
        let one = Tile::ALL.into_iter().filter(move |_| removal == 1).map(|tile| Tiles::of(&[tile]));
        let two = Tile::ALL.into_iter().filter(move |_| removal == 2).flat_map(|first| {
            let rest = Tile::ALL.into_iter().filter(move |second| *second >= first);
            rest.map(move |second| Tiles::of(&[first, second]))
        });
        let all = none.into_iter().chain(one).chain(two);
        let barred = self.barred;
        all.filter(move |&removed| !barred && held.without(removed).is_some())
    }

    /// Each tile that can be played once those are removed; `None` alone when none is left or it is drawn.
    fn plays(self, removed: Tiles) -> impl Iterator<Item = Option<Tile>> {
        let rest = self.held.without(removed).unwrap_or_default();
        let chosen = !self.drawn && !rest.is_empty();
        let tiles = rest.kinds().filter(move |_| chosen).map(Some);
        tiles.chain((!chosen).then_some(None))
    }
}
