//! The end of a Mission after the relief: defeat, victory, and the morale drop (RES-3 to RES-6).

use crate::play::{Chance, Run};
use crate::rules::abilities;
use crate::rules::hard_knocks::Moment;
use crate::state::MissionState;
use crate::vocabulary::{Modifier, Notice, Outcome, Sink, Switch};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// RES-3 to RES-7, in their order.
    pub(in crate::play) fn resolve_rest(&mut self) {
        if self.after_support() {
            return;
        }
        // RES-3 before RES-4, unless an effect lets a victory count all the same.
        let posthumous = self.state.table.modifiers.has(Switch::Posthumous);
        if self.any_seat_overwhelmed() && !(posthumous && self.is_won()) {
            return self.end(Outcome::TooManyKnocks);
        }
        if self.is_won() {
            return self.end(Outcome::Victory);
        }
        if !self.before_morale_drop() {
            self.drop_morale();
        }
    }

    /// RES-5, RES-6, then RES-7.
    #[inline(always)]
    pub(in crate::play) fn drop_morale(&mut self) {
        self.emit(&Notice::MoraleDropped { cards: self.morale_drop() });
        let table = &self.state.table;
        if table.morale == 0 {
            return self.end(Outcome::MoraleLost);
        }
        if table.cards_in_hands() >= table.modifiers.get(Modifier::HandLimit) {
            return self.end(Outcome::TooManyCards);
        }
        self.pass_leader();
    }

    /// RES-3: a seat bears as many Hard Knocks as nobody can, Wounded counted twice.
    fn any_seat_overwhelmed(&self) -> bool {
        let (rules, table) = (self.rules, &self.state.table);
        // Most often not even all seats together do.
        let together = table.knocks.len() + abilities::total(rules, table, Moment::Defeat);
        let least = table.modifiers.get(Modifier::KnockLimit).min(table.modifiers.get(Modifier::KnockLimitOfLeader));
        let overwhelmed = |seat| table.knock_weight(rules, seat) >= table.knock_limit(seat);
        together >= least && rules.grizzled().iter().any(overwhelmed)
    }

    /// RES-4: after a success, with nothing left to face. REC-7: and no Recruit in play.
    fn is_won(&self) -> bool {
        let table = &self.state.table;
        let nothing_left = table.trials == 0 && table.cards_in_hands() == 0;
        table.mission_state == MissionState::Succeeded && nothing_left && table.recruits.in_play.is_none()
    }

    /// RES-5: the cards in hands, within bounds; then Demoralized, asleep or not; no more than there are.
    fn morale_drop(&self) -> u8 {
        let (table, modifiers) = (&self.state.table, &self.state.table.modifiers);
        let deepened = abilities::total(self.rules, table, Moment::MoraleDrop);
        // REC-4: a Recruit's Morale tokens count as cards in hands, before the cap.
        let tokens = table.recruits.in_play.map_or(0, |recruit| recruit.tokens);
        let cards = table.cards_in_hands().saturating_add(tokens).max(modifiers.get(Modifier::DropLeast));
        let drop = cards.min(modifiers.get(Modifier::DropMost)).saturating_add(deepened);
        // TERM-1: never below one, whatever an effect takes off.
        drop.saturating_add_signed(modifiers.get(Modifier::DropMore) as i8).max(1).min(table.morale)
    }
}
