//! Views in C against the same views in JSON, which core writes by itself.

use super::{WAYS, play, session};
use crate::codes::*;
use crate::convert::NONE;
use crate::layout::CView;
use crate::model::games::Session;
use grizzled_core::Seat;
use grizzled_core::state::Agenda;
use grizzled_core::vocabulary::{Modifier, WithdrawalRuling};
use serde_json::Value;
use std::collections::BTreeSet;

/// A number of a JSON view, or what it is when there is none.
fn number(value: &Value, none: u64) -> u64 {
    match value {
        Value::Null => none,
        Value::Bool(flag) => (*flag).into(),
        Value::Number(number) => number.as_u64().unwrap(),
        other => panic!("{other} is no number"),
    }
}

/// A list of numbers as bits.
fn set(value: &Value) -> u128 {
    value.as_array().unwrap().iter().map(|number| 1 << number.as_u64().unwrap()).sum()
}

fn cards(words: [u64; 2]) -> u128 {
    u128::from(words[0]) | u128::from(words[1]) << 64
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

fn same_as_json(view: &CView, json: &Value, session: &Session) {
    let table = &json["table"];
    let [orders, recruits, help, solo] = ["orders", "recruits", "helping_hands", "solo"].map(|module| &table[module]);
    assert_eq!(cards(view.no_mans_land), set(&table["no_mans_land"]));
    assert_eq!(cards(view.discards), set(&table["discards"]));
    for (field, shown) in [
        ("leader", view.leader),
        ("turn", view.turn),
        ("mission", view.mission),
        ("intensity", view.intensity),
        ("speeches", view.speeches),
        ("trials", view.trials),
        ("morale", view.morale),
        ("open", view.open_card),
    ] {
        assert_eq!(u64::from(shown), number(&table[field], NONE.into()), "{field}");
    }
    for (field, shown, json) in [
        ("of_mission", view.order, orders),
        ("left", view.orders_left, orders),
        ("turned_up", view.next_recruit, recruits),
        ("left", view.recruits_left, recruits),
        ("acting", view.recruit_acts, recruits),
        ("luck_used", view.luck_used, table),
        ("refill_declined", view.refill_declined, solo),
        ("tiles", view.solo_tiles, solo),
    ] {
        assert_eq!(u64::from(shown), number(&json[field], NONE.into()), "{field}");
    }
    assert_eq!(u128::from(view.awaited), set(&table["awaited"]));
    assert_eq!(u128::from(view.in_mission), set(&table["in_mission"]));
    assert_eq!(u128::from(view.orders), set(&orders["in_play"]));
    assert_eq!(u128::from(view.help_in_force), set(&help["in_force"]));
    assert_eq!(u128::from(view.spoken_free), set(&table["spoken_free"]));
    assert_eq!(u128::from(view.put_down), set(&table["put_down"]));
    let modifiers = session.table().modifiers;
    assert!(
        Modifier::ALL
            .into_iter()
            .all(|modifier| view.modifiers[usize::from(modifier.number())] == modifiers.get(modifier))
    );
    same_seats(view, table, session);
    same_recruit(view, &recruits["in_play"]);
    same_knocks(view, session);
}

fn same_seats(view: &CView, table: &Value, session: &Session) {
    for seat in (0..usize::from(view.ring)).map(|place| Seat::new(place as u8).unwrap()) {
        let (shown, json) = (&view.seats[seat.index()], &table["seats"][seat.index()]);
        for (field, shown) in [
            ("charm_ready", shown.charm_ready),
            ("hand", shown.hand),
            ("tiles", shown.tiles),
            ("tile_played", shown.tile_played),
            ("speeches", shown.speeches),
        ] {
            assert_eq!(u64::from(shown), number(&json[field], 0), "{field} of {seat}");
        }
        assert_eq!(u128::from(shown.help), set(&table["helping_hands"]["held"][seat.index()]));
        assert_eq!(u128::from(shown.in_mission), set(&table["in_mission"]) >> seat.index() & 1);
        assert_eq!(shown.mute == 1, session.table().is_mute(session.rules(), seat));
        let character = session.table().seat(seat).character.map_or(NONE, |character| character.number());
        assert_eq!(shown.character, character);
    }
}

fn same_recruit(view: &CView, json: &Value) {
    if json.is_null() {
        assert_eq!((view.recruit, view.recruit_after, view.recruit_hand), (NONE, NONE, [NONE; 5]));
        return;
    }
    assert_eq!(u64::from(view.recruit), number(&json["recruit"], 0));
    assert_eq!(u64::from(view.recruit_after), number(&json["after"], 0));
    assert_eq!(u64::from(view.recruit_tokens), number(&json["tokens"], 0));
    assert_eq!(u64::from(view.recruit_in_mission), number(&json["in_mission"], 0));
    let hand: Vec<u64> = view.recruit_hand.iter().filter(|card| **card != NONE).map(|card| (*card).into()).collect();
    assert_eq!(hand, numbers(&json["hand"]));
}

fn same_knocks(view: &CView, session: &Session) {
    let count = usize::from(view.knock_count);
    let shown = view.knock_seats.iter().zip(&view.knocks).take(count).map(|(seat, card)| (*seat, *card));
    let knocks = session.table().knocks.iter().map(|(seat, card)| (seat.number(), card.number()));
    assert!(shown.eq(knocks));
    assert!(view.knocks[count..].iter().chain(&view.knock_seats[count..]).all(|number| *number == NONE));
}

fn same_agenda(view: &CView, agenda: &Agenda) {
    let shown = (view.agenda_seat, view.agenda_threat, view.agenda_amount, view.agenda_flags);
    let by = (view.agenda_source, view.agenda_by, view.agenda_pause);
    let expected = match *agenda {
        Agenda::Turn { withdrawal: WithdrawalRuling::Must(card) } => {
            assert_eq!(by, (card.kind(), card.number(), NONE));
            (NONE, NONE, 0, GRZ_FLAG_MUST_WITHDRAW)
        }
        Agenda::Turn { withdrawal: WithdrawalRuling::Cannot(card) } => {
            assert_eq!(by, (card.kind(), card.number(), NONE));
            (NONE, NONE, 0, GRZ_FLAG_CANNOT_WITHDRAW)
        }
        Agenda::Speech { speaker, threat } => (speaker.number(), threat.number(), 0, 0),
        Agenda::Christmas { seat, draws } => (seat.number(), NONE, draws, 0),
        Agenda::Relief { seat, knocks, charm } => (seat.number(), NONE, knocks, u8::from(charm) * GRZ_FLAG_CHARM),
        Agenda::Choice { source, left, .. } => {
            assert_eq!((by.0, by.1), (source.kind(), source.number()));
            (NONE, NONE, left, 0)
        }
        Agenda::Cancellation { draws } => (NONE, NONE, draws, 0),
        _ => (NONE, NONE, 0, 0),
    };
    assert_eq!((view.agenda, shown), (agenda.tag(), expected), "{agenda:?}");
}

#[test]
fn views_say_in_c_what_they_say_in_json() {
    let mut agendas = BTreeSet::new();
    for (seed, preset) in (0..).flat_map(|seed| WAYS.map(|preset| (seed, preset))).take(60) {
        play(&mut session(preset, seed), seed, |game| {
            for seat in game.rules().grizzled().iter() {
                let view = game.view(seat.number().into()).unwrap();
                let json: Value = serde_json::from_str(&game.view_json(seat.number().into()).unwrap()).unwrap();
                let json = &json["seat"];
                same_as_json(&view, json, game);
                assert_eq!(cards(view.hand), set(&json["own"]["hand"]));
                assert_eq!(u64::from(view.tile), tile(&json["own"]["tile"]));
                assert_eq!(u128::from(view.asked), set(&json["table"]["awaited"]) >> seat.index() & 1);
                same_agenda(&view, &game.table().agenda);
                agendas.insert(view.agenda);
            }
        });
    }
    let all = AGENDAS.rows.iter().map(|row| row.value as u8).filter(|agenda| *agenda != GRZ_AGENDA_NOTHING);
    assert_eq!(agendas, all.collect(), "everything that a game can wait for was met");
}

fn tile(value: &Value) -> u64 {
    let names = ["left", "right", "double_left", "double_right"];
    value.as_str().map_or(NONE.into(), |name| names.iter().position(|each| *each == name).unwrap() as u64)
}

/// TAB-5: a spectator's view is the table and nothing else.
#[test]
fn tab_5_a_spectator_sees_no_seats_own() {
    super::play_games(1, |game| {
        let view = game.view(GRZ_VIEWER_SPECTATOR).unwrap();
        let own = (view.hand, view.tiles, view.tile, view.answer, view.answer_card, view.known, view.asked);
        assert_eq!(own, ([0; 2], [0; 4], NONE, GRZ_ANSWER_NONE, NONE, GRZ_KNOWN_NOTHING, 0));
        for seat in game.rules().grizzled().iter() {
            let seen = game.view(seat.number().into()).unwrap();
            let table = CView {
                hand: [0; 2],
                tiles: [0; 4],
                tile: NONE,
                answer: GRZ_ANSWER_NONE,
                answer_card: NONE,
                known: GRZ_KNOWN_NOTHING,
                known_cards: [NONE; 2],
                asked: 0,
                viewer: view.viewer,
                ..seen
            };
            assert_eq!(table, view);
        }
    });
}
