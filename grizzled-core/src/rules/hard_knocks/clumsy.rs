//! Clumsy (HK-CLUMSY, `[A][B][P]`): after withdrawing, its owner draws the top Trial and plays it, without its
//! Trap.

use crate::rules::hard_knocks::Hook;
use crate::vocabulary::RuleId;

pub(super) const HOOK: Hook = Hook { plays_after_withdrawal: 1, ..Hook::new(RuleId::HkClumsy) };
