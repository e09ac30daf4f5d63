//! What is legal, from what everyone sees and what the asking seat sees alone: another hand or a pile
//! never comes near (TAB-5).
//!
//! [`legal()`] lists what a seat may do and [`check`] says of one command why not. Both ask the same
//! questions, and the project's tests hold them together over every command there is.

mod front;
mod legal;
mod withdrawals;

pub use front::{Choices, Gifts};
pub(crate) use front::{anybody_could, cancellable, choices, usable_in};
pub use legal::{Legal, LegalIter};
pub use withdrawals::Withdrawals;

use crate::cards::{What, When};
use crate::rules::hard_knocks::Moment;
use crate::rules::{Rules, abilities, effects};
use crate::state::{Agenda, Holdings, Knowledge, Table};
use crate::vocabulary::{
    CardId, CardSet, Command, Modifier, Outcome, Reason, Rejection, Relief, RuleId, Seat, Source, Switch, Threat,
    Withdrawal, WithdrawalRuling,
};

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
pub(crate) fn legal(rules: &Rules, table: &Table, own: &Holdings, known: &Knowledge, seat: Seat) -> Legal {
    if table.awaited.contains(seat) { legal::list(rules, table, own, known, seat) } else { Legal::Nothing }
}

/// Whether the seat may do this now.
pub(crate) fn check<'a>(
    rules: &Rules,
    table: &Table,
    own: &Holdings,
    known: &Knowledge,
    seat: Seat,
    command: &'a Command,
) -> Result<Allowed<'a>, Rejection> {
    awaited(rules, table, seat)?;
    match table.agenda {
        Agenda::Turn { withdrawal } => action(rules, table, own, seat, command, withdrawal),
        _ => between_turns(rules, table, own, known, seat, command),
    }?;
    Ok(Allowed { seat, command })
}

#[cold]
fn between_turns(
    rules: &Rules,
    table: &Table,
    own: &Holdings,
    known: &Knowledge,
    seat: Seat,
    command: &Command,
) -> Verdict {
    match (&table.agenda, command) {
        (Agenda::Intensity, Command::Intensity(cards)) => intensity(rules, table, *cards),
        (Agenda::Speech { threat, .. }, Command::Answer(card)) => answer(rules, own, *threat, *card),
        (Agenda::Christmas { .. }, Command::Christmas(card)) => christmas(rules, table, *card),
        (Agenda::Relief { knocks, charm, .. }, Command::Relief(relief)) => {
            self::relief(rules, table, seat, relief, *knocks, *charm)
        }
        _ => front::check(rules, table, own, known, seat, command),
    }
}

fn awaited(rules: &Rules, table: &Table, seat: Seat) -> Verdict {
    if table.awaited.contains(seat) { Ok(()) } else { not_awaited(rules, table, seat) }
}

/// CMD-1: in the middle of a command nobody can do anything.
#[cold]
pub(crate) fn midway(rules: &Rules, table: &Table, seat: Seat) -> Verdict {
    match not_awaited(rules, table, seat) {
        Err(Rejection { reason: Reason::NotAwaited, .. }) => refuse(Reason::MidCommand, RuleId::Cmd1),
        refused => refused,
    }
}

#[cold]
fn not_awaited(rules: &Rules, table: &Table, seat: Seat) -> Verdict {
    if let Agenda::Over(outcome) = table.agenda {
        return refuse(Reason::GameOver, ending_rule(outcome));
    }
    if !rules.grizzled().contains(seat) {
        return refuse(Reason::NoSuchSeat, RuleId::Tab1);
    }
    match table.agenda {
        Agenda::Nothing => refuse(Reason::MidCommand, RuleId::Cmd1),
        ref agenda => refuse(Reason::NotAwaited, asking_rule(agenda)),
    }
}

const fn ending_rule(outcome: Outcome) -> RuleId {
    match outcome {
        Outcome::Victory => RuleId::Res4,
        Outcome::TooManyKnocks => RuleId::Res3,
        Outcome::MoraleLost | Outcome::TooManyCards => RuleId::Res6,
        Outcome::BootCampOver => RuleId::Camp1,
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
        Agenda::Keep => RuleId::One1,
        Agenda::Order => RuleId::Ord2,
        Agenda::Invitation(_) => RuleId::Hh1,
        Agenda::Choice { .. } => RuleId::Pack1,
        Agenda::Recruit => RuleId::Rec3,
        Agenda::Cancellation { .. } => RuleId::Ord5,
        Agenda::Refill => RuleId::Solo4,
    }
}

/// PREP-1, PREP-2: the least and the greatest intensity on offer.
pub(crate) fn intensities(rules: &Rules, table: &Table) -> (u8, u8) {
    let first = if table.mission == 1 { rules.first_intensity } else { 1 };
    let least = table.modifiers.get(Modifier::IntensityLeast).max(first);
    let most = table.trials.div_ceil(rules.seats);
    let capped = match table.modifiers.get(Modifier::IntensityMost) {
        0 => most,
        cap => most.min(cap),
    };
    (least, capped.max(least))
}

