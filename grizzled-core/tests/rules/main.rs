//! The rules, one module for each section of the rules document, and one for all that *Armistice* adds.
//!
//! Every test is written as given / when / then over events, and opens with the id of its rule and the rule in
//! a sentence. The helpers here only shorten commands and notices, so that the tests read like rules.

mod actions;
mod armistice;
mod chaplain;
mod deck_and_setup;
mod knocks;
mod mission;
mod positions;
mod preparation;
mod refusals;
mod relief;
mod resolution;
mod setup_errors;
mod speech;
mod table;
mod trap_and_christmas;
mod withdrawal;

pub(crate) use grizzled_core::cards::HardKnock::*;
pub(crate) use grizzled_core::cards::base;
pub(crate) use grizzled_core::cards::{Face, HardKnock};
pub(crate) use grizzled_core::state::Agenda;
pub(crate) use grizzled_core::testkit::{Scene, Script, knock, plain, trap};
pub(crate) use grizzled_core::vocabulary::Threat::{Mask, Night, Rain, Shell, Snow, Whistle};
pub(crate) use grizzled_core::vocabulary::Tile::{DoubleLeft, DoubleRight, Left, Right};
pub(crate) use grizzled_core::vocabulary::{
    CardSet, OrderId, Origin, Outcome, RecruitId, Relief, SeatSet, Source, Threat, ThreatSet, Tile, Tiles, Withdrawal,
    WithdrawalRuling,
};
pub(crate) use grizzled_core::{
    CardId, Command, Game, Notice, Reason, Rejection, RuleId, Rules, Scenario, Seat, Secret, Setup, Viewer,
};

/// The seat with this number.
pub(crate) fn s(number: u8) -> Seat {
    Seat::new(number).expect("a ring has seats 0 to 4")
}

/// These seats.
pub(crate) fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|&number| s(number)).collect()
}

/// The card with this number, for decks of a test's own.
pub(crate) fn card(number: u8) -> CardId {
    CardId::new(number).expect("a card id")
}

/// These cards.
pub(crate) fn cards(all: &[CardId]) -> CardSet {
    all.iter().copied().collect()
}

/// The Order with this number.
pub(crate) fn o(number: u8) -> OrderId {
    OrderId::new(number).expect("a pack has so many Orders")
}

/// The Recruit with this number.
pub(crate) fn r(number: u8) -> RecruitId {
    RecruitId::new(number).expect("a pack has so many Recruits")
}

/// A plain Threat with these two threats.
pub(crate) fn pair(one: Threat, other: Threat) -> CardId {
    plain(&[one, other])
}

/// The Threat with a Trap and these two threats.
pub(crate) fn pit(one: Threat, other: Threat) -> CardId {
    trap(&[one, other])
}

/// The Merry Christmas of the base deck.
pub(crate) const XMAS: CardId = base::MERRY_CHRISTMAS;

/// A face for a deck of a test's own.
pub(crate) fn threat_face(threats: &[Threat]) -> Face {
    Face::Threat { threats: ThreatSet::of(threats), trap: false, luck: false }
}

/// Draws that leave so many cards in the order in which they are shuffled.
pub(crate) fn as_they_lie(count: u32) -> Vec<u32> {
    (1..count).rev().collect()
}

// Commands.

pub(crate) fn play(card: CardId) -> Command {
    Command::Play(card)
}

pub(crate) fn play_knock(kind: HardKnock) -> Command {
    Command::Play(knock(kind))
}

pub(crate) fn withdraw(tile: Tile) -> Command {
    Command::withdraw(tile)
}

/// A withdrawal that names no tile.
pub(crate) fn withdraw_bare() -> Command {
    Command::Withdraw(Withdrawal::default())
}

/// A withdrawal that removes these tiles.
pub(crate) fn withdraw_removing(removed: &[Tile], tile: Option<Tile>) -> Command {
    Command::Withdraw(Withdrawal { removed: Tiles::of(removed), tile })
}

pub(crate) fn answer(card: CardId) -> Command {
    Command::Answer(Some(card))
}

pub(crate) fn decline() -> Command {
    Command::Answer(None)
}

pub(crate) fn gift(kind: HardKnock) -> Command {
    Command::Christmas(Some(knock(kind)))
}

pub(crate) fn no_gift() -> Command {
    Command::Christmas(None)
}

pub(crate) fn relief(kinds: &[HardKnock]) -> Command {
    Command::Relief(Relief::Knocks(kinds.iter().map(|&kind| knock(kind)).collect()))
}

// Notices.

pub(crate) const SUCCEEDED: Notice = Notice::MissionSucceeded;

pub(crate) fn turn(seat: u8) -> Notice {
    Notice::TurnStarted { seat: s(seat), withdrawal: WithdrawalRuling::Free }
}

