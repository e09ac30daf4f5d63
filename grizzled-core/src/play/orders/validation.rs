//! Where Orders lie, and where they can go.

use crate::play::validation::{Claim, InvalidEvent, Verdict, must};
use crate::state::Knowledge;
use crate::vocabulary::{OrderId, OrderSet, Seat, Secret};

impl Claim<'_> {
    /// ORD-1: of the Orders of the game, as many as the event says, and none has been anywhere before.
    pub(in crate::play) fn orders_set(&self, orders: u8) -> Verdict {
        let Secret::OrderDeck(deck) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let table = &self.table.orders;
        let fresh = table.left == 0 && table.in_play.is_empty() && !self.orders_are_drawn();
        must(fresh, InvalidEvent::AlreadySetUp)?;
        must(deck.difference(self.rules.roster.orders()).is_empty(), InvalidEvent::NotThere)?;
        must(deck.len() == orders, InvalidEvent::WrongCount)
    }

    /// Whether a seat has drawn two Orders and has not chosen.
    fn orders_are_drawn(&self) -> bool {
        self.state.known.iter().any(|known| matches!(known, Knowledge::Orders(..)))
    }

    /// Whether these can be drawn: the one on top first, if it is known (ORD-2).
    fn can_be_drawn(&self, orders: OrderSet) -> bool {
        let decks = &self.state.roster_decks;
        let top: OrderSet = decks.top_order.into_iter().collect();
        orders.difference(decks.orders).difference(top).is_empty() && top.difference(orders).is_empty()
    }

    /// ORD-2: two of the deck, and the seat has no Helping Hand to choose that it would forget.
    pub(in crate::play) fn orders_drawn(&self, seat: Seat) -> Verdict {
        self.player(seat)?;
        let Secret::Orders(one, other) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let free = matches!(self.state.known(seat), Knowledge::Nothing | Knowledge::Order(_));
        must(free && !self.orders_are_drawn(), InvalidEvent::PlaceTaken)?;
        must(one != other && self.can_be_drawn([one, other].into_iter().collect()), InvalidEvent::NotThere)
    }

    /// ORD-2: one of the two drawn; or one of the deck, and then none is drawn.
    pub(in crate::play) fn order_chosen(&self, seat: Seat, order: OrderId, returned: bool) -> Verdict {
        self.player(seat)?;
        match self.state.known(seat) {
            Knowledge::Orders(one, other) if returned => must(order == one || order == other, InvalidEvent::NotThere),
            _ if returned => Err(InvalidEvent::NotAsked),
            _ => must(
                !self.orders_are_drawn() && self.can_be_drawn([order].into_iter().collect()),
                InvalidEvent::NotThere,
            ),
        }
    }

    /// ORD-2: one of the deck, which comes to lie on top; and the seat has nothing to choose that it would forget.
    pub(in crate::play) fn order_put_back(&self, seat: Seat) -> Verdict {
        self.player(seat)?;
        let Secret::OrderDeck(top) = *self.secret else { return Err(InvalidEvent::WrongSecret) };
        let (decks, known) = (&self.state.roster_decks, self.state.known(seat));
        must(top.len() == 1, InvalidEvent::WrongSecret)?;
        let free = decks.top_order.is_none() && !self.orders_are_drawn();
        must(free && known == Knowledge::Nothing, InvalidEvent::PlaceTaken)?;
        must(top.difference(decks.orders).is_empty(), InvalidEvent::NotThere)
    }
}
