//! Tyrannical (HK-TYRANNICAL, `[P][M]`): its owner takes the Leader token when it is assigned and keeps it at the
//! end of Missions, when no Speech is handed out either.
//!
//! When the card goes, its owner stays Leader until the next end of a Mission, which runs as usual again.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { holds_leader: true, ..Hook::new(RuleId::HkTyrannical) };
