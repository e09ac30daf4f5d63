//! Scarred (HK-SCARRED, the project's own): it stays where it is; relief and Merry Christmas cannot discard it.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { stays: true, ..Hook::new(RuleId::HkScarred) };
