//! What is legal beside the Trials: choosing Orders, using Helping Hands, a Recruit's turn, the choices of cards.

use super::{Verdict, asking_rule, barred_by_effect, bars_play, refuse, removable};
use crate::cards::{Cancellation, Effect, Offer, When, Whom};
use crate::play::check::Legal;
use crate::rules::Rules;
use crate::state::{Agenda, Holdings, Knowledge, Table};
use crate::vocabulary::{
    CardId, CardSet, Choice, Command, HelpId, HelpSet, OrderId, OrderSet, Pause, Reason, RuleId, Seat, SeatSet, Source,
};

/// What a card's effect lets a seat choose, each once and in the order of the numbers; declining comes last.
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
    pub(crate) fn kinds(&self) -> usize {
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
}

impl Pause {
    /// The moment at which a Helping Hand must act to be used here.
    pub(crate) const fn when(self) -> When {
        match self {
            Self::MissionStart => When::MissionStart,
            Self::AfterDeal => When::AfterDeal,
            Self::FirstFailure | Self::Failure => When::Failure,
            Self::Trap => When::Trap,
            Self::Support => When::Support,
            Self::MoraleDrop => When::MoraleDrop,
        }
    }
}

/// HH-4: the Helping Hands of a seat's player.
pub(crate) fn of_player(rules: &Rules, table: &Table, seat: Seat) -> HelpSet {
    let seats = rules.seats_of_player(seat).iter();
    seats.map(|seat| table.helping_hands.held[seat.index()]).fold(HelpSet::EMPTY, HelpSet::union)
}

/// HH-1: the Helping Hands that the seat can use at this moment; Friendships never, they are in play.
pub(crate) fn usable_in(rules: &Rules, table: &Table, seat: Seat, when: When) -> HelpSet {
    of_player(rules, table, seat).intersection(rules.roster.help_at(when))
}

/// Whether anybody at the table holds a Helping Hand for this moment.
pub(crate) fn anybody_could(rules: &Rules, table: &Table, when: When) -> bool {
    let held = table.helping_hands.held.into_iter().fold(HelpSet::EMPTY, HelpSet::union);
    !held.intersection(rules.roster.help_at(when)).is_empty()
}

/// REC-3: the cards that the Recruit can play: no Hard Knock while the Leader, who would get it, is withdrawn; and none
/// that an Order bars (PRI-1).
pub(crate) fn recruit_plays(rules: &Rules, table: &Table) -> CardSet {
    let cards = table.recruits.hand();
    let barred = rules.catalog.hard_knocks().only_if(!table.in_mission.contains(table.leader));
    cards.difference(barred).difference(table.modifiers.barred_plays(&rules.catalog))
}

/// ORD-5: the Orders in play that a seat can cancel by drawing.
pub(crate) fn cancellable(rules: &Rules, table: &Table) -> OrderSet {
    let by_drawing = |order: &OrderId| {
        let order = rules.roster.order(*order);
        order.is_some_and(|order| matches!(order.cancellation, Cancellation::DrawOnWithdrawal(_)))
    };
    table.orders.in_play.iter().filter(by_drawing).collect()
}

/// The effect of the card that asks.
fn asking(rules: &Rules, source: Source) -> Option<Effect> {
    match source {
        Source::Help(help) => rules.roster.help(help).map(|help| help.effect),
        Source::Recruit(recruit) => rules.roster.recruit(recruit).map(|recruit| recruit.advantage),
        Source::Order(order) => rules.roster.order(order).map(|order| order.effect),
        Source::Knock(_) | Source::Chapter(_) => None,
    }
}

/// What the seat can choose now for the card that asks.
pub(crate) fn choices(rules: &Rules, table: &Table, own: &Holdings, seat: Seat, source: Source, left: u8) -> Choices {
    let none = Choices::Cards { cards: CardSet::EMPTY, optional: true };
    let Some(effect) = asking(rules, source) else { return none };
    // HH-2: what a Helping Hand does may be declined.
    let optional = effect.optional || matches!(source, Source::Help(_));
    match effect.what.row().offers {
        Offer::Nothing => none,
        Offer::Charm => Choices::Seats { seats: table.charms_used(rules.grizzled()), optional },
        Offer::HardKnock => {
            Choices::Cards { cards: knocks_within_reach(rules, table, seat, source, effect.whom), optional }
        }
        Offer::NoMansLand => Choices::Cards { cards: table.no_mans_land, optional },
        Offer::Order => Choices::Orders { orders: table.orders.in_play, optional },
        Offer::Hand => Choices::Cards { cards: own.hand, optional },
        Offer::Exchange if left == 1 => Choices::Cards { cards: own.hand, optional: false },
        Offer::Gift | Offer::Exchange => Choices::Gifts(Gifts { cards: own.hand, to: receivers(rules, table, seat) }),
    }
}

/// Everybody else; but DUO-2: two hands of one player are never seen together, and one that both have withdrawn stays down.
fn receivers(rules: &Rules, table: &Table, seat: Seat) -> SeatSet {
    let others = rules.grizzled().difference(rules.seats_of_player(seat));
    others.difference(table.put_down.difference(table.in_mission))
}

/// PRI-1: a Helping Hand discards even what nothing else does (HK-SCARRED).
fn knocks_within_reach(rules: &Rules, table: &Table, seat: Seat, source: Source, whom: Whom) -> CardSet {
    let knocks = match whom {
        Whom::Holder => table.knocks.before(seat),
        Whom::Leader => table.knocks.before(table.leader),
        _ => table.knocks.all(),
    };
    if matches!(source, Source::Help(_)) { knocks } else { removable(rules, knocks) }
}