fn intensity(rules: &Rules, table: &Table, cards: u8) -> Verdict {
    let (least, most) = intensities(rules, table);
    match cards {
        _ if cards < least => refuse(Reason::IntensityNotOffered, RuleId::Prep1),
        _ if cards > most => refuse(Reason::IntensityNotOffered, RuleId::Prep2),
        _ => Ok(()),
    }
}

fn action(
    rules: &Rules,
    table: &Table,
    own: &Holdings,
    seat: Seat,
    command: &Command,
    ruling: WithdrawalRuling,
) -> Verdict {
    match (command, ruling) {
        (Command::Withdraw(_), WithdrawalRuling::Cannot(by)) if !is_locked(rules, table, own, seat) => {
            Err(Rejection::by_card(Reason::Barred, abilities::rule_of(rules, by), by))
        }
        (Command::Withdraw(withdrawal), _) => withdraw(rules, table, own, seat, withdrawal),
        (Command::Play(_) | Command::Charm(_) | Command::Speech(_), WithdrawalRuling::Must(by)) => {
            Err(Rejection::by_card(Reason::MustWithdraw, abilities::rule_of(rules, by), by))
        }
        (Command::Play(card), _) => play(rules, table, own, *card),
        (Command::Charm(card), _) => charm(rules, table, seat, *card),
        (Command::Speech(_), _) => speech(rules, table, seat),
        _ => action_beside(rules, table, seat, command),
    }
}

/// PRI-1: a Helping Hand may be used even when a card demands a withdrawal.
#[cold]
fn action_beside(rules: &Rules, table: &Table, seat: Seat, command: &Command) -> Verdict {
    match command {
        Command::Help(help) => front::use_in_turn(rules, table, seat, *help),
        _ => refuse(Reason::NotAsked, RuleId::Mis1),
    }
}

/// ACT-PLAY: any card in hand, those apart that an effect bars.
pub(crate) fn playable(rules: &Rules, table: &Table, own: &Holdings) -> CardSet {
    if rules.plain { own.hand } else { own.hand.difference(table.modifiers.barred_plays(&rules.catalog)) }
}

fn play(rules: &Rules, table: &Table, own: &Holdings, card: CardId) -> Verdict {
    match () {
        () if !own.hand.contains(card) => refuse(Reason::NotInHand, RuleId::ActPlay),
        () if !rules.plain && !playable(rules, table, own).contains(card) => {
            barred_by_effect(rules, table, RuleId::ActPlay, |what| bars_play(rules, what, card))
        }
        () => Ok(()),
    }
}

/// Whether the effect bars this card from being played.
fn bars_play(rules: &Rules, what: What, card: CardId) -> bool {
    matches!(what, What::BarPlay(kind) if effects::of_kind(&rules.catalog, kind).contains(card))
}

/// What an effect bars, with the card that bears it (PRI-1).
#[cold]
fn barred_by_effect(rules: &Rules, table: &Table, rule: RuleId, says: impl Fn(What) -> bool) -> Verdict {
    match effects::who_says(rules, table, says) {
        Some(by) => Err(Rejection::by_card(Reason::Barred, abilities::rule_of(rules, by), by)),
        None => refuse(Reason::Barred, rule),
    }
}

/// HK-LOCK: whether the seat could do nothing if it could not withdraw.
pub(crate) fn is_locked(rules: &Rules, table: &Table, own: &Holdings, seat: Seat) -> bool {
    // In a game of base cards alone a hand can always be played, and without a hand WDR-1 holds.
    !rules.plain
        && playable(rules, table, own).is_empty()
        && charmed(rules, table, seat).is_empty()
        && !may_speak(rules, table, seat)
        && front::usable_in(rules, table, seat, When::Turn).is_empty()
}

/// ACT-CHARM: the cards that the seat's charm can take.
pub(crate) fn charmed(rules: &Rules, table: &Table, seat: Seat) -> CardSet {
    let seen = table.seat(seat);
    let bearing = seen.character.map_or(CardSet::EMPTY, |character| rules.catalog.bearing(character.charm()));
    table
        .no_mans_land
        .intersection(bearing)
        .only_if(seen.charm_ready && (rules.plain || !bars_charm(rules, table, seat)))
}

/// HK-SUPERSTITIOUS, or an effect that switches charms off.
fn bars_charm(rules: &Rules, table: &Table, seat: Seat) -> bool {
    table.modifiers.has(Switch::NoCharms) || abilities::speaks(rules, table, seat, Moment::Charm)
}

fn charm(rules: &Rules, table: &Table, seat: Seat, card: CardId) -> Verdict {
    let rule = RuleId::ActCharm;
    match () {
        () if !table.seat(seat).charm_ready => refuse(Reason::CharmUsed, rule),
        () if table.modifiers.has(Switch::NoCharms) => {
            barred_by_effect(rules, table, rule, |what| matches!(what, What::NoCharms))
        }
        () if bars_charm(rules, table, seat) => barred_by_knock(rules, table, seat, Moment::Charm),
        () if !table.no_mans_land.contains(card) => refuse(Reason::NotInNoMansLand, rule),
        () if !charmed(rules, table, seat).contains(card) => refuse(Reason::OtherThreat, rule),
        () => Ok(()),
    }
}

