//! What a Trap draws, and what keeps it from drawing (ACT-TRAP, TRAP-A, LUCK-1).

use super::Run;
use crate::play::Chance;
use crate::rules::abilities;
use crate::rules::hard_knocks::Moment;
use crate::vocabulary::{CardId, Notice, Origin, Pause, Seat, Sink, Switch};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ACT-TRAP: a Trap played from hand brings the top Trial at once. The Trap of that card is ignored.
    pub(super) fn spring_trap(&mut self, seat: Seat, card: CardId) {
        // SET-5: a Rookie game has no Traps. MIS-3: nor has a Mission that has just failed.
        if self.rules.traps && self.rules.catalog.face(card).has_trap() && self.failing_threat().is_none() {
            if self.rules.plain { self.draw_and_play(seat, Origin::Trap, 0) } else { self.spring_or_cancel(seat) }
        }
    }

    /// The same where Luck, an effect or a Helping Hand may cancel it.
    #[cold]
    fn spring_or_cancel(&mut self, seat: Seat) {
        if !self.trap_would_draw() {
            return;
        }
        let table = &self.state.table;
        // LUCK-1: the card's own Luck counts, one that a charm took away does not.
        if self.rules.catalog.luck_in(table.no_mans_land) > table.luck_used {
            return self.tell(Notice::TrapCancelled { by_luck: true });
        }
        if !self.invite(Pause::Trap) {
            self.draw_by_trap(seat);
        }
    }

    /// Whether a Trap would draw now: nothing switches Traps off, Trials holds a card (TAB-6), and the Mission has not
    /// failed (MIS-3).
    pub(super) fn trap_would_draw(&self) -> bool {
        let table = &self.state.table;
        table.trials > 0 && !table.modifiers.has(Switch::NoTraps) && self.failing_threat().is_none()
    }

    /// One card, and one more for each Aggressive of its owner, until one fails the Mission or asks (HK-AGGRESSIVE).
    pub(super) fn draw_by_trap(&mut self, seat: Seat) {
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
    pub(super) fn go_on_with_trap(&mut self) {
        let seat = self.acting_seat();
        self.draw_by_trap(seat);
        self.after_play(seat);
    }

    /// HH-1: what was used has left the Trap nothing to do: it is cancelled, and the action goes on.
    pub(super) fn cancel_trap(&mut self) {
        self.tell(Notice::TrapCancelled { by_luck: false });
        self.after_play(self.acting_seat());
    }

    /// The seat that plays: the one whose turn it is, or the Leader for the Recruit.
    pub(super) fn acting_seat(&self) -> Seat {
        let table = &self.state.table;
        if table.recruits.acting { table.leader } else { table.turn }
    }
}