/// What the seat may do now, when what is asked lies beside the Trials.
pub(super) fn list(rules: &Rules, table: &Table, own: &Holdings, known: &Knowledge, seat: Seat) -> Legal {
    match (table.agenda, *known) {
        (Agenda::Keep, Knowledge::Help(one, other)) => Legal::Keep(in_order(one, other)),
        (Agenda::Order, Knowledge::Orders(one, other)) => Legal::Order(in_order(one, other)),
        (Agenda::Invitation(pause), _) => Legal::Invitation(usable_in(rules, table, seat, pause.when())),
        (Agenda::Choice { source, left, .. }, _) => Legal::Choice(choices(rules, table, own, seat, source, left)),
        (Agenda::Recruit, _) => Legal::Recruit(recruit_plays(rules, table)),
        (Agenda::Cancellation { .. }, _) => Legal::Cancellation(cancellable(rules, table)),
        (Agenda::Refill, _) => Legal::Refill,
        _ => Legal::Nothing,
    }
}

fn in_order<T: Ord>(one: T, other: T) -> [T; 2] {
    if one < other { [one, other] } else { [other, one] }
}

/// The command at place `n` of the fixed order.
pub(super) fn get(legal: &Legal, n: usize) -> Option<Command> {
    let decline_at = |len: usize| (n == len).then_some(Command::Decline);
    match legal {
        Legal::Keep(help) => help.get(n).copied().map(Command::Keep),
        Legal::Order(orders) => orders.get(n).copied().map(Command::Order),
        Legal::Invitation(help) => help.get(n).map(Command::Help).or(decline_at(help.len().into())),
        Legal::Choice(choices) => {
            let decline = decline_at(choices.kinds()).filter(|_| choices.may_decline());
            choices.get(n).map(Command::Choose).or(decline)
        }
        Legal::Recruit(cards) => {
            let withdraw = (n == usize::from(cards.len())).then_some(Command::RecruitWithdraw);
            cards.get(n).map(Command::RecruitPlay).or(withdraw)
        }
        Legal::Cancellation(orders) => orders.get(n).map(Command::Cancel).or(decline_at(orders.len().into())),
        Legal::Refill => [Command::Refill, Command::Decline].get(n).copied(),
        _ => None,
    }
}

/// Whether the seat may do this now, when what is asked lies beside the Trials.
pub(super) fn check(
    rules: &Rules,
    table: &Table,
    own: &Holdings,
    known: &Knowledge,
    seat: Seat,
    command: &Command,
) -> Verdict {
    match (table.agenda, *command) {
        (Agenda::Keep, Command::Keep(help)) => match *known {
            Knowledge::Help(one, other) if help == one || help == other => Ok(()),
            _ => refuse(Reason::HelpNotOffered, RuleId::One1),
        },
        (Agenda::Order, Command::Order(order)) => match *known {
            Knowledge::Orders(one, other) if order == one || order == other => Ok(()),
            _ => refuse(Reason::OrderNotOffered, RuleId::Ord2),
        },
        (Agenda::Invitation(pause), Command::Help(help)) => usable(rules, table, seat, help, pause.when()),
        (Agenda::Choice { source, left, .. }, Command::Choose(choice)) => {
            choose(&choices(rules, table, own, seat, source, left), choice)
        }
        (Agenda::Choice { source, left, .. }, Command::Decline) => {
            let optional = choices(rules, table, own, seat, source, left).may_decline();
            if optional { Ok(()) } else { refuse(Reason::NotOptional, RuleId::Pack1) }
        }
        (Agenda::Recruit, Command::RecruitPlay(card)) => recruit_play(rules, table, card),
        (Agenda::Cancellation { .. }, Command::Cancel(order)) if !cancellable(rules, table).contains(order) => {
            refuse(Reason::OrderNotOffered, RuleId::Ord5)
        }
        (Agenda::Recruit, Command::RecruitWithdraw)
        | (Agenda::Cancellation { .. }, Command::Cancel(_))
        | (Agenda::Invitation(_) | Agenda::Cancellation { .. }, Command::Decline)
        | (Agenda::Refill, Command::Refill | Command::Decline) => Ok(()),
        (agenda, _) => refuse(Reason::NotAsked, asking_rule(&agenda)),
    }
}

/// HH-1: whether an Action Helping Hand can take the place of the turn's action.
pub(super) fn use_in_turn(rules: &Rules, table: &Table, seat: Seat, help: HelpId) -> Verdict {
    usable(rules, table, seat, help, When::Turn)
}

fn usable(rules: &Rules, table: &Table, seat: Seat, help: HelpId, when: When) -> Verdict {
    let usable = usable_in(rules, table, seat, when).contains(help);
    if usable { Ok(()) } else { refuse(Reason::HelpNotUsable, RuleId::Hh1) }
}

fn recruit_play(rules: &Rules, table: &Table, card: CardId) -> Verdict {
    let cards = table.recruits.hand();
    match () {
        () if !cards.contains(card) => refuse(Reason::NotInRecruitsHand, RuleId::Rec3),
        () if recruit_plays(rules, table).contains(card) => Ok(()),
        () if table.modifiers.barred_plays(&rules.catalog).contains(card) => {
            barred_by_effect(rules, table, RuleId::Pri1, |what| bars_play(rules, what, card))
        }
        () => refuse(Reason::LeaderWithdrawn, RuleId::Rec3),
    }
}

fn choose(choices: &Choices, choice: Choice) -> Verdict {
    let allowed = (0..choices.kinds()).any(|n| choices.get(n) == Some(choice));
    if allowed { Ok(()) } else { refuse(Reason::ChoiceNotOffered, RuleId::Pack1) }
}
