//! Demoralized (HK-DEMORALIZED, `[P][M]`): one more card in every morale drop, after its minimum; asleep or not.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { deepens_drop: 1, ..Hook::new(RuleId::HkDemoralized) };
