//! Frenzied (HK-FRENZIED, `[P][M]`): its owner draws two more cards after the deal, or as many as there are.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { draws_after_deal: 2, ..Hook::new(RuleId::HkFrenzied) };
