//! Every rule has a text of its own in both languages.

use super::super::tests::both;
use super::{LONGEST_RULE, rule};
use crate::vocabulary::RuleId;
use std::collections::HashMap;
use std::string::{String, ToString};

#[test]
fn every_rule_is_narrated_and_none_like_another() {
    let mut narrated: HashMap<String, RuleId> = HashMap::new();
    for id in RuleId::ALL {
        for text in both(|lang| rule(lang, id).to_string()) {
            // One table for both languages: so the two texts of a rule differ as well.
            assert_eq!(narrated.insert(text, id), None, "{id}");
        }
    }
}

#[test]
fn each_text_is_a_short_sentence() {
    for id in RuleId::ALL {
        for text in both(|lang| rule(lang, id).to_string()) {
            assert!(text.len() <= LONGEST_RULE, "{id}: {} bytes: {text}", text.len());
            assert!(text.starts_with(char::is_uppercase), "{id}: {text}");
            assert_eq!(text.find('.'), Some(text.len() - 1), "{id}: one sentence: {text}");
        }
    }
}

/// As the other texts: a space before the marks that have one in French and none in English, and straight apostrophes.
#[test]
fn each_text_is_set_as_its_language_is() {
    for id in RuleId::ALL {
        let [english, french] = both(|lang| rule(lang, id).to_string());
        assert!(!english.contains(" :") && !english.contains(" ;"), "{id}: {english}");
        let spaced = |(at, _): (usize, &str)| french[..at].ends_with(' ');
        assert!(french.match_indices([':', ';']).all(spaced), "{id}: {french}");
        assert!(![english, french].concat().contains(['\u{2019}', '\u{a0}', '?', '!']), "{id}");
    }
}
