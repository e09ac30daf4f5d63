//! The game for two with two Grizzled each (DUO): which hand a player sees.

use super::run::Run;
use grizzled_core::{Notice, Seat, Secret};

impl Run<'_> {
    /// Before the first Mission no hand is in view but the first of each player's.
    pub(crate) fn hands_at_setup(&mut self) {
        if self.plan.is_duo() {
            for seat in self.plan.grizzled() {
                if self.plan.of_player(seat)[0] != seat {
                    self.s.put_down.insert(seat);
                    self.say(Notice::HandPutDown { seat });
                }
            }
        }
    }

    /// DUO-2: this hand is taken up, and the player's other one put down first.
    pub(crate) fn take_up(&mut self, seat: Seat) {
        if !self.plan.is_duo() || !self.s.put_down.remove(&seat) {
            return;
        }
        for other in self.plan.of_player(seat).into_iter().filter(|&other| other != seat) {
            if self.s.put_down.insert(other) {
                self.say(Notice::HandPutDown { seat: other });
            }
        }
        let hand = self.s.person(seat).hand.iter().copied().collect();
        self.whisper(Notice::HandTakenUp { seat }, Secret::Hand(hand));
    }

    /// DUO-2: in Preparation the Leader's, if the player plays it, else that of the one who will act first.
    pub(crate) fn hands_for_preparation(&mut self) {
        let leader = self.s.leader;
        self.hands_for_turn(leader);
    }

    /// DUO-2: in a turn that of the Grizzled who acts, for the other player that of the one who acts next; of two withdrawn
    /// ones that of the one who withdrew last.
    pub(crate) fn hands_for_turn(&mut self, acting: Seat) {
        if !self.plan.is_duo() {
            return;
        }
        for player in self.plan.players() {
            let seats = self.plan.of_player(player);
            let round = self.plan.from(acting, &seats);
            let next = round.into_iter().find(|seat| self.s.inside.contains(seat));
            let last = self.s.went.iter().rev().copied().find(|seat| seats.contains(seat));
            if let Some(seat) = next.or(last) {
                self.take_up(seat);
            }
        }
    }
}
