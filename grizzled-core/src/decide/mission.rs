//! The course of a Mission: whose turn it is, when it fails and when it succeeds (MIS-1 to MIS-4).

use super::Run;
use crate::chance::{self, Chance};
use crate::event::{Notice, Secret, Sink};
use crate::ids::{Pile, Threat};
use crate::state::Agenda;

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// MIS-2: the threat by which the Mission fails, if one is active often enough.
    pub(super) fn failing_threat(&self) -> Option<Threat> {
        self.state.table.active.reaching(self.rules.failing_count)
    }

    /// An action is over: the Mission ends, or the next seat clockwise takes its turn (MIS-1).
    pub(super) fn end_action(&mut self) {
        if matches!(self.state.table.agenda, Agenda::Christmas { .. }) {
            return;
        }
        let turn = self.state.table.turn;
        let mut following = self.state.table.in_mission.clockwise_from(turn).filter(|&seat| seat != turn);
        let next = following.next().or_else(|| self.state.table.in_mission.contains(turn).then_some(turn));
        match next {
            Some(seat) if self.failing_threat().is_none() => self.emit(Notice::TurnStarted { seat }),
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
        let pile = self.state.decks.trials();
        let mut order: Pile = pile.iter().chain(self.state.table.no_mans_land.iter()).collect();
        chance::shuffle(order.as_mut_slice(), self.chance);
        self.emit_secret(Notice::TrialsShuffled { trials: order.len() }, Secret::Order(order));
    }
}
