//! The course of a Mission: whose turn it is, when it fails and when it succeeds (MIS-1 to MIS-4).

use super::Run;
use super::recruits::Actor;
use crate::play::{self, Chance};
use crate::rules::Seating;
use crate::state::Agenda;
use crate::vocabulary::{Modifier, Notice, Pause, Seat, Secret, Sink, Threat};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// MIS-2: the threat by which the Mission fails, if one is active often enough.
    pub(super) fn failing_threat(&self) -> Option<Threat> {
        self.state.table.active.reaching(self.state.table.modifiers.get(Modifier::FailAt))
    }

    /// The seat's turn starts; what its cards and the others' say to a withdrawal is read now (HK-2).
    pub(super) fn start_turn(&mut self, seat: Seat) {
        if self.rules.modules {
            self.turn_to(seat);
        }
        self.start_plain_turn(seat);
    }

    #[inline(never)]
    pub(super) fn start_plain_turn(&mut self, seat: Seat) {
        let withdrawal = self.state.table.withdrawal_ruling(self.rules, seat);
        self.emit(&Notice::TurnStarted { seat, withdrawal });
    }

    /// Before a turn starts: whose hand is taken up (DUO-2), to whom the one hand goes (SOLO-3).
    #[cold]
    fn turn_to(&mut self, seat: Seat) {
        if self.state.table.recruits.acting {
            self.tell(Notice::RecruitTurnEnded);
        }
        self.pass_hand_to(seat);
        self.take_up_hands(seat);
    }

    /// An action is over: the Mission ends, or the next seat clockwise takes its turn (MIS-1).
    #[inline(never)]
    pub(super) fn end_action(&mut self) {
        if self.rules.modules {
            return self.end_action_beside();
        }
        if matches!(self.state.table.agenda, Agenda::Christmas { .. }) {
            return;
        }
        let table = &self.state.table;
        match table.in_mission.next_after(table.turn) {
            Some(seat) if self.failing_threat().is_none() => self.start_plain_turn(seat),
            _ => self.conclude(),
        }
    }

    /// Whether something is asked before the action is over, or the game is.
    pub(super) const fn is_interrupted(&self) -> bool {
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

    /// The same with modules: somebody may help before the Mission fails, and a Recruit may leave or have its turn.
    #[cold]
    fn end_action_beside(&mut self) {
        if self.is_interrupted() {
            return;
        }
        if self.failing_threat().is_some() && self.invite(Pause::Failure) {
            return;
        }
        self.go_on_after_action();
    }

    /// Nobody helps any more: a Recruit without cards leaves, the Mission ends, or the next one acts.
    pub(super) fn go_on_after_action(&mut self) {
        if self.recruit_is_done() {
            return self.dismiss_recruit();
        }
        if self.failing_threat().is_some() {
            return self.conclude();
        }
        match self.next_actor() {
            Some(Actor::Seat(seat)) => self.start_turn(seat),
            Some(Actor::Recruit) => self.start_recruit_turn(),
            None => self.conclude(),
        }
    }

    /// RES-1: the Mission has failed, or else succeeded (MIS-4), and No Man's Land is cleared.
    pub(super) fn conclude(&mut self) {
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
    pub(super) fn conclude_failed(&mut self) {
        self.shuffle_trials();
        self.reveal_support_beside();
    }

    #[inline(always)]
    fn reveal_support(&mut self) {
        if self.rules.modules {
            return self.reveal_support_beside();
        }
        self.count_support();
    }

    /// The same with modules: somebody may help first.
    #[cold]
    fn reveal_support_beside(&mut self) {
        if !self.invite(Pause::Support) {
            self.count_support_beside();
        }
    }

    /// Nobody helps any more. SOLO-5: in the game for one a tile is drawn.
    #[cold]
    pub(super) fn count_support_beside(&mut self) {
        if self.rules.seating == Seating::Solo { self.draw_solo_support() } else { self.count_support() }
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
