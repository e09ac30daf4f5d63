//! Selfish (HK-SELFISH, `[P]`): its owner's Support tile counts for its owner and returns there. What counts is
//! whether it lies there when the tiles are revealed.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { keeps_support: true, ..Hook::new(RuleId::HkSelfish) };
