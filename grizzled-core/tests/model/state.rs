//! A game, whole: lists and sets, nothing that could be worked out from something else.

use super::plan::Plan;
use grizzled_core::cards::Effect;
use grizzled_core::vocabulary::{
    Character, HelpId, Modifier, OrderId, Outcome, Pause, RecruitId, Source, Threat, Tile, WithdrawalRuling,
};
use grizzled_core::{CardId, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// What lies before a seat, and what its player alone knows (TAB-5).
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Person {
    pub(crate) character: Option<Character>,
    pub(crate) charm_up: bool,
    pub(crate) hand: BTreeSet<CardId>,
    /// Sorted by kind.
    pub(crate) tiles: Vec<Tile>,
    pub(crate) played: Option<Tile>,
    pub(crate) tokens: u8,
    /// The answer to the Speech under way.
    pub(crate) answer: Option<Option<CardId>>,
    /// Two Orders drawn (ORD-2).
    pub(crate) drawn_orders: Vec<OrderId>,
    /// The Order that it put back on top (ORD-2).
    pub(crate) put_back: Option<OrderId>,
    /// Two Helping Hands drawn, or the one kept (ONE-1).
    pub(crate) drawn_help: Vec<HelpId>,
}

/// A Recruit in play (REC-1, REC-2).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Guest {
    pub(crate) who: RecruitId,
    pub(crate) after: Seat,
    pub(crate) tokens: u8,
    pub(crate) inside: bool,
    pub(crate) hand: BTreeSet<CardId>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Question {
    Keep,
    Order,
    Intensity,
    Turn(WithdrawalRuling),
    Recruit,
    Speech { speaker: Seat, threat: Threat },
    Christmas { seat: Seat, draws: u8 },
    Relief { seat: Seat, knocks: u8, charm: bool },
    Invitation(Pause),
    Choice(Choosing),
    Cancellation { draws: u8 },
    Refill,
    Over(Outcome),
}

/// A choice that an effect asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Choosing {
    /// Who chooses.
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    pub(crate) effect: Effect,
    pub(crate) left: u8,
    pub(crate) pause: Option<Pause>,
    /// In the second half of an exchange, who gets a card back.
    pub(crate) back_to: Option<Seat>,
}

/// A Trap that was set off: who plays what it draws.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Snare {
    pub(crate) seat: Seat,
    pub(crate) by_recruit: bool,
}

/// What is still to be done, one small thing each.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Todo {
    HoldHelp,
    StartMission,
    ChaplainPlays,
    TakeUpHands,
    DrawOrders,
    OrderActs(OrderId),
    Invite(Pause, Vec<Seat>),
    AskIntensity,
    Deal,
    FillUp,
    Frenzied,
    ExtraDraws,
    OrdersAfterDeal,
    RecruitComes,
    CheckFirst,
    TrapSprings(Snare),
    TrapDraws(Snare, Option<u8>),
    ClumsyDraws(u8),
    AskCancellation(u8),
    ChristmasOver,
    Choose(Choosing),
    OfferRefill,
    EndAction,
    EndActionFailed,
    Departure,
    AfterDeparture,
    NextTurn,
    FirstTurn,
    EndMission,
    Support,
    OrdersGo,
    Morale,
    PassLeader,
}

