//! Mute (HK-MUTE, `[A][B]`): its owner makes no Speech. Answering one is allowed, and so is Support.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { bars_speech: true, ..Hook::new(RuleId::HkMute) };
