//! Discarding an Order of the Day before its time (PACK-1).

use super::Run;
use crate::play::Chance;
use crate::vocabulary::{OrderId, Seat, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Nobody else is asked.
    pub(in crate::play) fn cancel_chosen(&mut self, order: OrderId) -> Option<Seat> {
        self.cancel_order(order);
        None
    }
}
