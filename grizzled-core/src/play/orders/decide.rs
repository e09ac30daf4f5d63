//! Orders of the Day: the choice, what they do, and how they go.

use crate::cards::{Cancellation, When};
use crate::play::{Chance, Run};
use crate::state::{Agenda, MissionState};
use crate::vocabulary::{CardId, Modifier, Notice, OrderId, Outcome, Pause, Seat, Secret, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ORD-2: the Leader draws two and is asked; of a last one there is no choice; without any there is no Order.
    pub(in crate::play) fn draw_orders(&mut self) {
        let leader = self.state.table.leader;
        match (self.draw_top_order(None), self.state.table.orders.left) {
            (None, _) => self.start_of_mission(),
            (Some(order), 1) => self.order_chosen(leader, order, false),
            (Some(one), _) => {
                if let Some(other) = self.draw_top_order(Some(one)) {
                    self.report_secret(Notice::OrdersDrawn { seat: leader }, Secret::Orders(one, other));
                }
            }
        }
    }

    /// The Order on top: the one that was put back, unless it has just been drawn, else any of the others.
    fn draw_top_order(&mut self, drawn: Option<OrderId>) -> Option<OrderId> {
        let decks = self.state.roster_decks;
        if drawn.is_none() && decks.top_order.is_some() {
            return decks.top_order;
        }
        let mut rest = decks.orders;
        drawn.into_iter().for_each(|order| rest.remove(order));
        self.draw_of(&mut rest)
    }

    /// The Leader has chosen; the other Order goes back on top.
    pub(in crate::play) fn choose_order(&mut self, leader: Seat, order: OrderId) {
        self.order_chosen(leader, order, true);
    }

    /// The Order comes into force, beside the Trial cards and not among them (ORD-7): what it does at once, then the start of the Mission goes on.
    fn order_chosen(&mut self, seat: Seat, order: OrderId, returned: bool) {
        self.report(Notice::OrderChosen { seat, order, returned });
        self.settle_modifiers();
        if let Some(effect) = self.rules.roster.order(order).map(|order| order.effect) {
            if effect.when == When::MissionStart {
                self.do_deed(Source::Order(order), &effect, seat, None);
            }
        }
        self.start_of_mission();
    }

    fn start_of_mission(&mut self) {
        if !self.invite(Pause::MissionStart) {
            self.go_on(Pause::MissionStart);
        }
    }

    /// What Orders in play do at this moment, of which this seat was the cause.
    pub(in crate::play) fn orders_act(&mut self, when: When, seat: Seat) {
        for order in self.state.table.orders.in_play.iter() {
            let effect = self.rules.roster.order(order).map(|order| order.effect);
            if let Some(effect) = effect.filter(|effect| effect.when == when) {
                self.do_deed(Source::Order(order), &effect, seat, None);
            }
        }
    }

    /// Cancels the Orders in play that this cancels (ORD-4).
    fn cancel_orders(&mut self, cancels: impl Fn(Cancellation) -> bool) {
        for order in self.state.table.orders.in_play.iter() {
            if self.rules.roster.order(order).is_some_and(|order| cancels(order.cancellation)) {
                self.cancel_order(order);
            }
        }
    }

    /// The Order leaves the game before its time.
    pub(in crate::play) fn cancel_order(&mut self, order: OrderId) {
        self.report(Notice::OrderDiscarded { order, cancelled: true });
        self.settle_modifiers();
    }

    /// What a Hard Knock costs in Morale; if the reserve is then empty, the game is over and this true (RES-6).
    pub(in crate::play) fn lose_morale_for_knock(&mut self) -> bool {
        let table = &self.state.table;
        let cards = table.modifiers.get(Modifier::MoralePerKnock).min(table.morale);
        if cards == 0 {
            return false;
        }
        self.emit(&Notice::MoraleDropped { cards });
        let lost = self.state.table.morale == 0;
        if lost {
            self.end(Outcome::MoraleLost);
        }
        lost
    }

    /// ORD-5: a Recruit cannot cancel Orders.
    pub(in crate::play) fn cancel_orders_by_knock(&mut self) {
        if !self.state.table.recruits.acting {
            self.cancel_orders(|cancellation| cancellation == Cancellation::KnockPlayed);
        }
    }

    pub(in crate::play) fn cancel_orders_by_charm(&mut self, card: CardId) {
        let threats = self.rules.catalog.threats(card);
        self.cancel_orders(|cancellation| match cancellation {
            Cancellation::CharmAgainst(threat) => threats.contains(threat),
            _ => false,
        });
    }

    pub(in crate::play) fn cancel_orders_by_speech(&mut self) {
        self.cancel_orders(|cancellation| cancellation == Cancellation::SpeechMade);
    }

    /// WDR-3: whether the seat cancels an Order comes before its Clumsy. True if it is asked.
    pub(in crate::play) fn ask_cancellation(&mut self, seat: Seat, draws: u8) -> bool {
        let any = !self.asking(seat).cancellable().is_empty();
        if any {
            self.report(Notice::CancellationAsked { seat, draws });
        }
        any
    }

    /// ORD-5: the condition is met though the pile holds too few; the cards go to the hand, none is played.
    pub(in crate::play) fn cancel_by_drawing(&mut self, seat: Seat, order: OrderId) {
        let cards = match self.rules.roster.order(order).map(|order| order.cancellation) {
            Some(Cancellation::DrawOnWithdrawal(cards)) => cards,
            _ => 0,
        };
        let draws = match self.state.table.agenda {
            Agenda::Cancellation { draws } => draws,
            _ => 0,
        };
        (0..cards).for_each(|_| self.draw_to_hand(seat, Source::Order(order)));
        self.report(Notice::ChoiceEnded { seat });
        self.cancel_order(order);
        if !self.ask_cancellation(seat, draws) {
            self.finish_withdrawal(seat, draws);
        }
    }

    /// ORD-4: after the Support an Order goes, unless it has a condition that is not met yet.
    pub(in crate::play) fn discard_orders(&mut self) {
        let succeeded = self.state.table.mission_state == MissionState::Succeeded;
        for order in self.state.table.orders.in_play.iter() {
            let cancellation = self.rules.roster.order(order).map(|order| order.cancellation);
            let cancelled = succeeded && cancellation == Some(Cancellation::MissionSucceeded);
            if cancelled || cancellation == Some(Cancellation::EndOfMission) {
                self.report(Notice::OrderDiscarded { order, cancelled });
            }
        }
        self.settle_modifiers();
    }
}
