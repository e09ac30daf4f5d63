//! What a viewer got to see over a game, by the table of who may learn what.

use super::played::Played;
use crate::play::{Position, Setup};
use crate::rules::Rules;
use crate::testkit::{Entitled, Open, Row};
use crate::views::Viewer;
use crate::vocabulary::{CardSet, Event, HelpSet, Notice, OrderSet, RecruitSet, Seat, SeatSet, Secret};

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
        let mut sighted = Self { tiles_of: own_seat(viewer).into_iter().collect(), ..Self::default() };
        sighted.see(&mut Entitled::new(rules), events, viewer);
        sighted
    }

    /// What it saw of one that started from a position: what lies open in the position, its own hand and the Order that it
    /// put back, and what came once the Mission had started. How the position was laid out is not asked.
    pub(super) fn of_position(rules: &Rules, start: &Setup, played: &Played, viewer: Viewer) -> Self {
        let hand = own_seat(viewer).filter(|&seat| after(rules, played.start()).sees_hand(seat));
        let mut sighted = start.position.as_ref().map_or_else(Self::default, |position| Self {
            cards: open_cards(position).union(hand.map_or(CardSet::EMPTY, |seat| position.hands[seat.index()])),
            ..Self::of_roster(position, viewer)
        });
        sighted.tiles_of = own_seat(viewer).into_iter().collect();
        let starts = |event: &Event| matches!(event.notice, Notice::MissionStarted { .. });
        let laid = played.start().iter().position(starts).unwrap_or(played.start);
        sighted.see(&mut after(rules, &played.log[..laid]), &played.log[laid..], viewer);
        sighted
    }

    /// ORD-2, REC-1: what it knows of Orders and Recruits of a position.
    fn of_roster(position: &Position, viewer: Viewer) -> Self {
        let Some(roster) = &position.roster else { return Self::default() };
        let top = roster.top_order.filter(|&(_, seat)| own_seat(viewer) == Some(seat));
        let mut orders = roster.orders;
        orders.extend(top.map(|(order, _)| order));
        let recruits = roster.recruit.map(|recruit| recruit.recruit).into_iter().collect();
        Self { orders, recruits, ..Self::default() }
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

/// Who may learn what after these events.
fn after(rules: &Rules, events: &[Event]) -> Entitled {
    let mut entitled = Entitled::new(rules);
    events.iter().for_each(|event| entitled.follow(&event.notice));
    entitled
}

/// TAB-5, REC-2: what lies open in a position.
fn open_cards(position: &Position) -> CardSet {
    let knocks: CardSet = position.knocks.iter().map(|(_, card)| card).collect();
    let land = position.under_way.as_ref().map_or(CardSet::EMPTY, |mission| mission.no_mans_land);
    let recruit = position.roster.as_ref().and_then(|roster| roster.recruit);
    let recruit = recruit.map_or(CardSet::EMPTY, |recruit| recruit.hand.cards());
    knocks.union(land).union(recruit).union(position.discards)
}
