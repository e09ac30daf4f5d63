//! Events, to C.

use super::front::about_front;
use super::parts::{BLANK, by, flag};
use super::{NONE, number, viewer_number};
use crate::codes::*;
use crate::layout::CEvent;
use grizzled_core::vocabulary::{Audience, HelpId, MAX_DECK, OrderId, RecruitId, Source, WithdrawalRuling};
use grizzled_core::{CardId, Event, Notice, Seat, Secret, Seen};

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

/// Whether something stands beside the notice that not all may see.
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
    match *notice {
        Notice::LeaderNamed { seat }
        | Notice::SpeechTaken { seat }
        | Notice::CharmSpent { seat }
        | Notice::ChaplainPlayed { seat }
        | Notice::Dealt { seat }
        | Notice::CharmRecovered { seat }
        | Notice::SpeechAnswered { seat }
        | Notice::ReliefEnded { seat }
        | Notice::LeaderPassed { seat } => CEvent { seat: seat.number(), ..BLANK },
        Notice::TurnStarted { seat, withdrawal } => turn(seat, withdrawal),
        Notice::TilesGiven { seat, count: amount }
        | Notice::IntensityChosen { seat, intensity: amount }
        | Notice::ChristmasAsked { seat, draws: amount } => CEvent { seat: seat.number(), amount, ..BLANK },
        Notice::TrialsShuffled { trials: amount } | Notice::MoraleDropped { cards: amount } => {
            CEvent { amount, ..BLANK }
        }
        Notice::CharacterTaken { .. }
        | Notice::Drawn { .. }
        | Notice::ThreatPlayed { .. }
        | Notice::KnockAssigned { .. }
        | Notice::ChristmasPlayed { .. }
        | Notice::ChristmasDiscarded { .. }
        | Notice::KnockDiscarded { .. }
        | Notice::LeaderTaken { .. }
        | Notice::CharmUsed { .. }
        | Notice::SpeechRevealed { .. }
        | Notice::CardSetAside { .. } => about_cards(notice),
        Notice::TileRemoved { .. }
        | Notice::Withdrew { .. }
        | Notice::TileRevealed { .. }
        | Notice::SupportCounted { .. }
        | Notice::ReliefAsked { .. } => about_support(notice),
        Notice::DeckSet { trials, morale, speeches } => CEvent { amount: trials, morale, speeches, ..BLANK },
        Notice::MissionStarted { number, seats } => CEvent { amount: number, seats: seats.bits(), ..BLANK },
        Notice::SpeechMade { seat, threat, asked, returned } => CEvent {
            seat: seat.number(),
            threat: threat.number(),
            seats: asked.bits(),
            flags: flag(returned, GRZ_FLAG_RETURNED),
            ..BLANK
        },
        Notice::MissionSucceeded => BLANK,
        Notice::MissionFailed { threat } => CEvent { threat: threat.number(), ..BLANK },
        Notice::GameEnded { outcome } => CEvent { outcome: outcome.number(), ..BLANK },
        ref of_a_module => about_front(of_a_module),
    }
}

fn turn(seat: Seat, withdrawal: WithdrawalRuling) -> CEvent {
    let turn = CEvent { seat: seat.number(), ..BLANK };
    match withdrawal {
        WithdrawalRuling::Free => turn,
        WithdrawalRuling::Must(card) => by(card, CEvent { flags: GRZ_FLAG_MUST_WITHDRAW, ..turn }),
        WithdrawalRuling::Cannot(card) => by(card, CEvent { flags: GRZ_FLAG_CANNOT_WITHDRAW, ..turn }),
    }
}

fn about_cards(notice: &Notice) -> CEvent {
    match *notice {
        Notice::CharacterTaken { seat, character } => {
            CEvent { seat: seat.number(), character: character.number(), ..BLANK }
        }
        Notice::Drawn { seat, by: card } => by(card, CEvent { seat: seat.number(), ..BLANK }),
        Notice::LeaderTaken { seat, knock } => by(Source::Knock(knock), CEvent { seat: seat.number(), ..BLANK }),
        Notice::ThreatPlayed { seat, card, from }
        | Notice::KnockAssigned { seat, card, from }
        | Notice::ChristmasPlayed { seat, card, from } => {
            CEvent { seat: seat.number(), card: card.number(), origin: from.number(), ..BLANK }
        }
        Notice::KnockDiscarded { seat, card } | Notice::CharmUsed { seat, card } => {
            CEvent { seat: seat.number(), card: card.number(), ..BLANK }
        }
        Notice::SpeechRevealed { seat, card } => CEvent { seat: seat.number(), card: number(card), ..BLANK },
        Notice::ChristmasDiscarded { card } | Notice::CardSetAside { card } => CEvent { card: card.number(), ..BLANK },
        _ => BLANK,
    }
}

fn about_support(notice: &Notice) -> CEvent {
    match *notice {
        Notice::TileRemoved { seat, tile } => CEvent { seat: seat.number(), tile: tile.number(), ..BLANK },
        Notice::Withdrew { seat, played, drawn } => {
            let flags = flag(played, GRZ_FLAG_PLAYED) | flag(drawn, GRZ_FLAG_DRAWN);
            CEvent { seat: seat.number(), flags, ..BLANK }
        }
        Notice::TileRevealed { seat, tile, to } => {
            CEvent { seat: seat.number(), tile: tile.number(), to: to.number(), ..BLANK }
        }
        Notice::SupportCounted { most } => CEvent { to: most.map_or(NONE, |seat| seat.number()), ..BLANK },
        Notice::ReliefAsked { seat, knocks, charm } => {
            CEvent { seat: seat.number(), amount: knocks, flags: flag(charm, GRZ_FLAG_CHARM), ..BLANK }
        }
        _ => BLANK,
    }
}
