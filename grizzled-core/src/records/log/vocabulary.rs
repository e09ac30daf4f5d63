//! The numbered vocabulary of logs: which events and commands there are, and which effects and other values in the rules. It
//! grows without a new format, since new ones have new tags; its number says whether a reader knows all of them. A row of the
//! tables says with which vocabulary it came.

use super::formats::{words_of_entry, words_of_rules, words_of_seen};
use super::rules::StoredRules;
use super::{Log, Stream};
use crate::rules::Rules;

impl Log {
    /// The vocabulary that a reader of this log must know.
    pub(super) fn vocabulary(&self) -> u16 {
        let mut needed = needed_by_rules(&self.rules);
        self.entries.iter().for_each(|entry| words_of_entry(entry, |word| needed = needed.max(word.since)));
        needed
    }
}

impl Stream {
    /// The vocabulary that a reader of this stream must know.
    pub(super) fn vocabulary(&self) -> u16 {
        let mut needed = needed_by_rules(self.rules());
        self.seen().iter().for_each(|seen| words_of_seen(seen, |word| needed = needed.max(word.since)));
        needed
    }
}

/// The least vocabulary that has all that stands in these rules.
fn needed_by_rules(rules: &Rules) -> u16 {
    let mut needed = 1;
    words_of_rules(&StoredRules::from(rules), |word| needed = needed.max(word.since));
    needed
}

#[cfg(test)]
mod tests {
    use super::super::Entry;
    use super::*;
    use crate::cards::{OrderPlan, armistice};
    use crate::records::log::formats::all_words;
    use crate::rules::Scenario;
    use crate::views::{Seen, Viewer};
    use crate::vocabulary::{Event, Notice, Seat, Secret};
    use alloc::collections::BTreeSet;

    /// A log asks for no more than what stands in it.
    #[test]
    fn a_log_needs_the_vocabulary_of_its_newest_record() {
        let old = Notice::MissionSucceeded;
        let new = Notice::OrderPutBack { seat: Seat::S0 };
        for (notices, vocabulary) in [(&[][..], 1), (&[old, old], 1), (&[old, new, old], 2)] {
            let mut log = Log::new(Scenario::base(4).rules().unwrap());
            let mut stream = Stream::new(*log.rules(), Viewer::Spectator, None);
            for &notice in notices {
                log.push(Entry::Event(Event { notice, secret: Secret::Nothing }));
                stream.push(Seen { viewer: Viewer::Spectator, notice, secret: Secret::Nothing }).unwrap();
            }
            assert_eq!([log.vocabulary(), stream.vocabulary()], [vocabulary; 2], "{notices:?}");
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
