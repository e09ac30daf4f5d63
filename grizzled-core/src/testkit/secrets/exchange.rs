//! A game's events with the cards that one viewer never got to see exchanged for others.

use crate::chance::{self, Chance};
use crate::command::{Choice, Command};
use crate::event::{Event, FrontNotice, Notice, Secret};
use crate::ids::{CardId, CardSet, HelpId, HelpSet, Numbered, NumberedSet, OrderId, OrderSet, RecruitId, RecruitSet};
use crate::rules::Rules;
use crate::view::Seen;
use alloc::vec::Vec;

/// What a viewer got to see in some way, by kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Sighted {
    cards: CardSet,
    orders: OrderSet,
    recruits: RecruitSet,
    help: HelpSet,
}

impl Sighted {
    /// Takes an event as the viewer got it into account.
    pub(super) fn see(&mut self, seen: &Seen) {
        let shown = Event { notice: seen.notice, secret: seen.secret };
        if let Some((Some(card), ..)) = shown.notice.journey() {
            self.cards.insert(card);
        }
        self.see_secret(&seen.secret);
        if let Notice::Front(notice) = seen.notice {
            self.see_front(&notice);
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

    fn see_front(&mut self, notice: &FrontNotice) {
        match *notice {
            FrontNotice::OrderChosen { order, .. } | FrontNotice::OrderDiscarded { order, .. } => {
                self.orders.insert(order);
            }
            FrontNotice::RecruitTurnedUp { recruit } | FrontNotice::RecruitArrived { recruit, .. } => {
                self.recruits.insert(recruit);
            }
            FrontNotice::HelpHeld { help, .. } | FrontNotice::HelpUsed { help, .. } => self.help.insert(help),
            _ => {}
        }
    }
}

/// Which card stands for which. What the viewer saw stands for itself.
pub(super) struct Exchange {
    cards: Vec<(CardId, CardId)>,
    orders: Vec<(OrderId, OrderId)>,
    recruits: Vec<(RecruitId, RecruitId)>,
    help: Vec<(HelpId, HelpId)>,
}

fn other<T: Copy + PartialEq>(list: &[(T, T)], card: T) -> T {
    list.iter().find(|(from, _)| *from == card).map_or(card, |&(_, to)| to)
}

fn shuffled<T: Copy>(things: impl Iterator<Item = T>, chance: &mut impl Chance) -> Vec<(T, T)> {
    let from: Vec<T> = things.collect();
    let mut to = from.clone();
    chance::shuffle(&mut to, chance);
    from.into_iter().zip(to).collect()
}

/// For each card of the deck that was not seen another one, so that the deck's order by numbers stays as it was: the
/// same draw then takes the card that stands for it.
fn in_step<Kind: Copy + PartialEq, const MOST: usize, const BYTES: usize>(
    deck: NumberedSet<Kind, MOST, BYTES>,
    seen: NumberedSet<Kind, MOST, BYTES>,
    fits: impl Fn(Numbered<Kind, MOST>, Numbered<Kind, MOST>) -> bool,
    chance: &mut impl Chance,
) -> Vec<(Numbered<Kind, MOST>, Numbered<Kind, MOST>)> {
    let mut taken = deck.union(seen);
    let mut exchanged = Vec::new();
    for card in deck.difference(seen).iter() {
        let between = |low: u8, high: u8| taken.iter().any(|held| (low + 1..high).contains(&held.number()));
        let free = |number: &u8| {
            let (low, high) = (card.number().min(*number), card.number().max(*number));
            Numbered::new(*number).filter(|&to| !taken.contains(to) && !between(low, high) && fits(card, to))
        };
        let free: Vec<_> = (0..MOST as u8).filter_map(|number| free(&number)).collect();
        if !free.is_empty() {
            let to = free[chance.below(free.len() as u32) as usize];
            taken.remove(card);
            taken.insert(to);
            exchanged.push((card, to));
        }
    }
    exchanged
}

impl Exchange {
    /// Exchanges everything in these events that was not seen: cards, those that were left out too, and Helping Hands
    /// change places; Orders and Recruits of the decks give way to others of the pack.
    pub(super) fn new(rules: &Rules, start: &[Event], seen: &Sighted, chance: &mut impl Chance) -> Self {
        let (mut orders, mut recruits) = (OrderSet::EMPTY, RecruitSet::EMPTY);
        for event in start {
            match event.secret {
                Secret::OrderDeck(deck) => orders = deck,
                Secret::RecruitDeck(deck) => recruits = deck,
                _ => {}
            }
        }
        let in_pack = |order: OrderId| rules.roster.order(order).map(|order| order.difficulty);
        let alike = |one, other| in_pack(one) == in_pack(other) && !rules.orders.given.contains(one);
        let in_plan = |_, other| rules.roster.recruits().intersection(rules.recruits.from).contains(other);
        Self {
            cards: shuffled(rules.cards.difference(seen.cards).iter(), chance),
            orders: in_step(orders, seen.orders, alike, chance),
            recruits: in_step(recruits, seen.recruits, in_plan, chance),
            help: shuffled(rules.roster.helping_hands().difference(seen.help).iter(), chance),
        }
    }

    fn card(&self, card: CardId) -> CardId {
        other(&self.cards, card)
    }

    /// The event with what stands for its secret. What all see was seen.
    pub(super) fn event(&self, event: &Event) -> Event {
        let order = |order| other(&self.orders, order);
        let help = |help| other(&self.help, help);
        let secret = match event.secret {
            Secret::Card(card) => Secret::Card(self.card(card)),
            Secret::Unseen(card) => Secret::Unseen(self.card(card)),
            Secret::Answer(card) => Secret::Answer(card.map(|card| self.card(card))),
            Secret::Order(cards) => Secret::Order(cards.iter().map(|card| self.card(card)).collect()),
            Secret::Hand(cards) => Secret::Hand(self.hand(cards.iter().collect())),
            Secret::Orders(one, other) => Secret::Orders(order(one), order(other)),
            Secret::OrderDeck(deck) => Secret::OrderDeck(deck.iter().map(order).collect()),
            Secret::RecruitDeck(deck) => {
                Secret::RecruitDeck(deck.iter().map(|recruit| other(&self.recruits, recruit)).collect())
            }
            Secret::Help(one, other) => Secret::Help(help(one), help(other)),
            Secret::Kept(kept) => Secret::Kept(help(kept)),
            secret @ (Secret::Nothing | Secret::Tile(_) | Secret::Tiles(_)) => secret,
        };
        Event { notice: event.notice, secret }
    }

    /// A hand is told by the numbers of its cards.
    fn hand(&self, cards: CardSet) -> crate::ids::Pile {
        let hand: CardSet = cards.iter().map(|card| self.card(card)).collect();
        hand.iter().collect()
    }

    /// The same decision about what stands for the cards that it names.
    pub(super) fn command(&self, command: &Command) -> Command {
        match *command {
            Command::Choose(Choice::Card(card)) => Command::Choose(Choice::Card(self.card(card))),
            Command::Choose(Choice::Gift { card, to }) => Command::Choose(Choice::Gift { card: self.card(card), to }),
            Command::Answer(Some(card)) => Command::Answer(Some(self.card(card))),
            Command::Keep(help) => Command::Keep(other(&self.help, help)),
            command => command,
        }
    }
}
