//! Events in C against the same events in JSON, which core writes by itself.

use super::play_games;
use crate::codes::*;
use crate::convert::{NONE, event_to_c};
use crate::layout::CEvent;
use crate::session::{Eyes, Session};
use grizzled_core::{Audience, Character, Outcome, Secret, Seen, Threat, Tile, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;

/// A field of a notice, as a number.
fn plain(value: &Value) -> u64 {
    let spelt = |value: &Value| {
        let threat = Threat::ALL.iter().position(|each| serde_json::to_value(each).unwrap() == *value);
        let tile = Tile::ALL.iter().position(|each| serde_json::to_value(each).unwrap() == *value);
        let character = Character::ALL.iter().position(|each| serde_json::to_value(each).unwrap() == *value);
        let outcomes = [Outcome::Victory, Outcome::TooManyKnocks, Outcome::MoraleLost];
        let outcome = outcomes.iter().position(|each| serde_json::to_value(each).unwrap() == *value);
        let origin = ["hand", "trap", "clumsy", "position"].iter().position(|each| *value == *each);
        threat.or(tile).or(character).or(outcome).or(origin).unwrap_or_else(|| panic!("{value} is spelt newly")) as u64
    };
    match value {
        Value::Null => NONE.into(),
        Value::Bool(flag) => (*flag).into(),
        Value::Number(number) => number.as_u64().unwrap(),
        Value::Array(seats) => seats.iter().map(|seat| 1 << seat.as_u64().unwrap()).sum(),
        text => spelt(text),
    }
}

/// The field of the C event that a notice's field is found in.
fn field(event: &CEvent, name: &str) -> u64 {
    let flag = |bit: u8| u8::from(event.flags & bit != 0);
    u64::from(match name {
        "seat" => event.seat,
        "to" | "most" => event.to,
        "card" => event.card,
        "knock" => event.knock,
        "threat" => event.threat,
        "tile" => event.tile,
        "from" => event.origin,
        "character" => event.character,
        "outcome" => event.outcome,
        "seats" | "asked" => event.seats,
        "trials" | "count" | "number" | "intensity" | "draws" | "knocks" | "cards" => event.amount,
        "morale" => event.morale,
        "speeches" => event.speeches,
        "played" => flag(GRZ_FLAG_PLAYED),
        "drawn" => flag(GRZ_FLAG_DRAWN),
        "returned" => flag(GRZ_FLAG_RETURNED),
        "charm" => flag(GRZ_FLAG_CHARM),
        name => panic!("a notice has a new field: {name}"),
    })
}

fn same_as_json(event: &CEvent, seen: &Seen) {
    let (name, fields) = match serde_json::to_value(seen.notice).unwrap() {
        Value::String(name) => (name, Value::Null),
        value => value.as_object().unwrap().iter().next().map(|(name, fields)| (name.clone(), fields.clone())).unwrap(),
    };
    let row = EVENTS.rows.iter().find(|row| row.value == i64::from(event.tag)).unwrap();
    assert_eq!(row.name, format!("GRZ_EVENT_{}", name.to_uppercase()));
    for (name, value) in fields.as_object().into_iter().flatten() {
        if name == "withdrawal" {
            same_ruling(event, value);
            continue;
        }
        assert_eq!(field(event, name), plain(value), "{name} of {seen:?}");
    }
}

/// Whether a turn allows a withdrawal: a word, or a word and the card that says so.
fn same_ruling(event: &CEvent, ruling: &Value) {
    let by_card = |word: &str| ruling.get(word).and_then(Value::as_u64);
    let (flag, card) = match (by_card("must"), by_card("cannot")) {
        (Some(card), _) => (GRZ_FLAG_MUST_WITHDRAW, card),
        (_, Some(card)) => (GRZ_FLAG_CANNOT_WITHDRAW, card),
        (None, None) => (0, NONE.into()),
    };
    assert_eq!((event.flags, u64::from(event.knock)), (flag, card), "{ruling}");
}

fn of(session: &Session, eyes: Eyes) -> impl Iterator<Item = (CEvent, Seen)> {
    let numbered = (0..).zip(session.events(0));
    numbered.map(move |(sequence, event)| {
        let seen = session.seen(event, eyes);
        (event_to_c(sequence, event, &seen), seen)
    })
}

#[test]
fn events_say_in_c_what_they_say_in_json() {
    let mut tags = BTreeSet::new();
    play_games(12, |session| {
        if session.game.outcome().is_some() {
            for (event, seen) in of(session, Eyes::Referee) {
                same_as_json(&event, &seen);
                assert_eq!(event.secret, seen.secret.tag());
                tags.insert(event.tag);
            }
        }
    });
    // Two kinds stand only in games that start from a given position, which C cannot ask for.
    let all = EVENTS.rows.iter().map(|row| row.value as u8);
    let met: BTreeSet<u8> =
        all.filter(|tag| ![GRZ_EVENT_CHARM_SPENT, GRZ_EVENT_CARD_SET_ASIDE].contains(tag)).collect();
    assert_eq!(tags, met);
}

/// TAB-5: a secret reaches its owner alone; for others it is marked hidden and its fields are empty.
#[test]
fn tab_5_secrets_are_hidden_from_others() {
    play_games(3, |session| {
        if session.game.outcome().is_none() {
            return;
        }
        for seat in session.game.rules().grizzled().iter() {
            for ((event, _), whole) in of(session, Eyes::Viewer(Viewer::Seat(seat))).zip(session.events(0)) {
                let own = whole.notice.audience() == Audience::Owner(seat);
                let expected =
                    if own || whole.secret == Secret::Nothing { whole.secret.tag() } else { GRZ_SECRET_HIDDEN };
                assert_eq!(event.secret, expected, "{whole:?} for {seat}");
                let empty = (event.secret_card, event.secret_tile, event.secret_tiles, event.order_length);
                assert!(own || empty == (NONE, NONE, [0; 4], 0));
            }
        }
    });
}
