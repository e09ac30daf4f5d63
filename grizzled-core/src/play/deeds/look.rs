//! Looking at the top of Trials (PACK-1).

use super::Run;
use crate::cards::Effect;
use crate::play::Chance;
use crate::vocabulary::{Notice, Pile, Seat, Secret, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// The seat sees the top cards and leaves them where they are; one event shows them to it.
    pub(super) fn look_at_trials(&mut self, effect: &Effect, seat: Seat) {
        let trials = self.state.decks.trials();
        let from = trials.as_slice().len().saturating_sub(effect.amount.unsigned_abs().into());
        let seen = Pile::of(&trials.as_slice()[from..]);
        if !seen.is_empty() {
            let seat = self.concerned(effect, seat);
            self.report_secret(Notice::TrialsSeen { seat, cards: seen.len() }, Secret::Order(seen));
        }
    }
}
