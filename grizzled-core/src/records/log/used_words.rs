//! Which words of the newest format stand in a log or a stream: for tests that look for one that stands in none.

use super::codec::Word;
use super::formats::{all_words, words_of_entry, words_of_rules, words_of_seen, words_of_view};
use super::rules::StoredRules;
use super::{Log, Stream};
use crate::rules::Rules;
use alloc::collections::BTreeSet;

/// A word of logs: the name of its table, and the word as JSON spells it.
pub type LogWord = (&'static str, &'static str);

/// Every word that can stand in a log or a stream.
#[must_use]
pub fn every_log_word() -> BTreeSet<LogWord> {
    all_words().map(spelt).collect()
}

/// The words that came after the first vocabulary.
#[must_use]
pub fn later_log_words() -> BTreeSet<LogWord> {
    all_words().filter(|word| word.since > 1).map(spelt).collect()
}

const fn spelt(word: Word) -> LogWord {
    (word.table, word.word)
}

fn add_rules(rules: &Rules, words: &mut BTreeSet<LogWord>) {
    words_of_rules(&StoredRules::from(rules), |word| {
        words.insert(spelt(word));
    });
}

/// The words that stand in a log.
#[must_use]
pub fn words_of_log(log: &Log) -> BTreeSet<LogWord> {
    let mut words = BTreeSet::new();
    add_rules(log.rules(), &mut words);
    for entry in log.entries() {
        words_of_entry(entry, |word| {
            words.insert(spelt(word));
        });
    }
    words
}

/// The words that stand in a stream.
#[must_use]
pub fn words_of_stream(stream: &Stream) -> BTreeSet<LogWord> {
    let mut words = BTreeSet::new();
    let mut see = |word| {
        words.insert(spelt(word));
    };
    stream.snapshot().into_iter().for_each(|view| words_of_view(view, &mut see));
    stream.seen().iter().for_each(|seen| words_of_seen(seen, &mut see));
    add_rules(stream.rules(), &mut words);
    words
}
