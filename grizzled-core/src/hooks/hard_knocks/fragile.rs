//! Fragile (HK-FRAGILE, [P][M]): the other seats cannot withdraw while they hold cards.

use crate::hooks::{Hook, Opinion};
use crate::ids::Seat;
use crate::rule_id::RuleId;
use crate::state::Table;

pub(super) const HOOK: Hook = Hook { on_withdrawal: Some(others_with_cards), ..Hook::new(RuleId::HkFragile) };

fn others_with_cards(table: &Table, owner: Seat, seat: Seat) -> Opinion {
    if seat != owner && table.seat(seat).hand > 0 { Opinion::Cannot } else { Opinion::None }
}
