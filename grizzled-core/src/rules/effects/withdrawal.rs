//! A withdrawal is barred or forced while a condition holds (WDR-3, PRI-1).

use super::InForce;
use super::making::Making;
use crate::cards::{Condition, What};
use crate::rules::hard_knocks::Opinion;
use crate::state::Table;
use crate::vocabulary::{Modifier, Seat};

/// Notes that there is somebody to ask when a turn starts.
pub(super) fn change(modifiers: &mut Making) {
    modifiers.add(Modifier::Opinions, 1);
}

/// What an effect in force says to the withdrawal of a seat.
pub(crate) fn opinion(table: &Table, seat: Seat, in_force: &InForce) -> Opinion {
    let amount = in_force.effect.amount.unsigned_abs();
    match in_force.effect.what {
        What::BarWithdrawal(condition) if holds(table, seat, condition, amount) => Opinion::Cannot,
        What::ForceWithdrawal(condition) if holds(table, seat, condition, amount) => Opinion::Must,
        _ => Opinion::None,
    }
}

fn holds(table: &Table, seat: Seat, condition: Condition, amount: u8) -> bool {
    match condition {
        Condition::CardsInHand => table.seat(seat).hand >= amount,
        Condition::EmptyHand => table.seat(seat).hand == 0,
        Condition::ThreatActive => table.active.reaching(amount).is_some(),
        Condition::FewWithdrawn => {
            let others = table.in_mission.without(seat);
            !others.is_empty() && table.withdrawn() < amount
        }
    }
}
