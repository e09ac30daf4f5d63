//! The fields of a position line, in the order in which they are written.

use super::draft::{Draft, Group};
use super::error::Fault;
use super::lists::{self, joined, part, unless_empty};
use super::partial::{Part, PartialBoard, PartialMission, PartialPosition, PartialRoster};
use super::reading;
use super::rest;
use super::token::Token;
use super::words;
use crate::rules::Rules;
use crate::state::{Knocks, RecruitInPlay};
use crate::views::Viewer;
use crate::vocabulary::{CardSet, Character, MAX_SEATS, NumberedSet, OrderSet, Pile, Seat};
use alloc::format;
use alloc::string::{String, ToString};

/// A field: how it is called, whether there is one for each seat, and how its value is read and written.
pub(super) struct Field {
    pub(super) word: &'static str,
    pub(super) by_seat: bool,
    pub(super) group: Group,
    pub(super) read: fn(&mut Draft<'_>, Seat, Token<'_>) -> Result<(), Fault>,
    write: fn(&Writing<'_>, Seat) -> Option<String>,
}

/// What is written.
pub(super) struct Writing<'a> {
    rules: &'a Rules,
    position: &'a PartialPosition,
    /// Morale and the cards out of the game.
    rest: [Option<String>; 2],
}

/// Writes a position.
pub(super) fn write(rules: &Rules, position: &PartialPosition) -> String {
    let rest = position.board.as_ref().map(|board| rest::write(rules, board)).unwrap_or_default();
    let writing = Writing { rules, position, rest };
    let mut line = String::new();
    for field in &FIELDS {
        let seats = if field.by_seat { MAX_SEATS } else { 1 };
        for seat in Seat::ALL.into_iter().take(seats) {
            if let Some(value) = (field.write)(&writing, seat) {
                let number = if field.by_seat { words::seat(seat) } else { String::new() };
                let blank = if line.is_empty() { "" } else { " " };
                line.push_str(&format!("{blank}{}{number}:{value}", field.word));
            }
        }
    }
    line
}

impl<'a> Writing<'a> {
    fn board(&self) -> Option<&'a PartialBoard> {
        self.position.board.as_ref()
    }

    fn mission(&self) -> Option<&'a PartialMission> {
        self.board()?.under_way.as_ref()
    }

    fn roster(&self) -> Option<&'a PartialRoster> {
        self.board()?.roster.as_ref()
    }

    fn recruit(&self) -> Option<RecruitInPlay> {
        self.roster()?.recruit
    }

    fn cards(&self, cards: CardSet) -> Option<String> {
        unless_empty(lists::cards(self.rules, cards))
    }
}

/// The part as text, with `-` for what is known to be empty.
fn even_if_empty<T>(value: Part<T>, write: impl Fn(T) -> String) -> String {
    part(value, write).unwrap_or_else(|| words::NONE.into())
}

fn unless_zero(number: u8) -> Option<String> {
    (number > 0).then(|| number.to_string())
}

fn numbers<Kind: Copy, const MOST: usize, const BYTES: usize>(
    letter: char,
    cards: NumberedSet<Kind, MOST, BYTES>,
) -> String {
    joined(cards.iter().map(|card| words::numbered(letter, card)))
}

