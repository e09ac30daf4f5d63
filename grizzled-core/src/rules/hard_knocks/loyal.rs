//! Loyal (HK-LOYAL, the project's own): its owner is never the first to withdraw.

use crate::rules::hard_knocks::{Hook, Opinion};
use crate::state::Table;
use crate::vocabulary::{RuleId, Seat};

pub(super) const HOOK: Hook = Hook { on_withdrawal: Some(as_the_first), ..Hook::new(RuleId::HkLoyal) };

fn as_the_first(table: &Table, _: Seat) -> Opinion {
    if table.withdrawn() == 0 { Opinion::Cannot } else { Opinion::None }
}
