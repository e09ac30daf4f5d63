//! The cards of modules in a position from which a game starts.

use super::SetupError;
use crate::rules::Rules;
use crate::state::RecruitInPlay;
use crate::vocabulary::{OrderId, OrderSet, RecruitSet, Seat};

/// The Orders and Recruits of a given position.
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
    pub(super) fn check(&self, rules: &Rules) -> Result<(), SetupError> {
        let known = rules.has_modules && self.has_possible_orders(rules) && self.has_possible_recruits(rules);
        if known { Ok(()) } else { Err(SetupError::NotInRoster) }
    }
}
