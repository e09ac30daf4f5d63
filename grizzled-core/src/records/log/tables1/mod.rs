//! The words, tags and numbers of formats 1 and 2. Frozen: what stands in a row here stands in files.
//!
//! Nothing here follows from a name or a number of the engine. A new event, command or value gets a row at the end of its
//! table. A format in which something is written otherwise gets tables of its own, with a name like [`Tables1`].

mod cards;
mod events;
mod masks;
mod records;
mod rules;
mod sets;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub(super) use records::*;
pub(super) use rules::*;

use super::Entry;
#[cfg(any(test, feature = "testkit"))]
use super::View;
use super::codec::{Rows, Spelt, Word, Words};
use super::rules::StoredRules;
use crate::views::Seen;

/// The name of these tables.
pub(super) struct Tables1;

/// Calls `see` with each word in the rules.
pub(super) fn words_of_rules(rules: &StoredRules, see: impl FnMut(Word)) {
    Spelt::<Tables1>::write(rules, &mut Words(see));
}

/// Calls `see` with each word in an entry of a log.
pub(super) fn words_of_entry(entry: &Entry, see: impl FnMut(Word)) {
    match entry {
        Entry::Event(event) => write_event(&event.notice, &event.secret, &mut Words(see)),
        Entry::Command { command, .. } => Spelt::<Tables1>::write(command, &mut Words(see)),
    }
}

/// Calls `see` with each word in an event of a stream.
pub(super) fn words_of_seen(seen: &Seen, see: impl FnMut(Word)) {
    write_event(&seen.notice, &seen.secret, &mut Words(see));
}

/// Calls `see` with each word in a view.
#[cfg(any(test, feature = "testkit"))]
pub(super) fn words_of_view(view: &View, see: impl FnMut(Word)) {
    write_view(view, &mut Words(see));
}

/// All these tables.
const TABLES: [&[Rows]; 8] = [
    cards::WORDS,
    cards::KINDS,
    cards::STRUCTS,
    events::EVENTS,
    events::PARTS_OF_COMMANDS,
    table::KINDS,
    table::VIEWS,
    words::WORDS,
];

/// The newest vocabulary that has a row here.
pub(super) const VOCABULARY: u16 = Rows::newest(&TABLES);

/// All words of these tables.
#[cfg(any(test, feature = "testkit"))]
pub(super) fn all_words() -> impl Iterator<Item = Word> {
    TABLES.into_iter().flatten().flat_map(Rows::words)
}
