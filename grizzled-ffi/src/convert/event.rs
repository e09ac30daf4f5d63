//! Events, to C.

use super::fields::put;
use super::parts::BLANK;
use super::{number, viewer_number};
use crate::codes::*;
use crate::layout::CEvent;
use grizzled_core::vocabulary::{Audience, HelpId, MAX_DECK, OrderId, RecruitId};
use grizzled_core::{CardId, Event, Notice, Secret, Seen};

/// The event as a viewer sees it. What is hidden is marked; that there is something follows from the notice, which all see.
pub(crate) fn event_to_c(sequence: u32, seen: &Seen) -> CEvent {
    let event = Event { notice: seen.notice, secret: seen.secret };
    CEvent { viewer: viewer_number(seen.viewer), ..whole_event_to_c(sequence, &event) }
}

/// The event with its secret, for its host.
pub(crate) fn whole_event_to_c(sequence: u32, event: &Event) -> CEvent {
    let hidden = event.secret == Secret::Nothing && has_secret(&event.notice);
    let secret = if hidden { GRZ_SECRET_HIDDEN } else { event.secret.tag() };
    let public = CEvent { sequence, tag: event.notice.tag(), secret, ..notice(&event.notice) };
    with_secret(public, &event.secret)
}

/// Whether the event has a secret in addition to its notice.
fn has_secret(notice: &Notice) -> bool {
    let without_tile = matches!(notice, Notice::Withdrew { played: false, .. });
    notice.audience() != Audience::Everyone && !without_tile
}

fn with_secret(event: CEvent, secret: &Secret) -> CEvent {
    match *secret {
        Secret::Nothing => event,
        Secret::Card(card) | Secret::Unseen(card) => CEvent { secret_card: card.number(), ..event },
        Secret::Answer(card) => CEvent { secret_card: number(card), ..event },
        Secret::Tile(tile) => CEvent { secret_tile: tile.number(), ..event },
        Secret::Tiles(tiles) => CEvent { secret_tiles: tiles.to_array(), ..event },
        Secret::Order(ref cards) | Secret::Hand(ref cards) => with_list(event, cards.iter().map(CardId::number)),
        Secret::Orders(one, other) => with_list(event, [one, other].into_iter().map(OrderId::number)),
        Secret::OrderDeck(orders) => with_list(event, orders.iter().map(OrderId::number)),
        Secret::RecruitDeck(recruits) => with_list(event, recruits.iter().map(RecruitId::number)),
        Secret::Help(one, other) => with_list(event, [one, other].into_iter().map(HelpId::number)),
        Secret::Kept(help) => with_list(event, [help.number()].into_iter()),
    }
}

/// No list is longer than a deck.
fn with_list(event: CEvent, numbers: impl Iterator<Item = u8>) -> CEvent {
    let (mut order, mut order_length) = ([0; MAX_DECK], 0);
    for (place, number) in order.iter_mut().zip(numbers) {
        *place = number;
        order_length += 1;
    }
    CEvent { order, order_length, ..event }
}

/// What all see of the event.
fn notice(notice: &Notice) -> CEvent {
    let mut event = BLANK;
    notice.visit(|name, value| put(&mut event, name, value));
    event
}
