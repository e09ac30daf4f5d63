//! Aggressive (HK-AGGRESSIVE; a card of *Armistice*, its effect the project's own): the Traps that its owner sets off draw
//! one card more.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { trap_draws: 1, ..Hook::new(RuleId::HkAggressive) };
