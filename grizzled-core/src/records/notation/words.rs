//! How single things are spelt: cards, seats, tiles, characters, threats, and what is named by its number.

use super::error::Fault;
use super::token::Token;
use crate::cards::{Catalog, Face, HardKnock};
use crate::packs::vocabulary::Vocabulary;
use crate::rules::Rules;
use crate::vocabulary::{CardId, Character, Numbered, Seat, Threat, ThreatSet, Tile};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

/// No thing.
pub(super) const NONE: &str = "-";

/// The letters of the threats, in their fixed order.
const LETTERS: [char; 6] = ['n', 'r', 's', 'm', 'h', 'w'];
const TILES: [(Tile, &str); 4] =
    [(Tile::Left, "L"), (Tile::Right, "R"), (Tile::DoubleLeft, "LL"), (Tile::DoubleRight, "RR")];
const CHARACTERS: [(Character, &str); 6] = [
    (Character::Felix, "felix"),
    (Character::Charles, "charles"),
    (Character::Gustave, "gustave"),
    (Character::Anselme, "anselme"),
    (Character::Gaston, "gaston"),
    (Character::Lazare, "lazare"),
];
const CHRISTMAS: &str = "xmas";
const CARDS: &str = "threats of nrsmhw with ! for a Trap and + for Luck, a Hard Knock such as fearful, or xmas; \
                     /2 behind it for the second such card of the deck";

/// A card by its face; the first such card of the deck goes without a number, the second with `/2`. A card that the
/// deck does not have goes by its id.
pub(super) fn card(rules: &Rules, card: CardId) -> String {
    let catalog = rules.catalog();
    if !catalog.cards().contains(card) {
        return format!("#{}", card.number());
    }
    let alike = alike(catalog, catalog.face(card));
    match alike.take_while(|&other| other != card).count() {
        0 => face(catalog.face(card)),
        before => format!("{}/{}", face(catalog.face(card)), before + 1),
    }
}

/// The cards with this face.
fn alike(catalog: &Catalog, face: Face) -> impl Iterator<Item = CardId> {
    catalog.cards().iter().filter(move |&card| catalog.face(card) == face)
}

fn face(face: Face) -> String {
    match face {
        Face::HardKnock(knock) => knock.word().to_owned(),
        Face::MerryChristmas => CHRISTMAS.to_owned(),
        Face::Threat { threats, trap, luck } => {
            let letters = threats.iter().map(|threat| LETTERS[usize::from(threat.number())]);
            letters.chain(trap.then_some('!')).chain(luck.then_some('+')).collect()
        }
    }
}

pub(super) fn read_card(rules: &Rules, token: Token<'_>) -> Result<CardId, Fault> {
    let unknown = || token.unknown("card of this deck", CARDS);
    if let Some(number) = token.after("#") {
        return CardId::new(number.number()?).ok_or_else(unknown);
    }
    let (name, copy) = match token.split_once('/') {
        Some((name, copy)) => (name, copy.number()?),
        None => (token, 1),
    };
    let face = read_face(name.text).ok_or_else(unknown)?;
    let before = copy.checked_sub(1).ok_or_else(unknown)?;
    alike(rules.catalog(), face).nth(before.into()).ok_or_else(unknown)
}

fn read_face(text: &str) -> Option<Face> {
    if text == CHRISTMAS {
        return Some(Face::MerryChristmas);
    }
    if let Some(knock) = HardKnock::named(text) {
        return Some(Face::HardKnock(knock));
    }
    let (text, luck) = without(text, '+');
    let (text, trap) = without(text, '!');
    Some(Face::Threat { threats: read_letters(text)?, trap, luck })
}

fn without(text: &str, mark: char) -> (&str, bool) {
    text.strip_suffix(mark).map_or((text, false), |rest| (rest, true))
}

/// One letter for each threat, in any order.
fn read_letters(text: &str) -> Option<ThreatSet> {
    let mut threats = ThreatSet::EMPTY;
    for letter in text.chars() {
        let threat = Threat::ALL[LETTERS.iter().position(|&known| known == letter)?];
        if threats.contains(threat) {
            return None;
        }
        threats = threats.iter().chain([threat]).collect();
    }
    (!threats.is_empty()).then_some(threats)
}

pub(super) fn seat(seat: Seat) -> String {
    seat.number().to_string()
}

pub(super) fn read_seat(token: Token<'_>) -> Result<Seat, Fault> {
    let number = token.number().ok().and_then(Seat::new);
    number.ok_or_else(|| token.unknown("seat", "0 to 4"))
}

pub(super) fn tile(tile: Tile) -> String {
    TILES[usize::from(tile.number())].1.to_owned()
}

pub(super) fn read_tile(token: Token<'_>) -> Result<Tile, Fault> {
    named(&TILES, token).ok_or_else(|| token.unknown("Support tile", "L, R, LL or RR"))
}

/// A character, or `-` for one that is left to chance.
pub(super) fn character(character: Option<Character>) -> String {
    character.map_or(NONE, |character| CHARACTERS[usize::from(character.number())].1).to_owned()
}

pub(super) fn read_character(token: Token<'_>) -> Result<Character, Fault> {
    let expected = "felix, charles, gustave, anselme, gaston, lazare or -";
    named(&CHARACTERS, token).ok_or_else(|| token.unknown("character", expected))
}

fn named<T: Copy>(words: &[(T, &str)], token: Token<'_>) -> Option<T> {
    words.iter().find(|(_, word)| *word == token.text).map(|(value, _)| *value)
}

pub(super) fn read_threat(token: Token<'_>) -> Result<Threat, Fault> {
    let expected = "night, rain, snow, mask, shell or whistle";
    Threat::named(token.text).ok_or_else(|| token.unknown("threat", expected))
}

/// An Order, a Recruit or a Helping Hand: a letter, and its place in the roster from 0.
pub(super) fn numbered<Kind: Copy, const MOST: usize>(letter: char, card: Numbered<Kind, MOST>) -> String {
    format!("{letter}{}", card.number())
}

pub(super) fn read_order<Kind: Copy, const MOST: usize>(token: Token<'_>) -> Result<Numbered<Kind, MOST>, Fault> {
    read_numbered("o", token).ok_or_else(|| token.unknown("Order", "o and a number from 0, such as o3"))
}

pub(super) fn read_recruit<Kind: Copy, const MOST: usize>(token: Token<'_>) -> Result<Numbered<Kind, MOST>, Fault> {
    read_numbered("r", token).ok_or_else(|| token.unknown("Recruit", "r and a number from 0, such as r3"))
}

pub(super) fn read_help<Kind: Copy, const MOST: usize>(token: Token<'_>) -> Result<Numbered<Kind, MOST>, Fault> {
    read_numbered("h", token).ok_or_else(|| token.unknown("Helping Hand", "h and a number from 0, such as h3"))
}

fn read_numbered<Kind: Copy, const MOST: usize>(letter: &str, token: Token<'_>) -> Option<Numbered<Kind, MOST>> {
    Numbered::new(token.after(letter)?.number().ok()?)
}
