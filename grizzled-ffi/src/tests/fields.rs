//! The fields of C structs, each value written by hand.

use super::ruleset;
use crate::codes::*;
use crate::convert::{NONE, card_to_c, view_to_c, whole_event_to_c};
use crate::layout::{CCard, CView, Sized32};
use grizzled_core::cards::{Card, armistice};
use grizzled_core::log::View;
use grizzled_core::state::{Agenda, Answer, Knowledge, MissionState, RecruitInPlay};
use grizzled_core::vocabulary::{
    MAX_HELP, MAX_ORDERS, Numbered, OrderId, Outcome, Pause, Pile, RecruitId, Source, Threat, ThreatSet, Tile, Tiles,
};
use grizzled_core::{CardId, Event, Notice, Seat, SeatView, Secret};

fn card(number: u8) -> CardId {
    CardId::new(number).unwrap()
}

fn numbered<Kind: Copy, const MOST: usize>(number: u8) -> Numbered<Kind, MOST> {
    Numbered::new(number).unwrap()
}

/// What a secret comes to: its kind, its card, its tile, its tiles, its list.
type Shown<'a> = (u8, u8, u8, [u8; 4], &'a [u8]);

/// TAB-5: each secret stands in its own fields, and the others are empty.
#[test]
fn tab_5_secrets_stand_in_their_fields() {
    let (tiles, none) = (Tiles::of(&[Tile::Left, Tile::Left, Tile::DoubleRight]), [0; 4]);
    let pile: Pile = [4, 9, 2].into_iter().map(card).collect();
    let orders = [7, 3].into_iter().filter_map(OrderId::new).collect();
    let recruits = [5, 6].into_iter().filter_map(RecruitId::new).collect();
    let (order, help) = (numbered::<_, MAX_ORDERS>, numbered::<_, MAX_HELP>);
    let shown: [(Secret, Shown<'_>); 14] = [
        (Secret::Nothing, (GRZ_SECRET_HIDDEN, NONE, NONE, none, &[])),
        (Secret::Card(card(17)), (GRZ_SECRET_CARD, 17, NONE, none, &[])),
        (Secret::Unseen(card(0)), (GRZ_SECRET_UNSEEN, 0, NONE, none, &[])),
        (Secret::Answer(Some(card(58))), (GRZ_SECRET_ANSWER, 58, NONE, none, &[])),
        (Secret::Answer(None), (GRZ_SECRET_ANSWER, NONE, NONE, none, &[])),
        (Secret::Tile(Tile::DoubleLeft), (GRZ_SECRET_TILE, NONE, 2, none, &[])),
        (Secret::Tiles(tiles), (GRZ_SECRET_TILES, NONE, NONE, [2, 0, 0, 1], &[])),
        (Secret::Order(pile), (GRZ_SECRET_ORDER, NONE, NONE, none, &[4, 9, 2])),
        (Secret::Hand(pile), (GRZ_SECRET_HAND, NONE, NONE, none, &[4, 9, 2])),
        (Secret::Orders(order(35), order(1)), (GRZ_SECRET_ORDERS, NONE, NONE, none, &[35, 1])),
        (Secret::OrderDeck(orders), (GRZ_SECRET_ORDER_DECK, NONE, NONE, none, &[3, 7])),
        (Secret::RecruitDeck(recruits), (GRZ_SECRET_RECRUIT_DECK, NONE, NONE, none, &[5, 6])),
        (Secret::Help(help(22), help(0)), (GRZ_SECRET_HELP, NONE, NONE, none, &[22, 0])),
        (Secret::Kept(help(12)), (GRZ_SECRET_KEPT, NONE, NONE, none, &[12])),
    ];
    for (secret, expected) in shown {
        let event = whole_event_to_c(3, &Event { notice: Notice::Dealt { seat: Seat::S1 }, secret });
        let (list, rest) = event.order.split_at(event.order_length.into());
        let fields = (event.secret, event.secret_card, event.secret_tile, event.secret_tiles, list);
        assert_eq!(fields, expected, "{secret:?}");
        assert!(rest.iter().all(|&number| number == 0), "{secret:?}");
    }
}

/// What a seat's player has and knows alone.
#[test]
fn a_seats_own_stands_in_its_fields() {
    let rules = &ruleset("one-shot 3 normal").rules;
    let mut view = SeatView::new(Seat::S1);
    let shown = |view: &SeatView| view_to_c(rules, &View::Seat(*view), 7);
    let nothing = shown(&view);
    assert_eq!(
        (nothing.viewer, nothing.events, nothing.hand, nothing.tiles, nothing.tile),
        (1, 7, [0; 2], [0; 4], NONE)
    );
    assert_eq!(nothing.struct_size, CView::SIZE);
    assert_eq!((nothing.answer, nothing.answer_card), (GRZ_ANSWER_NONE, NONE));
    assert_eq!((nothing.known, nothing.known_cards), (GRZ_KNOWN_NOTHING, [NONE; 2]));

    view.own.hand = [0, 63, 64].into_iter().map(card).collect();
    view.own.tiles = Tiles::of(&[Tile::Right, Tile::DoubleLeft, Tile::DoubleLeft]);
    view.own.tile = Some(Tile::DoubleRight);
    assert_eq!((shown(&view).hand, shown(&view).tiles, shown(&view).tile), ([1 | 1 << 63, 1], [0, 1, 2, 0], 3));
    for (answer, number, card) in
        [(Answer::Decline, GRZ_ANSWER_DECLINE, NONE), (Answer::Discard(card(40)), GRZ_ANSWER_DISCARD, 40)]
    {
        view.own.answer = answer;
        assert_eq!((shown(&view).answer, shown(&view).answer_card), (number, card));
    }
    for (known, number, cards) in [
        (Knowledge::Orders(numbered(9), numbered(4)), GRZ_KNOWN_ORDERS, [9, 4]),
        (Knowledge::Order(numbered(31)), GRZ_KNOWN_ORDER, [31, NONE]),
        (Knowledge::Help(numbered(2), numbered(20)), GRZ_KNOWN_HELP, [2, 20]),
        (Knowledge::Kept(numbered(6)), GRZ_KNOWN_KEPT, [6, NONE]),
    ] {
        view.known = known;
        assert_eq!((shown(&view).known, shown(&view).known_cards), (number, cards));
    }
    assert_eq!([GRZ_ANSWER_NONE, GRZ_ANSWER_DECLINE, GRZ_ANSWER_DISCARD], [0, 1, 2]);
    assert_eq!([GRZ_KNOWN_NOTHING, GRZ_KNOWN_ORDERS, GRZ_KNOWN_ORDER, GRZ_KNOWN_HELP, GRZ_KNOWN_KEPT], [0, 1, 2, 3, 4]);
}

/// What lies on the table, so far as it is a number or a list of numbers.
#[test]
fn the_table_stands_in_its_fields() {
    let rules = &ruleset("one-shot 3 normal").rules;
    let mut view = SeatView::new(Seat::S0);
    let table = &mut view.table;
    for (times, threat) in (1..).zip(Threat::ALL) {
        (0..times).for_each(|_| table.active.add(ThreatSet::of(&[threat])));
    }
    table.removed_tiles = Tiles::of(&[Tile::Left, Tile::DoubleRight, Tile::DoubleRight]);
    table.agenda = Agenda::Choice { source: Source::Help(numbered(8)), left: 2, pause: Some(Pause::Support) };
    table.recruits.in_play = Some(RecruitInPlay {
        recruit: numbered(11),
        after: Seat::S2,
        tokens: 3,
        in_mission: true,
        hand: [5, 1].into_iter().map(card).collect(),
    });
    let shown = view_to_c(rules, &View::Seat(view), 0);
    assert_eq!((shown.active, shown.removed_tiles), ([1, 2, 3, 4, 5, 6], [1, 0, 0, 2]));
    let agenda = (shown.agenda_amount, shown.agenda_source, shown.agenda_by, shown.agenda_pause);
    assert_eq!(agenda, (2, 4, 8, Pause::Support.number()));
    assert_eq!((shown.recruit, shown.recruit_after, shown.recruit_tokens, shown.recruit_in_mission), (11, 2, 3, 1));
    assert_eq!(shown.recruit_hand, [1, 5, NONE, NONE, NONE]);
    assert_eq!((shown.seat_count, shown.ring, shown.outcome), (3, 3, NONE));
    let with_chaplain = &ruleset("base 2 normal").rules;
    let of_two = view_to_c(with_chaplain, &View::Seat(view), 0);
    assert_eq!((of_two.seat_count, of_two.ring), (2, 3));
    view.table.mission_state = MissionState::Failed;
    assert_eq!(view_to_c(rules, &View::Seat(view), 0).mission_state, MissionState::Failed.number());
    assert_ne!(MissionState::Failed.number(), MissionState::UnderWay.number());
}

/// What the game waits for: whose it is, how many, and what else there is to know.
#[test]
fn what_is_awaited_stands_in_its_fields() {
    let rules = &ruleset("one-shot 3 normal").rules;
    let shown = |agenda| {
        let mut view = SeatView::new(Seat::S0);
        view.table.agenda = agenda;
        let shown = view_to_c(rules, &View::Seat(view), 0);
        (shown.agenda_seat, shown.agenda_amount, shown.agenda_flags, shown.agenda_pause, shown.outcome)
    };
    let seat = Seat::S2;
    assert_eq!(shown(Agenda::Christmas { seat, draws: 2 }), (2, 2, 0, NONE, NONE));
    assert_eq!(shown(Agenda::Relief { seat, knocks: 3, charm: true }), (2, 3, GRZ_FLAG_CHARM, NONE, NONE));
    assert_eq!(shown(Agenda::Relief { seat, knocks: 1, charm: false }), (2, 1, 0, NONE, NONE));
    assert_eq!(shown(Agenda::Cancellation { draws: 4 }), (NONE, 4, 0, NONE, NONE));
    assert_eq!(shown(Agenda::Invitation(Pause::Trap)), (NONE, 0, 0, Pause::Trap.number(), NONE));
    assert_eq!(shown(Agenda::Over(Outcome::TooManyCards)), (NONE, 0, 0, NONE, Outcome::TooManyCards.number()));
}

/// DECK-1, ORD-1, REC-1, HH-1: what stands on the cards of each list.
#[test]
fn cards_stand_in_their_fields() {
    let rules = ruleset("one-shot 3 normal");
    let shown = |list, number: usize| card_to_c(&rules, list, number as u32).unwrap();
    for (number, &Card { facts, number: print, provenance, .. }) in armistice::PACK.orders.iter().enumerate() {
        let card = shown(GRZ_LIST_ORDERS, number);
        let expected = CCard { list: GRZ_LIST_ORDERS as u8, number: number as u8, ..card };
        assert_eq!((card, card.print, card.provenance), (expected, print, provenance.number()));
        assert_eq!((card.in_game, card.difficulty, card.intensity), (1, facts.difficulty.number(), facts.intensity));
    }
    for (number, card) in armistice::PACK.recruits.iter().enumerate() {
        let shown = shown(GRZ_LIST_RECRUITS, number);
        assert_eq!((shown.in_game, shown.hand, shown.tokens), (1, card.facts.hand, card.facts.tokens));
    }
    for (number, card) in armistice::PACK.help.iter().enumerate() {
        let shown = shown(GRZ_LIST_HELP, number);
        assert_eq!((shown.in_game, shown.help), (1, card.facts.kind.number()));
    }
    for (number, face) in armistice::DECK.iter().enumerate() {
        let shown = shown(GRZ_LIST_TRIALS, number);
        assert_eq!((shown.trap != 0, shown.luck != 0), (face.has_trap(), face.has_luck()));
        assert_eq!(shown.knock, face.hard_knock().map_or(NONE, |knock| knock.number()));
        let threats: u8 = face.threats().iter().map(|threat| 1 << threat.number()).sum();
        assert_eq!((shown.threats, shown.in_game), (threats, 1));
        assert!(shown.threats != 0 || shown.face != GRZ_FACE_THREAT);
    }
    // SOLO-1: six Hard Knocks are not played with.
    let solo = ruleset("solo");
    let in_game = |number: u8| card_to_c(&solo, GRZ_LIST_TRIALS, number.into()).unwrap().in_game == 1;
    assert!((0..68).all(|number| in_game(number) == solo.rules.cards().contains(card(number))));
    assert_eq!((0..68).filter(|&number| !in_game(number)).count(), 6);
}
