//! Phobia of Mask, Shell or Whistle (HK-PHOBIA, `[B]`): that assault is active once more while its owner is in
//! the Mission.
//!
//! The threat is a fact of the card, in the catalog; the table counts it whenever a Hard Knock comes, goes, wakes or
//! falls asleep.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook::new(RuleId::HkPhobia);
