//! The action of a turn.

use super::burden::harm;
use super::cards;
use super::outlook::Outlook;
use super::support;
use crate::cards::Face;
use crate::play::Legal;
use crate::vocabulary::{CardId, CardSet, Command, Threat, ThreatSet};

/// A Trap that fails the Mission so often is left in hand.
const TRAP_LIMIT: f32 = 0.25;
/// A Speech must be likely to take so many cards.
const SPEECH_GAIN: f32 = 0.5;
/// So many Hard Knocks are borne without need.
const BEARABLE: u8 = 3;

/// What to do, in order of preference.
pub(super) fn action(outlook: &Outlook<'_>, legal: &Legal) -> Option<Command> {
    let Legal::Turn { play, charm, speech, withdraw, help } = *legal else { return None };
    let leave = || support::withdrawal(outlook, &withdraw).map(Command::Withdraw);
    let safe = best_play(outlook, play).filter(|&card| acceptable(outlook, card));
    cards::action(outlook, help)
        .or_else(|| safe.map(Command::Play))
        .or_else(|| best_charm(outlook, charm).map(Command::Charm))
        .or_else(|| best_speech(outlook, speech, SPEECH_GAIN).map(Command::Speech))
        .or_else(leave)
        .or_else(|| least_danger(outlook, play))
        .or_else(|| charm.get(0).map(Command::Charm))
}

/// Whether the card can be played without much danger to the Mission or to its owner.
fn acceptable(outlook: &Outlook<'_>, card: CardId) -> bool {
    let weight = outlook.rules.knock_weight(card);
    let bearable = weight == 0 || outlook.burden(outlook.view.seat) + weight <= BEARABLE;
    bearable && outlook.danger(card) <= TRAP_LIMIT
}

/// The card that leaves most room for what is still to be played.
fn best_play(outlook: &Outlook<'_>, play: CardSet) -> Option<CardId> {
    let acceptable = play.iter().filter(|&card| acceptable(outlook, card));
    acceptable.max_by(|&one, &other| value(outlook, one).total_cmp(&value(outlook, other)))
}

/// How good it is to play the card now.
fn value(outlook: &Outlook<'_>, card: CardId) -> f32 {
    let active = outlook.with(card);
    let rest = outlook.view.own.hand.difference(CardSet::only(card));
    let full = outlook.full(active);
    let stuck = rest.iter().filter(|&other| outlook.rules.catalog().threats(other).iter().any(|t| full.contains(t)));
    let room = 1.0 - outlook.risk(active);
    let own = match outlook.rules.catalog().face(card) {
        Face::HardKnock(_) => -0.02 * f32::from(harm(outlook.rules, card)),
        Face::MerryChristmas => 0.5,
        Face::Threat { .. } => 0.0,
    };
    room + own - 0.1 * stuck.count() as f32 - 2.0 * outlook.danger(card)
}

/// The card whose loss opens the Mission most, if it does and somebody has cards to play.
fn best_charm(outlook: &Outlook<'_>, charm: CardSet) -> Option<CardId> {
    let table = &outlook.view.table;
    let waiting: u32 = table.in_mission.iter().map(|seat| u32::from(table.seat(seat).hand)).sum();
    let now = outlook.risk(table.active);
    let gain = |card| now - outlook.risk(outlook.without(card));
    let best = charm.iter().max_by(|&one, &other| gain(one).total_cmp(&gain(other)))?;
    (waiting >= 2 && gain(best) > 0.1).then_some(best)
}

/// The threat that the others probably hold most of; rather one that they cannot play.
fn best_speech(outlook: &Outlook<'_>, speech: ThreatSet, least: f32) -> Option<Threat> {
    let full = outlook.full(outlook.view.table.active);
    let worth = |threat| outlook.speech_gain(threat) + if full.contains(threat) { 0.3 } else { 0.0 };
    let best = speech.iter().max_by(|&one, &other| worth(one).total_cmp(&worth(other)))?;
    (worth(best) >= least).then_some(best)
}

/// Where nothing else is left: the card that fails the Mission least likely.
fn least_danger(outlook: &Outlook<'_>, play: CardSet) -> Option<Command> {
    play.iter().min_by(|&one, &other| outlook.danger(one).total_cmp(&outlook.danger(other))).map(Command::Play)
}
