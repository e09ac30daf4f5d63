//! The deck of Orders, made as the rules say or laid as a position gives it.

use crate::cards::Difficulty;
use crate::play::{Chance, RosterPosition, Run, Setup};
use crate::rules::Rules;
use crate::vocabulary::{Notice, Secret, Sink};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// Made as the rules say, or as in the given position.
    pub(in crate::play) fn set_orders(&mut self, setup: &Setup) {
        match setup.position.as_ref().and_then(|position| position.roster.as_ref()) {
            None => self.make_order_deck(),
            Some(roster) => self.lay_orders(roster),
        }
    }

    /// ORD-1: so many of each difficulty, and those that are given.
    fn make_order_deck(&mut self) {
        let plan = self.rules.orders;
        let mut deck = plan.given;
        for (difficulty, count) in Difficulty::ALL.into_iter().zip(plan.by_difficulty) {
            let mut rest = self.rules.roster.orders_of(difficulty).difference(plan.given);
            (0..count).for_each(|_| deck.extend(self.draw_of(&mut rest)));
        }
        if !deck.is_empty() {
            self.report_secret(Notice::OrdersSet { orders: deck.len() }, Secret::OrderDeck(deck));
        }
    }

    /// The Orders of a given position: those in play have been chosen, and one lies on top, where a seat put it (ORD-2).
    fn lay_orders(&mut self, roster: &RosterPosition) {
        let seat = self.state.table.leader;
        let mut deck = roster.order_deck.union(roster.orders);
        deck.extend(roster.top_order.map(|(top, _)| top));
        if deck.is_empty() {
            return;
        }
        self.report_secret(Notice::OrdersSet { orders: deck.len() }, Secret::OrderDeck(deck));
        for order in roster.orders.iter() {
            self.report(Notice::OrderChosen { seat, order, returned: false });
        }
        if let Some((top, seat)) = roster.top_order {
            let top = [top].into_iter().collect();
            self.report_secret(Notice::OrderPutBack { seat }, Secret::OrderDeck(top));
        }
    }
}

impl RosterPosition {
    /// Whether the Orders are in the roster, each in one place, and one can have been chosen when another was put back.
    pub(in crate::play) fn has_possible_orders(&self, rules: &Rules) -> bool {
        let orders = self.orders.union(self.order_deck);
        let apart = self.orders.intersection(self.order_deck).is_empty();
        let top = self.top_order.is_none_or(|(order, seat)| {
            let apart = rules.roster.orders().contains(order) && !orders.contains(order);
            apart && rules.grizzled().contains(seat) && self.one_was_chosen(rules)
        });
        apart && orders.difference(rules.roster.orders()).is_empty() && top
    }

    /// Whether an Order can have been chosen when another was put back on top: one in play, or one that is out of the game.
    fn one_was_chosen(&self, rules: &Rules) -> bool {
        let in_deck = self.order_deck.len() + 1;
        rules.roster.orders().len() > in_deck
    }
}
