//! Helping Hands (HH): who is asked, and what using one does.

use super::run::Run;
use super::state::{Question, State, Todo};
use grizzled_core::cards::HelpKind;
use grizzled_core::vocabulary::{HelpId, Pause, Source, Switch};
use grizzled_core::{Notice, Seat};

impl Run<'_> {
    /// HH-1: holders are asked one after the other, each until it declines; when the reason is gone, nobody is any more.
    pub(crate) fn invite(&mut self, pause: Pause, mut rest: Vec<Seat>) {
        if self.reason_is_gone(pause) {
            return;
        }
        while !rest.is_empty() && self.usable(rest[0], pause).is_empty() {
            rest.remove(0);
        }
        let Some(&holder) = rest.first() else { return };
        let seat = self.in_view(holder);
        self.next([Todo::Invite(pause, rest)]);
        self.say(Notice::HelpInvited { seat, pause });
        self.ask(Question::Invitation(pause), [seat]);
    }

    /// Why a Trap does not draw any more, or a Mission does not fail.
    fn reason_is_gone(&mut self, pause: Pause) -> bool {
        match pause {
            Pause::Trap if self.s.trap_off => true,
            Pause::Trap => {
                let gone = self.has(Switch::NoTraps) || self.s.trials.is_empty() || self.failing().is_some();
                if gone {
                    self.cancel_trap();
                }
                gone
            }
            Pause::Failure | Pause::FirstFailure => self.failing().is_none(),
            _ => false,
        }
    }

    pub(crate) fn cancel_trap(&mut self) {
        self.s.trap_off = true;
        self.say(Notice::TrapCancelled { by_luck: false });
    }

    /// The Events that the holder can use at this pause.
    fn usable(&self, holder: Seat, pause: Pause) -> Vec<HelpId> {
        let held = self.s.held.get(&holder).into_iter().flatten().copied();
        held.filter(|&help| self.fits(help, pause)).collect()
    }

    /// The seat at which a player is asked: the one whose hand is in view (DUO-1).
    fn in_view(&self, holder: Seat) -> Seat {
        let up = self.plan.of_player(holder).into_iter().find(|seat| !self.s.put_down.contains(seat));
        if self.plan.is_duo() { up.unwrap_or(holder) } else { holder }
    }

    /// The last one who was asked at a pause has declined.
    pub(crate) fn decline_invitation(&mut self, seat: Seat) {
        self.answered();
        self.say(Notice::Declined { seat });
        if let Some(Todo::Invite(_, rest)) = self.s.todo.last_mut() {
            rest.remove(0);
        }
    }

    /// A Helping Hand is used at a pause, or instead of an action.
    pub(crate) fn use_help(&mut self, seat: Seat, help: HelpId, pause: Option<Pause>) {
        self.answered();
        let holder = self.plan.of_player(seat)[0];
        self.s.held.entry(holder).or_default().remove(&help);
        self.say(Notice::HelpUsed { seat: holder, help });
        let effect = self.plan.help[&help].effect;
        if pause.is_none() {
            self.next([Todo::EndAction]);
        }
        self.s.used.insert(help);
        if effect.what.is_standing() {
            self.settle();
        } else {
            self.deed(seat, Source::Help(help), effect, pause);
        }
    }
}

/// The Actions that the player of a seat holds (HH-1, DUO-1).
pub(crate) fn actions(plan: &super::plan::Plan, s: &State, seat: Seat) -> Vec<HelpId> {
    let held = s.held.get(&plan.of_player(seat)[0]).into_iter().flatten().copied();
    held.filter(|help| plan.help[help].kind == HelpKind::Action).collect()
}
