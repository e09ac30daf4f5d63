//! What a card's effect lets a seat choose, and what of it is legal.

use crate::cards::{Effect, Offer, Whom};
use crate::play::asking::{Asking, Verdict, refuse};
use crate::rules::abilities;
use crate::vocabulary::{CardSet, Choice, Command, OrderSet, Reason, RuleId, SeatSet, Source};

/// What a card's effect lets a seat choose, each once and in the order of the numbers; declining comes last.
///
/// Exhaustive: a client has to offer every decision, or its game stands still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// One of these cards.
    Cards {
        /// The cards.
        cards: CardSet,
        /// Whether it may decline.
        optional: bool,
    },
    /// One of these seats.
    Seats {
        /// The seats.
        seats: SeatSet,
        /// Whether it may decline.
        optional: bool,
    },
    /// One of these Orders.
    Orders {
        /// The Orders.
        orders: OrderSet,
        /// Whether it may decline.
        optional: bool,
    },
    /// A card for another seat.
    Gifts(Gifts),
}

/// The gifts that a seat can make: each of the cards to each of the seats, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gifts {
    /// The cards.
    pub cards: CardSet,
    /// Who may get one.
    pub to: SeatSet,
}

impl Choices {
    /// How many there are, declining included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kinds() + usize::from(self.may_decline())
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many there are, declining apart.
    pub(in crate::play) fn kinds(&self) -> usize {
        usize::from(match self {
            Self::Cards { cards, .. } => cards.len(),
            Self::Seats { seats, .. } => seats.len(),
            Self::Orders { orders, .. } => orders.len(),
            Self::Gifts(gifts) => gifts.cards.len() * gifts.to.len(),
        })
    }

    /// A choice that cannot be made can always be declined, so that nobody is stuck.
    fn may_decline(&self) -> bool {
        let optional = match self {
            Self::Cards { optional, .. } | Self::Seats { optional, .. } | Self::Orders { optional, .. } => *optional,
            Self::Gifts(_) => true,
        };
        optional || self.kinds() == 0
    }

    /// The choice at place `n`, counted from 0, declining apart.
    #[must_use]
    pub fn get(&self, n: usize) -> Option<Choice> {
        match self {
            Self::Cards { cards, .. } => cards.get(n).map(Choice::Card),
            Self::Seats { seats, .. } => seats.iter().nth(n).map(Choice::Seat),
            Self::Orders { orders, .. } => orders.get(n).map(Choice::Order),
            Self::Gifts(Gifts { cards, to }) => {
                let seats = usize::from(to.len()).max(1);
                Some(Choice::Gift { card: cards.get(n / seats)?, to: to.iter().nth(n % seats)? })
            }
        }
    }

    /// The command at place `n`, counted from 0, declining last.
    pub(in crate::play) fn command(&self, n: usize) -> Option<Command> {
        let decline = (n == self.kinds() && self.may_decline()).then_some(Command::Decline);
        self.get(n).map(Command::Choose).or(decline)
    }
}

impl Asking<'_> {
    /// What the seat can choose now for the card that asks.
    pub(in crate::play) fn choices(self, source: Source, left: u8) -> Choices {
        let none = Choices::Cards { cards: CardSet::EMPTY, optional: true };
        let Some(effect) = self.asking_effect(source) else { return none };
        // HH-2: what a Helping Hand does may be declined.
        let optional = effect.optional || matches!(source, Source::Help(_));
        let (rules, table, hand) = (self.rules, self.table, self.holdings.hand);
        match effect.what.row().offers {
            Offer::Nothing => none,
            Offer::Charm => Choices::Seats { seats: table.charms_used(rules.grizzled()), optional },
            Offer::HardKnock => Choices::Cards { cards: self.knocks_within_reach(source, effect.whom), optional },
            Offer::NoMansLand => Choices::Cards { cards: table.no_mans_land, optional },
            Offer::Order => Choices::Orders { orders: table.orders.in_play, optional },
            Offer::Hand => Choices::Cards { cards: hand, optional },
            Offer::Exchange if left == 1 => Choices::Cards { cards: hand, optional: false },
            Offer::Gift | Offer::Exchange => Choices::Gifts(Gifts { cards: hand, to: self.receivers() }),
        }
    }

    pub(in crate::play) fn check_choice(self, source: Source, left: u8, choice: Choice) -> Verdict {
        let choices = self.choices(source, left);
        let allowed = (0..choices.kinds()).any(|n| choices.get(n) == Some(choice));
        if allowed { Ok(()) } else { refuse(Reason::ChoiceNotOffered, RuleId::Pack1) }
    }

    /// Whether the seat may decline to choose.
    pub(in crate::play) fn check_no_choice(self, source: Source, left: u8) -> Verdict {
        let optional = self.choices(source, left).may_decline();
        if optional { Ok(()) } else { refuse(Reason::NotOptional, RuleId::Pack1) }
    }

    /// The effect of the card that asks.
    fn asking_effect(self, source: Source) -> Option<Effect> {
        let roster = &self.rules.roster;
        match source {
            Source::Help(help) => roster.help(help).map(|help| help.effect),
            Source::Recruit(recruit) => roster.recruit(recruit).map(|recruit| recruit.advantage),
            Source::Order(order) => roster.order(order).map(|order| order.effect),
            Source::Knock(_) | Source::Chapter(_) => None,
        }
    }

    /// Everybody else; but DUO-2: two hands of one player are never seen together, and one that both have withdrawn stays
    /// down.
    fn receivers(self) -> SeatSet {
        let others = self.rules.grizzled().difference(self.rules.seats_of_player(self.seat));
        others.difference(self.table.put_down.difference(self.table.in_mission))
    }

    /// PRI-1: a Helping Hand discards even what nothing else does (HK-SCARRED).
    fn knocks_within_reach(self, source: Source, whom: Whom) -> CardSet {
        let knocks = match whom {
            Whom::Holder => self.table.knocks.before(self.seat),
            Whom::Leader => self.table.knocks.before(self.table.leader),
            _ => self.table.knocks.all(),
        };
        if matches!(source, Source::Help(_)) { knocks } else { abilities::removable(self.rules, knocks) }
    }
}
