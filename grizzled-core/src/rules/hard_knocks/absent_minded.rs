//! Absent-minded (HK-ABSENT-MINDED, `[P][M]`): on withdrawing its owner first removes a Support tile from the
//! game, for all to see.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { removes_tiles: 1, ..Hook::new(RuleId::HkAbsentMinded) };
