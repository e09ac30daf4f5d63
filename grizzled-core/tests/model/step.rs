//! The whole model as functions: a state and a command give the next state and its events.

use super::fate::Fate;
use super::plan::Plan;
use super::run::Run;
use super::state::{Question, State};
use grizzled_core::{Command, Event, Seat, Setup};

/// A new game.
pub(crate) fn start(plan: &Plan, setup: &Setup, fate: &mut dyn Fate) -> (State, Vec<Event>) {
    let mut run = Run::new(plan, State::empty(plan), fate);
    run.set_up(setup);
    (run.s, run.said)
}

/// A legal command.
pub(crate) fn step(
    plan: &Plan,
    state: &State,
    seat: Seat,
    command: &Command,
    fate: &mut dyn Fate,
) -> (State, Vec<Event>) {
    let mut run = Run::new(plan, state.clone(), fate);
    run.command(seat, command);
    run.go();
    (run.s, run.said)
}

impl Run<'_> {
    fn command(&mut self, seat: Seat, command: &Command) {
        match *command {
            Command::Keep(help) => self.keep(seat, help),
            Command::Order(order) => self.choose_order(seat, order),
            Command::Intensity(intensity) => self.choose_intensity(seat, intensity),
            Command::Play(card) => self.play(seat, card),
            Command::Charm(card) => self.charm(seat, card),
            Command::Speech(threat) => self.speech(seat, threat),
            Command::Withdraw(named) => self.withdraw(seat, named),
            Command::Answer(card) => self.answer(seat, card),
            Command::Christmas(knock) => self.answer_christmas(knock),
            Command::Relief(relief) => self.take_relief(seat, relief),
            Command::RecruitPlay(card) => self.recruit_plays(seat, card),
            Command::RecruitWithdraw => self.recruit_withdraws(),
            Command::Help(help) => match self.s.question {
                Some(Question::Invitation(pause)) => self.use_help(seat, help, Some(pause)),
                _ => self.use_help(seat, help, None),
            },
            Command::Choose(choice) => match self.s.question {
                Some(Question::Choice(choosing)) => self.chose(choosing, choice),
                _ => unreachable!("nothing is to be chosen"),
            },
            Command::Cancel(order) => match self.s.question {
                Some(Question::Cancellation { draws }) => self.cancel(seat, order, draws),
                _ => unreachable!("nothing is to be cancelled"),
            },
            Command::Refill => self.refill(seat, true),
            Command::Decline => self.decline(seat),
        }
    }

    fn decline(&mut self, seat: Seat) {
        match self.s.question {
            Some(Question::Invitation(_)) => self.decline_invitation(seat),
            Some(Question::Refill) => self.refill(seat, false),
            _ => self.decline_choice(seat),
        }
    }
}
