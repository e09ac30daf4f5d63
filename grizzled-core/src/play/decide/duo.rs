//! Two players with two Grizzled each: which hand each of them sees (DUO-2).

use super::Run;
use crate::play::{Chance, Position, Setup};
use crate::rules::Seating;
use crate::vocabulary::{Notice, Seat, SeatSet, Secret, Sink};

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
        let down = self.state.table.put_down;
        if self.rules.seating != Seating::Duo || !down.contains(seat) {
            return;
        }
        for other in self.rules.seats_of_player(seat).without(seat).iter() {
            if !down.contains(other) {
                self.tell(Notice::HandPutDown { seat: other });
            }
        }
        let hand = self.state.own(seat).hand.iter().collect();
        self.tell_secret(Notice::HandTakenUp { seat }, Secret::Hand(hand));
    }

    /// Each player sees the hand of its first Grizzled, which is empty; in a given position the one that it would have taken
    /// up there, so that it is never shown the cards of the other.
    pub(super) fn lay_hands(&mut self, setup: &Setup) {
        if self.rules.seating != Seating::Duo {
            return;
        }
        let up = match &setup.position {
            None => self.rules.players(),
            Some(position) => self.hands_up_in(position),
        };
        for seat in self.rules.grizzled().difference(up).iter() {
            self.tell(Notice::HandPutDown { seat });
        }
    }

    /// The hands that are up at a turn, or at the start of a Preparation; of a player whose Grizzled have both withdrawn, the
    /// first one's.
    fn hands_up_in(&self, position: &Position) -> SeatSet {
        let (next, gone) = match &position.under_way {
            None => (self.state.table.leader, SeatSet::EMPTY),
            Some(mission) => (mission.turn, mission.withdrawn_seats()),
        };
        let up = |player| {
            let acting = self.rules.seats_of_player(player).difference(gone);
            acting.clockwise_from(next).next().unwrap_or(player)
        };
        self.rules.players().iter().map(up).collect()
    }
}
