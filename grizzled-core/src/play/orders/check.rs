//! Which Orders may be chosen, and which cancelled.

use crate::cards::Cancellation;
use crate::play::asking::{Asking, Verdict, refuse};
use crate::state::Knowledge;
use crate::vocabulary::{OrderId, OrderSet, Reason, RuleId};

impl Asking<'_> {
    /// ORD-2: one of the two drawn.
    pub(in crate::play) fn check_order(self, order: OrderId) -> Verdict {
        match *self.knowledge {
            Knowledge::Orders(one, other) if order == one || order == other => Ok(()),
            _ => refuse(Reason::OrderNotOffered, RuleId::Ord2),
        }
    }

    /// ORD-5: the Orders in play that a seat can cancel by drawing.
    pub(in crate::play) fn cancellable(self) -> OrderSet {
        let by_drawing = |order: &OrderId| {
            let order = self.rules.roster.order(*order);
            order.is_some_and(|order| matches!(order.cancellation, Cancellation::DrawOnWithdrawal(_)))
        };
        self.table.orders.in_play.iter().filter(by_drawing).collect()
    }

    pub(in crate::play) fn check_cancellation(self, order: OrderId) -> Verdict {
        let offered = self.cancellable().contains(order);
        if offered { Ok(()) } else { refuse(Reason::OrderNotOffered, RuleId::Ord5) }
    }
}
