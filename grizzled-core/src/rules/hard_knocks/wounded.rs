//! Wounded (HK-WOUNDED, `[M]`): counts as two Hard Knocks towards defeat; it is discarded as one card.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { counts_more: 1, ..Hook::new(RuleId::HkWounded) };
