//! What is legal in the base game, from what everyone sees and what the asking seat sees alone ([`Asking`]).
//!
//! [`Asking::legal`] lists what a seat may do and [`Asking::check`] says of one command why not. Both ask the same
//! questions, and the project's tests hold them together over every command there is. Here the question goes to the right
//! place: `actions` has those of a turn, `between_turns` the others, `card_effects` what other cards than the base game's
//! change in them. What is legal in a mechanic stands in the folder of that mechanic.

mod actions;
mod between_turns;
mod card_effects;
mod legal;
mod withdrawals;

pub use legal::{Legal, LegalIter};
pub use withdrawals::Withdrawals;

use super::asking::{Asking, Verdict, refuse};
use crate::state::{Agenda, Table};
use crate::vocabulary::{Command, Outcome, Reason, Rejection, RuleId, Seat};

/// A command that has been found legal: the proof that [`Asking::check`] was asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowed<'a> {
    pub(crate) seat: Seat,
    pub(crate) command: &'a Command,
}

impl Asking<'_> {
    /// What the seat may do now (CMD-1).
    pub(crate) fn legal(self) -> Legal {
        if !self.table.awaited.contains(self.seat) {
            return Legal::Nothing;
        }
        match self.table.agenda {
            Agenda::Turn { withdrawal } => self.list_actions(withdrawal),
            _ => self.list_between_turns(),
        }
    }

    /// Whether the seat may do this now.
    pub(crate) fn check<'c>(self, command: &'c Command) -> Result<Allowed<'c>, Rejection> {
        self.check_awaited()?;
        match self.table.agenda {
            Agenda::Turn { withdrawal } => self.check_action(command, withdrawal),
            _ => self.check_between_turns(command),
        }?;
        Ok(Allowed { seat: self.seat, command })
    }

    fn check_awaited(self) -> Verdict {
        if self.table.awaited.contains(self.seat) { Ok(()) } else { self.not_awaited() }
    }

    /// CMD-1: in the middle of a command nobody can do anything.
    #[cold]
    pub(crate) fn midway(self) -> Verdict {
        match self.not_awaited() {
            Err(Rejection { reason: Reason::NotAwaited, .. }) => refuse(Reason::MidCommand, RuleId::Cmd1),
            refused => refused,
        }
    }

    #[cold]
    fn not_awaited(self) -> Verdict {
        if let Agenda::Over(outcome) = self.table.agenda {
            return refuse(Reason::GameOver, ending_rule(outcome));
        }
        if !self.rules.grizzled().contains(self.seat) {
            return refuse(Reason::NoSuchSeat, RuleId::Tab1);
        }
        refuse(Reason::NotAwaited, asking_rule(self.table))
    }
}

const fn ending_rule(outcome: Outcome) -> RuleId {
    match outcome {
        Outcome::Victory => RuleId::Res4,
        Outcome::TooManyKnocks => RuleId::Res3,
        Outcome::MoraleLost | Outcome::TooManyCards => RuleId::Res6,
        Outcome::BootCampOver => RuleId::Camp1,
    }
}

/// The rule by which a seat is asked.
const fn asking_rule(table: &Table) -> RuleId {
    match table.agenda {
        Agenda::Intensity => RuleId::Prep1,
        Agenda::Nothing | Agenda::Turn { .. } | Agenda::Over(_) => RuleId::Mis1,
        Agenda::Speech { .. } => RuleId::ActSpeechSecret,
        Agenda::Christmas { .. } => RuleId::ActXmas,
        Agenda::Relief { .. } => RuleId::Res2,
        Agenda::Keep => RuleId::One1,
        Agenda::Order => RuleId::Ord2,
        Agenda::Invitation(_) => RuleId::Hh1,
        Agenda::Choice { .. } => RuleId::Pack1,
        Agenda::Recruit => RuleId::Rec3,
        Agenda::Cancellation { .. } => RuleId::Ord5,
        Agenda::Refill => RuleId::Solo4,
    }
}
