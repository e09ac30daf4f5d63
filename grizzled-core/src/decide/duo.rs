//! Two players with two Grizzled each: which hand each of them sees (DUO-2).

use super::Run;
use crate::chance::Chance;
use crate::event::{FrontNotice, Secret, Sink};
use crate::ids::Seat;
use crate::rules::Seating;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Every player takes up the hand of its Grizzled who acts next, counted from this seat on; with one withdrawn the
    /// other's; with both, the one that withdrew last stays up.
    pub(super) fn take_up_hands(&mut self, next: Seat) {
        if self.rules.seating != Seating::Duo {
            return;
        }
        for player in self.rules.players().iter() {
            let own = self.rules.seats_of_player(player);
            let acting = self.state.table.in_mission.intersection(own).clockwise_from(next).next();
            if let Some(seat) = acting {
                self.take_up_hand(seat);
            }
        }
    }

    /// The player of the seat puts the other hand down and takes up this one.
    pub(super) fn take_up_hand(&mut self, seat: Seat) {
        let down = self.state.table.front.put_down;
        if self.rules.seating != Seating::Duo || !down.contains(seat) {
            return;
        }
        for other in self.rules.seats_of_player(seat).without(seat).iter() {
            if !down.contains(other) {
                self.tell(FrontNotice::HandPutDown { seat: other });
            }
        }
        let hand = self.state.own(seat).hand.iter().collect();
        self.tell_secret(FrontNotice::HandTakenUp { seat }, Secret::Hand(hand));
    }

    /// At the start every hand is empty, and each player sees that of its first Grizzled.
    pub(super) fn lay_hands(&mut self) {
        if self.rules.seating == Seating::Duo {
            for seat in self.rules.grizzled().difference(self.rules.players()).iter() {
                self.tell(FrontNotice::HandPutDown { seat });
            }
        }
    }
}
