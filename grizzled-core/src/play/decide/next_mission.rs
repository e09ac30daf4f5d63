//! The Leader token passes and the next Mission begins (RES-7).

use crate::play::{Chance, Run};
use crate::rules::abilities;
use crate::rules::hard_knocks::Moment;
use crate::vocabulary::{Notice, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// RES-7, unless the Leader's Tyrannical keeps the token (HK-TYRANNICAL).
    pub(in crate::play) fn pass_leader(&mut self) {
        let former = self.state.table.leader;
        if !abilities::speaks(self.rules, &self.state.table, former, Moment::Leader) {
            // CHAP-1: the ring of the Grizzled alone, so the token never comes to the Chaplain.
            self.emit(&Notice::LeaderPassed { seat: former.left(1, self.rules.seats) });
            if self.state.table.speeches > 0 {
                self.emit(&Notice::SpeechTaken { seat: former });
            }
        }
        self.start_mission(self.state.table.mission.saturating_add(1));
    }
}
