//! Prideful (HK-PRIDEFUL, `[P]`): its owner withdraws only with an empty hand or as the last in the Mission.

use crate::rules::hard_knocks::{Hook, Opinion};
use crate::state::Table;
use crate::vocabulary::{RuleId, Seat};

pub(super) const HOOK: Hook = Hook { on_withdrawal: Some(with_cards_and_company), ..Hook::new(RuleId::HkPrideful) };

fn with_cards_and_company(table: &Table, seat: Seat) -> Opinion {
    let alone = table.in_mission.without(seat).is_empty();
    if table.seat(seat).hand > 0 && !alone { Opinion::Cannot } else { Opinion::None }
}
