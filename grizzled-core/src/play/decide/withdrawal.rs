//! Withdrawing (ACT-WITHDRAW), in the order of WDR-3.

use crate::play::{Chance, Run};
use crate::rules::abilities;
use crate::rules::hard_knocks::Moment;
use crate::vocabulary::{Notice, Origin, Seat, Secret, Sink, Tile, Withdrawal};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// WDR-3: Absent-minded, the tile, out of the Mission, Clumsy, then the test of MIS-4.
    pub(in crate::play) fn withdraw(&mut self, seat: Seat, withdrawal: &Withdrawal) {
        // HK-CLUMSY, HK-3: what lies there now draws; a Clumsy that is drawn does not.
        let draws = abilities::amount(self.rules, &self.state.table, seat, Moment::AfterWithdrawal);
        for tile in Tile::ALL {
            (0..withdrawal.removed.get(tile)).for_each(|_| self.emit(&Notice::TileRemoved { seat, tile }));
        }
        self.lay_tile(seat, withdrawal);
        if !self.after_withdrawal(seat, draws) {
            self.finish_withdrawal(seat, draws);
        }
    }

    /// What follows when the seat is out, and Orders have had their say.
    #[inline(always)]
    pub(in crate::play) fn finish_withdrawal(&mut self, seat: Seat, draws: u8) {
        self.play_clumsy(seat, draws);
        self.end_action();
    }

    /// The tile chosen, or drawn (HK-PANICKED), or none (WDR-2); the seat is out.
    fn lay_tile(&mut self, seat: Seat, withdrawal: &Withdrawal) {
        let drawn = abilities::speaks(self.rules, &self.state.table, seat, Moment::TileDraw);
        let tile = if drawn { self.draw_tile(self.state.own(seat).tiles) } else { withdrawal.tile };
        let notice = Notice::Withdrew { seat, played: tile.is_some(), drawn: drawn && tile.is_some() };
        self.emit_secret(&notice, tile.map_or(Secret::Nothing, Secret::Tile));
    }

    /// HK-CLUMSY: so many cards come from the top of Trials, until one fails the Mission or asks.
    pub(in crate::play) fn play_clumsy(&mut self, seat: Seat, draws: u8) {
        for left in (0..draws).rev() {
            if self.is_interrupted() || self.failing_threat().is_some() {
                return;
            }
            self.draw_and_play(seat, Origin::Clumsy, left);
        }
    }
}
