//! What an effect is worth to the group, roughly: above zero it helps.

use crate::cards::{Cancellation, Condition, Effect, HelpingHand, Order, What};
use crate::rules::Rules;
use crate::vocabulary::{HelpId, OrderId};

/// What the effect is worth while it lasts, or when it is done.
pub(super) fn worth(effect: &Effect) -> i16 {
    let n = i16::from(effect.amount);
    match effect.what {
        What::Harmless(_) => 8,
        What::Added(_) => -6 * n,
        What::NoCharms => -4,
        What::NoSpeeches => -3,
        What::FreeSpeeches => 5,
        What::NoSupport => -4,
        What::MirroredSupport => -1,
        What::NoTraps => 5,
        What::FailAt => 12 * n,
        What::IntensityExactly => 2 * (3 - n),
        What::IntensityAtMost => 4 - n,
        What::IntensityMore => -3 * n,
        What::ExtraDraws => -4 * n,
        What::DropMore => -4 * n,
        What::DropAtMost => 2 * (7 - n),
        What::HandLimitMore => 2 * n,
        What::ReliefMore => 3 * n,
        What::MoralePerKnock => -4 * n,
        What::Burden => -6 * n,
        What::BarWithdrawal(Condition::FewWithdrawn) => -2,
        What::BarWithdrawal(_) | What::ForceWithdrawal(_) => -4,
        What::BarPlay(_) => -6,
        What::DealAll => -20,
        What::Posthumous => 4,
        What::Draw => -3 * n,
        What::RecoverCharm | What::CancelTrap => 5,
        What::GainSpeech | What::ReturnCard => 4,
        What::DiscardKnock | What::DiscardCard => 5 + n,
        What::ClearCard => 6 + n,
        What::CancelOrder => 3,
        What::GiveCard | What::SendRecruitHome => 2,
        What::ExchangeCards | What::LookAtTrials => 1,
    }
}

/// What the Order is worth: its effect, for longer if it stays, and as few cards as it asks for.
pub(super) fn of_order(rules: &Rules, order: OrderId) -> i16 {
    let worth = |order: Order| {
        let least = order.intensity.get(usize::from(rules.seats().saturating_sub(3))).copied().unwrap_or(1);
        let effect = worth(&order.effect);
        let lasting = if order.cancellation == Cancellation::EndOfMission { effect } else { 2 * effect };
        lasting - 3 * i16::from(least)
    };
    rules.roster().order(order).map_or(0, worth)
}

/// What the Helping Hand is worth.
pub(super) fn of_help(rules: &Rules, help: HelpId) -> i16 {
    rules.roster().help(help).map_or(0, |HelpingHand { effect, .. }| worth(&effect))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardKind, When};
    use crate::vocabulary::Threat;

    /// What an effect is worth with these amounts.
    fn with_amounts(what: What, amounts: [i8; 2]) -> [i16; 2] {
        amounts.map(|amount| worth(&Effect { amount, ..Effect::once(When::Turn, what) }))
    }

    #[test]
    fn what_harms_is_below_zero_and_more_of_it_is_worse() {
        for (what, once, thrice) in [
            (What::Added(Threat::Night), -6, -18),
            (What::IntensityMore, -3, -9),
            (What::ExtraDraws, -4, -12),
            (What::DropMore, -4, -12),
            (What::MoralePerKnock, -4, -12),
            (What::Burden, -6, -18),
            (What::Draw, -3, -9),
        ] {
            assert_eq!(with_amounts(what, [1, 3]), [once, thrice], "{what:?}");
        }
    }

    #[test]
    fn what_helps_is_above_zero_and_more_of_it_is_better() {
        for (what, once, thrice) in [
            (What::FailAt, 12, 36),
            (What::HandLimitMore, 2, 6),
            (What::ReliefMore, 3, 9),
            (What::DiscardKnock, 6, 8),
            (What::DiscardCard, 6, 8),
            (What::ClearCard, 7, 9),
        ] {
            assert_eq!(with_amounts(what, [1, 3]), [once, thrice], "{what:?}");
        }
    }

    #[test]
    fn a_lower_limit_is_worth_more() {
        assert_eq!(with_amounts(What::IntensityExactly, [1, 3]), [4, 0]);
        assert_eq!(with_amounts(What::IntensityExactly, [2, 5]), [2, -4]);
        assert_eq!(with_amounts(What::IntensityAtMost, [1, 3]), [3, 1]);
        assert_eq!(with_amounts(What::DropAtMost, [1, 3]), [12, 8]);
    }

    #[test]
    fn what_has_no_amount_is_worth_the_same() {
        for (what, value) in [
            (What::Harmless(Threat::Night), 8),
            (What::NoCharms, -4),
            (What::NoSpeeches, -3),
            (What::NoSupport, -4),
            (What::MirroredSupport, -1),
            (What::BarWithdrawal(Condition::FewWithdrawn), -2),
            (What::BarWithdrawal(Condition::CardsInHand), -4),
            (What::ForceWithdrawal(Condition::CardsInHand), -4),
            (What::BarPlay(CardKind::Traps), -6),
            (What::DealAll, -20),
        ] {
            assert_eq!(with_amounts(what, [1, 3]), [value; 2], "{what:?}");
        }
    }
}
