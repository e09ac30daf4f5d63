//! Why no game can start in a position that was read, in the words of its text, and where in it.

use super::error::{Fault, NotationErrorKind};
use super::token::Token;
use super::words;
use crate::play::{Setup, SetupError};
use crate::rules::Rules;
use crate::vocabulary::{CardId, Character, Seat};
use alloc::format;
use alloc::string::{String, ToString};

/// Refuses a setup in which no game can start: where its text says so, in the words of the text.
pub(super) fn check(rules: &Rules, setup: &Setup, text: Token<'_>) -> Result<(), Fault> {
    setup.check(rules).map_err(|error| fault(rules, error, text))
}

/// What is wrong, at the place in the text that says it; at the beginning where no place does.
pub(super) fn fault(rules: &Rules, error: SetupError, text: Token<'_>) -> Fault {
    let at = place(rules, &error, text).map_or(text.at, |token| token.at);
    Fault { at, what: NotationErrorKind::Setup { error, message: message(rules, &error) } }
}

/// What is wrong, with cards and seats as the notation writes them.
fn message(rules: &Rules, error: &SetupError) -> String {
    let card = |card| words::card(rules, card);
    match *error {
        SetupError::NoSuchSeat(seat) => format!("no player sits at seat {} (TAB-1)", seat.number()),
        SetupError::CardTwice(twice) => format!("`{}` lies in two places", card(twice)),
        SetupError::CardMissing(missing) => {
            format!("`{}` lies nowhere; `morale:*` puts there what no other field names", card(missing))
        }
        SetupError::NoSuchCard(stray) => format!("`{}` is not in this game", card(stray)),
        SetupError::NoHardKnock(other) => format!("`{}` is no Hard Knock", card(other)),
        SetupError::NoThreat(other) => format!("`{}` is no Threat, and does not lie in `land`", card(other)),
        SetupError::NoMorale => "`morale` is empty: the game is over (RES-6)".to_string(),
        SetupError::NoMission => "`mission` is counted from 1".to_string(),
        SetupError::TurnOfWithdrawn(seat) => {
            format!("seat {0} has withdrawn, says `gone{0}`, and has no turn (MIS-1)", seat.number())
        }
        SetupError::NoTilePlayed(seat) => {
            format!("seat {0} has withdrawn without a tile and holds some in `tiles{0}` (WDR-2)", seat.number())
        }
        SetupError::LeadsByTyrannical(seat) => {
            format!("seat {} leads, before which Tyrannical lies in `knocks` (HK-TYRANNICAL)", seat.number())
        }
        SetupError::LostByKnocks(seat) => {
            format!("seat {} bears too many of `knocks` for a Preparation: the game is lost (RES-3)", seat.number())
        }
        _ => error.to_string(),
    }
}

/// Where the text says what is wrong.
fn place<'a>(rules: &'a Rules, error: &SetupError, text: Token<'a>) -> Option<Token<'a>> {
    match *error {
        SetupError::NoSuchSeat(seat) => seat_place(text, seat),
        // The second of the two.
        SetupError::CardTwice(card) => cards(rules, text, card).last(),
        SetupError::NoSuchCard(card) | SetupError::NoHardKnock(card) | SetupError::NoThreat(card) => {
            cards(rules, text, card).next()
        }
        SetupError::CharacterTwice(character) => second_in_cast(text, character),
        SetupError::TurnOfWithdrawn(_) => value(text, "turn"),
        SetupError::LeadsByTyrannical(_) => value(text, "lead"),
        SetupError::NoTilePlayed(seat) => value(text, &format!("gone{}", seat.number())),
        SetupError::LostByKnocks(_) => value(text, "knocks"),
        _ => fields_of(error).iter().find_map(|name| field(text, name)),
    }
}

/// The fields of which one is wrong, the most useful first.
const fn fields_of(error: &SetupError) -> &'static [&'static str] {
    match error {
        SetupError::TooManyTiles | SetupError::NoDoubles | SetupError::SoloTiles => &["tiles", "gone", "chaplain"],
        SetupError::NoChaplain => &["chaplain"],
        SetupError::ChaplainHoldsBack => &["tiles2", "turn"],
        SetupError::NoMorale => &["morale", "mission"],
        SetupError::NoMission | SetupError::CardMissing(_) | SetupError::NotSoManyAside { .. } => &["mission"],
        SetupError::AlreadyFailed => &["land", "knocks"],
        SetupError::NotInRoster => {
            &["help", "orders", "orderdeck", "ordertop", "recruit", "recruitdeck", "recruithand"]
        }
        SetupError::Solo | SetupError::LostByCards(_) => &["hand"],
        SetupError::Won => &["trials", "mission"],
        SetupError::TooManySpeeches(_) => &["supply", "speech"],
        _ => &[],
    }
}

/// The fields, each with what it says.
fn fields(text: Token<'_>) -> impl Iterator<Item = (Token<'_>, Token<'_>)> {
    text.words().filter_map(|word| word.split_once(':'))
}

/// The first field of this name, whatever seat it is about unless the name says one.
fn field<'a>(text: Token<'a>, name: &str) -> Option<Token<'a>> {
    fields(text).map(|(key, _)| key).find(|key| key.text == name || key.name_and_digits().0.text == name)
}

/// What the field says.
fn value<'a>(text: Token<'a>, name: &str) -> Option<Token<'a>> {
    fields(text).find(|(key, _)| key.text == name).map(|(_, value)| value)
}

/// Wherever the card is named.
fn cards<'a>(rules: &'a Rules, text: Token<'a>, card: CardId) -> impl Iterator<Item = Token<'a>> {
    let items = fields(text).flat_map(|(_, value)| value.split(','));
    let named = items.map(|item| item.split_once('@').map_or(item, |(card, _)| card));
    named.filter(move |&item| words::read_card(rules, item).is_ok_and(|named| named == card))
}

/// The first field about the seat, or the first piece that names it.
fn seat_place(text: Token<'_>, seat: Seat) -> Option<Token<'_>> {
    let is_seat = |token: Token<'_>| words::read_seat(token).is_ok_and(|named| named == seat);
    fields(text).find_map(|(key, value)| {
        let (name, digits) = key.name_and_digits();
        match name.text {
            _ if is_seat(digits) => Some(key),
            "cast" => value.split(',').nth(seat.index()).filter(|piece| piece.text != words::NONE),
            "lead" | "turn" | "charmused" => value.split(',').find(|&piece| is_seat(piece)),
            "knocks" | "recruit" | "ordertop" => {
                value.split(',').find(|piece| piece.split_once('@').is_some_and(|(_, owner)| is_seat(owner)))
            }
            _ => None,
        }
    })
}

fn second_in_cast(text: Token<'_>, character: Character) -> Option<Token<'_>> {
    let is_it = |piece: &Token<'_>| words::read_character(*piece).is_ok_and(|named| named == character);
    value(text, "cast")?.split(',').filter(is_it).nth(1)
}
