//! Views, to C.

use super::{NONE, viewer_number, words};
use crate::codes::*;
use crate::layout::{CSeat, CView, Sized32};
use grizzled_core::log::View;
use grizzled_core::state::{Agenda, Answer, Holdings, Knowledge, Table};
use grizzled_core::vocabulary::{Numbered, Outcome, Pause, Source, WithdrawalRuling};
use grizzled_core::{CardId, Rules, Seat, SeatView};

/// What the viewer sees, after so many events.
pub(crate) fn view_to_c(rules: &Rules, view: &View, events: u32) -> CView {
    match view {
        View::Spectator(view) => {
            table_to_c(rules, &view.table, viewer_number(grizzled_core::Viewer::Spectator), events)
        }
        View::Seat(view) => seat_view_to_c(rules, view, events),
    }
}

fn seat_view_to_c(rules: &Rules, view: &SeatView, events: u32) -> CView {
    let SeatView { seat, table, own, known } = view;
    let Holdings { hand, tiles, tile, answer } = *own;
    let (known_number, known_cards) = (known_number(*known), known_cards(*known));
    let answer_card = match answer {
        Answer::Discard(card) => card.number(),
        Answer::None | Answer::Decline => NONE,
    };
    CView {
        asked: table.awaited.contains(*seat).into(),
        hand: words(hand),
        tiles: tiles.to_array(),
        tile: tile.map_or(NONE, |tile| tile.number()),
        answer: answer_number(answer),
        answer_card,
        known: known_number,
        known_cards,
        ..table_to_c(rules, table, seat.number(), events)
    }
}

const fn known_cards(known: Knowledge) -> [u8; 2] {
    match known {
        Knowledge::Nothing => [NONE, NONE],
        Knowledge::Orders(one, other) => [one.number(), other.number()],
        Knowledge::Order(order) => [order.number(), NONE],
        Knowledge::Help(one, other) => [one.number(), other.number()],
        Knowledge::Kept(help) => [help.number(), NONE],
    }
}

/// The first numbers of a list; NONE behind the last.
fn listed<const N: usize>(numbers: impl Iterator<Item = u8>) -> [u8; N] {
    let mut list = [NONE; N];
    list.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
    list
}

fn optional<Kind: Copy, const MOST: usize>(card: Option<Numbered<Kind, MOST>>) -> u8 {
    card.map_or(NONE, Numbered::number)
}

/// What everybody sees.
fn table_to_c(rules: &Rules, table: &Table, viewer: u8, events: u32) -> CView {
    let agenda = agenda_to_c(&table.agenda);
    CView {
        events,
        viewer,
        agenda: table.agenda.tag(),
        agenda_seat: agenda.seat,
        agenda_threat: agenda.threat,
        agenda_amount: agenda.amount,
        agenda_flags: agenda.flags,
        agenda_source: agenda.source,
        agenda_by: agenda.by,
        agenda_pause: agenda.pause,
        ..with_roster(table, with_mission(rules, table, nothing()))
    }
}

/// A view in which nothing is seen.
fn nothing() -> CView {
    CView {
        struct_size: CView::SIZE,
        tile: NONE,
        answer_card: NONE,
        known_cards: [NONE; 2],
        #[cfg(grz_newer)]
        made_up: crate::made_up::WRITTEN,
        ..CView::default()
    }
}

/// Adds the Trials and the seats.
fn with_mission(rules: &Rules, table: &Table, view: CView) -> CView {
    CView {
        no_mans_land: words(table.no_mans_land),
        discards: words(table.discards),
        seats: Seat::ALL.map(|seat| seat_to_c(rules, table, seat)),
        seat_count: rules.seats(),
        ring: rules.ring(),
        awaited: table.awaited.bits(),
        outcome: table.outcome().map_or(NONE, Outcome::number),
        leader: table.leader.number(),
        turn: table.turn.number(),
        in_mission: table.in_mission.bits(),
        mission: table.mission,
        mission_state: table.mission_state.number(),
        intensity: table.intensity,
        speeches: table.speeches,
        trials: table.trials,
        morale: table.morale,
        active: table.active.to_array(),
        removed_tiles: table.removed_tiles.to_array(),
        open_card: table.open.map_or(NONE, CardId::number),
        knock_count: table.knocks.len(),
        knocks: listed(table.knocks.iter().map(|(_, card)| card.number())),
        knock_seats: listed(table.knocks.iter().map(|(seat, _)| seat.number())),
        modifiers: table.modifiers.to_array(),
        ..view
    }
}

