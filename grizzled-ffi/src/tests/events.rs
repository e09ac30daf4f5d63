//! Events in C against the same events in JSON, which core writes by itself.

use super::play_games;
use crate::codes::*;
use crate::convert::NONE;
use crate::layout::CEvent;
use crate::model::clients::Client;
use crate::model::games::Session;
use crate::model::saves::read_stream;
use grizzled_core::text::Lang;
use grizzled_core::vocabulary::{Character, EventKind, Modifier, Origin, Outcome, Pause, Threat, Tile};
use grizzled_core::{Event, Secret, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The place in the list of what JSON spells so.
fn place(list: Value, value: &Value) -> Option<usize> {
    list.as_array().unwrap().iter().position(|each| each == value)
}

/// A field of a notice, as a number.
fn plain(value: &Value) -> u64 {
    let spelt = |value: &Value| {
        let lists = [
            place(json!(Threat::ALL), value),
            place(json!(Tile::ALL), value),
            place(json!(Character::ALL), value),
            place(json!(Outcome::ALL), value),
            place(json!(Pause::ALL), value),
            place(json!(Modifier::ALL), value),
        ];
        let found = lists.into_iter().flatten().next();
        found.unwrap_or_else(|| panic!("{value} is spelt newly")) as u64
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
        "seat" | "leader" => event.seat,
        "to" | "most" | "after" => event.to,
        "card" => event.card,
        "knock" => event.by,
        "order" | "recruit" | "help" => event.roster_card,
        "threat" => event.threat,
        "tile" => event.tile,
        "character" => event.character,
        "outcome" => event.outcome,
        "seats" | "asked" => event.seats,
        "trials" | "count" | "number" | "intensity" | "draws" | "knocks" | "cards" => event.amount,
        "orders" | "recruits" | "value" | "tokens" | "left" => event.amount,
        "morale" => event.morale,
        "speeches" => event.speeches,
        "pause" => event.pause,
        "modifier" => event.modifier,
        "played" => flag(GRZ_FLAG_PLAYED),
        "drawn" => flag(GRZ_FLAG_DRAWN),
        "returned" => flag(GRZ_FLAG_RETURNED),
        "charm" => flag(GRZ_FLAG_CHARM),
        "cancelled" | "sent_home" => flag(GRZ_FLAG_EARLY),
        "by_luck" => flag(GRZ_FLAG_BY_LUCK),
        name => panic!("a notice has a new field: {name}"),
    })
}

/// What JSON calls the event, and its fields.
fn named(value: Value) -> (String, Value) {
    match value {
        Value::String(name) => (name, Value::Null),
        Value::Object(fields) => fields.into_iter().next().unwrap(),
        other => panic!("an event is spelt newly: {other}"),
    }
}

fn same_as_json(event: &CEvent, seen: &Event) {
    let (name, fields) = named(serde_json::to_value(seen.notice).unwrap());
    assert_eq!(EventKind::new(event.tag).map(|kind| kind.name), Some(name.as_str()));
    for (field, value) in fields.as_object().into_iter().flatten() {
        match field.as_str() {
            "withdrawal" => same_ruling(event, value),
            "by" | "source" => same_source(event, value),
            // Who gave a card or a hand is the event's seat, not where a card was before.
            "from" if value.is_number() => assert_eq!(u64::from(event.seat), plain(value), "{seen:?}"),
            "from" => assert_eq!(Some(event.origin), origin(value), "{seen:?}"),
            "seat" if name == "solo_support" => assert_eq!(u64::from(event.to), plain(value), "{seen:?}"),
            _ => assert_eq!(self::field(event, field), plain(value), "{field} of {seen:?}"),
        }
    }
}

/// Some words name an origin and a point of the game alike.
fn origin(value: &Value) -> Option<u8> {
    place(json!(Origin::ALL), value).map(|place| place as u8)
}

/// The kind of card that brought something about, and its number.
fn same_source(event: &CEvent, source: &Value) {
    let kinds = ["knock", "order", "recruit", "help", "chapter"];
    let (kind, number) = source.as_object().unwrap().iter().next().unwrap();
    let kind = kinds.iter().position(|each| each == kind).unwrap() as u8 + 1;
    assert_eq!((event.source, u64::from(event.by)), (kind, number.as_u64().unwrap()), "{source}");
}

