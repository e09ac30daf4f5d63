//! What the owner of a seat alone knows of Orders and Helping Hands (ORD-2, HH-4).

use crate::vocabulary::{HelpId, OrderId};

/// What the owner of a seat knows of Orders and Helping Hands, and nobody else (ORD-2, HH-4).
///
/// Exhaustive: a client has to show all that a seat knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Knowledge {
    /// Nothing.
    #[default]
    Nothing,
    /// The two Orders drawn, of which it chooses one.
    Orders(OrderId, OrderId),
    /// The Order that it put back on top of the deck.
    Order(OrderId),
    /// The two Helping Hands drawn, of which it keeps one.
    Help(HelpId, HelpId),
    /// The Helping Hand that it keeps; the table does not see it yet.
    Kept(HelpId),
}
