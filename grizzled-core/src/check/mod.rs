//! What is legal, from what everyone sees and what the asking seat sees alone: another hand or a pile
//! never comes near (TAB-5).
//!
//! [`legal()`] lists what a seat may do and [`check`] says of one command why not. Both ask the same
//! questions, and the project's tests hold them together over every command there is.

mod legal;
mod withdrawals;

pub use legal::{Legal, LegalIter};
pub use withdrawals::Withdrawals;

use crate::command::{Command, Relief, Withdrawal};
use crate::error::{Reason, Rejection};
use crate::event::{Outcome, Ruling};
use crate::hooks::Moment;
use crate::ids::{CardId, CardSet, Seat, Threat};
use crate::rule_id::RuleId;
use crate::rules::Rules;
use crate::rulings;
use crate::state::{Agenda, Own, Table};

/// A command that has been found legal: the proof that [`check`] was asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowed<'a> {
    pub(crate) seat: Seat,
    pub(crate) command: &'a Command,
}

type Verdict = Result<(), Rejection>;

const fn refuse(reason: Reason, rule: RuleId) -> Verdict {
    Err(Rejection::new(reason, rule))
}

/// What the seat may do now (CMD-1).
pub(crate) fn legal(rules: &Rules, table: &Table, own: &Own, seat: Seat) -> Legal {
    if table.awaited.contains(seat) { legal::list(rules, table, own, seat) } else { Legal::Nothing }
}

/// Whether the seat may do this now.
pub(crate) fn check<'a>(
    rules: &Rules,
    table: &Table,
    own: &Own,
    seat: Seat,
    command: &'a Command,
) -> Result<Allowed<'a>, Rejection> {
    awaited(rules, table, seat)?;
    match table.agenda {
        Agenda::Turn { withdrawal } => action(rules, table, own, seat, command, withdrawal),
        _ => between_turns(rules, table, own, seat, command),
    }?;
    Ok(Allowed { seat, command })
}

#[cold]
fn between_turns(rules: &Rules, table: &Table, own: &Own, seat: Seat, command: &Command) -> Verdict {
    match (&table.agenda, command) {
        (Agenda::Intensity, Command::Intensity(cards)) => intensity(rules, table, *cards),
        (Agenda::Speech { threat, .. }, Command::Answer(card)) => answer(rules, own, *threat, *card),
        (Agenda::Christmas { .. }, Command::Christmas(card)) => christmas(table, *card),
        (Agenda::Relief { knocks, charm, .. }, Command::Relief(relief)) => {
            self::relief(table, seat, relief, *knocks, *charm)
        }
        (agenda, _) => refuse(Reason::NotAsked, asking_rule(agenda)),
    }
}

fn awaited(rules: &Rules, table: &Table, seat: Seat) -> Verdict {
    if let Agenda::Over(outcome) = table.agenda {
        return refuse(Reason::GameOver, ending_rule(outcome));
    }
    if !rules.grizzled().contains(seat) {
        return refuse(Reason::NoSuchSeat, RuleId::Tab1);
    }
    if !table.awaited.contains(seat) {
        return refuse(Reason::NotAwaited, asking_rule(&table.agenda));
    }
    Ok(())
}

const fn ending_rule(outcome: Outcome) -> RuleId {
    match outcome {
        Outcome::Victory => RuleId::Res4,
        Outcome::TooManyKnocks => RuleId::Res3,
        Outcome::MoraleLost => RuleId::Res6,
    }
}

/// The rule by which a seat is asked.
const fn asking_rule(agenda: &Agenda) -> RuleId {
    match agenda {
        Agenda::Intensity => RuleId::Prep1,
        Agenda::Nothing | Agenda::Turn { .. } | Agenda::Over(_) => RuleId::Mis1,
        Agenda::Speech { .. } => RuleId::ActSpeechSecret,
        Agenda::Christmas { .. } => RuleId::ActXmas,
        Agenda::Relief { .. } => RuleId::Res2,
    }
}

/// PREP-1, PREP-2: the least and the greatest intensity on offer.
pub(crate) fn intensities(rules: &Rules, table: &Table) -> (u8, u8) {
    let least = if table.mission == 1 { rules.first_intensity } else { rules.least_intensity };
    (least, table.trials.div_ceil(rules.seats).max(least))
}

fn intensity(rules: &Rules, table: &Table, cards: u8) -> Verdict {
    let (least, most) = intensities(rules, table);
    match cards {
        _ if cards < least => refuse(Reason::IntensityNotOffered, RuleId::Prep1),
        _ if cards > most => refuse(Reason::IntensityNotOffered, RuleId::Prep2),
        _ => Ok(()),
    }
}

fn action(rules: &Rules, table: &Table, own: &Own, seat: Seat, command: &Command, ruling: Ruling) -> Verdict {
    match (command, ruling) {
        (Command::Withdraw(_), Ruling::Cannot(card)) => {
            Err(Rejection::by_card(Reason::Barred, rulings::rule_of(rules, card), card))
        }
        (Command::Withdraw(withdrawal), _) => withdraw(rules, table, own, seat, withdrawal),
        (Command::Play(_) | Command::Charm(_) | Command::Speech(_), Ruling::Must(card)) => {
            Err(Rejection::by_card(Reason::MustWithdraw, rulings::rule_of(rules, card), card))
        }
        (Command::Play(card), _) => play(own, *card),
        (Command::Charm(card), _) => charm(rules, table, seat, *card),
        (Command::Speech(_), _) => speech(rules, table, seat),
        (Command::Intensity(_) | Command::Answer(_) | Command::Christmas(_) | Command::Relief(_), _) => {
            refuse(Reason::NotAsked, RuleId::Mis1)
        }
    }
}

