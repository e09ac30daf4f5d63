//! Using the Good Luck Charm (ACT-CHARM).

use crate::play::{Chance, Run};
use crate::vocabulary::{CardId, Notice, Seat, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// One card leaves No Man's Land for the discards, and the charm turns face down.
    pub(in crate::play) fn charm(&mut self, seat: Seat, card: CardId) {
        self.emit(&Notice::CharmUsed { seat, card });
        self.after_charm(seat, card);
        self.end_action();
    }
}
