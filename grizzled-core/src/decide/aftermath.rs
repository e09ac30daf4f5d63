//! The end of a Mission after the relief: defeat, victory, and the morale drop (RES-3 to RES-6).

use super::Run;
use crate::chance::Chance;
use crate::event::{Notice, Outcome, Sink};
use crate::hooks::Moment;
use crate::ids::Seat;
use crate::rulings;
use crate::state::MissionState;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// RES-3 to RES-7, in their order.
    pub(super) fn resolve_rest(&mut self) {
        if self.any_seat_overwhelmed() {
            return self.end(Outcome::TooManyKnocks);
        }
        if self.is_won() {
            return self.end(Outcome::Victory);
        }
        self.emit(Notice::MoraleDropped { cards: self.morale_drop() });
        if self.state.table.morale == 0 {
            return self.end(Outcome::MoraleLost);
        }
        self.pass_leader();
    }

    /// RES-3: a seat bears as many Hard Knocks as nobody can, Wounded counted twice.
    fn any_seat_overwhelmed(&self) -> bool {
        let bears = |seat| rulings::weight(self.rules, &self.state.table, seat);
        Seat::ALL.into_iter().any(|seat| bears(seat) >= self.rules.knock_limit)
    }

    /// RES-4: after a success, with nothing left to face.
    fn is_won(&self) -> bool {
        let table = &self.state.table;
        table.mission_state == MissionState::Succeeded && table.trials == 0 && table.cards_in_hands() == 0
    }

    /// RES-5: the cards in hands, at least three; then Demoralized, asleep or not; no more than there are.
    fn morale_drop(&self) -> u8 {
        let table = &self.state.table;
        let deepened = rulings::total(self.rules, table, Moment::MoraleDrop);
        (table.cards_in_hands().max(self.rules.least_drop) + deepened).min(table.morale)
    }
}
