//! The start of a game with the cards and tiles that one viewer never got to see exchanged for others.

use super::other_tiles::OtherTiles;
use super::sighted::Sighted;
use crate::play::{self, Chance, Setup};
use crate::rules::Rules;
use crate::vocabulary::{
    CardId, CardSet, Choice, Command, Event, HelpId, Numbered, NumberedSet, OrderId, OrderSet, RecruitId, RecruitSet,
    SeatSet, Secret,
};
use alloc::vec::Vec;

/// Which card stands for which, and other tiles before some seats. What the viewer saw stands for itself.
pub(super) struct Exchange {
    cards: Vec<(CardId, CardId)>,
    orders: Vec<(OrderId, OrderId)>,
    recruits: Vec<(RecruitId, RecruitId)>,
    help: Vec<(HelpId, HelpId)>,
    tiles: OtherTiles,
}

fn other<T: Copy + PartialEq>(list: &[(T, T)], card: T) -> T {
    list.iter().find(|(from, _)| *from == card).map_or(card, |&(_, to)| to)
}

fn shuffled<T: Copy>(things: impl Iterator<Item = T>, chance: &mut impl Chance) -> Vec<(T, T)> {
    let from: Vec<T> = things.collect();
    let mut to = from.clone();
    play::shuffle(&mut to, chance);
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

/// The decks of Orders and Recruits at the start of a game, which chance draws from.
#[derive(Default)]
struct Decks {
    orders: OrderSet,
    recruits: RecruitSet,
}

impl Decks {
    fn of_events(start: &[Event]) -> Self {
        let mut decks = Self::default();
        for event in start {
            match event.secret {
                Secret::OrderDeck(orders) => decks.orders = orders,
                Secret::RecruitDeck(recruits) => decks.recruits = recruits,
                _ => {}
            }
        }
        decks
    }

    fn of_position(setup: &Setup) -> Self {
        let roster = setup.position.as_ref().and_then(|position| position.roster.as_ref());
        roster.map_or_else(Self::default, |roster| {
            let top = roster.top_order.map(|(order, _)| order).into_iter();
            Self { orders: roster.order_deck.union(top.collect()), recruits: roster.recruit_deck }
        })
    }
}

impl Exchange {
    /// Exchanges everything in these events of a start that was not seen: cards, those that were left out too, and
    /// Helping Hands change places; Orders and Recruits of the decks give way to others of the pack; seats of which no tile
    /// was shown have other tiles.
    pub(super) fn of_events(rules: &Rules, start: &[Event], seen: &Sighted, chance: &mut impl Chance) -> Self {
        let help = shuffled(rules.roster.helping_hands().difference(seen.help).iter(), chance);
        let tiles = OtherTiles::of_events(rules, start, seen.tiles_of, chance);
        Self { help, tiles, ..Self::new(rules, &Decks::of_events(start), seen, chance) }
    }

    /// The exchange for a start from a position.
    pub(super) fn of_position(rules: &Rules, setup: &Setup, seen: &Sighted, chance: &mut impl Chance) -> Self {
        let tiles = OtherTiles::of_position(rules, setup, seen.tiles_of, chance);
        Self { tiles, ..Self::new(rules, &Decks::of_position(setup), seen, chance) }
    }

    fn new(rules: &Rules, decks: &Decks, seen: &Sighted, chance: &mut impl Chance) -> Self {
        let in_pack = |order: OrderId| rules.roster.order(order).map(|order| order.difficulty);
        let alike = |one, other| in_pack(one) == in_pack(other) && !rules.orders.given.contains(one);
        let in_plan = |_, other| rules.roster.recruits().intersection(rules.recruits.from).contains(other);
        Self {
            cards: shuffled(rules.cards.difference(seen.cards).iter(), chance),
            orders: in_step(decks.orders, seen.orders, alike, chance),
            recruits: in_step(decks.recruits, seen.recruits, in_plan, chance),
            help: Vec::new(),
            tiles: OtherTiles::default(),
        }
    }

    /// The seats that have other tiles.
    pub(super) fn tiles_differ_of(&self) -> SeatSet {
        self.tiles.seats()
    }

    fn card(&self, card: CardId) -> CardId {
        other(&self.cards, card)
    }

    /// The event of a start with what stands for its secret. What all see was seen.
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
            Secret::Tile(_) | Secret::Tiles(_) => self.tiles.secret(event),
            Secret::Nothing => Secret::Nothing,
        };
        Event { notice: event.notice, secret }
    }

    /// The decision about the cards that stand for those that it names.
    pub(super) fn command(&self, command: &Command) -> Command {
        match *command {
            Command::Choose(Choice::Card(card)) => Command::Choose(Choice::Card(self.card(card))),
            Command::Choose(Choice::Gift { card, to }) => Command::Choose(Choice::Gift { card: self.card(card), to }),
            Command::Answer(Some(card)) => Command::Answer(Some(self.card(card))),
            Command::Keep(help) => Command::Keep(other(&self.help, help)),
            command => command,
        }
    }

    /// The position with what stands for everything in it.
    pub(super) fn setup(&self, rules: &Rules, setup: &Setup) -> Setup {
        let mut exchanged = setup.clone();
        if let Some(position) = &mut exchanged.position {
            for pile in [&mut position.trials, &mut position.morale] {
                *pile = pile.iter().map(|card| self.card(card)).collect();
            }
            position.hands = position.hands.map(|hand| hand.iter().map(|card| self.card(card)).collect());
            if let Some(roster) = &mut position.roster {
                let order = |order| other(&self.orders, order);
                roster.order_deck = roster.order_deck.iter().map(order).collect();
                roster.top_order = roster.top_order.map(|(top, seat)| (order(top), seat));
                roster.recruit_deck =
                    roster.recruit_deck.iter().map(|recruit| other(&self.recruits, recruit)).collect();
            }
        }
        self.tiles.lay(rules, &mut exchanged);
        exchanged
    }

    /// A hand is written by the numbers of its cards.
    fn hand(&self, cards: CardSet) -> crate::vocabulary::Pile {
        let hand: CardSet = cards.iter().map(|card| self.card(card)).collect();
        hand.iter().collect()
    }
}
