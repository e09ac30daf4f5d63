//! Hardheaded (HK-HARDHEADED, `[P][M]`): its owner cannot withdraw with two or more cards in hand.

use crate::rules::hard_knocks::{Hook, Opinion};
use crate::state::Table;
use crate::vocabulary::{RuleId, Seat};

pub(super) const HOOK: Hook = Hook { on_withdrawal: Some(with_two_cards), ..Hook::new(RuleId::HkHardheaded) };

fn with_two_cards(table: &Table, seat: Seat) -> Opinion {
    if table.seat(seat).hand >= 2 { Opinion::Cannot } else { Opinion::None }
}
