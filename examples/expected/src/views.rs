//! Views as the fields of `grz_view`, in the order of the header.

use crate::commands::NONE;
use crate::fold::Fold;
use grizzled_core::log::View;
use grizzled_core::state::{Agenda, Answer, Holdings, Knowledge, Table};
use grizzled_core::vocabulary::{Numbered, Outcome, Pause, Source, WithdrawalRuling};
use grizzled_core::{CardId, Rules, Seat};

const SPECTATOR: u8 = 100;

/// Takes in what a viewer sees after so many events.
pub(crate) fn fold(into: &mut Fold, rules: &Rules, view: &View, events: u32) {
    let (table, viewer, own) = match view {
        View::Spectator(view) => (&view.table, None, None),
        View::Seat(view) => (&view.table, Some(view.seat), Some((view.own, view.known))),
    };
    into.add(events);
    into.cards(table.no_mans_land.bits());
    into.cards(table.discards.bits());
    into.cards(own.map_or(0, |(own, _)| own.hand.bits()));
    into.word(table.orders.in_play.bits());
    Seat::ALL.into_iter().for_each(|seat| fold_seat(into, rules, table, seat));
    into.add(table.helping_hands.in_force.bits() as u32);
    into.all([viewer.map_or(SPECTATOR, Seat::number), rules.seats(), rules.ring(), table.awaited.bits()]);
    into.add(u8::from(viewer.is_some_and(|seat| table.awaited.contains(seat))));
    fold_mission(into, table);
    into.all(agenda(table));
    fold_knocks(into, table);
    fold_roster(into, table);
    into.all(table.modifiers.to_array());
    fold_own(into, own);
}

fn fold_seat(into: &mut Fold, rules: &Rules, table: &Table, seat: Seat) {
    if seat.number() >= rules.ring() {
        into.all([0_u8; 9]);
        return;
    }
    let of = table.seat(seat);
    into.add(table.helping_hands.held[seat.index()].bits() as u32);
    into.add(of.character.map_or(NONE, |character| character.number()));
    into.add(u8::from(of.charm_ready));
    into.all([of.hand, of.tiles, of.tile_played.into(), of.speeches]);
    into.add(u8::from(table.in_mission.contains(seat)));
    into.add(u8::from(table.is_mute(rules, seat)));
}

fn fold_mission(into: &mut Fold, table: &Table) {
    into.add(table.outcome().map_or(NONE, Outcome::number));
    into.all([table.leader.number(), table.turn.number(), table.in_mission.bits(), table.mission]);
    into.all([table.mission_state.number(), table.intensity, table.speeches, table.trials, table.morale]);
    into.all(table.active.to_array());
    into.all(table.removed_tiles.to_array());
}

/// What the game waits for, and the seven fields that say more about it: seat, threat, amount, flags, source, by, pause.
fn agenda(table: &Table) -> [u8; 8] {
    let tag = table.agenda.tag();
    let about = |flags: u8, amount: u8, card: Source, pause: u8| {
        [tag, NONE, NONE, amount, flags, card.kind(), card.number(), pause]
    };
    let plain =
        |seat: u8, threat: u8, amount: u8, flags: u8, pause: u8| [tag, seat, threat, amount, flags, 0, NONE, pause];
    match table.agenda {
        Agenda::Turn { withdrawal: WithdrawalRuling::Must(card) } => about(16, 0, card, NONE),
        Agenda::Turn { withdrawal: WithdrawalRuling::Cannot(card) } => about(32, 0, card, NONE),
        Agenda::Speech { speaker, threat } => plain(speaker.number(), threat.number(), 0, 0, NONE),
        Agenda::Christmas { seat, draws } => plain(seat.number(), NONE, draws, 0, NONE),
        Agenda::Relief { seat, knocks, charm } => plain(seat.number(), NONE, knocks, if charm { 8 } else { 0 }, NONE),
        Agenda::Invitation(pause) => plain(NONE, NONE, 0, 0, pause.number()),
        Agenda::Choice { source, left, pause } => about(0, left, source, pause.map_or(NONE, Pause::number)),
        Agenda::Cancellation { draws } => plain(NONE, NONE, draws, 0, NONE),
        Agenda::Turn { withdrawal: WithdrawalRuling::Free }
        | Agenda::Nothing
        | Agenda::Intensity
        | Agenda::Over(_)
        | Agenda::Keep
        | Agenda::Order
        | Agenda::Recruit
        | Agenda::Refill => plain(NONE, NONE, 0, 0, NONE),
    }
}

/// So many numbers, the missing ones as none.
fn listed(into: &mut Fold, count: usize, numbers: impl Iterator<Item = u8>) {
    into.all(numbers.chain(std::iter::repeat(NONE)).take(count));
}

fn fold_knocks(into: &mut Fold, table: &Table) {
    into.add(table.open.map_or(NONE, CardId::number));
    into.add(table.knocks.len());
    listed(into, 23, table.knocks.iter().map(|(_, card)| card.number()));
    listed(into, 23, table.knocks.iter().map(|(seat, _)| seat.number()));
}

fn optional<Kind: Copy, const MOST: usize>(card: Option<Numbered<Kind, MOST>>) -> u8 {
    card.map_or(NONE, Numbered::number)
}

fn fold_roster(into: &mut Fold, table: &Table) {
    let recruit = table.recruits.in_play;
    into.add(optional(table.orders.of_mission));
    into.add(table.orders.left);
    into.add(optional(recruit.map(|recruit| recruit.recruit)));
    into.add(recruit.map_or(NONE, |recruit| recruit.after.number()));
    into.add(recruit.map_or(0, |recruit| recruit.tokens));
    into.add(u8::from(recruit.is_some_and(|recruit| recruit.in_mission)));
    into.add(u8::from(table.recruits.acting));
    listed(into, 5, recruit.iter().flat_map(|recruit| recruit.hand.cards().iter()).map(CardId::number));
    into.add(optional(table.recruits.turned_up));
    into.all([table.recruits.left, table.luck_used, table.spoken_free.bits(), table.put_down.bits()]);
    into.all([table.solo.tiles, table.solo.refill_declined.into()]);
}

/// What the viewer alone knows.
fn fold_own(into: &mut Fold, own: Option<(Holdings, Knowledge)>) {
    let Some((own, known)) = own else {
        into.all([0, 0, 0, 0, NONE, 0, NONE, 0, NONE, NONE]);
        return;
    };
    let (answer, card) = match own.answer {
        Answer::None => (0, NONE),
        Answer::Decline => (1, NONE),
        Answer::Discard(card) => (2, card.number()),
    };
    into.all(own.tiles.to_array());
    into.all([own.tile.map_or(NONE, |tile| tile.number()), answer, card]);
    into.all(match known {
        Knowledge::Nothing => [0, NONE, NONE],
        Knowledge::Orders(one, other) => [1, one.number(), other.number()],
        Knowledge::Order(order) => [2, order.number(), NONE],
        Knowledge::Help(one, other) => [3, one.number(), other.number()],
        Knowledge::Kept(help) => [4, help.number(), NONE],
    });
}
