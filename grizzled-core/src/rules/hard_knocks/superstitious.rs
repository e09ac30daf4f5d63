//! Superstitious (HK-SUPERSTITIOUS, the project's own): its owner does not touch the Good Luck Charm.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { bars_charm: true, ..Hook::new(RuleId::HkSuperstitious) };
