//! What a seat remembers of Orders, Recruits and Helping Hands (ORD-2, REC-1, HH-4).

use crate::cards::Difficulty;
use crate::play::{Chance, shuffle};
use crate::rules::Rules;
use crate::state::{Knowledge, RosterDecks, Table};
use crate::vocabulary::{HelpId, HelpSet, MAX_SEATS, Notice, OrderId, OrderSet, RecruitId, RecruitSet, Seat, Secret};
use alloc::vec::Vec;

/// What one seat remembers of the cards of modules.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct RosterKnown {
    /// What other seats know, by kind: the cards stand for any.
    pub(super) known: [Knowledge; MAX_SEATS],
    /// The Orders that have come to light, those in the deck apart.
    orders: OrderSet,
    /// The Order on top of the deck, where the seat knows it.
    top: Option<OrderId>,
    /// One of the two Orders that another seat has drawn.
    drawn: Option<OrderId>,
    recruits: RecruitSet,
    help: HelpSet,
}

impl RosterKnown {
    pub(super) const fn new() -> Self {
        Self {
            known: [Knowledge::Nothing; MAX_SEATS],
            orders: OrderSet::EMPTY,
            top: None,
            drawn: None,
            recruits: RecruitSet::EMPTY,
            help: HelpSet::EMPTY,
        }
    }

    /// Takes an event into account.
    pub(super) fn follow(&mut self, me: Seat, notice: &Notice, secret: &Secret) {
        if !notice.is_of_a_module() {
            return;
        }
        let shown = if secret.is_nothing() { any(notice) } else { *secret };
        Seat::ALL.into_iter().for_each(|seat| self.known[seat.index()].evolve(seat, notice, &shown));
        match (*notice, *secret) {
            (Notice::OrdersDrawn { .. }, _) => self.drawn = self.top.take(),
            (Notice::OrderChosen { seat, order, returned }, _) => {
                self.orders.insert(order);
                let other = self.drawn.take().filter(|&drawn| drawn != order);
                self.top = if returned { own_order(self.known[seat.index()], seat == me).or(other) } else { None };
            }
            (Notice::OrderPutBack { .. }, Secret::OrderDeck(orders)) => self.top = orders.iter().next(),
            (Notice::RecruitTurnedUp { recruit } | Notice::RecruitArrived { recruit, .. }, _) => {
                self.recruits.insert(recruit);
            }
            (Notice::HelpOffered { .. }, Secret::Help(one, other)) => self.help.extend([one, other]),
            (Notice::HelpHeld { help, .. }, _) => self.help.insert(help),
            _ => {}
        }
    }

    /// Draws what the seat does not know, and gives it to those who do.
    pub(super) fn sample(&self, rules: &Rules, table: &Table, me: Seat, chance: &mut impl Chance) -> Sampled {
        let mut sampled = Sampled { known: self.known, decks: RosterDecks::NONE };
        self.sample_orders(rules, table, me, &mut sampled, chance);
        self.sample_help(rules, me, &mut sampled, chance);
        let hidden = table.recruits.left.saturating_sub(table.recruits.turned_up.is_some().into());
        let from: Vec<RecruitId> = self.recruits_left(rules).iter().collect();
        sampled.decks.recruits = shuffled(from, chance).take(hidden.into()).collect();
        sampled
    }

    /// ONE-1: those that the deck was made of; from a position, any.
    fn recruits_left(&self, rules: &Rules) -> RecruitSet {
        let all = rules.roster.recruits();
        let from = rules.recruits.from.intersection(all);
        if self.recruits.difference(from).is_empty() { from } else { all }.difference(self.recruits)
    }

    fn sample_orders(&self, rules: &Rules, table: &Table, me: Seat, sampled: &mut Sampled, chance: &mut impl Chance) {
        let own = orders_of(self.known[me.index()]);
        let sure = own.union(self.top.into_iter().chain(self.drawn).collect());
        let drawn_by = |known: &Knowledge| matches!(known, Knowledge::Orders(..));
        let in_hand = if self.known.iter().any(drawn_by) { 2 } else { 0 };
        let hidden = table.orders.left.saturating_add(in_hand).saturating_sub(sure.len());
        let mut rest = self.hidden_orders(rules, sure, hidden, chance).into_iter();
        let top = self.known.iter().any(|known| matches!(known, Knowledge::Order(_)));
        sampled.decks.top_order = if top { self.top.or_else(|| rest.next()) } else { None };
        for seat in Seat::ALL {
            let known = &mut sampled.known[seat.index()];
            *known = match *known {
                Knowledge::Orders(..) if seat != me => two_orders(self.drawn, &mut rest, chance),
                Knowledge::Order(order) => Knowledge::Order(sampled.decks.top_order.unwrap_or(order)),
                known => known,
            };
        }
        sampled.decks.orders = rest.collect();
    }

