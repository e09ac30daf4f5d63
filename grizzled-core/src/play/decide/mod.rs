//! What follows from a legal command: events, one file a step of the rules.
//!
//! Nothing here can fail. Each event is emitted at once: it evolves the state, then goes to the sink, so
//! that the next step reads what the table now looks like.

mod aftermath;
mod cards;
mod charm;
mod christmas;
mod mission;
mod modifiers;
mod next_mission;
mod play;
mod preparation;
pub(crate) mod setup;
mod speech;
mod support;
mod trap;
mod withdrawal;

use crate::play::check::Allowed;
use crate::play::{Chance, Run};
use crate::state::Agenda;
use crate::vocabulary::{Command, Notice, Seat, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Carries out a legal command.
    #[inline(always)]
    pub(crate) fn decide(&mut self, allowed: Allowed<'_>) {
        let Allowed { seat, command } = allowed;
        match *command {
            Command::Intensity(cards) => self.prepare(seat, cards),
            Command::Play(card) => self.play(seat, card),
            Command::Charm(card) => self.charm(seat, card),
            Command::Speech(threat) => self.speak(seat, threat),
            Command::Withdraw(ref withdrawal) => self.withdraw(seat, withdrawal),
            Command::Answer(card) => self.answer(seat, card),
            Command::Christmas(knock) => self.carry_out_christmas(seat, knock),
            Command::Relief(relief) => self.relieve(seat, relief),
            ref of_a_mechanic => self.decide_in_mechanic(seat, of_a_mechanic),
        }
    }

    /// The commands of the mechanics, apart so that the usual case stays small.
    #[cold]
    fn decide_in_mechanic(&mut self, seat: Seat, command: &Command) {
        match *command {
            Command::Order(order) => self.choose_order(seat, order),
            Command::Keep(help) => self.keep_help(seat, help),
            Command::Help(help) => self.use_help(seat, help),
            Command::Choose(choice) => self.choose(seat, choice),
            Command::RecruitPlay(card) => self.play_for_recruit(seat, card),
            Command::RecruitWithdraw => self.withdraw_recruit(),
            Command::Cancel(order) => self.cancel_by_drawing(seat, order),
            Command::Refill => self.refill_and_go_on(seat),
            Command::Decline => self.decline(seat),
            _ => {}
        }
    }

    /// A seat wants nothing of what it was offered.
    fn decline(&mut self, seat: Seat) {
        let agenda = self.state.table.agenda;
        if agenda == Agenda::Refill {
            return self.decline_refill(seat);
        }
        self.report(Notice::Declined { seat });
        match agenda {
            Agenda::Invitation(pause) => self.invite_after(seat, pause),
            Agenda::Choice { source, pause, .. } => self.after_deed(seat, source, pause),
            Agenda::Cancellation { draws } => self.finish_withdrawal(seat, draws),
            _ => {}
        }
    }
}
