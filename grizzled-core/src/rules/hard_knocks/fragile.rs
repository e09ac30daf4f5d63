//! Fragile (HK-FRAGILE, `[P][M]`): the other seats cannot withdraw while they hold cards.

use crate::rules::hard_knocks::{Hook, Opinion};
use crate::state::Table;
use crate::vocabulary::{RuleId, Seat};

pub(super) const HOOK: Hook = Hook { on_other_withdrawal: Some(with_cards), ..Hook::new(RuleId::HkFragile) };

fn with_cards(table: &Table, seat: Seat) -> Opinion {
    if table.seat(seat).hand > 0 { Opinion::Cannot } else { Opinion::None }
}