impl Table {
    /// Whether a seat is barred from Speeches, so that a front end can close its player's chat (HK-MUTE). A card of a
    /// withdrawn seat is asleep (HK-1).
    #[must_use]
    pub fn is_mute(&self, rules: &Rules, seat: Seat) -> bool {
        self.in_mission.contains(seat) && abilities::speaks(rules, self, seat, Moment::Speech)
    }
}

/// ACT-SPEECH, HK-MUTE: whether the seat may make a Speech.
pub(crate) fn may_speak(rules: &Rules, table: &Table, seat: Seat) -> bool {
    let barred = abilities::speaks(rules, table, seat, Moment::Speech);
    if rules.plain {
        return (table.seat(seat).speeches > 0) & !barred;
    }
    // PRI-1, ORD-6: an Order that lets everyone speak for nothing does not loosen a tongue; one that bars Speeches does bar.
    let token = table.seat(seat).speeches > 0 || speaks_free(table, seat);
    token && !barred && !table.modifiers.has(Switch::NoSpeeches)
}

/// Whether the seat's Speech costs no token: once in a Mission.
pub(crate) fn speaks_free(table: &Table, seat: Seat) -> bool {
    table.modifiers.has(Switch::FreeSpeeches) && !table.spoken_free.contains(seat)
}

/// The same, with the reason why not: no token, or the card that bars it.
fn speech(rules: &Rules, table: &Table, seat: Seat) -> Verdict {
    if table.modifiers.has(Switch::NoSpeeches) {
        return barred_by_effect(rules, table, RuleId::ActSpeech, |what| matches!(what, What::NoSpeeches));
    }
    if table.seat(seat).speeches == 0 && !speaks_free(table, seat) {
        return refuse(Reason::NoSpeech, RuleId::ActSpeech);
    }
    barred_by_knock(rules, table, seat, Moment::Speech)
}

/// What a Hard Knock of the seat bars, with the card.
fn barred_by_knock(rules: &Rules, table: &Table, seat: Seat, moment: Moment) -> Verdict {
    match abilities::oldest(rules, table, seat, moment) {
        Some(card) => {
            let by = Source::Knock(card);
            Err(Rejection::by_card(Reason::Barred, abilities::rule_of(rules, by), by))
        }
        None => Ok(()),
    }
}

/// How the seat must withdraw (WDR-3): how many tiles it removes (HK-ABSENT-MINDED), no more than it holds, and
/// whether its tile is drawn (HK-PANICKED).
pub(crate) fn tile_modifiers(rules: &Rules, table: &Table, own: &Holdings, seat: Seat) -> (u8, bool) {
    let demanded = abilities::amount(rules, table, seat, Moment::TileRemoval);
    let drawn = abilities::speaks(rules, table, seat, Moment::TileDraw);
    (if demanded == 0 { 0 } else { own.tiles.len().min(demanded) }, drawn)
}

/// ACT-WITHDRAW, WDR-2, WDR-3: the tiles named must be the ones demanded.
fn withdraw(rules: &Rules, table: &Table, own: &Holdings, seat: Seat, withdrawal: &Withdrawal) -> Verdict {
    let (removal, drawn) = tile_modifiers(rules, table, own, seat);
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
pub(crate) fn answers(rules: &Rules, own: &Holdings, threat: Threat) -> CardSet {
    own.hand.intersection(rules.catalog.bearing(threat))
}

fn answer(rules: &Rules, own: &Holdings, threat: Threat, card: Option<CardId>) -> Verdict {
    match card {
        Some(card) if !own.hand.contains(card) => refuse(Reason::NotInHand, RuleId::ActSpeech),
        Some(card) if !answers(rules, own, threat).contains(card) => refuse(Reason::OtherThreat, RuleId::ActSpeech),
        _ => Ok(()),
    }
}

/// Those of the Hard Knocks that can be discarded (HK-SCARRED).
pub(crate) fn removable(rules: &Rules, knocks: CardSet) -> CardSet {
    knocks.difference(rules.speakers.at(Moment::Discard))
}

/// ACT-XMAS: any Hard Knock on the table, or none.
fn christmas(rules: &Rules, table: &Table, card: Option<CardId>) -> Verdict {
    match card {
        Some(card) if !removable(rules, table.knocks.all()).contains(card) => {
            refuse(Reason::NotWithinReach, RuleId::ActXmas)
        }
        _ => Ok(()),
    }
}

/// RES-2: up to so many own Hard Knocks, or the charm.
fn relief(rules: &Rules, table: &Table, seat: Seat, relief: &Relief, most: u8, charm: bool) -> Verdict {
    let rule = RuleId::Res2;
    match *relief {
        Relief::Charm if !charm => refuse(Reason::CharmNotOffered, rule),
        Relief::Charm => Ok(()),
        Relief::Knocks(cards) if !cards.difference(removable(rules, table.knocks.before(seat))).is_empty() => {
            refuse(Reason::NotWithinReach, rule)
        }
        Relief::Knocks(cards) if cards.len() > most => refuse(Reason::TooManyKnocks, rule),
        Relief::Knocks(_) => Ok(()),
    }
}
