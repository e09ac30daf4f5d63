//! Luck: symbols on Trial cards that cancel Traps (LUCK-1), in every game whose deck bears them, with modules and without.

use super::validation::{Claim, InvalidEvent, Verdict, must};
use super::{Chance, Run};
use crate::vocabulary::{Notice, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Whether Luck cancels the Trap: the card's own counts, one that a charm took away does not.
    pub(super) fn luck_cancels_trap(&mut self) -> bool {
        let table = &self.state.table;
        let cancels = self.rules.catalog.luck_in(table.no_mans_land) > table.luck_used;
        if cancels {
            self.report(Notice::TrapCancelled { by_luck: true });
        }
        cancels
    }
}

impl Claim<'_> {
    /// So many Traps can be counted in a Mission.
    pub(super) fn trap_cancelled(&self) -> Verdict {
        must(self.table.luck_used < u8::MAX, InvalidEvent::OutOfBounds)
    }
}
