//! The Orders of the Day on the table (ORD-1 to ORD-6).

use crate::vocabulary::{OrderId, OrderSet};

/// What all see of Orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Orders {
    /// The Orders in play (ORD-4).
    pub in_play: OrderSet,
    /// The Order of this Mission, until it is discarded (ORD-2).
    pub of_mission: Option<OrderId>,
    /// Cards in the deck of Orders.
    pub left: u8,
}

impl Orders {
    /// No Order, and none to come.
    pub const NONE: Self = Self { in_play: OrderSet::EMPTY, of_mission: None, left: 0 };

    /// ORD-2: of two drawn one goes back; a last one comes from the deck itself.
    pub(super) fn choose(&mut self, order: OrderId, returned: bool) {
        self.left = if returned { self.left.saturating_add(1) } else { self.left.saturating_sub(1) };
        self.in_play.insert(order);
        self.of_mission = Some(order);
    }

    /// ORD-4: an Order leaves the game.
    pub(super) fn discard(&mut self, order: OrderId) {
        self.in_play.remove(order);
        self.of_mission = self.of_mission.filter(|&current| current != order);
    }
}
