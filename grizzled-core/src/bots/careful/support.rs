//! Which Support tile to play: the one that points at whoever needs it most.

use super::outlook::Outlook;
use crate::play::Withdrawals;
use crate::vocabulary::{Seat, Tile, Withdrawal};

/// The withdrawal whose tile helps most and that keeps the better tiles.
pub(super) fn withdrawal(outlook: &Outlook<'_>, withdrawals: &Withdrawals) -> Option<Withdrawal> {
    withdrawals.iter().max_by_key(|withdrawal| {
        let help = withdrawal.tile.map_or(0, |tile| help(outlook, tile));
        // Of tiles to lose, the kind of which there are more goes first.
        let alike: u32 = withdrawal.removed.iter().map(|tile| u32::from(outlook.view.own.tiles.get(tile))).sum();
        (help, alike)
    })
}

/// How much the tile's target needs help. Ties go to the lower seat, so that all bots agree.
fn help(outlook: &Outlook<'_>, tile: Tile) -> u32 {
    let seat = tile.target(outlook.view.seat, outlook.rules.ring());
    need(outlook, seat) * 8 + (8 - u32::from(seat.number()))
}

fn need(outlook: &Outlook<'_>, seat: Seat) -> u32 {
    if outlook.rules.chaplain() == Some(seat) {
        return 0;
    }
    let used = !outlook.view.table.seat(seat).charm_ready;
    4 * u32::from(outlook.burden(seat)) + u32::from(used)
}
