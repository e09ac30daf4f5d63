//! Using the Good Luck Charm (ACT-CHARM).

use super::Run;
use crate::play::Chance;
use crate::vocabulary::{CardId, Notice, Seat, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// One card leaves No Man's Land for the discards, and the charm turns face down.
    pub(super) fn charm(&mut self, seat: Seat, card: CardId) {
        self.emit(&Notice::CharmUsed { seat, card });
        if self.rules.modules {
            self.charm_was_used(seat, card);
        }
        self.end_action();
    }
}
