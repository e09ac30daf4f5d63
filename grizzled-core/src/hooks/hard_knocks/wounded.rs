//! Wounded (HK-WOUNDED, `[M]`): counts as two Hard Knocks towards defeat; it is discarded as one card.

use crate::hooks::Hook;
use crate::rule_id::RuleId;

pub(super) const HOOK: Hook = Hook { counts_more: 1, ..Hook::new(RuleId::HkWounded) };
