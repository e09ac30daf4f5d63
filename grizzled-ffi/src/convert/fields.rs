//! Where the fields of events stand in `grz_event`, by their names and by what values they have.

use super::{NONE, number};
use crate::codes::*;
use crate::layout::CEvent;
use grizzled_core::vocabulary::{FieldKind, FieldValue, Pause, Source, WithdrawalRuling};

/// Where a field of an event stands in C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    Seat,
    To,
    Seats,
    Card,
    RosterCard,
    Threat,
    Tile,
    Origin,
    Character,
    Outcome,
    Amount,
    Morale,
    Speeches,
    Pause,
    Modifier,
    Source,
    Withdrawal,
    /// A bit of the flags, and its name.
    Flag(u8, &'static str),
}

impl Slot {
    /// The table: a new field of a kind that is there already has its place, but a new flag needs a bit.
    pub(crate) fn new(name: &str, kind: FieldKind) -> Option<Self> {
        Some(match (kind, name) {
            (FieldKind::Number, "morale") => Self::Morale,
            (FieldKind::Number, "speeches") => Self::Speeches,
            (FieldKind::Number, _) => Self::Amount,
            (FieldKind::Flag, _) => return Self::flag(name),
            (FieldKind::Seat, "to" | "after") | (FieldKind::SeatOrNone, _) => Self::To,
            (FieldKind::Seat, _) => Self::Seat,
            (FieldKind::Seats, _) => Self::Seats,
            (FieldKind::Card, "knock") | (FieldKind::Source, _) => Self::Source,
            (FieldKind::Card | FieldKind::CardOrNone, _) => Self::Card,
            (FieldKind::Order | FieldKind::Recruit | FieldKind::Help, _) => Self::RosterCard,
            (FieldKind::Character, _) => Self::Character,
            (FieldKind::Threat, _) => Self::Threat,
            (FieldKind::Tile, _) => Self::Tile,
            (FieldKind::Origin, _) => Self::Origin,
            (FieldKind::Withdrawal, _) => Self::Withdrawal,
            (FieldKind::Outcome, _) => Self::Outcome,
            (FieldKind::Pause | FieldKind::PauseOrNone, _) => Self::Pause,
            (FieldKind::Modifier, _) => Self::Modifier,
            _ => return None,
        })
    }

    fn flag(name: &str) -> Option<Self> {
        let (bit, word) = match name {
            "played" => (GRZ_FLAG_PLAYED, "PLAYED"),
            "drawn" => (GRZ_FLAG_DRAWN, "DRAWN"),
            "returned" => (GRZ_FLAG_RETURNED, "RETURNED"),
            "charm" => (GRZ_FLAG_CHARM, "CHARM"),
            "cancelled" | "sent_home" => (GRZ_FLAG_EARLY, "EARLY"),
            "by_luck" => (GRZ_FLAG_BY_LUCK, "BY_LUCK"),
            _ => return None,
        };
        Some(Self::Flag(bit, word))
    }

    /// The byte of an event that is the whole field, if one is.
    fn byte(self, event: &mut CEvent) -> Option<&mut u8> {
        Some(match self {
            Self::Seat => &mut event.seat,
            Self::To => &mut event.to,
            Self::Seats => &mut event.seats,
            Self::Card => &mut event.card,
            Self::RosterCard => &mut event.roster_card,
            Self::Threat => &mut event.threat,
            Self::Tile => &mut event.tile,
            Self::Origin => &mut event.origin,
            Self::Character => &mut event.character,
            Self::Outcome => &mut event.outcome,
            Self::Amount => &mut event.amount,
            Self::Morale => &mut event.morale,
            Self::Speeches => &mut event.speeches,
            Self::Pause => &mut event.pause,
            Self::Modifier => &mut event.modifier,
            Self::Source | Self::Withdrawal | Self::Flag(..) => return None,
        })
    }
}

/// Writes a field of an event.
pub(super) fn put(event: &mut CEvent, name: &str, value: FieldValue) {
    match (Slot::new(name, value.kind()), value) {
        (Some(Slot::Source), FieldValue::Card(knock)) => by(event, Source::Knock(knock)),
        (Some(Slot::Source), FieldValue::Source(source)) => by(event, source),
        (Some(Slot::Withdrawal), FieldValue::Withdrawal(ruling)) => put_ruling(event, ruling),
        (Some(Slot::Flag(bit, _)), FieldValue::Flag(true)) => event.flags |= bit,
        (Some(slot), value) => {
            if let (Some(byte), Some(value)) = (slot.byte(event), plain(value)) {
                *byte = value;
            }
        }
        (None, _) => {}
    }
}

/// A value that is one byte in C.
fn plain(value: FieldValue) -> Option<u8> {
    Some(match value {
        FieldValue::Number(number) => number,
        FieldValue::Seat(seat) => seat.number(),
        FieldValue::SeatOrNone(seat) => seat.map_or(NONE, |seat| seat.number()),
        FieldValue::Seats(seats) => seats.bits(),
        FieldValue::Card(card) => card.number(),
        FieldValue::CardOrNone(card) => number(card),
        FieldValue::Character(character) => character.number(),
        FieldValue::Threat(threat) => threat.number(),
        FieldValue::Tile(tile) => tile.number(),
        FieldValue::Origin(origin) => origin.number(),
        FieldValue::Outcome(outcome) => outcome.number(),
        FieldValue::Order(order) => order.number(),
        FieldValue::Recruit(recruit) => recruit.number(),
        FieldValue::Help(help) => help.number(),
        FieldValue::Pause(pause) => pause.number(),
        FieldValue::PauseOrNone(pause) => pause.map_or(NONE, Pause::number),
        FieldValue::Modifier(modifier) => modifier.number(),
        _ => return None,
    })
}

/// The card that brought the event about.
fn by(event: &mut CEvent, card: Source) {
    (event.source, event.by) = (card.kind(), card.number());
}

fn put_ruling(event: &mut CEvent, ruling: WithdrawalRuling) {
    let (flag, card) = match ruling {
        WithdrawalRuling::Free => return,
        WithdrawalRuling::Must(card) => (GRZ_FLAG_MUST_WITHDRAW, card),
        WithdrawalRuling::Cannot(card) => (GRZ_FLAG_CANNOT_WITHDRAW, card),
    };
    event.flags |= flag;
    by(event, card);
}