/// ACT-PLAY: any card in hand.
fn play(own: &Own, card: CardId) -> Verdict {
    if own.hand.contains(card) { Ok(()) } else { refuse(Reason::NotInHand, RuleId::ActPlay) }
}

/// ACT-CHARM: the cards that the seat's charm can take.
pub(crate) fn charmed(rules: &Rules, table: &Table, seat: Seat) -> CardSet {
    let seen = table.seat(seat);
    let bearing = seen.character.map_or(CardSet::EMPTY, |character| rules.catalog.bearing(character.charm()));
    table.no_mans_land.intersection(bearing).only_if(seen.charm_ready)
}

fn charm(rules: &Rules, table: &Table, seat: Seat, card: CardId) -> Verdict {
    let rule = RuleId::ActCharm;
    match () {
        () if !table.seat(seat).charm_ready => refuse(Reason::CharmUsed, rule),
        () if !table.no_mans_land.contains(card) => refuse(Reason::NotInNoMansLand, rule),
        () if !charmed(rules, table, seat).contains(card) => refuse(Reason::OtherThreat, rule),
        () => Ok(()),
    }
}

/// HK-MUTE: whether a card bars the seat from Speeches; asleep while it is withdrawn (HK-1).
pub(crate) fn is_mute(rules: &Rules, table: &Table, seat: Seat) -> bool {
    table.in_mission.contains(seat) && rulings::speaks(rules, table, seat, Moment::Speech)
}

/// ACT-SPEECH, HK-MUTE: whether the seat may make a Speech.
pub(crate) fn may_speak(rules: &Rules, table: &Table, seat: Seat) -> bool {
    (table.seat(seat).speeches > 0) & !rulings::speaks(rules, table, seat, Moment::Speech)
}

/// The same, with the reason why not: no token, or the card that bars it.
fn speech(rules: &Rules, table: &Table, seat: Seat) -> Verdict {
    if table.seat(seat).speeches == 0 {
        return refuse(Reason::NoSpeech, RuleId::ActSpeech);
    }
    match rulings::oldest(rules, table, seat, Moment::Speech) {
        Some(card) => Err(Rejection::by_card(Reason::Barred, rulings::rule_of(rules, card), card)),
        None => Ok(()),
    }
}

/// How the seat must withdraw (WDR-3): how many tiles it removes (HK-ABSENT-MINDED), no more than it holds, and
/// whether its tile is drawn (HK-PANICKED).
pub(crate) fn tile_terms(rules: &Rules, table: &Table, own: &Own, seat: Seat) -> (u8, bool) {
    let demanded = rulings::amount(rules, table, seat, Moment::TileRemoval);
    let drawn = rulings::speaks(rules, table, seat, Moment::TileDraw);
    (if demanded == 0 { 0 } else { own.tiles.len().min(demanded) }, drawn)
}

/// ACT-WITHDRAW, WDR-2, WDR-3: the tiles named must be the ones demanded.
fn withdraw(rules: &Rules, table: &Table, own: &Own, seat: Seat, withdrawal: &Withdrawal) -> Verdict {
    let (removal, drawn) = tile_terms(rules, table, own, seat);
    if withdrawal.removed.len() != removal {
        return refuse(Reason::WrongRemoval, RuleId::HkAbsentMinded);
    }
    let Some(rest) = own.tiles.without(withdrawal.removed) else {
        return refuse(Reason::TileNotHeld, RuleId::HkAbsentMinded);
    };
    match withdrawal.tile {
        Some(_) if drawn => refuse(Reason::TileIsDrawn, RuleId::HkPanicked),
        Some(tile) if rest.get(tile) == 0 => refuse(Reason::TileNotHeld, RuleId::ActWithdraw),
        None if !drawn && !rest.is_empty() => refuse(Reason::TileMustBePlayed, RuleId::ActWithdraw),
        _ => Ok(()),
    }
}

/// ACT-SPEECH: the cards in hand that a Speech against this threat lets go.
pub(crate) fn answers(rules: &Rules, own: &Own, threat: Threat) -> CardSet {
    own.hand.intersection(rules.catalog.bearing(threat))
}

fn answer(rules: &Rules, own: &Own, threat: Threat, card: Option<CardId>) -> Verdict {
    match card {
        Some(card) if !own.hand.contains(card) => refuse(Reason::NotInHand, RuleId::ActSpeech),
        Some(card) if !answers(rules, own, threat).contains(card) => refuse(Reason::OtherThreat, RuleId::ActSpeech),
        _ => Ok(()),
    }
}

/// ACT-XMAS: any Hard Knock on the table, or none.
fn christmas(table: &Table, card: Option<CardId>) -> Verdict {
    match card {
        Some(card) if table.knocks.owner(card).is_none() => refuse(Reason::NotWithinReach, RuleId::ActXmas),
        _ => Ok(()),
    }
}

/// RES-2: up to so many own Hard Knocks, or the charm.
fn relief(table: &Table, seat: Seat, relief: &Relief, most: u8, charm: bool) -> Verdict {
    let rule = RuleId::Res2;
    match *relief {
        Relief::Charm if !charm => refuse(Reason::CharmNotOffered, rule),
        Relief::Charm => Ok(()),
        Relief::Knocks(cards) if !cards.difference(table.knocks.before(seat)).is_empty() => {
            refuse(Reason::NotWithinReach, rule)
        }
        Relief::Knocks(cards) if cards.len() > most => refuse(Reason::TooManyKnocks, rule),
        Relief::Knocks(_) => Ok(()),
    }
}
