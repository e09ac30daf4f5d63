//! Frenzied (HK-FRENZIED, `[P][M]`): its owner draws two more cards after the deal, or as many as there are.

use crate::hooks::Hook;
use crate::rule_id::RuleId;

pub(super) const HOOK: Hook = Hook { draws_after_deal: 2, ..Hook::new(RuleId::HkFrenzied) };
