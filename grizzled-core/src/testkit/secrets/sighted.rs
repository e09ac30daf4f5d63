//! What a viewer got to see over a game, by the table of who may learn what.

use crate::event::{Event, Secret};
use crate::ids::{CardSet, HelpSet, OrderSet, RecruitSet, SeatSet};
use crate::rules::Rules;
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
    /// What the viewer saw of these events, the first of a game first.
    pub(super) fn of<'a>(rules: &Rules, events: impl IntoIterator<Item = &'a Event>, viewer: Viewer) -> Self {
        let (mut entitled, mut sighted) = (Entitled::new(rules), Self::default());
        if let Viewer::Seat(seat) = viewer {
            sighted.tiles_of.insert(seat);
        }
        for event in events {
            sighted.see_open(Row::of(&event.notice).open);
            sighted.see_secret(&entitled.seen(event, viewer).secret);
            entitled.follow(&event.notice);
        }
        sighted
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
