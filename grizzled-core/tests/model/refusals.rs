//! Why a command is refused: every reason that holds, with its rule. Which of several is told first no rule says.

use crate::plan::Plan;
use crate::state::State;
use grizzled_core::{Command, Reason, RuleId, Seat};

/// Every reason that holds against the command.
pub(crate) fn refusals(_: &Plan, _: &State, _: Seat, _: &Command) -> Vec<(Reason, RuleId)> {
    Vec::new()
}
