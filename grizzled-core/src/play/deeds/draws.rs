//! Drawing Trials into the hand (PACK-1, TAB-6).

use super::Run;
use crate::cards::{Effect, Whom};
use crate::play::Chance;
use crate::vocabulary::{Seat, SeatSet, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    pub(super) fn draw_for(&mut self, source: Source, effect: &Effect, seat: Seat) {
        let leader = self.state.table.leader;
        let seats = match effect.whom {
            Whom::EachSeat => self.rules.grizzled(),
            _ => SeatSet::only(self.concerned(effect, seat)),
        };
        for seat in seats.clockwise_from(leader) {
            (0..effect.amount).for_each(|_| self.draw_to_hand(seat, source));
        }
    }
}
