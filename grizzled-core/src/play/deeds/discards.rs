//! Discarding a Hard Knock, a card from hand, or a card of No Man's Land; returning a card to Trials (PACK-1).

use super::Run;
use crate::cards::What;
use crate::play::Chance;
use crate::vocabulary::{CardId, Notice, Seat, Secret, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The card goes where it can: it lies on the table, in No Man's Land or in the hand. Nobody else is asked.
    pub(in crate::play) fn discard_chosen(&mut self, source: Source, seat: Seat, card: CardId) -> Option<Seat> {
        if self.state.table.no_mans_land.contains(card) {
            self.report(Notice::CardCleared { card });
        } else if self.state.table.knocks.owner(card).is_some() {
            self.discard_knock(Some(card));
        } else if self.rules.roster.help_does(source) == Some(What::ReturnCard) {
            self.report_secret(Notice::CardReturned { seat }, Secret::Card(card));
        } else {
            self.report(Notice::CardDiscarded { seat, card });
        }
        None
    }
}
