//! A seat is asked to choose for a card, and chooses.

use crate::play::{Chance, Run};
use crate::state::Agenda;
use crate::vocabulary::{Choice, Notice, Pause, Seat, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Asks the seat, if it has anything to choose. Its hand it sees: whoever uses a Helping Hand has that hand up, and whoever
    /// is given a card has taken it up (DUO-2).
    pub(in crate::play) fn ask_choice(&mut self, source: Source, seat: Seat, left: u8, pause: Option<Pause>) -> bool {
        let any = self.asking(seat).choices(source, left).kinds() > 0;
        if any {
            self.report(Notice::ChoiceAsked { seat, source, left, pause });
        }
        any
    }

    /// The seat has chosen.
    pub(in crate::play) fn choose(&mut self, seat: Seat, choice: Choice) {
        let Agenda::Choice { source, left, pause } = self.state.table.agenda else { return };
        self.report(Notice::ChoiceEnded { seat });
        let asks_next = match choice {
            Choice::Seat(chosen) => self.turn_charm_up(chosen),
            Choice::Order(order) => self.cancel_chosen(order),
            Choice::Card(card) if self.is_exchange(source) => self.give_back(seat, card),
            Choice::Card(card) => self.discard_chosen(source, seat, card),
            Choice::Gift { card, to } => self.give(source, seat, card, to),
        };
        let asked = match asks_next {
            Some(other) => self.ask_choice(source, other, 1, pause),
            None => left > 1 && !self.is_exchange(source) && self.ask_choice(source, seat, left - 1, pause),
        };
        if !asked {
            self.after_deed(self.user(source, seat), source, pause);
        }
    }

    /// Who uses the card, when another has just chosen for it: an exchange is an action.
    fn user(&self, source: Source, seat: Seat) -> Seat {
        if self.is_exchange(source) { self.state.table.turn } else { seat }
    }
}
