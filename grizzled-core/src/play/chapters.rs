//! What a Chapter's Briefing and Boot Camp change in the course of a game (ARM-2, CAMP-1). The games of a campaign, one after
//! the other, stand in `campaign`; the effects that a Chapter adds are effects like any other (`rules::effects`).

use super::{Chance, Run};
use crate::rules::effects;
use crate::vocabulary::{Outcome, Sink, Switch};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The intensity that is not chosen: a Briefing's is exact, and in the last assault all of Trials is dealt.
    pub(super) fn given_intensity(&self) -> Option<u8> {
        let (rules, table) = (self.rules, &self.state.table);
        // PREP-2: one at least, even where the pile holds nothing.
        let all = table.trials.div_ceil(rules.seats).max(1);
        // PRI-1: a Helping Hand that says how many comes before the Briefing.
        let given = rules.given_intensity.filter(|_| table.mission == 1 && !effects::help_sets_intensity(rules, table));
        given.or(table.modifiers.has(Switch::DealAll).then_some(all))
    }

    /// CAMP-1: Boot Camp ends with its one Mission; if it does, true.
    pub(super) fn end_boot_camp(&mut self) -> bool {
        if self.rules.boot_camp {
            self.end(Outcome::BootCampOver);
        }
        self.rules.boot_camp
    }
}
