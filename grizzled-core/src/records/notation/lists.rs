//! Lists of things, set apart by commas; `-` for none.

use super::error::{Fault, NotationErrorKind};
use super::partial::Part;
use super::token::Token;
use super::words::{self, NONE};
use crate::rules::Rules;
use crate::vocabulary::{CardSet, Pile, Tile, Tiles};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A thing, or `-` for none.
pub(super) fn or_none<T>(token: Token<'_>, read: impl Fn(Token<'_>) -> Result<T, Fault>) -> Result<Option<T>, Fault> {
    if token.text == NONE { Ok(None) } else { read(token).map(Some) }
}

/// The words, set apart by commas.
pub(super) fn joined(words: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(',');
        }
        text.push_str(&word);
    }
    if text.is_empty() { NONE.into() } else { text }
}

/// The list, or nothing where it is empty.
pub(super) fn unless_empty(text: String) -> Option<String> {
    (text != NONE).then_some(text)
}

pub(super) fn cards(rules: &Rules, cards: CardSet) -> String {
    joined(cards.iter().map(|card| words::card(rules, card)))
}

pub(super) fn pile(rules: &Rules, pile: &Pile) -> String {
    joined(pile.iter().map(|card| words::card(rules, card)))
}

pub(super) fn tiles(tiles: Tiles) -> String {
    joined(tiles.iter().map(words::tile))
}

/// The pieces of a list.
pub(super) fn pieces(token: Token<'_>) -> impl Iterator<Item = Token<'_>> {
    let none = if token.text == NONE { Some(token) } else { None };
    token.split(',').filter(move |_| none.is_none())
}

/// Things of which each is named once. There are few of a kind, so a long list ends with a fault soon.
pub(super) fn distinct<T: PartialEq>(
    token: Token<'_>,
    read: impl Fn(Token<'_>) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    let mut all = Vec::new();
    for piece in pieces(token) {
        let one = read(piece)?;
        if all.contains(&one) {
            return Err(piece.twice());
        }
        all.push(one);
    }
    Ok(all)
}

pub(super) fn read_cards(rules: &Rules, token: Token<'_>) -> Result<CardSet, Fault> {
    Ok(distinct(token, |piece| words::read_card(rules, piece))?.into_iter().collect())
}

pub(super) fn read_pile(rules: &Rules, token: Token<'_>) -> Result<Pile, Fault> {
    let mut pile = Pile::EMPTY;
    for piece in pieces(token) {
        if !pile.push(words::read_card(rules, piece)?) {
            return Err(too_many(piece, "cards in a pile", usize::from(pile.len())));
        }
    }
    Ok(pile)
}

pub(super) fn read_tiles(token: Token<'_>) -> Result<Tiles, Fault> {
    let mut tiles = Tiles::NONE;
    for piece in pieces(token) {
        let tile: Tile = words::read_tile(piece)?;
        if tiles.get(tile) == u8::MAX {
            return Err(too_many(piece, "tiles of a kind", u8::MAX.into()));
        }
        tiles.add(tile);
    }
    Ok(tiles)
}

pub(super) fn too_many(token: Token<'_>, what: &'static str, most: usize) -> Fault {
    token.fault(NotationErrorKind::TooMany { what, most })
}

/// What is known, unless it is empty, or how many are hidden.
pub(super) fn part<T>(part: Part<T>, write: impl Fn(T) -> String) -> Option<String> {
    match part {
        Part::Known(value) => unless_empty(write(value)),
        Part::Hidden(count) => Some(format!("{count}?")),
    }
}
