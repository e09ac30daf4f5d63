//! Playing a card from hand (ACT-PLAY).

use crate::play::{Chance, Run};
use crate::vocabulary::{CardId, Origin, Seat, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ACT-PLAY: the card comes into play, then its Trap.
    pub(super) fn play(&mut self, seat: Seat, card: CardId) {
        self.bring(seat, card, Origin::Hand, 0);
        self.spring_trap(seat, card);
        self.finish_play(seat);
    }

    /// The card and its Trap are done, and the action is over.
    #[inline(always)]
    pub(in crate::play) fn finish_play(&mut self, seat: Seat) {
        if !self.after_play(seat) {
            self.end_action();
        }
    }
}
