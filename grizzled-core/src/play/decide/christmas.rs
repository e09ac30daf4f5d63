//! Merry Christmas (ACT-XMAS): a Hard Knock of any seat may go.

use crate::play::{Chance, Run};
use crate::rules::abilities;
use crate::state::Agenda;
use crate::vocabulary::{CardId, Notice, Origin, Seat, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The card lies open; its player is asked only if a Hard Knock that can be discarded is on the table (HK-SCARRED).
    pub(in crate::play) fn open_christmas(&mut self, seat: Seat, card: CardId, from: Origin, draws: u8) {
        self.emit(&Notice::ChristmasPlayed { seat, card, from });
        if abilities::removable(self.rules, self.state.table.knocks.all()).is_empty() {
            self.emit(&Notice::ChristmasDiscarded { card });
        } else {
            self.emit(&Notice::ChristmasAsked { seat, draws });
        }
    }

    /// Its player has chosen; what its Clumsy still has to draw follows (HK-3).
    pub(in crate::play) fn carry_out_christmas(&mut self, seat: Seat, knock: Option<CardId>) {
        let Agenda::Christmas { draws, .. } = self.state.table.agenda else { return };
        self.discard_knock(knock);
        if let Some(card) = self.state.table.open {
            self.emit(&Notice::ChristmasDiscarded { card });
        }
        self.play_clumsy(seat, draws);
        // A withdrawn seat drew it by Clumsy; one in the Mission has played (SOLO-4).
        if self.state.table.in_mission.contains(seat) { self.finish_play(seat) } else { self.end_action() }
    }
}
