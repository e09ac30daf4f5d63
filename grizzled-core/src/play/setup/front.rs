//! What lies beside the Trials where a game starts from a position.

use super::SetupError;
use crate::rules::Rules;
use crate::state::RecruitInPlay;
use crate::vocabulary::{OrderId, OrderSet, RecruitSet, Seat};

/// What lies beside the Trials in a given position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RosterPosition {
    /// The Orders in play.
    pub orders: OrderSet,
    /// The deck of Orders, the one on top apart.
    pub order_deck: OrderSet,
    /// The Order that was put back on top of its deck, and the seat that knows it (ORD-2). Some other Order must be in
    /// play or out of the game, since it was chosen instead.
    pub top_order: Option<(OrderId, Seat)>,
    /// The Recruit in play.
    pub recruit: Option<RecruitInPlay>,
    /// The deck of Recruits.
    pub recruit_deck: RecruitSet,
}

impl RosterPosition {
    /// Whether an Order can have been chosen when another was put back on top: one in play, or one that is out of the game.
    fn one_was_chosen(&self, rules: &Rules) -> bool {
        let in_deck = self.order_deck.len() + 1;
        rules.roster.orders().len() > in_deck
    }

    pub(super) fn check(&self, rules: &Rules) -> Result<(), SetupError> {
        let orders = self.orders.union(self.order_deck);
        let apart = self.orders.intersection(self.order_deck).is_empty();
        let recruits = self.recruit_deck.difference(rules.roster.recruits()).is_empty();
        let recruit = self.recruit.is_none_or(|recruit| {
            let known = rules.roster.recruits().contains(recruit.recruit);
            let fresh = !self.recruit_deck.contains(recruit.recruit) && !recruit.hand.is_empty();
            known && fresh && rules.grizzled().contains(recruit.after)
        });
        let top = self.top_order.is_none_or(|(order, seat)| {
            let apart = rules.roster.orders().contains(order) && !orders.contains(order);
            apart && rules.grizzled().contains(seat) && self.one_was_chosen(rules)
        });
        let known = apart && orders.difference(rules.roster.orders()).is_empty() && top && recruits && recruit;
        if known && rules.modules { Ok(()) } else { Err(SetupError::NotInRoster) }
    }
}
