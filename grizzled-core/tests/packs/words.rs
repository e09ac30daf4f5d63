//! The words of the format (PACK-1).

use grizzled_core::cards::{
    CardKind, Chooser, Condition, Difficulty, Duration, EFFECTS, Form, HardKnock, HelpKind, Provenance, When, Whom,
};
use grizzled_core::packs::vocabulary::{self, Vocabulary};
use grizzled_core::vocabulary::Threat;
use std::collections::BTreeSet;
use std::fmt::Debug;

/// Every word is spelt once and leads back to its value.
fn check<T: Vocabulary + Debug>(count: usize) {
    let words: BTreeSet<&str> = T::WORDS.iter().map(|word| word.word).collect();
    assert_eq!((words.len(), T::WORDS.len()), (count, count));
    for word in T::WORDS {
        assert_eq!((T::named(word.word), word.value.word()), (Some(word.value), word.word));
        assert!(!word.meaning.is_empty());
    }
}

/// PACK-1: the vocabulary is closed, and each of its values has one word.
#[test]
fn pack_1_each_value_has_one_word() {
    check::<Threat>(6);
    check::<When>(13);
    check::<Whom>(7);
    check::<Chooser>(3);
    check::<Duration>(3);
    check::<Condition>(4);
    check::<CardKind>(8);
    check::<Difficulty>(3);
    check::<HelpKind>(3);
    check::<HardKnock>(HardKnock::COUNT);
    check::<Provenance>(2);
    assert!(HardKnock::ALL.into_iter().all(|knock| HardKnock::named(knock.word()) == Some(knock)));
}

/// PACK-1: what effects do is spelt as it is listed.
#[test]
fn pack_1_deeds_are_spelt_as_they_are_listed() {
    for deed in &EFFECTS {
        let said = match deed.form {
            Form::Plain(_) => None,
            Form::OfThreat(_) => Some("night"),
            Form::OfCondition(_) => Some("cards_in_hand"),
            Form::OfKind(_) => Some("hard_knocks"),
        };
        assert_eq!(vocabulary::spell(deed.form.any()), (deed.word, said));
    }
    let different: BTreeSet<&str> = EFFECTS.iter().map(|deed| deed.word).collect();
    assert_eq!(different.len(), EFFECTS.len());
}
