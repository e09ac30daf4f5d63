//! The numbered vocabulary of logs: which events and commands there are, and which effects and other values in the rules. It
//! grows without a new format, since new ones have new tags; its number says whether a reader knows all of them. A row of the
//! tables says with which vocabulary it came.

use super::codec::Word;
use super::formats::words_of_rules;
use super::rules::StoredRules;
use crate::rules::Rules;

/// The least vocabulary that has all that stands in these rules and all these records.
pub(super) fn needed(rules: &Rules, records: impl FnOnce(&mut Needed)) -> u16 {
    let mut needed = Needed { vocabulary: 1 };
    words_of_rules(&StoredRules::from(rules), |word| needed.see(word));
    records(&mut needed);
    needed.vocabulary
}

/// The least vocabulary that has all the words seen so far.
pub(super) struct Needed {
    vocabulary: u16,
}

impl Needed {
    pub(super) fn see(&mut self, word: Word) {
        self.vocabulary = self.vocabulary.max(word.since);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::OrderPlan;
    use crate::cards::armistice;
    use crate::records::log::formats::all_words;
    use crate::rules::Scenario;
    use alloc::collections::BTreeSet;

    /// A log asks for no more than what stands in it.
    #[test]
    fn a_log_needs_the_vocabulary_of_its_newest_record() {
        let record = |since| Word { table: "notice", tag: 1, word: "", since };
        for (since, vocabulary) in [(&[][..], 1), (&[1, 1], 1), (&[1, 2, 1], 2), (&[2, 3, 2], 3)] {
            let mut needed = Needed { vocabulary: 1 };
            since.iter().for_each(|&since| needed.see(record(since)));
            assert_eq!(needed.vocabulary, vocabulary, "{since:?}");
        }
    }

    /// PACK-1: a value that a card brings counts as well, if it is there, whatever has the same tag elsewhere.
    #[test]
    fn pack_1_a_log_needs_the_vocabulary_of_the_values_in_its_rules() {
        let base = StoredRules::from(&Scenario::base(4).rules().unwrap());
        let one_shot = StoredRules::from(&Scenario::one_shot(4, OrderPlan::NONE).rules().unwrap());
        let first_winter = Scenario::chapter(&armistice::CHAPTERS[5], 3, &armistice::DECK, &armistice::ROSTER);
        let chapter = StoredRules::from(&first_winter.rules().unwrap());
        // A Hard Knock of the base game, what Luck is on, an effect of Orders.
        for (value, with) in [
            (("hard_knock", 0), [true, true, true]),
            (("help_plan", 1), [false, true, false]),
            (("what", 7), [false, true, true]),
            (("what", 200), [false; 3]),
            (("notice", 1), [false; 3]),
        ] {
            for (rules, has) in [&base, &one_shot, &chapter].into_iter().zip(with) {
                let mut asked = false;
                words_of_rules(rules, |word| asked |= (word.table, word.tag) == value);
                assert_eq!(asked, has, "{value:?}");
            }
        }
    }

    #[test]
    fn vocabularies_follow_one_another() {
        let numbers: BTreeSet<u16> = all_words().map(|word| word.since).collect();
        assert!(numbers.into_iter().eq(1..=crate::log::VOCABULARY), "each vocabulary came with a word");
    }
}