/// Everything in play.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    /// Bottom first.
    pub(crate) trials: Vec<CardId>,
    /// Bottom first.
    pub(crate) morale: Vec<CardId>,
    pub(crate) people: BTreeMap<Seat, Person>,
    /// The oldest first.
    pub(crate) knocks: Vec<(Seat, CardId)>,
    pub(crate) land: BTreeSet<CardId>,
    pub(crate) discards: BTreeSet<CardId>,
    pub(crate) open: Option<CardId>,
    pub(crate) leader: Seat,
    pub(crate) turn: Seat,
    /// Whether a turn has been taken up in this Mission.
    pub(crate) begun: bool,
    pub(crate) inside: BTreeSet<Seat>,
    pub(crate) mission: u8,
    pub(crate) intensity: u8,
    pub(crate) speeches: u8,
    pub(crate) removed: Vec<Tile>,
    /// How the Mission ended, if it did.
    pub(crate) success: Option<bool>,
    pub(crate) question: Option<Question>,
    pub(crate) asked: BTreeSet<Seat>,
    /// What is to be done, the next thing last.
    pub(crate) todo: Vec<Todo>,
    /// The numbers of the Mission as they were announced last.
    pub(crate) numbers: BTreeMap<Modifier, u8>,
    pub(crate) orders: BTreeSet<OrderId>,
    pub(crate) order_of_mission: Option<OrderId>,
    pub(crate) order_deck: BTreeSet<OrderId>,
    pub(crate) top_order: Option<OrderId>,
    pub(crate) guest: Option<Guest>,
    /// Whether the Recruit acts, or did last.
    pub(crate) acting: bool,
    pub(crate) turned_up: Option<RecruitId>,
    pub(crate) recruit_deck: BTreeSet<RecruitId>,
    pub(crate) held: BTreeMap<Seat, BTreeSet<HelpId>>,
    /// The Actions and Events used in this Mission.
    pub(crate) used: BTreeSet<HelpId>,
    pub(crate) luck_used: u8,
    /// Whether the Trap now pending has been cancelled.
    pub(crate) trap_off: bool,
    pub(crate) spoken_free: BTreeSet<Seat>,
    pub(crate) put_down: BTreeSet<Seat>,
    /// In a game for two, the seats of a player by when they withdrew, the last one last.
    pub(crate) went: Vec<Seat>,
    /// The tiles of the game for one: 0 to 2 for the seats, 3 for the blank one.
    pub(crate) solo_tiles: BTreeSet<u8>,
    pub(crate) refill_declined: bool,
}

impl State {
    /// An empty table.
    pub(crate) fn empty(plan: &Plan) -> Self {
        Self {
            trials: Vec::new(),
            morale: Vec::new(),
            people: plan.ring().into_iter().map(|seat| (seat, Person::default())).collect(),
            knocks: Vec::new(),
            land: BTreeSet::new(),
            discards: BTreeSet::new(),
            open: None,
            leader: Seat::S0,
            turn: Seat::S0,
            begun: false,
            inside: BTreeSet::new(),
            mission: 0,
            intensity: 0,
            speeches: 0,
            removed: Vec::new(),
            success: None,
            question: None,
            asked: BTreeSet::new(),
            todo: Vec::new(),
            numbers: BTreeMap::new(),
            orders: BTreeSet::new(),
            order_of_mission: None,
            order_deck: BTreeSet::new(),
            top_order: None,
            guest: None,
            acting: false,
            turned_up: None,
            recruit_deck: BTreeSet::new(),
            held: BTreeMap::new(),
            used: BTreeSet::new(),
            luck_used: 0,
            trap_off: false,
            spoken_free: BTreeSet::new(),
            put_down: BTreeSet::new(),
            went: Vec::new(),
            solo_tiles: BTreeSet::new(),
            refill_declined: false,
        }
    }

    pub(crate) fn person(&self, seat: Seat) -> &Person {
        &self.people[&seat]
    }

    /// The Hard Knocks before a seat, the oldest first (HK-2).
    pub(crate) fn knocks_of(&self, seat: Seat) -> Vec<CardId> {
        self.knocks.iter().filter(|&&(owner, _)| owner == seat).map(|&(_, card)| card).collect()
    }

    /// How many cards the hands hold together (RES-5).
    pub(crate) fn in_hands(&self) -> usize {
        self.people.values().map(|person| person.hand.len()).sum()
    }

    /// Whether the game is over.
    pub(crate) fn over(&self) -> Option<Outcome> {
        match self.question {
            Some(Question::Over(outcome)) => Some(outcome),
            _ => None,
        }
    }

    pub(crate) fn number(&self, modifier: Modifier) -> u8 {
        self.numbers[&modifier]
    }
}
