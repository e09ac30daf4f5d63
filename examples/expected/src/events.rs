//! Events as the fields of `grz_event`.

use crate::commands::NONE;
use crate::fold::Fold;
use grizzled_core::vocabulary::{Audience, FieldValue, HelpId, OrderId, Pause, RecruitId, Source, WithdrawalRuling};
use grizzled_core::{CardId, Notice, Secret, Seen, Viewer};

const SPECTATOR: u8 = 100;
const HIDDEN: u8 = 255;

/// The number of a viewer.
pub(crate) fn number(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => seat.number(),
        Viewer::Spectator => SPECTATOR,
    }
}

/// The fields that all see, in the order of the header.
struct Public {
    seat: u8,
    to: u8,
    card: u8,
    by: u8,
    threat: u8,
    tile: u8,
    origin: u8,
    character: u8,
    outcome: u8,
    seats: u8,
    amount: u8,
    morale: u8,
    speeches: u8,
    flags: u8,
    source: u8,
    roster_card: u8,
    pause: u8,
    modifier: u8,
}

impl Public {
    fn of(notice: &Notice) -> Self {
        let mut public = Self {
            seat: NONE,
            to: NONE,
            card: NONE,
            by: NONE,
            threat: NONE,
            tile: NONE,
            origin: NONE,
            character: NONE,
            outcome: NONE,
            seats: 0,
            amount: 0,
            morale: 0,
            speeches: 0,
            flags: 0,
            source: 0,
            roster_card: NONE,
            pause: NONE,
            modifier: NONE,
        };
        notice.visit(|name, value| public.put(name, value));
        public
    }

    /// Where each field of an event goes, as the header says behind the event's tag.
    fn put(&mut self, name: &str, value: FieldValue) {
        match value {
            FieldValue::Number(number) => match name {
                "morale" => self.morale = number,
                "speeches" => self.speeches = number,
                _ => self.amount = number,
            },
            FieldValue::Flag(flag) => self.flags |= if flag { flag_bit(name) } else { 0 },
            FieldValue::Seat(seat) if matches!(name, "to" | "after") => self.to = seat.number(),
            FieldValue::Seat(seat) => self.seat = seat.number(),
            FieldValue::SeatOrNone(seat) => self.to = seat.map_or(NONE, |seat| seat.number()),
            FieldValue::Seats(seats) => self.seats = seats.bits(),
            FieldValue::Card(knock) if name == "knock" => self.brought_about(Source::Knock(knock)),
            FieldValue::Card(card) => self.card = card.number(),
            FieldValue::CardOrNone(card) => self.card = card.map_or(NONE, CardId::number),
            FieldValue::Character(character) => self.character = character.number(),
            FieldValue::Threat(threat) => self.threat = threat.number(),
            FieldValue::Tile(tile) => self.tile = tile.number(),
            FieldValue::Source(source) => self.brought_about(source),
            FieldValue::Origin(origin) => self.origin = origin.number(),
            FieldValue::Withdrawal(WithdrawalRuling::Free) => {}
            FieldValue::Withdrawal(WithdrawalRuling::Must(card)) => {
                self.flags |= 16;
                self.brought_about(card);
            }
            FieldValue::Withdrawal(WithdrawalRuling::Cannot(card)) => {
                self.flags |= 32;
                self.brought_about(card);
            }
            FieldValue::Outcome(outcome) => self.outcome = outcome.number(),
            FieldValue::Order(order) => self.roster_card = order.number(),
            FieldValue::Recruit(recruit) => self.roster_card = recruit.number(),
            FieldValue::Help(help) => self.roster_card = help.number(),
            FieldValue::Pause(pause) => self.pause = pause.number(),
            FieldValue::PauseOrNone(pause) => self.pause = pause.map_or(NONE, Pause::number),
            FieldValue::Modifier(modifier) => self.modifier = modifier.number(),
            _ => panic!("the kit does not know what {name} is"),
        }
    }

    fn brought_about(&mut self, card: Source) {
        (self.source, self.by) = (card.kind(), card.number());
    }

    const fn numbers(&self) -> [u8; 18] {
        [
            self.seat,
            self.to,
            self.card,
            self.by,
            self.threat,
            self.tile,
            self.origin,
            self.character,
            self.outcome,
            self.seats,
            self.amount,
            self.morale,
            self.speeches,
            self.flags,
            self.source,
            self.roster_card,
            self.pause,
            self.modifier,
        ]
    }
}

fn flag_bit(name: &str) -> u8 {
    match name {
        "played" => 1,
        "drawn" => 2,
        "returned" => 4,
        "charm" => 8,
        "cancelled" | "sent_home" => 64,
        "by_luck" => 128,
        _ => panic!("the kit does not know the flag {name}"),
    }
}

/// The fields of what not all see.
struct Private {
    tag: u8,
    card: u8,
    tile: u8,
    tiles: [u8; 4],
    list: Vec<u8>,
}

impl Private {
    fn of(seen: &Seen) -> Self {
        let blank = Self { tag: seen.secret.tag(), card: NONE, tile: NONE, tiles: [0; 4], list: Vec::new() };
        let list: Vec<u8> = match seen.secret {
            Secret::Nothing if has_secret(&seen.notice) => return Self { tag: HIDDEN, ..blank },
            Secret::Nothing => return blank,
            Secret::Card(card) | Secret::Unseen(card) => return Self { card: card.number(), ..blank },
            Secret::Answer(card) => return Self { card: card.map_or(NONE, CardId::number), ..blank },
            Secret::Tile(tile) => return Self { tile: tile.number(), ..blank },
            Secret::Tiles(tiles) => return Self { tiles: tiles.to_array(), ..blank },
            Secret::Order(ref cards) | Secret::Hand(ref cards) => cards.iter().map(CardId::number).collect(),
            Secret::Orders(one, other) => vec![one.number(), other.number()],
            Secret::OrderDeck(orders) => orders.iter().map(OrderId::number).collect(),
            Secret::RecruitDeck(recruits) => recruits.iter().map(RecruitId::number).collect(),
            Secret::Help(one, other) => [one, other].map(HelpId::number).to_vec(),
            Secret::Kept(help) => vec![help.number()],
        };
        Self { list, ..blank }
    }
}

/// Whether somebody knows more of the event than the table does.
fn has_secret(notice: &Notice) -> bool {
    notice.audience() != Audience::Everyone && !matches!(notice, Notice::Withdrew { played: false, .. })
}

/// Takes in the fields of an event; of the list, what counts.
pub(crate) fn fold(into: &mut Fold, sequence: u32, seen: &Seen) {
    let Private { tag, card, tile, tiles, list } = Private::of(seen);
    into.add(sequence);
    into.add(seen.notice.tag());
    into.all(Public::of(&seen.notice).numbers());
    into.all([tag, card, tile]);
    into.all(tiles);
    into.all([list.len() as u8, number(seen.viewer)]);
    into.all(list);
}
