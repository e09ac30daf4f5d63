//! Playing a card, and how any card comes into play (ACT-PLAY, ACT-TRAP, MIS-3).

use super::Run;
use crate::cards::Face;
use crate::play::Chance;
use crate::rules::hard_knocks;
use crate::vocabulary::{CardId, Notice, Origin, Seat, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ACT-PLAY: the card comes into play, then its Trap.
    pub(super) fn play(&mut self, seat: Seat, card: CardId) {
        self.bring(seat, card, Origin::Hand, 0);
        self.spring_trap(seat, card);
        self.after_play(seat);
    }

    /// SOLO-4: the hand may be filled up. Then the action is over.
    #[inline(always)]
    pub(super) fn after_play(&mut self, seat: Seat) {
        if self.rules.modules && self.may_refill() {
            return self.ask_refill(seat);
        }
        self.end_action();
    }

    /// The top Trial comes into play at once. TAB-6: unless the pile is empty.
    pub(super) fn draw_and_play(&mut self, seat: Seat, from: Origin, draws_left: u8) {
        if let Some(card) = self.state.decks.top() {
            self.bring(seat, card, from, draws_left);
        }
    }

    /// A Trial card comes into play before the seat that played or drew it.
    #[inline(always)]
    pub(super) fn bring(&mut self, seat: Seat, card: CardId, from: Origin, draws_left: u8) {
        match self.rules.catalog.face(card) {
            Face::Threat { .. } => self.emit(&Notice::ThreatPlayed { seat, card, from }),
            Face::HardKnock(_) => self.assign(seat, card, from),
            Face::MerryChristmas => self.open_christmas(seat, card, from, draws_left),
        }
    }

    /// A Hard Knock is assigned and takes effect at once.
    #[inline(always)]
    fn assign(&mut self, seat: Seat, card: CardId, from: Origin) {
        self.emit(&Notice::KnockAssigned { seat, card, from });
        // HK-TYRANNICAL: the last one assigned holds the token.
        let takes_leader = hard_knocks::of(&self.rules.catalog, card).is_some_and(|hook| hook.holds_leader);
        if takes_leader && self.state.table.leader != seat {
            self.emit(&Notice::LeaderTaken { seat, knock: card });
        }
        if self.rules.modules {
            self.knock_came(seat);
        }
    }
}
