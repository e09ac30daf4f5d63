//! Giving a card from hand to another seat, and exchanging cards (PACK-1).

use super::Run;
use crate::cards::What;
use crate::play::Chance;
use crate::vocabulary::{CardId, Notice, Seat, Secret, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The card goes to the other seat, which takes that hand up; in an exchange it is asked for one in return.
    pub(in crate::play) fn give(&mut self, source: Source, from: Seat, card: CardId, to: Seat) -> Option<Seat> {
        self.take_up_hand(to);
        self.report_secret(Notice::CardGiven { from, to }, Secret::Card(card));
        self.is_exchange(source).then_some(to)
    }

    /// The card in return, for the seat whose turn it is. Nobody else is asked.
    pub(in crate::play) fn give_back(&mut self, from: Seat, card: CardId) -> Option<Seat> {
        let to = self.state.table.turn;
        self.take_up_hand(to);
        self.report_secret(Notice::CardGiven { from, to }, Secret::Card(card));
        None
    }

    pub(in crate::play) fn is_exchange(&self, source: Source) -> bool {
        self.rules.roster.help_does(source) == Some(What::ExchangeCards)
    }
}