pub(crate) fn threat(seat: u8, card: CardId, from: Origin) -> Notice {
    Notice::ThreatPlayed { seat: s(seat), card, from }
}

pub(crate) fn assigned(seat: u8, kind: HardKnock, from: Origin) -> Notice {
    Notice::KnockAssigned { seat: s(seat), card: knock(kind), from }
}

pub(crate) fn discarded(seat: u8, kind: HardKnock) -> Notice {
    Notice::KnockDiscarded { seat: s(seat), card: knock(kind) }
}

pub(crate) fn christmas(seat: u8, from: Origin) -> Notice {
    Notice::ChristmasPlayed { seat: s(seat), card: XMAS, from }
}

pub(crate) fn christmas_asked(seat: u8) -> Notice {
    Notice::ChristmasAsked { seat: s(seat), draws: 0 }
}

pub(crate) const CHRISTMAS_OVER: Notice = Notice::ChristmasDiscarded { card: XMAS };

pub(crate) fn leader_taken(seat: u8) -> Notice {
    Notice::LeaderTaken { seat: s(seat), knock: knock(Tyrannical) }
}

pub(crate) fn withdrew(seat: u8) -> Notice {
    Notice::Withdrew { seat: s(seat), played: true, drawn: false }
}

pub(crate) fn withdrew_bare(seat: u8) -> Notice {
    Notice::Withdrew { seat: s(seat), played: false, drawn: false }
}

pub(crate) fn withdrew_drawn(seat: u8) -> Notice {
    Notice::Withdrew { seat: s(seat), played: true, drawn: true }
}

pub(crate) fn removed(seat: u8, tile: Tile) -> Notice {
    Notice::TileRemoved { seat: s(seat), tile }
}

pub(crate) fn failed(threat: Threat) -> Notice {
    Notice::MissionFailed { threat }
}

pub(crate) fn shuffled(trials: u8) -> Notice {
    Notice::TrialsShuffled { trials }
}

pub(crate) fn revealed(seat: u8, tile: Tile, to: u8) -> Notice {
    Notice::TileRevealed { seat: s(seat), tile, to: s(to) }
}

pub(crate) fn most(seat: u8) -> Notice {
    Notice::SupportCounted { most: Some(s(seat)) }
}

pub(crate) const NOBODY: Notice = Notice::SupportCounted { most: None };

pub(crate) fn relief_asked(seat: u8, knocks: u8, charm: bool) -> Notice {
    Notice::ReliefAsked { seat: s(seat), knocks, charm }
}

pub(crate) fn relief_ended(seat: u8) -> Notice {
    Notice::ReliefEnded { seat: s(seat) }
}

pub(crate) fn dropped(cards: u8) -> Notice {
    Notice::MoraleDropped { cards }
}

pub(crate) fn leads(seat: u8) -> Notice {
    Notice::LeaderPassed { seat: s(seat) }
}

pub(crate) fn takes_speech(seat: u8) -> Notice {
    Notice::SpeechTaken { seat: s(seat) }
}

pub(crate) fn started(number: u8, players: u8) -> Notice {
    Notice::MissionStarted { number, seats: SeatSet::first(players) }
}

pub(crate) fn intensity(seat: u8, intensity: u8) -> Notice {
    Notice::IntensityChosen { seat: s(seat), intensity }
}

pub(crate) fn dealt(seat: u8) -> Notice {
    Notice::Dealt { seat: s(seat) }
}

pub(crate) fn drawn(seat: u8, kind: HardKnock) -> Notice {
    Notice::Drawn { seat: s(seat), by: Source::Knock(knock(kind)) }
}

pub(crate) fn ended(outcome: Outcome) -> Notice {
    Notice::GameEnded { outcome }
}

// Refusals.

pub(crate) fn because(reason: Reason, rule: RuleId) -> Rejection {
    Rejection { reason, rule, by: None }
}

pub(crate) fn by(kind: HardKnock, reason: Reason, rule: RuleId) -> Rejection {
    Rejection { reason, rule, by: Some(Source::Knock(knock(kind))) }
}

// What a seat can do.

pub(crate) fn can_withdraw(scene: &Scene, seat: u8) -> bool {
    scene.legal(seat).iter().any(|command| matches!(command, Command::Withdraw(_)))
}

pub(crate) fn can_only_withdraw(scene: &Scene, seat: u8) -> bool {
    let legal = scene.legal(seat);
    !legal.is_empty() && legal.iter().all(|command| matches!(command, Command::Withdraw(_)))
}

pub(crate) fn can_speak(scene: &Scene, seat: u8) -> bool {
    scene.legal(seat).iter().any(|command| matches!(command, Command::Speech(_)))
}
