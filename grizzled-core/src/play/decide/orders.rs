//! Orders of the Day: the deck, the choice, what they do, and how they go (ORD-1 to ORD-7).

use super::Run;
use crate::cards::{Cancellation, Difficulty, When};
use crate::play::{Chance, check};
use crate::state::{Agenda, MissionState};
use crate::vocabulary::{CardId, Modifier, Notice, OrderId, Outcome, Pause, Seat, Secret, Sink, Source};

impl<C: Chance, S: Sink> Run<'_, C, S> {
    /// ORD-1: so many of each difficulty, and those that are given.
    pub(super) fn make_order_deck(&mut self) {
        let plan = self.rules.orders;
        let mut deck = plan.given;
        for (difficulty, count) in Difficulty::ALL.into_iter().zip(plan.by_difficulty) {
            let mut rest = self.rules.roster.orders_of(difficulty).difference(plan.given);
            (0..count).for_each(|_| deck.extend(self.draw_of(&mut rest)));
        }
        if !deck.is_empty() {
            self.tell_secret(Notice::OrdersSet { orders: deck.len() }, Secret::OrderDeck(deck));
        }
    }

    /// ORD-2: the Leader draws two and is asked; of a last one there is no choice; without any there is no Order.
    pub(super) fn draw_orders(&mut self) {
        let leader = self.state.table.leader;
        match (self.draw_top_order(None), self.state.table.orders.left) {
            (None, _) => self.start_of_mission(),
            (Some(order), 1) => self.order_chosen(leader, order, false),
            (Some(one), _) => {
                if let Some(other) = self.draw_top_order(Some(one)) {
                    self.tell_secret(Notice::OrdersDrawn { seat: leader }, Secret::Orders(one, other));
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
    pub(super) fn choose_order(&mut self, leader: Seat, order: OrderId) {
        self.order_chosen(leader, order, true);
    }

    /// The Order comes into force, beside the Trial cards and not among them (ORD-7): what it does at once, then the start of the Mission goes on.
    fn order_chosen(&mut self, seat: Seat, order: OrderId, returned: bool) {
        self.tell(Notice::OrderChosen { seat, order, returned });
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
            self.ask_intensity();
        }
    }

    /// What Orders in play do at this moment, of which this seat was the cause.
    pub(super) fn orders_act(&mut self, when: When, seat: Seat) {
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
    pub(super) fn cancel_order(&mut self, order: OrderId) {
        self.tell(Notice::OrderDiscarded { order, cancelled: true });
        self.settle_modifiers();
    }

    /// A Hard Knock has come into play: what it costs, what it sets off, what it cancels.
    #[cold]
    pub(super) fn knock_came(&mut self, seat: Seat) {
        let table = &self.state.table;
        let cards = table.modifiers.get(Modifier::MoralePerKnock).min(table.morale);
        if cards > 0 {
            self.emit(&Notice::MoraleDropped { cards });
            // RES-6: the reserve is emptied at this moment.
            if self.state.table.morale == 0 {
                return self.end(Outcome::MoraleLost);
            }
        }
        self.orders_act(When::Knock, seat);
        // ORD-5: a Recruit cannot cancel Orders.
        if self.state.table.recruits.acting {
            return;
        }
        self.cancel_orders(|cancellation| cancellation == Cancellation::KnockPlayed);
    }

    /// A charm has been used on this card.
    #[cold]
    pub(super) fn charm_was_used(&mut self, seat: Seat, card: CardId) {
        let threats = self.rules.catalog.threats(card);
        self.orders_act(When::Charm, seat);
        self.cancel_orders(|cancellation| match cancellation {
            Cancellation::CharmAgainst(threat) => threats.contains(threat),
            _ => false,
        });
    }

    /// A Speech is over.
    pub(super) fn speech_was_made(&mut self, seat: Seat) {
        self.orders_act(When::Speech, seat);
        self.cancel_orders(|cancellation| cancellation == Cancellation::SpeechMade);
    }

    /// WDR-3: the seat is out; what Orders do then, and whether it cancels one, come before its Clumsy.
    #[cold]
    pub(super) fn withdrew(&mut self, seat: Seat, draws: u8) {
        self.orders_act(When::Withdrawal, seat);
        self.ask_cancellation(seat, draws);
    }

    fn ask_cancellation(&mut self, seat: Seat, draws: u8) {
        if check::cancellable(self.rules, &self.state.table).is_empty() {
            return self.finish_withdrawal(seat, draws);
        }
        self.tell(Notice::CancellationAsked { seat, draws });
    }

    /// ORD-5: the condition is met though the pile holds too few; the cards go to the hand, none is played.
    pub(super) fn cancel_by_drawing(&mut self, seat: Seat, order: OrderId) {
        let cards = match self.rules.roster.order(order).map(|order| order.cancellation) {
            Some(Cancellation::DrawOnWithdrawal(cards)) => cards,
            _ => 0,
        };
        let draws = match self.state.table.agenda {
            Agenda::Cancellation { draws } => draws,
            _ => 0,
        };
        (0..cards).for_each(|_| self.draw_to_hand(seat, Source::Order(order)));
        self.tell(Notice::ChoiceEnded { seat });
        self.cancel_order(order);
        self.ask_cancellation(seat, draws);
    }

    /// ORD-4: after the Support an Order goes, unless it has a condition that is not met yet.
    pub(super) fn discard_orders(&mut self) {
        let succeeded = self.state.table.mission_state == MissionState::Succeeded;
        for order in self.state.table.orders.in_play.iter() {
            let cancellation = self.rules.roster.order(order).map(|order| order.cancellation);
            let cancelled = succeeded && cancellation == Some(Cancellation::MissionSucceeded);
            if cancelled || cancellation == Some(Cancellation::EndOfMission) {
                self.tell(Notice::OrderDiscarded { order, cancelled });
            }
        }
        self.settle_modifiers();
    }
}
