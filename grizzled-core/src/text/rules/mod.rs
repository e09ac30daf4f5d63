//! What each rule says, in a sentence of our own.

mod armistice;
mod base;
#[cfg(test)]
mod tests;

use super::Lang;
use crate::vocabulary::RuleId;
use armistice::ARMISTICE;
use base::BASE;

/// A rule and what it says: in English, in French.
type Text = (RuleId, &'static str, &'static str);

/// The most bytes that the text of a rule has.
pub const LONGEST_RULE: usize = 200;

// Every rule has its text, in the order of the numbers, and none is longer than is promised.
const _: () = {
    assert!(BASE.len() + ARMISTICE.len() == RuleId::COUNT);
    let mut at = 0;
    while at < RuleId::COUNT {
        let (rule, english, french) = text(at);
        assert!(rule.number() as usize == at);
        assert!(english.len() <= LONGEST_RULE && french.len() <= LONGEST_RULE);
        at += 1;
    }
};

const fn text(at: usize) -> Text {
    if at < BASE.len() { BASE[at] } else { ARMISTICE[at - BASE.len()] }
}

/// What the rule says, in one short sentence; `RULES.md` has all of it.
///
/// No text has more than [`LONGEST_RULE`] bytes.
///
/// ```
/// use grizzled_core::{RuleId, text::{Lang, rule}};
///
/// assert_eq!(rule(Lang::En, RuleId::Wdr2), "Whoever holds no Support tile withdraws without one.");
/// assert_eq!(rule(Lang::Fr, RuleId::Wdr2), "Qui n'a pas de tuile Soutien se replie sans tuile.");
/// ```
#[must_use]
pub const fn rule(lang: Lang, rule: RuleId) -> &'static str {
    let (_, english, french) = text(rule.number() as usize);
    lang.pick(english, french)
}
