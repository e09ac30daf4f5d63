//! Lines that say a position, read and written field by field.

use super::draft::Draft;
use super::error::{Fault, NotationError, NotationErrorKind};
use super::fields::{self, FIELDS};
use super::partial::PartialPosition;
use super::token::Token;
use super::words;
use crate::play::Setup;
use crate::rules::Rules;
use alloc::string::String;

impl PartialPosition {
    /// The line that says it.
    #[must_use]
    pub fn write(&self, rules: &Rules) -> String {
        fields::write(rules, self)
    }

    /// What this line says.
    ///
    /// # Errors
    ///
    /// What cannot be read, and where.
    pub fn read(rules: &Rules, text: &str) -> Result<Self, NotationError> {
        let read = read_partial(rules, Token::of(text));
        read.map(|(position, _)| position).map_err(|fault| fault.in_text(text))
    }
}

/// Reads a position of which nothing is hidden.
pub(super) fn read_whole(rules: &Rules, token: Token<'_>) -> Result<Setup, Fault> {
    let (position, hidden) = read_partial(rules, token)?;
    let setup = position.setup().filter(|_| hidden.is_none());
    setup.ok_or(Fault { at: hidden.unwrap_or(token.at), what: NotationErrorKind::Hidden })
}

/// Reads a position, and where the first thing stands that is hidden.
fn read_partial(rules: &Rules, token: Token<'_>) -> Result<(PartialPosition, Option<usize>), Fault> {
    let mut draft = Draft::new(rules);
    for field in token.words() {
        read_field(&mut draft, field)?;
    }
    draft.finish()
}

/// One `key:value`.
fn read_field(draft: &mut Draft<'_>, token: Token<'_>) -> Result<(), Fault> {
    let no_field = || token.unknown("field", "key:value, such as lead:0 or hand0:nm,mute");
    let (key, value) = token.split_once(':').ok_or_else(no_field)?;
    let (name, digits) = key.name_and_digits();
    let field = FIELDS.iter().find(|field| field.word == name.text && field.by_seat != digits.text.is_empty());
    let field = field.ok_or_else(|| key.unknown("field", FIELD_NAMES))?;
    let seat = if field.by_seat { Some(words::read_seat(digits)?) } else { None };
    draft.enter(field.word, field.group, seat, key)?;
    (field.read)(draft, seat.unwrap_or_default(), value)
}

const FIELD_NAMES: &str = "view, lead, cast, tiles0, help0, mission, turn, hand0, land, gone0, chaplain, knocks, \
                           charmused, speech0, supply, orders, orderdeck, ordertop, recruit, recruittokens, recruithand, \
                           recruitgone, recruitdeck, trials, morale or out";

#[cfg(test)]
mod tests {
    use super::super::fields::Field;
    use super::*;

    #[test]
    fn every_field_is_named_to_who_misspells_one() {
        let digit = |field: &Field| if field.by_seat { "0" } else { "" };
        let words = FIELDS.iter().map(|field| std::format!("{}{}", field.word, digit(field)));
        let named = FIELD_NAMES.replace(" or ", ", ");
        assert!(named.split(", ").eq(words.collect::<std::vec::Vec<_>>()), "{named}");
    }
}
