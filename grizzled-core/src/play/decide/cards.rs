//! What several steps do with a card: it comes into a hand, into play, or goes.

use crate::cards::Face;
use crate::play::{Chance, Run};
use crate::rules::hard_knocks;
use crate::vocabulary::{CardId, Notice, Origin, Seat, Secret, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// TAB-6: a draw from an empty pile is ignored.
    pub(in crate::play) fn draw_to_hand(&mut self, seat: Seat, by: Source) {
        if let Some(card) = self.state.decks.top() {
            self.emit_card(Notice::Drawn { seat, by }, seat, card);
        }
    }

    /// A card goes to a hand, and its owner sees it. DUO-2: unless that hand has been put down.
    #[inline(always)]
    pub(in crate::play) fn emit_card(&mut self, notice: Notice, seat: Seat, card: CardId) {
        if self.is_hand_down(seat) {
            return self.emit_unseen(notice, card);
        }
        self.emit_secret(&notice, Secret::Card(card));
    }

    /// Apart, so that what the many places above are made into stays small.
    #[cold]
    #[inline(never)]
    fn emit_unseen(&mut self, notice: Notice, card: CardId) {
        self.report_secret(notice, Secret::Unseen(card));
    }

    /// The top Trial comes into play at once. TAB-6: unless the pile is empty.
    pub(in crate::play) fn draw_and_play(&mut self, seat: Seat, from: Origin, draws_left: u8) {
        if let Some(card) = self.state.decks.top() {
            self.bring(seat, card, from, draws_left);
        }
    }

    /// A Trial card comes into play before the seat that played or drew it.
    #[inline(always)]
    pub(in crate::play) fn bring(&mut self, seat: Seat, card: CardId, from: Origin, draws_left: u8) {
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
        self.after_knock(seat);
    }

    /// Discards a Hard Knock that lies on the table (TAB-4).
    pub(in crate::play) fn discard_knock(&mut self, knock: Option<CardId>) {
        let owned = knock.and_then(|card| Some((self.state.table.knocks.owner(card)?, card)));
        if let Some((seat, card)) = owned {
            self.emit(&Notice::KnockDiscarded { seat, card });
        }
    }
}
