//! Commands as text.

use super::error::{Fault, NotationError};
use super::lists;
use super::token::Token;
use super::words;
use crate::packs::vocabulary::Vocabulary;
use crate::rules::Rules;
use crate::vocabulary::{CardId, Choice, Command, Relief, Withdrawal};
use alloc::format;
use alloc::string::String;

/// What follows a word, and what it means.
type Read = fn(&Rules, Token<'_>) -> Result<Command, Fault>;

/// The words that commands begin with, the intensity apart.
const VERBS: [(&str, Read); 15] = [
    ("play", |rules, token| words::read_card(rules, token).map(Command::Play)),
    ("charm", |rules, token| words::read_card(rules, token).map(Command::Charm)),
    ("speak", |_, token| words::read_threat(token).map(Command::Speech)),
    ("withdraw", |_, token| read_withdrawal(token).map(Command::Withdraw)),
    ("answer", |rules, token| card_or_none(rules, token).map(Command::Answer)),
    ("xmas", |rules, token| card_or_none(rules, token).map(Command::Christmas)),
    ("relief", |rules, token| read_relief(rules, token).map(Command::Relief)),
    ("order", |_, token| words::read_order(token).map(Command::Order)),
    ("keep", |_, token| words::read_help(token).map(Command::Keep)),
    ("help", |_, token| words::read_help(token).map(Command::Help)),
    ("choose", |rules, token| read_choice(rules, token).map(Command::Choose)),
    ("recruit", read_recruit),
    ("cancel", |_, token| words::read_order(token).map(Command::Cancel)),
    ("refill", |_, token| alone(token, Command::Refill)),
    ("decline", |_, token| alone(token, Command::Decline)),
];

const EXPECTED: &str = "i3 or so, or one of play, charm, speak, withdraw, answer, xmas, relief, order, keep, help, \
                        choose, recruit, cancel, refill, decline";
const WITHDRAWS: &str = "withdraw";

/// The words for this command.
///
/// ```
/// use grizzled_core::{notation, Command, Scenario};
/// use grizzled_core::cards::{HardKnock, base};
/// use grizzled_core::vocabulary::Tile;
///
/// let rules = Scenario::base(3).rules().unwrap();
/// let command = Command::Play(base::hard_knock(HardKnock::Fearful));
/// assert_eq!(notation::write_command(&rules, &command), "play fearful");
/// assert_eq!(notation::read_command(&rules, "withdraw L"), Ok(Command::withdraw(Tile::Left)));
/// ```
#[must_use]
pub fn write_command(rules: &Rules, command: &Command) -> String {
    let card = |card| words::card(rules, card);
    match *command {
        Command::Intensity(intensity) => format!("i{intensity}"),
        Command::Play(played) => format!("play {}", card(played)),
        Command::Charm(on) => format!("charm {}", card(on)),
        Command::Speech(threat) => format!("speak {}", threat.word()),
        Command::Withdraw(withdrawal) => format!("{WITHDRAWS} {}", tiles_of(withdrawal)),
        Command::Answer(given) => format!("answer {}", given.map_or(words::NONE.into(), card)),
        Command::Christmas(given) => format!("xmas {}", given.map_or(words::NONE.into(), card)),
        Command::Relief(Relief::Charm) => "relief charm".into(),
        Command::Relief(Relief::Knocks(knocks)) => format!("relief {}", lists::cards(rules, knocks)),
        Command::Order(order) => format!("order {}", words::numbered('o', order)),
        Command::Keep(help) => format!("keep {}", words::numbered('h', help)),
        Command::Help(help) => format!("help {}", words::numbered('h', help)),
        Command::Choose(choice) => format!("choose {}", chosen(rules, choice)),
        Command::RecruitPlay(played) => format!("recruit {}", card(played)),
        Command::RecruitWithdraw => format!("recruit {WITHDRAWS}"),
        Command::Cancel(order) => format!("cancel {}", words::numbered('o', order)),
        Command::Refill => "refill".into(),
        Command::Decline => "decline".into(),
    }
}

/// The command that these words mean. Only the game says whether it is legal.
///
/// # Errors
///
/// What cannot be read, and where.
pub fn read_command(rules: &Rules, text: &str) -> Result<Command, NotationError> {
    read(rules, Token::of(text)).map_err(|fault| fault.in_text(text))
}

pub(super) fn read(rules: &Rules, token: Token<'_>) -> Result<Command, Fault> {
    let (verb, rest) = token.first_word();
    if let Some(intensity) = verb.after("i").filter(|digits| digits.number().is_ok()) {
        return alone(rest, Command::Intensity(intensity.number()?));
    }
    let read = VERBS.iter().find(|(word, _)| *word == verb.text).map(|(_, read)| read);
    read.ok_or_else(|| verb.unknown("command", EXPECTED))?(rules, rest)
}

/// The command, behind which nothing follows.
fn alone(rest: Token<'_>, command: Command) -> Result<Command, Fault> {
    if rest.text.is_empty() { Ok(command) } else { Err(rest.unknown("end of this command", "nothing more")) }
}

fn card_or_none(rules: &Rules, token: Token<'_>) -> Result<Option<CardId>, Fault> {
    lists::or_none(token, |token| words::read_card(rules, token))
}

/// The tile played, or `-`; behind another `-` those removed.
fn tiles_of(withdrawal: Withdrawal) -> String {
    let tile = withdrawal.tile.map_or(words::NONE.into(), words::tile);
    if withdrawal.removed.is_empty() { tile } else { format!("{tile}-{}", lists::tiles(withdrawal.removed)) }
}

fn read_withdrawal(token: Token<'_>) -> Result<Withdrawal, Fault> {
    let (tile, removed) = match token.after(words::NONE) {
        Some(rest) if rest.text.is_empty() => (None, None),
        Some(rest) => (None, Some(rest.after("-").ok_or_else(|| rest.unknown("end of this command", "-R or so"))?)),
        None => match token.split_once('-') {
            Some((tile, removed)) => (Some(tile), Some(removed)),
            None => (Some(token), None),
        },
    };
    let tile = tile.map(words::read_tile).transpose()?;
    let removed = removed.map(lists::read_tiles).transpose()?.unwrap_or_default();
    Ok(Withdrawal { removed, tile })
}

fn read_relief(rules: &Rules, token: Token<'_>) -> Result<Relief, Fault> {
    if token.text == "charm" { Ok(Relief::Charm) } else { lists::read_cards(rules, token).map(Relief::Knocks) }
}

fn chosen(rules: &Rules, choice: Choice) -> String {
    match choice {
        Choice::Card(card) => words::card(rules, card),
        Choice::Seat(seat) => format!("@{}", seat.number()),
        Choice::Order(order) => words::numbered('o', order),
        Choice::Gift { card, to } => format!("{}@{}", words::card(rules, card), to.number()),
    }
}

fn read_choice(rules: &Rules, token: Token<'_>) -> Result<Choice, Fault> {
    if token.after("o").is_some_and(|digits| digits.number().is_ok()) {
        return words::read_order(token).map(Choice::Order);
    }
    match token.split_once('@') {
        Some((card, seat)) if card.text.is_empty() => words::read_seat(seat).map(Choice::Seat),
        Some((card, seat)) => Ok(Choice::Gift { card: words::read_card(rules, card)?, to: words::read_seat(seat)? }),
        None => words::read_card(rules, token).map(Choice::Card),
    }
}

fn read_recruit(rules: &Rules, token: Token<'_>) -> Result<Command, Fault> {
    if token.text == WITHDRAWS {
        return Ok(Command::RecruitWithdraw);
    }
    words::read_card(rules, token).map(Command::RecruitPlay)
}
