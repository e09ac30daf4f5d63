//! Where chance comes from: what the engine's events say was drawn, or a fixed chance of one's own.

use grizzled_core::vocabulary::{HelpId, OrderId, RecruitId, Tiles};
use grizzled_core::{CardId, Chance, Event, Notice, Secret};
use std::collections::BTreeSet;

/// What falls by chance. Each answer is one of what was on offer.
pub(crate) trait Fate {
    /// One of so many things, of which `is` finds the one that the next event (so many events on from here) has.
    fn one(&mut self, bound: usize, is: &dyn Fn(usize, &Event) -> bool) -> usize;
    /// A new order of these cards (SET-1, RES-1).
    fn shuffle(&mut self, cards: Vec<CardId>) -> Vec<CardId>;
    /// That this event was emitted.
    fn emitted(&mut self, event: &Event);
}

/// Chance read off the engine's events.
pub(crate) struct Tape<'a> {
    events: &'a [Event],
    at: usize,
}

impl<'a> Tape<'a> {
    pub(crate) fn new(events: &'a [Event]) -> Self {
        Self { events, at: 0 }
    }
}

impl Fate for Tape<'_> {
    fn one(&mut self, bound: usize, is: &dyn Fn(usize, &Event) -> bool) -> usize {
        let Some(next) = self.events.get(self.at) else { return 0 };
        (0..bound).find(|&n| is(n, next)).unwrap_or_else(|| panic!("this cannot have been drawn here: {next:?}"))
    }

    fn shuffle(&mut self, cards: Vec<CardId>) -> Vec<CardId> {
        let Some(Event { secret: Secret::Order(pile), .. }) = self.events.get(self.at) else { return cards };
        let mut order = pile.as_slice().to_vec();
        let seen: BTreeSet<CardId> = order.iter().copied().collect();
        assert!(
            seen.len() == order.len() && seen.iter().all(|card| cards.contains(card)),
            "no order of these: {pile:?}"
        );
        // Cards that are set aside are not shown (ARM-2).
        order.extend(cards.into_iter().filter(|card| !seen.contains(card)));
        order
    }

    /// Once both sides differ, nothing more can be read off.
    fn emitted(&mut self, event: &Event) {
        let other = self.events.get(self.at);
        assert!(other == Some(event), "event {}\n  engine: {other:?}\n  model:  {event:?}", self.at);
        self.at += 1;
    }
}

/// Chance read off the engine's events, of which the model need not emit all: for set-ups from a given position.
pub(crate) struct Heard<'a>(&'a [Event]);

impl<'a> Heard<'a> {
    /// From the first Mission on.
    pub(crate) fn new(events: &'a [Event]) -> Self {
        let start = events.iter().position(|event| matches!(event.notice, Notice::MissionStarted { .. }));
        Self(&events[start.unwrap_or(events.len())..])
    }
}

impl Fate for Heard<'_> {
    fn one(&mut self, bound: usize, is: &dyn Fn(usize, &Event) -> bool) -> usize {
        let drawn = |event: &Event| (0..bound).find(|&n| is(n, event));
        let at = self.0.iter().position(|event| drawn(event).is_some()).expect("something was drawn");
        self.0 = &self.0[at..];
        drawn(&self.0[0]).expect("it was found there")
    }

    fn shuffle(&mut self, cards: Vec<CardId>) -> Vec<CardId> {
        let at = self.0.iter().position(|event| matches!(event.notice, Notice::TrialsShuffled { .. }));
        self.0 = &self.0[at.expect("Trials were shuffled")..];
        let order = Tape::new(self.0).shuffle(cards);
        self.0 = &self.0[1..];
        order
    }

    fn emitted(&mut self, _: &Event) {}
}

/// Chance of one's own, in the order that the rules fix ("What falls by chance, and in which order").
pub(crate) struct Dice<'a, C: Chance>(pub(crate) &'a mut C);

impl<C: Chance> Fate for Dice<'_, C> {
    fn one(&mut self, bound: usize, _: &dyn Fn(usize, &Event) -> bool) -> usize {
        self.0.below(bound as u32) as usize
    }

    /// Fisher and Yates, from the last place to the second.
    fn shuffle(&mut self, mut cards: Vec<CardId>) -> Vec<CardId> {
        for last in (1..cards.len()).rev() {
            let other = self.0.below(last as u32 + 1) as usize;
            cards.swap(last, other);
        }
        cards
    }

    fn emitted(&mut self, _: &Event) {}
}

/// Whether the event gives these tiles.
pub(crate) fn gives(event: &Event, tiles: Tiles) -> bool {
    matches!(event.notice, Notice::TilesGiven { .. }) && event.secret == Secret::Tiles(tiles)
}

/// Whether the event names this Order, as the first or the second drawn, or alone.
pub(crate) fn draws_order(event: &Event, order: OrderId, second: bool) -> bool {
    match (event.notice, event.secret) {
        (_, Secret::Orders(a, b)) => order == if second { b } else { a },
        (Notice::OrderChosen { order: only, .. }, _) => only == order,
        _ => false,
    }
}

/// Whether the deck that the event makes holds this Order, or this Recruit.
pub(crate) fn draws_in_deck(event: &Event, order: Option<OrderId>, recruit: Option<RecruitId>) -> bool {
    match event.secret {
        Secret::OrderDeck(deck) => order.is_some_and(|order| deck.contains(order)),
        Secret::RecruitDeck(deck) => recruit.is_some_and(|recruit| deck.contains(recruit)),
        _ => false,
    }
}

/// Whether the event turns up this Recruit.
pub(crate) fn turns_up(event: &Event, recruit: RecruitId) -> bool {
    match event.notice {
        Notice::RecruitTurnedUp { recruit: other } | Notice::RecruitArrived { recruit: other, .. } => other == recruit,
        _ => false,
    }
}

/// Whether the event names this Helping Hand, as the first or the second drawn.
pub(crate) fn offers_help(event: &Event, help: HelpId, second: bool) -> bool {
    matches!(event.secret, Secret::Help(a, b) if help == if second { b } else { a })
}