const fn whole(
    word: &'static str,
    group: Group,
    read: fn(&mut Draft<'_>, Seat, Token<'_>) -> Result<(), Fault>,
    write: fn(&Writing<'_>, Seat) -> Option<String>,
) -> Field {
    Field { word, by_seat: false, group, read, write }
}

const fn each(
    word: &'static str,
    group: Group,
    read: fn(&mut Draft<'_>, Seat, Token<'_>) -> Result<(), Fault>,
    write: fn(&Writing<'_>, Seat) -> Option<String>,
) -> Field {
    Field { word, by_seat: true, group, read, write }
}

/// All fields, in the order in which they are written.
pub(super) const FIELDS: [Field; 26] = [
    whole("view", Group::Setup, reading::read_viewer, |w, _| w.position.viewer.map(viewer)),
    whole("lead", Group::Setup, reading::read_leader, |w, _| w.position.leader.map(words::seat)),
    whole("cast", Group::Setup, reading::read_cast, |w, _| cast(&w.position.characters)),
    each("tiles", Group::Setup, reading::read_tiles, |w, seat| {
        w.position.tiles[seat.index()].map(|tiles| even_if_empty(tiles, lists::tiles))
    }),
    each("help", Group::Setup, reading::read_help, |w, seat| unless_empty(numbers('h', w.position.help[seat.index()]))),
    whole("mission", Group::Board, reading::read_mission, |w, _| w.board().map(|board| board.mission.to_string())),
    whole("turn", Group::Mission, reading::read_turn, |w, _| w.mission().map(|mission| words::seat(mission.turn))),
    each("hand", Group::Board, reading::read_hand, |w, seat| {
        part(w.board()?.hands[seat.index()], |hand| lists::cards(w.rules, hand))
    }),
    whole("land", Group::Mission, reading::read_land, |w, _| w.cards(w.mission()?.no_mans_land)),
    each("gone", Group::Mission, reading::read_gone, |w, seat| {
        let tile = w.mission()?.withdrawn[seat.index()]?;
        Some(even_if_empty(tile, |tile| joined(tile.map(words::tile))))
    }),
    whole("chaplain", Group::Mission, reading::read_chaplain, |w, _| part(w.mission()?.chaplain?, words::tile)),
    whole("knocks", Group::Board, reading::read_knocks, |w, _| unless_empty(knocks(w.rules, &w.board()?.knocks))),
    whole("charmused", Group::Board, reading::read_charms, |w, _| {
        unless_empty(joined(w.board()?.charms_used.iter().map(words::seat)))
    }),
    each("speech", Group::Board, reading::read_speeches, |w, seat| unless_zero(w.board()?.speeches_held[seat.index()])),
    whole("supply", Group::Board, reading::read_supply, |w, _| unless_zero(w.board()?.speeches)),
    whole("orders", Group::Roster, reading::read_orders, |w, _| orders(w.roster()?)),
    whole("orderdeck", Group::Roster, reading::read_order_deck, |w, _| {
        part(w.roster()?.order_deck, |orders: OrderSet| numbers('o', orders))
    }),
    whole("ordertop", Group::Roster, reading::read_order_top, |w, _| {
        w.roster()?.top_order.map(|(order, seat)| format!("{}@{}", words::numbered('o', order), seat.number()))
    }),
    whole("recruit", Group::Recruit, reading::read_recruit, |w, _| {
        w.recruit().map(|recruit| format!("{}@{}", words::numbered('r', recruit.recruit), recruit.after.number()))
    }),
    whole("recruittokens", Group::Recruit, reading::read_recruit_tokens, |w, _| unless_zero(w.recruit()?.tokens)),
    whole("recruithand", Group::Recruit, reading::read_recruit_hand, |w, _| w.cards(w.recruit()?.hand.cards())),
    whole("recruitgone", Group::Recruit, reading::read_recruit_gone, |w, _| {
        (!w.recruit()?.in_mission).then(|| "yes".into())
    }),
    whole("recruitdeck", Group::Roster, reading::read_recruit_deck, |w, _| {
        part(w.roster()?.recruit_deck, |recruits| numbers('r', recruits))
    }),
    whole("trials", Group::Board, reading::read_trials, |w, _| {
        part(w.board()?.trials, |trials: Pile| lists::pile(w.rules, &trials))
    }),
    whole("morale", Group::Board, reading::read_morale, |w, _| w.rest[0].clone()),
    whole("out", Group::Board, reading::read_discards, |w, _| w.rest[1].clone()),
];

fn viewer(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => words::seat(seat),
        Viewer::Spectator => "spectator".into(),
    }
}

/// The characters up to the last one that is given.
fn cast(characters: &[Option<Character>; MAX_SEATS]) -> Option<String> {
    let last = characters.iter().rposition(Option::is_some)?;
    Some(joined(characters[..=last].iter().map(|&character| words::character(character))))
}

fn knocks(rules: &Rules, knocks: &Knocks) -> String {
    joined(knocks.iter().map(|(seat, card)| format!("{}@{}", words::card(rules, card), seat.number())))
}

/// The Orders in play; `-` where nothing else says that there is a roster.
fn orders(roster: &PartialRoster) -> Option<String> {
    let nothing = *roster == PartialRoster::default();
    if nothing { Some(words::NONE.into()) } else { unless_empty(numbers('o', roster.orders)) }
}
