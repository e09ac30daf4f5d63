//! What a viewer got to see over a game, by the table of who may learn what.

use crate::event::{Event, Secret};
use crate::ids::{CardSet, HelpSet, OrderSet, RecruitSet, Seat, SeatSet};
use crate::rules::Rules;
use crate::setup::{Position, Setup};
use crate::testkit::{Entitled, Open, Row};
use crate::view::Viewer;

/// What a viewer got to see in some way, by kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Sighted {
    pub(super) cards: CardSet,
    pub(super) orders: OrderSet,
    pub(super) recruits: RecruitSet,
    pub(super) help: HelpSet,
    /// The seats of which any tile was shown.
    pub(super) tiles_of: SeatSet,
}

impl Sighted {
    /// What the viewer saw of a game from the first deal on.
    pub(super) fn of_events(rules: &Rules, events: &[Event], viewer: Viewer) -> Self {
        let mut sighted = Self::default();
        sighted.tiles_of = own_seat(viewer).into_iter().collect();
        sighted.see(&mut Entitled::new(rules), events, viewer);
        sighted
    }

    /// What it saw of one that started from a position: what lies open in the position, its own hand and the Order that it
    /// put back, and what came after the start. How the position was laid out is not asked.
    pub(super) fn of_position(rules: &Rules, start: &Setup, log: &[Event], begun: usize, viewer: Viewer) -> Self {
        let (mut sighted, mut entitled) = (Self::default(), Entitled::new(rules));
        log[..begun].iter().for_each(|event| entitled.follow(&event.notice));
        sighted.tiles_of = own_seat(viewer).into_iter().collect();
        if let Some(position) = &start.position {
            sighted.cards = open_cards(position);
            if let Some(seat) = own_seat(viewer).filter(|&seat| entitled.sees_hand(seat)) {
                sighted.cards = sighted.cards.union(position.hands[seat.index()]);
            }
            if let Some(front) = &position.front {
                sighted.orders = front.orders;
                let top = front.top_order.filter(|&(_, seat)| own_seat(viewer) == Some(seat));
                sighted.orders.extend(top.map(|(order, _)| order));
                sighted.recruits.extend(front.recruit.map(|recruit| recruit.recruit));
            }
        }
        sighted.see(&mut entitled, &log[begun..], viewer);
        sighted
    }

    fn see(&mut self, entitled: &mut Entitled, events: &[Event], viewer: Viewer) {
        for event in events {
            self.see_open(Row::of(&event.notice).open);
            self.see_secret(&entitled.seen(event, viewer).secret);
            entitled.follow(&event.notice);
        }
    }

    fn see_open(&mut self, open: Open) {
        match open {
            Open::Nothing => {}
            Open::Card(card) => self.cards.insert(card),
            Open::Order(order) => self.orders.insert(order),
            Open::Recruit(recruit) => self.recruits.insert(recruit),
            Open::Help(help) => self.help.insert(help),
            Open::TileOf(seat) => self.tiles_of.insert(seat),
        }
    }

    fn see_secret(&mut self, secret: &Secret) {
        match *secret {
            Secret::Card(card) | Secret::Unseen(card) | Secret::Answer(Some(card)) => self.cards.insert(card),
            Secret::Order(cards) | Secret::Hand(cards) => cards.iter().for_each(|card| self.cards.insert(card)),
            Secret::Orders(one, other) => [one, other].into_iter().for_each(|order| self.orders.insert(order)),
            Secret::OrderDeck(orders) => self.orders = self.orders.union(orders),
            Secret::RecruitDeck(recruits) => self.recruits = self.recruits.union(recruits),
            Secret::Help(one, other) => [one, other].into_iter().for_each(|help| self.help.insert(help)),
            Secret::Kept(help) => self.help.insert(help),
            Secret::Nothing | Secret::Answer(None) | Secret::Tile(_) | Secret::Tiles(_) => {}
        }
    }
}

const fn own_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// TAB-5, REC-2: what lies open in a position.
fn open_cards(position: &Position) -> CardSet {
    let knocks: CardSet = position.knocks.iter().map(|(_, card)| card).collect();
    let land = position.under_way.as_ref().map_or(CardSet::EMPTY, |mission| mission.no_mans_land);
    let recruit = position.front.as_ref().and_then(|front| front.recruit);
    let recruit = recruit.map_or(CardSet::EMPTY, |recruit| recruit.hand.cards());
    knocks.union(land).union(recruit).union(position.discards)
}
