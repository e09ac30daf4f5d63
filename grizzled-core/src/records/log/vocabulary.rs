//! The numbered vocabulary of logs: which events and commands there are, and which effects and other values in the rules. It
//! grows without a new format, since new ones have new tags; its number says whether a reader knows all of them.

use super::rules::StoredRules;
use super::v1::field::Field;
use crate::cards::{Effect, What};
use crate::rules::Rules;
use alloc::vec::Vec;

/// The newest vocabulary of events, commands and rules that this engine knows. A log that needs a newer one was written by
/// a newer engine, and says so.
pub const VOCABULARY: u16 = 2;

/// A word of a vocabulary: one of its kind, by its tag or number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    /// An event or a command, by the tag of its record.
    Record(u8),
    /// A value in the rules.
    Rules(Value, u8),
}

/// What kinds of values stand in rules, each with tags of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Seating,
    CharmRelief,
    HelpPlan,
    Face,
    HardKnock,
    Difficulty,
    Cancellation,
    HelpKind,
    What,
    Condition,
    CardKind,
    When,
    Whom,
    Chooser,
    Duration,
}

/// The words that came with each vocabulary after the first.
const ADDED: &[(u16, &[Word])] = &[(2, &[Word::Record(106)])];

/// The least vocabulary that has all that stands in these rules and all these records.
pub(super) fn needed(rules: &Rules, records: impl Iterator<Item = u8>) -> u16 {
    needed_of(ADDED, words_of(&StoredRules::from(rules)).into_iter().chain(records.map(Word::Record)))
}

fn needed_of(added: &[(u16, &[Word])], words: impl Iterator<Item = Word>) -> u16 {
    let of =
        |word: Word| added.iter().find(|(_, words)| words.contains(&word)).map_or(1, |(vocabulary, _)| *vocabulary);
    words.map(of).max().unwrap_or(1)
}

/// The tag or number that a value begins with.
fn word(kind: Value, value: &impl Field) -> Word {
    let mut bytes = Vec::new();
    value.write(&mut bytes);
    Word::Rules(kind, bytes.first().copied().unwrap_or_default())
}

fn words_of(rules: &StoredRules) -> Vec<Word> {
    let mut words = Vec::new();
    words.push(word(Value::Seating, &rules.seating));
    words.push(word(Value::CharmRelief, &rules.charm_relief));
    words.push(word(Value::HelpPlan, &rules.help_plan));
    for face in &rules.deck {
        words.push(word(Value::Face, face));
        words.extend(face.hard_knock().map(|knock| word(Value::HardKnock, &knock)));
    }
    for order in &rules.orders {
        words.push(word(Value::Difficulty, &order.difficulty));
        words.push(word(Value::Cancellation, &order.cancellation));
    }
    words.extend(rules.help.iter().map(|help| word(Value::HelpKind, &help.kind)));
    effects_of(rules).for_each(|effect| add_effect(&effect, &mut words));
    words
}

fn effects_of(rules: &StoredRules) -> impl Iterator<Item = Effect> {
    let orders = rules.orders.iter().map(|order| order.effect);
    let recruits = rules.recruits.iter().flat_map(|recruit| [recruit.effect, recruit.advantage]);
    let help = rules.help.iter().map(|help| help.effect);
    orders.chain(recruits).chain(help).chain(rules.effects.into_iter().flatten())
}

fn add_effect(effect: &Effect, words: &mut Vec<Word>) {
    let Effect { when, what, whom, amount: _, chooser, optional: _, lasts } = effect;
    words.extend([word(Value::When, when), word(Value::What, what), word(Value::Whom, whom)]);
    words.extend([word(Value::Chooser, chooser), word(Value::Duration, lasts)]);
    match what {
        What::BarWithdrawal(condition) | What::ForceWithdrawal(condition) => {
            words.push(word(Value::Condition, condition))
        }
        What::BarPlay(kind) => words.push(word(Value::CardKind, kind)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::OrderPlan;
    use crate::cards::armistice;
    use crate::rules::Scenario;

    /// A log asks for no more than what stands in it.
    #[test]
    fn a_log_needs_the_vocabulary_of_its_newest_record() {
        let added: &[(u16, &[Word])] = &[(2, &[Word::Record(106), Word::Record(107)]), (3, &[Word::Record(146)])];
        for (tags, vocabulary) in [(&[][..], 1), (&[1, 105, 145], 1), (&[1, 107, 2], 2), (&[106, 146, 107], 3)] {
            assert_eq!(needed_of(added, tags.iter().copied().map(Word::Record)), vocabulary, "{tags:?}");
        }
    }

    /// PACK-1: a value that a card brings counts as well, if it is there, whatever has the same tag elsewhere.
    #[test]
    fn pack_1_a_log_needs_the_vocabulary_of_the_newest_value_in_its_rules() {
        let base = StoredRules::from(&Rules::base(4).build().unwrap());
        let one_shot = StoredRules::from(&Scenario::one_shot(4, OrderPlan::NONE).rules().unwrap());
        let first_winter = Scenario::chapter(&armistice::CHAPTERS[5], 3, &armistice::DECK, &armistice::ROSTER);
        let chapter = StoredRules::from(&first_winter.rules().unwrap());
        // As if these had been invented last: a Hard Knock of the base game, what Luck is on, an effect of Orders.
        for (invented, with) in [
            (Word::Rules(Value::HardKnock, 0), [true, true, true]),
            (Word::Rules(Value::HelpPlan, 1), [false, true, false]),
            (Word::Rules(Value::What, 7), [false, true, true]),
            (Word::Rules(Value::What, 200), [false; 3]),
            (Word::Record(0), [false; 3]),
        ] {
            for (rules, has) in [&base, &one_shot, &chapter].into_iter().zip(with) {
                let needs = needed_of(&[(9, &[invented])], words_of(rules).into_iter());
                assert_eq!(needs, if has { 9 } else { 1 }, "{invented:?}");
            }
        }
    }

    #[test]
    fn vocabularies_follow_one_another() {
        let numbers = ADDED.iter().map(|(number, _)| *number);
        assert!(numbers.eq(2..=VOCABULARY), "each vocabulary after the first has a row");
    }
}
