//! Hardheaded (HK-HARDHEADED, `[P][M]`): its owner cannot withdraw with two or more cards in hand.

use crate::hooks::{Hook, Opinion};
use crate::ids::Seat;
use crate::rule_id::RuleId;
use crate::state::Table;

pub(super) const HOOK: Hook = Hook { on_withdrawal: Some(with_two_cards), ..Hook::new(RuleId::HkHardheaded) };

fn with_two_cards(table: &Table, seat: Seat) -> Opinion {
    if table.seat(seat).hand >= 2 { Opinion::Cannot } else { Opinion::None }
}
