//! `*`: the cards that are named nowhere else, by their numbers.

use super::error::{Fault, NotationErrorKind};
use super::lists;
use super::partial::PartialBoard;
use super::token::Token;
use crate::rules::Rules;
use crate::vocabulary::{CardSet, Pile};
use alloc::format;
use alloc::string::String;

/// Where the rest of the cards lies, each with the place in the text that says so.
#[derive(Default)]
pub(super) struct Rest {
    /// In Morale: all of it, or so many of it.
    morale: Option<(usize, Option<u8>)>,
    /// Out of the game.
    discards: Option<usize>,
}

impl Rest {
    /// `*` or `*5` for Morale; whether it was that.
    pub(super) fn read_morale(&mut self, token: Token<'_>) -> Result<bool, Fault> {
        let Some(count) = token.after("*") else { return Ok(false) };
        let count = if count.text.is_empty() { None } else { Some(count.number()?) };
        self.morale = Some((token.at, count));
        Ok(true)
    }

    /// `*` for the cards out of the game; whether it was that.
    pub(super) fn read_discards(&mut self, token: Token<'_>) -> bool {
        let rest = token.text == "*";
        self.discards = rest.then_some(token.at);
        rest
    }

    /// Lays the rest of the cards where it belongs.
    pub(super) fn share_out(&self, rules: &Rules, board: &mut PartialBoard) -> Result<(), Fault> {
        let Some(at) = self.morale.map(|(at, _)| at).or(self.discards) else { return Ok(()) };
        let fault = |what| Fault { at, what };
        let named = named(board).ok_or_else(|| fault(NotationErrorKind::RestHidden))?;
        let mut rest = rules.cards().difference(named);
        if let Some((_, count)) = self.morale {
            let count = count.unwrap_or(rest.len());
            if count > rest.len() {
                return Err(fault(NotationErrorKind::RestTooSmall(rest.len())));
            }
            let morale: Pile = rest.iter().take(count.into()).collect();
            rest = rest.difference(morale.iter().collect());
            board.morale = super::Part::Known(morale);
        }
        if self.discards.is_some() {
            board.discards = rest;
        }
        Ok(())
    }
}

/// All cards that are named, if none is hidden.
fn named(board: &PartialBoard) -> Option<CardSet> {
    let morale: CardSet = board.morale.known()?.iter().collect();
    Some(board.placed()?.union(morale).union(board.discards))
}

/// Morale and the cards out of the game, as they are written; nothing for one that is empty.
pub(super) fn write(rules: &Rules, board: &PartialBoard) -> [Option<String>; 2] {
    let (Some(placed), Some(morale)) = (board.placed(), board.morale.known()) else {
        return [lists::part(board.morale, |morale| lists::pile(rules, &morale)), discards(rules, board)];
    };
    let rest = rules.cards().difference(placed);
    let of_morale: CardSet = morale.iter().collect();
    let others = rest.difference(of_morale);
    let first = morale.iter().eq(rest.iter().take(morale.len().into()));
    let morale = match () {
        () if morale.is_empty() => None,
        () if first && others.is_empty() && board.discards.is_empty() => Some("*".into()),
        () if first && (others == board.discards || board.discards.is_empty()) => Some(format!("*{}", morale.len())),
        () => Some(lists::pile(rules, &morale)),
    };
    let all_others = !others.is_empty() && others == board.discards;
    [morale, if all_others { Some("*".into()) } else { discards(rules, board) }]
}

fn discards(rules: &Rules, board: &PartialBoard) -> Option<String> {
    lists::unless_empty(lists::cards(rules, board.discards))
}
