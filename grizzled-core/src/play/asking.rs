//! A seat's question what it may do, with all that the answer may depend on.

use super::Run;
use crate::rules::Rules;
use crate::state::{Holdings, Knowledge, State, Table};
use crate::vocabulary::{Reason, Rejection, RuleId, Seat};

/// What a seat may do is asked of this, and of nothing else.
///
/// It borrows the rules, what the whole table sees, and what the asking seat holds and knows. No pile and no other hand can
/// be reached from it. So what is legal, and why a command is refused, cannot depend on what the seat does not see: that is
/// the guarantee of secrecy (TAB-5), and it needs no test of each rule.
///
/// `check` asks it about the base game; the folder of each mechanic adds the questions of that mechanic as methods, in a file
/// `check.rs`.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) table: &'a Table,
    pub(crate) holdings: &'a Holdings,
    pub(crate) knowledge: &'a Knowledge,
    pub(crate) seat: Seat,
}

impl<'a> Asking<'a> {
    /// The part of the state that the seat sees.
    pub(crate) const fn of(rules: &'a Rules, state: &'a State, seat: Seat) -> Self {
        let State { table, own, known, .. } = state;
        Self { rules, table, holdings: &own[seat.index()], knowledge: &known[seat.index()], seat }
    }
}

impl<C, S> Run<'_, C, S> {
    /// What this seat may do as the game stands.
    pub(super) const fn asking(&self, seat: Seat) -> Asking<'_> {
        Asking::of(self.rules, self.state, seat)
    }
}

/// Whether something is legal, or why not.
pub(super) type Verdict = Result<(), Rejection>;

pub(super) const fn refuse(reason: Reason, rule: RuleId) -> Verdict {
    Err(Rejection::new(reason, rule))
}