    /// So many Orders in any order that the seat has not seen and that can be in the deck: so many of each difficulty (ORD-1).
    fn hidden_orders(&self, rules: &Rules, sure: OrderSet, count: u8, chance: &mut impl Chance) -> Vec<OrderId> {
        let (plan, seen) = (rules.orders, self.orders.union(sure));
        let mut hidden: Vec<OrderId> = plan.given.difference(seen).iter().collect();
        for (difficulty, wanted) in Difficulty::ALL.into_iter().zip(plan.by_difficulty) {
            let all = rules.roster.orders_of(difficulty).difference(plan.given);
            let left = wanted.saturating_sub(all.intersection(seen).len());
            hidden.extend(shuffled(all.difference(seen).iter().collect(), chance).take(left.into()));
        }
        if hidden.len() != usize::from(count) {
            // The deck of a position.
            let any = rules.roster.orders().difference(seen).iter().collect();
            hidden = shuffled(any, chance).take(count.into()).collect();
        }
        shuffle(&mut hidden, chance);
        hidden
    }

    fn sample_help(&self, rules: &Rules, me: Seat, sampled: &mut Sampled, chance: &mut impl Chance) {
        let hidden = |known: &Knowledge| matches!(known, Knowledge::Help(..) | Knowledge::Kept(_));
        if !self.known.iter().any(hidden) {
            return;
        }
        let from: Vec<HelpId> = rules.roster.helping_hands().difference(self.help).iter().collect();
        let mut rest = shuffled(from, chance);
        for seat in Seat::ALL.into_iter().filter(|&seat| seat != me) {
            let known = &mut sampled.known[seat.index()];
            *known = match (*known, rest.next()) {
                (Knowledge::Help(..), Some(one)) => rest.next().map_or(*known, |other| Knowledge::Help(one, other)),
                (Knowledge::Kept(_), Some(help)) => Knowledge::Kept(help),
                (known, _) => known,
            };
        }
    }
}

/// What chance decided of the cards of modules in a sample.
pub(super) struct Sampled {
    pub(super) known: [Knowledge; MAX_SEATS],
    pub(super) decks: RosterDecks,
}

/// ORD-2: two Orders that a seat has drawn, one of which may be known.
fn two_orders(known: Option<OrderId>, rest: &mut impl Iterator<Item = OrderId>, chance: &mut impl Chance) -> Knowledge {
    let (one, other) = (known.or_else(|| rest.next()), rest.next());
    match (one, other) {
        (Some(one), Some(other)) if chance.below(2) == 0 => Knowledge::Orders(one, other),
        (Some(one), Some(other)) => Knowledge::Orders(other, one),
        _ => Knowledge::Nothing,
    }
}

fn orders_of(known: Knowledge) -> OrderSet {
    match known {
        Knowledge::Orders(one, other) => [one, other].into_iter().collect(),
        Knowledge::Order(order) => [order].into_iter().collect(),
        Knowledge::Nothing | Knowledge::Help(..) | Knowledge::Kept(_) => OrderSet::EMPTY,
    }
}

const fn own_order(known: Knowledge, own: bool) -> Option<OrderId> {
    match known {
        Knowledge::Order(order) if own => Some(order),
        _ => None,
    }
}

/// A secret of the kind that goes with this event, where it is another seat's.
fn any(notice: &Notice) -> Secret {
    let (Some(order), Some(help)) = (OrderId::new(0), HelpId::new(0)) else { return Secret::Nothing };
    match notice {
        Notice::HelpOffered { .. } => Secret::Help(help, help),
        Notice::HelpChosen { .. } => Secret::Kept(help),
        Notice::OrdersDrawn { .. } => Secret::Orders(order, order),
        Notice::OrderPutBack { .. } => Secret::OrderDeck([order].into_iter().collect()),
        _ => Secret::Nothing,
    }
}

fn shuffled<T>(mut things: Vec<T>, chance: &mut impl Chance) -> impl Iterator<Item = T> {
    shuffle(&mut things, chance);
    things.into_iter()
}