/// Adds Orders, Recruits and Helping Hands.
fn with_roster(table: &Table, view: CView) -> CView {
    let recruit = table.recruits.in_play;
    CView {
        orders: table.orders.in_play.bits(),
        help_in_force: table.helping_hands.in_force.bits() as u32,
        order: optional(table.orders.of_mission),
        orders_left: table.orders.left,
        recruit: optional(recruit.map(|recruit| recruit.recruit)),
        recruit_after: recruit.map_or(NONE, |recruit| recruit.after.number()),
        recruit_tokens: recruit.map_or(0, |recruit| recruit.tokens),
        recruit_in_mission: recruit.is_some_and(|recruit| recruit.in_mission).into(),
        recruit_acts: table.recruits.acting.into(),
        recruit_hand: recruit_hand(table),
        next_recruit: optional(table.recruits.turned_up),
        recruits_left: table.recruits.left,
        luck_used: table.luck_used,
        spoken_free: table.spoken_free.bits(),
        put_down: table.put_down.bits(),
        solo_tiles: table.solo.tiles,
        refill_declined: table.solo.refill_declined.into(),
        ..view
    }
}

fn recruit_hand(table: &Table) -> [u8; 5] {
    listed(table.recruits.in_play.iter().flat_map(|recruit| recruit.hand.cards().iter()).map(CardId::number))
}

fn seat_to_c(rules: &Rules, table: &Table, seat: Seat) -> CSeat {
    if seat.number() >= rules.ring() {
        return CSeat::default();
    }
    let of = table.seat(seat);
    CSeat {
        help: table.helping_hands.held[seat.index()].bits() as u32,
        character: of.character.map_or(NONE, |character| character.number()),
        charm_ready: of.charm_ready.into(),
        hand: of.hand,
        tiles: of.tiles,
        tile_played: of.tile_played.into(),
        speeches: of.speeches,
        in_mission: table.in_mission.contains(seat).into(),
        mute: table.is_mute(rules, seat).into(),
    }
}

/// The fields of a view that say what the game waits for.
#[derive(Clone, Copy)]
struct CAgenda {
    seat: u8,
    threat: u8,
    amount: u8,
    flags: u8,
    source: u8,
    by: u8,
    pause: u8,
}

fn agenda_to_c(agenda: &Agenda) -> CAgenda {
    let blank = CAgenda { seat: NONE, threat: NONE, amount: 0, flags: 0, source: 0, by: NONE, pause: NONE };
    let by = |source: Source| CAgenda { source: source.kind(), by: source.number(), ..blank };
    match *agenda {
        Agenda::Turn { withdrawal: WithdrawalRuling::Must(card) } => {
            CAgenda { flags: GRZ_FLAG_MUST_WITHDRAW, ..by(card) }
        }
        Agenda::Turn { withdrawal: WithdrawalRuling::Cannot(card) } => {
            CAgenda { flags: GRZ_FLAG_CANNOT_WITHDRAW, ..by(card) }
        }
        Agenda::Speech { speaker, threat } => CAgenda { seat: speaker.number(), threat: threat.number(), ..blank },
        Agenda::Christmas { seat, draws } => CAgenda { seat: seat.number(), amount: draws, ..blank },
        Agenda::Relief { seat, knocks, charm } => {
            CAgenda { seat: seat.number(), amount: knocks, flags: if charm { GRZ_FLAG_CHARM } else { 0 }, ..blank }
        }
        Agenda::Invitation(pause) => CAgenda { pause: pause.number(), ..blank },
        Agenda::Choice { source, left, pause } => {
            CAgenda { amount: left, pause: pause.map_or(NONE, Pause::number), ..by(source) }
        }
        Agenda::Cancellation { draws } => CAgenda { amount: draws, ..blank },
        Agenda::Turn { withdrawal: WithdrawalRuling::Free }
        | Agenda::Nothing
        | Agenda::Intensity
        | Agenda::Over(_)
        | Agenda::Keep
        | Agenda::Order
        | Agenda::Recruit
        | Agenda::Refill => blank,
    }
}
