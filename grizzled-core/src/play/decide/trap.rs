//! What a Trap draws, and what keeps it from drawing (ACT-TRAP, TRAP-A, LUCK-1).

use crate::play::{Chance, Run};
use crate::rules::abilities;
use crate::rules::hard_knocks::Moment;
use crate::vocabulary::{CardId, Notice, Origin, Seat, Sink, Switch};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ACT-TRAP: a Trap played from hand brings the top Trial at once. The Trap of that card is ignored.
    pub(in crate::play) fn spring_trap(&mut self, seat: Seat, card: CardId) {
        // SET-5: a Rookie game has no Traps. MIS-3: nor has a Mission that has just failed.
        if self.rules.traps && self.rules.catalog.face(card).has_trap() && self.failing_threat().is_none() {
            self.at_trap(seat);
        }
    }

    /// Whether a Trap would draw now: nothing switches Traps off, Trials holds a card (TAB-6), and the Mission has not
    /// failed (MIS-3).
    pub(in crate::play) fn trap_would_draw(&self) -> bool {
        let table = &self.state.table;
        table.trials > 0 && !table.modifiers.has(Switch::NoTraps) && self.failing_threat().is_none()
    }

    /// One card, and one more for each Aggressive of its owner, until one fails the Mission or asks (HK-AGGRESSIVE).
    pub(in crate::play) fn draw_by_trap(&mut self, seat: Seat) {
        // TRAP-A: the Leader, who gets what a Recruit's Trap draws, has not set it off.
        let recruit_acts = self.state.table.recruits.acting;
        let more = if recruit_acts { 0 } else { abilities::amount(self.rules, &self.state.table, seat, Moment::Trap) };
        for _ in 0..=more {
            if self.is_interrupted() || self.failing_threat().is_some() {
                return;
            }
            self.draw_and_play(seat, Origin::Trap, 0);
        }
    }

    /// Nobody has cancelled the Trap: it draws, and the action goes on.
    pub(in crate::play) fn go_on_with_trap(&mut self) {
        let seat = self.acting_seat();
        self.draw_by_trap(seat);
        self.finish_play(seat);
    }

    /// HH-1: what was used has left the Trap nothing to do: it is cancelled, and the action goes on.
    pub(in crate::play) fn cancel_trap(&mut self) {
        self.report(Notice::TrapCancelled { by_luck: false });
        self.finish_play(self.acting_seat());
    }
}
