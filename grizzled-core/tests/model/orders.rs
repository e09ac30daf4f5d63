//! Orders of the Day (ORD).

use super::fate::draws_order;
use super::plan::Plan;
use super::run::Run;
use super::state::{Question, State};
use grizzled_core::cards::{Cancellation, What, When, Whom};
use grizzled_core::vocabulary::{OrderId, Source};
use grizzled_core::{Notice, Seat, Secret};

/// The Orders in play that drawing cancels (ORD-4, ORD-5).
pub(crate) fn drawable(plan: &Plan, s: &State) -> Vec<OrderId> {
    let by_drawing = |order: &OrderId| matches!(plan.orders[order].cancellation, Cancellation::DrawOnWithdrawal(_));
    s.orders.iter().copied().filter(by_drawing).collect()
}

impl Run<'_> {
    /// ORD-2: the Leader draws two and chooses one; of a last one there is no choice.
    pub(crate) fn draw_orders(&mut self) {
        let seat = self.s.leader;
        let many = self.s.order_deck.len() + usize::from(self.s.top_order.is_some());
        match many {
            0 => {}
            1 => {
                let order = self.take_order(false);
                self.forget_put_back();
                self.chosen(seat, order, false);
            }
            _ => {
                let first = self.take_order(false);
                let second = self.take_order(true);
                self.forget_put_back();
                self.person(seat).drawn_orders = vec![first, second];
                self.whisper(Notice::OrdersDrawn { seat }, Secret::Orders(first, second));
                self.ask(Question::Order, [seat]);
            }
        }
    }

    /// The top one, or any of the rest, each as likely.
    fn take_order(&mut self, second: bool) -> OrderId {
        if let Some(order) = self.s.top_order.take() {
            return order;
        }
        let rest: Vec<OrderId> = self.s.order_deck.iter().copied().collect();
        let n = self.fate.one(rest.len(), &|n, event| draws_order(event, rest[n], second));
        self.s.order_deck.remove(&rest[n]);
        rest[n]
    }

    /// The one put back is known until it is drawn again.
    fn forget_put_back(&mut self) {
        self.s.people.values_mut().for_each(|person| person.put_back = None);
    }

    pub(crate) fn choose_order(&mut self, seat: Seat, order: OrderId) {
        self.answered();
        let drawn = std::mem::take(&mut self.person(seat).drawn_orders);
        let other = drawn.into_iter().find(|&one| one != order);
        self.s.top_order = other;
        self.person(seat).put_back = other;
        self.chosen(seat, order, true);
    }

    /// ORD-3: it acts at once.
    fn chosen(&mut self, seat: Seat, order: OrderId, returned: bool) {
        self.s.orders.insert(order);
        self.s.order_of_mission = Some(order);
        self.say(Notice::OrderChosen { seat, order, returned });
        self.settle();
        self.next([super::state::Todo::OrderActs(order)]);
    }

    /// ORD-3: what it does to the Leader once, as soon as it is chosen.
    pub(crate) fn order_acts(&mut self, order: OrderId) {
        let effect = self.plan.orders[&order].effect;
        if effect.when == When::MissionStart && !effect.what.is_standing() {
            let leader = self.s.leader;
            self.deed(leader, Source::Order(order), effect, None);
        }
    }

    /// ORD-3: Orders that let seats draw after the deal let the Leader.
    pub(crate) fn orders_after_deal(&mut self) {
        let leader = self.s.leader;
        self.orders_draw(When::AfterDeal, leader);
    }

    /// What Orders do because of something that this seat has caused (ORD-3).
    pub(crate) fn orders_draw(&mut self, when: When, cause: Seat) {
        for order in self.s.orders.clone() {
            let effect = self.plan.orders[&order].effect;
            if effect.when == when && effect.what == What::Draw {
                self.draw_for(effect.whom, cause, effect.amount as u8, Source::Order(order));
            }
        }
    }

    /// Draws for whom it concerns: each seat from the Leader, or one.
    pub(crate) fn draw_for(&mut self, whom: Whom, cause: Seat, cards: u8, by: Source) {
        match whom {
            Whom::EachSeat => {
                for seat in self.plan.from(self.s.leader, &self.plan.grizzled()) {
                    self.draw(seat, cards, by);
                }
            }
            Whom::Leader => {
                let leader = self.s.leader;
                self.draw(leader, cards, by);
            }
            _ => self.draw(cause, cards, by),
        }
    }

    /// ORD-4: Orders whose condition is met are cancelled.
    pub(crate) fn cancel_orders(&mut self, met: impl Fn(Cancellation) -> bool) {
        for order in self.s.orders.clone() {
            if met(self.plan.orders[&order].cancellation) {
                self.discard_order(order, true);
            }
        }
    }

    /// An Order leaves play.
    pub(crate) fn discard_order(&mut self, order: OrderId, cancelled: bool) {
        self.drop_order(order, cancelled);
        self.settle();
    }

    pub(crate) fn drop_order(&mut self, order: OrderId, cancelled: bool) {
        self.s.orders.remove(&order);
        if self.s.order_of_mission == Some(order) {
            self.s.order_of_mission = None;
        }
        self.say(Notice::OrderDiscarded { order, cancelled });
    }
}
