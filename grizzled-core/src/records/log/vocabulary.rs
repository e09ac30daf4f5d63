//! The numbered vocabulary of logs: which events and commands there are, and which effects and other values in the rules. It
//! grows without a new format, since new ones have new tags; its number says whether a reader knows all of them.

use super::codec::Word;
use super::formats::{words_of_entry, words_of_rules, words_of_seen};
use super::rules::StoredRules;
use super::{Log, Stream};
use crate::rules::Rules;

/// A word of a vocabulary: the name of a table, and a tag in it.
type Added = (&'static str, u8);

/// The words that came with each vocabulary after the first.
const ADDED: &[(u16, &[Added])] = &[(2, &[("notice", 106)])];

impl Log {
    /// The vocabulary that a reader of this log must know.
    pub(super) fn vocabulary(&self) -> u16 {
        let mut needed = needed_by_rules(&self.rules);
        self.entries.iter().for_each(|entry| words_of_entry(entry, |word| needed = needed.max(since(ADDED, word))));
        needed
    }
}

impl Stream {
    /// The vocabulary that a reader of this stream must know.
    pub(super) fn vocabulary(&self) -> u16 {
        let mut needed = needed_by_rules(self.rules());
        self.seen().iter().for_each(|seen| words_of_seen(seen, |word| needed = needed.max(since(ADDED, word))));
        needed
    }
}

/// The least vocabulary that has all that stands in these rules.
fn needed_by_rules(rules: &Rules) -> u16 {
    let mut needed = 1;
    words_of_rules(&StoredRules::from(rules), |word| needed = needed.max(since(ADDED, word)));
    needed
}

/// The vocabulary with which a word came. Where the word is known, so is this: inlined, nothing of it is left to be done.
#[inline(always)]
fn since(added: &[(u16, &[Added])], word: Word) -> u16 {
    let is_it = |&(table, tag): &Added| tag == word.tag && table == word.table;
    added.iter().find(|(_, words)| words.iter().any(is_it)).map_or(1, |(vocabulary, _)| *vocabulary)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::OrderPlan;
    use crate::cards::armistice;
    use crate::records::log::formats::all_words;
    use crate::rules::Scenario;
    use alloc::vec::Vec;

    fn needed_of(added: &[(u16, &[Added])], walk: impl FnOnce(&mut dyn FnMut(Word))) -> u16 {
        let mut needed = 1;
        walk(&mut |word| needed = needed.max(since(added, word)));
        needed
    }

    /// A log asks for no more than what stands in it.
    #[test]
    fn a_log_needs_the_vocabulary_of_its_newest_record() {
        let added: &[(u16, &[Added])] = &[(2, &[("notice", 106), ("notice", 107)]), (3, &[("command", 18)])];
        let record = |table, tag| Word { table, tag, word: "" };
        for (words, vocabulary) in [
            (&[][..], 1),
            (&[record("notice", 1), record("notice", 105), record("command", 17)], 1),
            (&[record("notice", 18), record("command", 106)], 1),
            (&[record("notice", 1), record("notice", 107), record("notice", 2)], 2),
            (&[record("notice", 106), record("command", 18), record("notice", 107)], 3),
        ] {
            assert_eq!(needed_of(added, |see| words.iter().for_each(|&word| see(word))), vocabulary, "{words:?}");
        }
    }

    /// PACK-1: a value that a card brings counts as well, if it is there, whatever has the same tag elsewhere.
    #[test]
    fn pack_1_a_log_needs_the_vocabulary_of_the_newest_value_in_its_rules() {
        let base = StoredRules::from(&Scenario::base(4).rules().unwrap());
        let one_shot = StoredRules::from(&Scenario::one_shot(4, OrderPlan::NONE).rules().unwrap());
        let first_winter = Scenario::chapter(&armistice::CHAPTERS[5], 3, &armistice::DECK, &armistice::ROSTER);
        let chapter = StoredRules::from(&first_winter.rules().unwrap());
        // As if these had been invented last: a Hard Knock of the base game, what Luck is on, an effect of Orders.
        for (invented, with) in [
            (("hard_knock", 0), [true, true, true]),
            (("help_plan", 1), [false, true, false]),
            (("what", 7), [false, true, true]),
            (("what", 200), [false; 3]),
            (("notice", 1), [false; 3]),
        ] {
            for (rules, has) in [&base, &one_shot, &chapter].into_iter().zip(with) {
                let needs = needed_of(&[(9, &[invented])], |see| words_of_rules(rules, see));
                assert_eq!(needs, if has { 9 } else { 1 }, "{invented:?}");
            }
        }
    }

    /// A word that no table has would never be asked for.
    #[test]
    fn what_was_added_stands_in_a_table() {
        let words: Vec<Added> = all_words().map(|word| (word.table, word.tag)).collect();
        assert!(ADDED.iter().flat_map(|(_, added)| *added).all(|added| words.contains(added)));
    }

    #[test]
    fn vocabularies_follow_one_another() {
        let numbers = ADDED.iter().map(|(number, _)| *number);
        assert!(numbers.eq(2..=crate::log::VOCABULARY), "each vocabulary after the first has a row");
    }
}
