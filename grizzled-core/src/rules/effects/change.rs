//! What effects that last do, one entry of the vocabulary each (PACK-1, PACK-2). What takes more than a few lines stands in a
//! file of its own.

use super::making::Making;
use super::{InForce, intensity, plays, withdrawal};
use crate::cards::{Effect, What, Whom, any_once};
use crate::vocabulary::{Modifier, SeatSet, Switch, ThreatSet};

/// The effects that last. A new one does not compile until it is written.
pub(super) fn change(modifiers: &mut Making, InForce { effect, friends, .. }: &InForce) {
    let n = effect.amount;
    match effect.what {
        // MIS-2: cards in No Man's Land and Hard Knocks do not make it active.
        What::Harmless(threat) => modifiers.mark_threats(Modifier::Harmless, ThreatSet::of(&[threat])),
        // MIS-2: it is active more often than the cards make it; copies add.
        What::Added(threat) => modifiers.add(Modifier::added(threat), n),
        // ACT-CHARM.
        What::NoCharms => modifiers.switch(Switch::NoCharms),
        // ACT-SPEECH, PRI-1: these contradict each other, so that the card that takes precedence decides.
        What::NoSpeeches => modifiers.switch_over(Switch::FreeSpeeches, Switch::NoSpeeches),
        What::FreeSpeeches => modifiers.switch_over(Switch::NoSpeeches, Switch::FreeSpeeches),
        // RES-2.
        What::NoSupport => modifiers.switch(Switch::NoSupport),
        What::MirroredSupport => modifiers.switch(Switch::MirroredSupport),
        // ACT-TRAP.
        What::NoTraps => modifiers.switch(Switch::NoTraps),
        // MIS-2: a Mission fails when a threat is active more often than usual, or less often.
        What::FailAt => modifiers.add(Modifier::FailAt, n),
        What::IntensityExactly => intensity::exactly(modifiers, n),
        What::IntensityAtMost => intensity::at_most(modifiers, n),
        What::IntensityMore => intensity::more(modifiers, n),
        What::ExtraDraws => extra_draws(modifiers, effect),
        What::DropMore => drop_more(modifiers, n),
        // RES-5: of two caps the lower one holds.
        What::DropAtMost => modifiers.set(Modifier::DropMost, modifiers.get(Modifier::DropMost).min(n.into())),
        What::MoralePerKnock => modifiers.add(Modifier::MoralePerKnock, n),
        What::HandLimitMore => hand_limit_more(modifiers, n),
        What::ReliefMore => relief_more(modifiers, effect, *friends),
        What::Burden => burden(modifiers, effect),
        What::BarWithdrawal(_) | What::ForceWithdrawal(_) => withdrawal::change(modifiers),
        What::BarPlay(kind) => plays::change(modifiers, kind),
        // PREP-2: the last assault.
        What::DealAll => modifiers.switch(Switch::DealAll),
        // RES-3.
        What::Posthumous => modifiers.switch(Switch::Posthumous),
        any_once!() => {}
    }
}

/// PREP-4: each seat, or the Leader, draws more cards after the deal.
fn extra_draws(modifiers: &mut Making, effect: &Effect) {
    let modifier = if effect.whom == Whom::Leader { Modifier::LeaderDraws } else { Modifier::ExtraDraws };
    modifiers.add(modifier, effect.amount);
}

/// RES-5. Kept as a number from 0 to 255: below zero counts down from 256.
const fn drop_more(modifiers: &mut Making, cards: i8) {
    let sum = (modifiers.get(Modifier::DropMore) as i8).saturating_add(cards);
    modifiers.set(Modifier::DropMore, sum as u8 as i16);
}

/// RES-6: the hands may hold more cards before the game is lost, or fewer. Where there is no limit, none is raised or lowered.
fn hand_limit_more(modifiers: &mut Making, cards: i8) {
    if modifiers.get(Modifier::HandLimit) < i16::from(u8::MAX) {
        modifiers.add(Modifier::HandLimit, cards);
    }
}

/// RES-2: relief discards more Hard Knocks, or fewer; for everyone, or for two friends.
fn relief_more(modifiers: &mut Making, effect: &Effect, friends: SeatSet) {
    if effect.whom == Whom::Friends {
        modifiers.mark(Modifier::ReliefFriends, friends.bits());
        return;
    }
    modifiers.add(Modifier::ReliefAfterSuccess, effect.amount);
    modifiers.add(Modifier::ReliefAfterFailure, effect.amount);
}

/// RES-3: as if a Hard Knock more lay before each seat, or before the Leader; below zero, one fewer.
fn burden(modifiers: &mut Making, effect: &Effect) {
    let fewer = effect.amount.saturating_neg();
    if effect.whom == Whom::EachSeat {
        modifiers.add(Modifier::KnockLimit, fewer);
    }
    modifiers.add(Modifier::KnockLimitOfLeader, fewer);
}
