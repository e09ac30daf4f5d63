//! The course of a Mission: whose turn it is, when it fails and when it succeeds (MIS-1 to MIS-4).

use super::Run;
use crate::chance::{self, Chance};
use crate::event::{Notice, Secret, Sink};
use crate::ids::{Seat, Threat};
use crate::rulings;
use crate::state::Agenda;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// MIS-2: the threat by which the Mission fails, if one is active often enough.
    pub(super) fn failing_threat(&self) -> Option<Threat> {
        self.state.table.active.reaching(self.rules.failing_count)
    }

    /// The seat's turn starts; what its cards and the others' say to a withdrawal is read now (HK-2).
    pub(super) fn start_turn(&mut self, seat: Seat) {
        let withdrawal = rulings::on_withdrawal(self.rules, &self.state.table, seat);
        self.emit(Notice::TurnStarted { seat, withdrawal });
    }

    /// An action is over: the Mission ends, or the next seat clockwise takes its turn (MIS-1).
    pub(super) fn end_action(&mut self) {
        if matches!(self.state.table.agenda, Agenda::Christmas { .. }) {
            return;
        }
        let table = &self.state.table;
        match table.in_mission.next_after(table.turn) {
            Some(seat) if self.failing_threat().is_none() => self.start_turn(seat),
            _ => self.conclude(),
        }
    }

    /// RES-1: the Mission has failed, or else succeeded (MIS-4), and No Man's Land is cleared.
    pub(super) fn conclude(&mut self) {
        if let Some(threat) = self.failing_threat() {
            self.emit(Notice::MissionFailed { threat });
            self.shuffle_trials();
        } else {
            self.emit(Notice::MissionSucceeded);
        }
        self.count_support();
    }

    /// RES-1: after a failure the whole Trials pile is shuffled with the cards of No Man's Land.
    ///
    /// Frozen: what is shuffled is the pile from the bottom, then those cards by their numbers.
    fn shuffle_trials(&mut self) {
        let mut order = self.state.decks.trials();
        self.state.table.no_mans_land.iter().for_each(|card| {
            order.push(card);
        });
        chance::shuffle(order.as_mut_slice(), self.chance);
        self.emit_secret(Notice::TrialsShuffled { trials: order.len() }, Secret::Order(order));
    }
}
