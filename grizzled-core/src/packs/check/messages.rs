//! What is wrong with a pack, as text: the place in the file, what is wrong, and what is allowed.

use super::{List, PackError, Problem};
use crate::cards::MOST_NAME;
use crate::cards::{Chooser, Condition, Duration, EFFECTS, Effect, PACK_FORMAT, What, When, Whom};
use crate::packs::vocabulary::{BEARERS, Vocabulary, can_act, spell};
use crate::rules::{Bearer, CardError, check_effect};
use core::fmt;

impl List {
    /// What the format calls the list.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Trials => "trials",
            Self::Orders => "orders",
            Self::Recruits => "recruits",
            Self::Help => "helping_hands",
            Self::Chapters => "chapters",
        }
    }
}

/// The place in the file that an error is about, as `orders[3].effect.amount`; empty for the whole file.
#[derive(Clone, Copy, Debug)]
pub(in crate::packs) struct Place<'a>(pub(in crate::packs) &'a PackError);

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PackError { list, card, part, within, .. } = *self.0;
        f.write_str(list.map_or("", List::word))?;
        if let Some(card) = card {
            write!(f, "[{card}]")?;
        }
        let mut dot = if list.is_some() { "." } else { "" };
        for name in [part, within].into_iter().filter(|name| !name.is_empty()) {
            write!(f, "{dot}{name}")?;
            dot = ".";
        }
        Ok(())
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", Place(self), self.problem)
    }
}

impl core::error::Error for PackError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(found) => write!(f, "this library reads format {PACK_FORMAT}, and this is {found}"),
            Self::Name => write!(f, "a name has 1 to {MOST_NAME} letters, none of them invisible"),
            Self::TooMany { found, most } => write!(f, "at most {most} cards are allowed, and there are {found}"),
            Self::Number { found, least, most } => write!(f, "it must be from {least} to {most}, and is {found}"),
            Self::NumberTwice(number) => write!(f, "another card of this list has the number {number} already"),
            Self::Deck(error) => write!(f, "{error}"),
            Self::Effect { bearer, effect, error } => write_effect(f, *bearer, effect, *error),
            Self::Aggressive => f.write_str("a Chapter without `traps` needs its Aggressive cards in `out` (ARM-1)"),
            Self::Offered => f.write_str("it offers a Helping Hand that the pack does not have"),
            Self::OfferedTwice => {
                f.write_str("an earlier Chapter offers one of these Helping Hands; a campaign offers each once (HH-3)")
            }
            Self::Rules(error) => write!(f, "{error}"),
        }
    }
}

fn write_effect(f: &mut fmt::Formatter<'_>, bearer: Bearer, effect: &Effect, error: CardError) -> fmt::Result {
    match error {
        CardError::Amount { least, most } => write_amount(f, effect, least, most),
        CardError::Whom => {
            let allowed = |whom| check_effect(bearer, &effect.of(whom)) != Err(CardError::Whom);
            write_allowed(f, effect.whom.word(), Whom::WORDS.iter().filter(|whom| allowed(whom.value)).map(|whom| whom.word))
        }
        CardError::Duration => {
            let allowed = |lasts| check_effect(bearer, &Effect { lasts, ..*effect }) != Err(CardError::Duration);
            let words = Duration::WORDS.iter().filter(|lasts| allowed(lasts.value)).map(|lasts| lasts.word);
            write_allowed(f, effect.lasts.word(), words)
        }
        CardError::Chooser => {
            let allowed = |chooser| check_effect(bearer, &Effect { chooser, ..*effect }) != Err(CardError::Chooser);
            let words = Chooser::WORDS.iter().filter(|chooser| allowed(chooser.value)).map(|chooser| chooser.word);
            write_allowed(f, effect.chooser.word(), words)
        }
        CardError::Optional if effect.leaves_a_choice() => {
            f.write_str("a Helping Hand may always be declined; leave `optional` out (HH-2)")
        }
        CardError::Optional => f.write_str("nothing is chosen here that could be declined; leave `optional` out"),
        CardError::NothingToBar => {
            let words = Condition::WORDS.iter().filter(|condition| condition.value != Condition::EmptyHand);
            f.write_str("a seat with an empty hand may always withdraw (WDR-1); allowed are: ")?;
            list(f, words.map(|condition| condition.word))
        }
        CardError::Moment if moments(bearer, effect.what).next().is_some() => {
            write_allowed(f, effect.when.word(), moments(bearer, effect.what).map(Vocabulary::word))
        }
        CardError::Moment => list_effects(f, bearer, effect),
        CardError::NeverActs => f.write_str("an Order that does this needs `cancelled_by`: else it is discarded before it acts (ORD-4)"),
        CardError::NotSingleUse => f.write_str("it moves cards to Trials again and again; an Order without `cancelled_by`, an Action or an Event may (TERM-1)"),
        other => write!(f, "{other}"),
    }
}

fn write_amount(f: &mut fmt::Formatter<'_>, effect: &Effect, least: i8, most: i8) -> fmt::Result {
    let not_nothing = if least < 0 { ", and not 0" } else { "" };
    write!(f, "it must be from {least} to {most}{not_nothing}, and is {}", effect.amount)
}

/// What the effect does, and what those of such a card can do.
fn list_effects(f: &mut fmt::Formatter<'_>, bearer: Bearer, effect: &Effect) -> fmt::Result {
    let (word, card) = (spell(effect.what).0, name(bearer));
    write!(f, "`{word}` can never stand on a card of this kind ({card}); allowed are: ")?;
    let allowed = |what| moments(bearer, what).next().is_some();
    list(f, EFFECTS.iter().filter(|row| allowed(row.form.any())).map(|row| row.word))
}

/// The word found, and those that are allowed.
fn write_allowed(f: &mut fmt::Formatter<'_>, found: &str, allowed: impl Iterator<Item = &'static str>) -> fmt::Result {
    write!(f, "`{found}` is not allowed here; allowed are: ")?;
    list(f, allowed)
}

fn list(f: &mut fmt::Formatter<'_>, words: impl Iterator<Item = &'static str>) -> fmt::Result {
    for (at, word) in words.enumerate() {
        write!(f, "{}{word}", if at > 0 { ", " } else { "" })?;
    }
    Ok(())
}

/// The moments at which such a card can do this.
pub(in crate::packs) fn moments(bearer: Bearer, what: What) -> impl Iterator<Item = When> {
    When::WORDS.iter().map(|when| when.value).filter(move |&when| can_act(bearer, what, when))
}

/// What the guide calls such a card.
fn name(bearer: Bearer) -> &'static str {
    BEARERS.iter().find(|(known, _)| *known == bearer).map_or("a card", |(_, name)| name)
}
