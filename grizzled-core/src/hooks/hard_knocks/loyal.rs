//! Loyal (HK-LOYAL, the project's own): its owner is never the first to withdraw.

use crate::hooks::{Hook, Opinion};
use crate::ids::Seat;
use crate::rule_id::RuleId;
use crate::state::Table;

pub(super) const HOOK: Hook = Hook { on_withdrawal: Some(as_the_first), ..Hook::new(RuleId::HkLoyal) };

/// The table seats a character at every Grizzled, so those who are not in the Mission have withdrawn.
fn as_the_first(table: &Table, _: Seat) -> Opinion {
    let all = table.seats.iter().filter(|seat| seat.character.is_some()).count();
    if usize::from(table.in_mission.len()) == all { Opinion::Cannot } else { Opinion::None }
}
