//! Fearful (HK-FEARFUL, `[P]`): on its owner's turn, if any threat is active twice, withdrawing is all it can do.
//!
//! A turn is one action, so what is active when the seat is asked is what was active at the start of its turn.

use crate::rules::hard_knocks::{Hook, Opinion};
use crate::state::Table;
use crate::vocabulary::{RuleId, Seat};

pub(super) const HOOK: Hook = Hook { on_withdrawal: Some(under_a_double_threat), ..Hook::new(RuleId::HkFearful) };

fn under_a_double_threat(table: &Table, _: Seat) -> Opinion {
    if table.active.reaching(2).is_some() { Opinion::Must } else { Opinion::None }
}