/// Whether a turn allows a withdrawal: a word, or a word and the card that says so.
fn same_ruling(event: &CEvent, ruling: &Value) {
    let flag = match (ruling.get("must"), ruling.get("cannot")) {
        (Some(card), _) => {
            same_source(event, card);
            GRZ_FLAG_MUST_WITHDRAW
        }
        (_, Some(card)) => {
            same_source(event, card);
            GRZ_FLAG_CANNOT_WITHDRAW
        }
        (None, None) => {
            assert_eq!((event.source, event.by), (0, NONE));
            0
        }
    };
    assert_eq!(event.flags, flag, "{ruling}");
}

#[test]
fn events_say_in_c_what_they_say_in_json() {
    let mut tags = BTreeSet::new();
    play_games(12, |session| {
        if session.game().outcome().is_some() {
            let events = session.referee_events(0);
            for (event, whole) in events.iter().zip(session.log().events()) {
                same_as_json(event, whole);
                assert_eq!((event.secret, event.viewer), (whole.secret.tag(), NONE));
                tags.insert(event.tag);
            }
        }
    });
    // Only games that start from a given position have these.
    let never = ["charm_spent", "card_set_aside", "order_put_back"];
    let met: BTreeSet<u8> =
        EventKind::ALL.iter().filter(|kind| !never.contains(&kind.name)).map(|kind| kind.tag).collect();
    assert_eq!(tags, met);
}

/// TAB-5: a secret reaches whom it is for alone; for others it is marked hidden and its fields are empty.
#[test]
fn tab_5_secrets_are_hidden_from_others() {
    play_games(2, |session| {
        if session.game().outcome().is_none() {
            return;
        }
        for seat in session.rules().grizzled().iter() {
            let viewer = Viewer::Seat(seat);
            let events = session.events(seat.number().into(), 0).unwrap();
            for (event, whole) in events.iter().zip(session.log().events()) {
                let seen = session.game().redact(whole, viewer);
                let hidden = whole.secret != Secret::Nothing && seen.secret == Secret::Nothing;
                let expected = if hidden { GRZ_SECRET_HIDDEN } else { whole.secret.tag() };
                assert_eq!((event.secret, event.viewer), (expected, seat.number()), "{whole:?} for {seat}");
                let fields = (event.secret_card, event.secret_tile, event.secret_tiles, event.order_length);
                assert!(!hidden || (fields, event.order) == ((NONE, NONE, [0; 4], 0), [0; 80]));
            }
        }
    });
}

/// A client that joined at any time gives the same events from then on, in structs, JSON and words.
#[test]
fn tab_5_a_client_has_what_its_host_shows_to_its_viewer() {
    for (seed, preset) in (0..).zip(super::WAYS) {
        let mut game = super::session(preset, seed);
        super::play(&mut game, seed, |_| {});
        for after in [0, 1, game.count() / 2, game.count()] {
            same_for_client(&game, 1, after);
            same_for_client(&game, GRZ_VIEWER_SPECTATOR, after);
        }
    }
}

fn same_for_client(game: &Session, viewer: u32, after: u32) {
    let stream = read_stream(&game.stream(viewer, after, GRZ_FORM_BYTES).unwrap()).unwrap();
    let client = Client::new(&stream, after).unwrap();
    assert_eq!(client.count(), game.count());
    for from in [after, game.count().saturating_sub(5).max(after), game.count(), u32::MAX] {
        assert_eq!(client.events(from), game.events(viewer, from).unwrap());
        if from <= game.count() {
            assert_eq!(client.events_json(from), game.events_json(viewer, from));
        }
        assert_eq!(client.events_text(from, Lang::Fr), game.events_text(viewer, from, Lang::Fr).unwrap());
    }
    assert_eq!(client.view(), game.view(viewer).unwrap());
    assert_eq!(client.view_json(), game.view_json(viewer));
}
