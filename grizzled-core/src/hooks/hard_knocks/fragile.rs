//! Fragile (HK-FRAGILE, `[P][M]`): the other seats cannot withdraw while they hold cards.

use crate::hooks::{Hook, Opinion};
use crate::ids::Seat;
use crate::rule_id::RuleId;
use crate::state::Table;

pub(super) const HOOK: Hook = Hook { on_other_withdrawal: Some(with_cards), ..Hook::new(RuleId::HkFragile) };

fn with_cards(table: &Table, seat: Seat) -> Opinion {
    if table.seat(seat).hand > 0 { Opinion::Cannot } else { Opinion::None }
}
