//! Panicked (HK-PANICKED, `[P][M]`): its owner's Support tile is drawn at random. The owner sees it.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { draws_tile: true, ..Hook::new(RuleId::HkPanicked) };
