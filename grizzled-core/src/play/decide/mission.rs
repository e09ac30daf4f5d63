//! The course of a Mission: whose turn it is, when it fails and when it succeeds (MIS-1 to MIS-4).

use crate::play::{self, Chance, Run};
use crate::state::Agenda;
use crate::vocabulary::{Modifier, Notice, Seat, Secret, Sink, Threat};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// MIS-2: the threat by which the Mission fails, if one is active often enough.
    pub(in crate::play) fn failing_threat(&self) -> Option<Threat> {
        self.state.table.active.reaching(self.state.table.modifiers.get(Modifier::FailAt))
    }

    /// The seat's turn starts; what its cards and the others' say to a withdrawal is read now (HK-2).
    pub(in crate::play) fn start_turn(&mut self, seat: Seat) {
        self.before_turn(seat);
        self.show_turn(seat);
    }

    #[inline(never)]
    pub(in crate::play) fn show_turn(&mut self, seat: Seat) {
        let withdrawal = self.state.table.withdrawal_ruling(self.rules, seat);
        self.emit(&Notice::TurnStarted { seat, withdrawal });
    }

    /// The seat that plays: the one whose turn it is, or the Leader for the Recruit.
    pub(in crate::play) fn acting_seat(&self) -> Seat {
        let table = &self.state.table;
        if table.recruits.acting { table.leader } else { table.turn }
    }

    /// An action is over: the Mission ends, or the next seat clockwise takes its turn (MIS-1).
    #[inline(never)]
    pub(in crate::play) fn end_action(&mut self) {
        if self.after_action() {
            return;
        }
        if matches!(self.state.table.agenda, Agenda::Christmas { .. }) {
            return;
        }
        let table = &self.state.table;
        match table.in_mission.next_after(table.turn) {
            Some(seat) if self.failing_threat().is_none() => self.show_turn(seat),
            _ => self.conclude(),
        }
    }

    /// Whether something is asked before the action is over, or the game is.
    pub(in crate::play) const fn is_interrupted(&self) -> bool {
        matches!(
            self.state.table.agenda,
            Agenda::Christmas { .. }
                | Agenda::Over(_)
                | Agenda::Invitation(_)
                | Agenda::Choice { .. }
                | Agenda::Cancellation { .. }
                | Agenda::Refill
        )
    }

    /// RES-1: the Mission has failed, or else succeeded (MIS-4), and No Man's Land is cleared.
    pub(in crate::play) fn conclude(&mut self) {
        if let Some(threat) = self.failing_threat() {
            self.emit(&Notice::MissionFailed { threat });
            self.shuffle_trials();
        } else {
            self.emit(&Notice::MissionSucceeded);
        }
        self.reveal_support();
    }

    /// REC-6: the Mission has failed already when the Recruit has left and paid.
    #[cold]
    pub(in crate::play) fn conclude_failed(&mut self) {
        self.shuffle_trials();
        self.reveal_support();
    }

    #[inline(always)]
    fn reveal_support(&mut self) {
        if !self.before_support() {
            self.count_support();
        }
    }

    /// RES-1: after a failure the whole Trials pile is shuffled with the cards of No Man's Land.
    ///
    /// Frozen: what is shuffled is the pile from the bottom, then those cards by their numbers.
    #[inline(always)]
    fn shuffle_trials(&mut self) {
        let mut order = self.state.decks.trials();
        self.state.table.no_mans_land.iter().for_each(|card| {
            order.push(card);
        });
        play::shuffle(order.as_mut_slice(), self.chance);
        self.emit_secret(&Notice::TrialsShuffled { trials: order.len() }, Secret::Order(order));
    }
}
