//! Who keeps which Helping Hand, who is asked, and what happens when one is used.

use crate::cards::What;
use crate::play::{Chance, Run, Setup};
use crate::rules::HelpPlan;
use crate::state::{Agenda, Knowledge};
use crate::vocabulary::{HelpId, Notice, Pause, Seat, SeatSet, Secret, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ONE-1: each player draws two; all are asked at once, so that nobody chooses by what another keeps. True where the
    /// rules say so.
    #[must_use]
    pub(in crate::play) fn offer_help(&mut self) -> bool {
        if self.rules.help != HelpPlan::DrawTwo {
            return false;
        }
        let mut rest = self.rules.roster.helping_hands();
        let players = self.rules.players();
        for seat in players.iter() {
            if let (Some(one), Some(other)) = (self.draw_of(&mut rest), self.draw_of(&mut rest)) {
                self.report_secret(Notice::HelpOffered { seat }, Secret::Help(one, other));
            }
        }
        self.report(Notice::HelpAsked { seats: players });
        true
    }

    /// HH-3: the Helping Hands that lie before the seats from the start.
    pub(in crate::play) fn lay_help(&mut self, setup: &Setup) {
        for seat in self.rules.grizzled().iter() {
            for help in setup.help[seat.index()].iter() {
                self.report(Notice::HelpHeld { seat, help });
            }
        }
    }

    /// HH-4: what is kept is shown when all have chosen; what is set aside stays unknown.
    pub(in crate::play) fn keep_help(&mut self, seat: Seat, help: HelpId) {
        self.report_secret(Notice::HelpChosen { seat }, Secret::Kept(help));
        if !self.state.table.awaited.is_empty() {
            return;
        }
        for seat in self.rules.grizzled().iter() {
            if let Knowledge::Kept(help) = self.state.known(seat) {
                self.report(Notice::HelpHeld { seat, help });
            }
        }
        self.start_mission(1);
    }

    /// HH-1: asks the first holder, clockwise from the Leader, who could use a Helping Hand now; false if nobody could.
    pub(in crate::play) fn invite(&mut self, pause: Pause) -> bool {
        self.invite_one(pause, None)
    }

    /// HH-1: asks the first such holder beyond this seat; false if nobody could use one.
    fn invite_one(&mut self, pause: Pause, beyond: Option<Seat>) -> bool {
        let (rules, table) = (self.rules, &self.state.table);
        if !self.asking(table.leader).anybody_could_help(pause.when()) {
            return false;
        }
        let from_leader = rules.grizzled().clockwise_from(table.leader);
        let mut asked = SeatSet::EMPTY;
        let mut passed = beyond.is_none();
        for seat in from_leader {
            // DUO-2: a player is asked once, at the seat whose hand is in view.
            let own = rules.seats_of_player(seat);
            let asks = own.difference(table.put_down).iter().next().unwrap_or(seat);
            let could = !asked.contains(seat) && !self.asking(asks).usable_help(pause.when()).is_empty();
            asked = asked.union(own);
            if passed && could {
                self.report(Notice::HelpInvited { seat: asks, pause });
                return true;
            }
            passed |= beyond.is_some_and(|beyond| own.contains(beyond));
        }
        false
    }

    /// The seat has declined: the next holder is asked, or the game goes on.
    pub(in crate::play) fn invite_after(&mut self, seat: Seat, pause: Pause) {
        if !self.invite_one(pause, Some(seat)) {
            self.go_on(pause);
        }
    }

    /// A Helping Hand is used: as the turn's action, or at a pause.
    pub(in crate::play) fn use_help(&mut self, seat: Seat, help: HelpId) {
        let pause = match self.state.table.agenda {
            Agenda::Invitation(pause) => Some(pause),
            _ => None,
        };
        let Some(card) = self.rules.roster.help(help) else { return };
        let effect = card.effect;
        let holder = self.state.table.helping_hands.holder(help).unwrap_or(seat);
        self.report(Notice::HelpUsed { seat: holder, help });
        // What is done once changes no number.
        if effect.what.is_standing() {
            self.settle_modifiers();
        }
        self.do_and_go_on(Source::Help(help), &effect, seat, pause);
    }

    /// HH-1: the holder is asked again until it declines; where the reason of the pause is gone, the game goes on.
    pub(in crate::play) fn after_help(&mut self, seat: Seat, source: Source, pause: Pause) {
        let deed = self.rules.roster.help_does(source);
        match pause {
            Pause::Trap if deed == Some(What::CancelTrap) => self.finish_play(self.acting_seat()),
            Pause::Trap if !self.trap_would_draw() => self.cancel_trap(),
            Pause::Failure | Pause::FirstFailure if self.failing_threat().is_none() => self.go_on(pause),
            _ if self.asking(seat).usable_help(pause.when()).is_empty() => {
                self.invite_after(seat, pause);
            }
            _ => self.report(Notice::HelpInvited { seat, pause }),
        }
    }
}
