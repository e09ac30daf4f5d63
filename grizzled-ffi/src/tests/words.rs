//! Texts in both languages.

use super::{WAYS, ruleset, start};
use crate::codes::*;
use crate::convert::{NONE, card_to_c};
use crate::exports::grz_status_text;
use crate::layout::Start;
use crate::model::games::Session;
use crate::model::sentences::word;
use grizzled_core::cards::HardKnock;
use grizzled_core::text::Lang;
use grizzled_core::vocabulary::Threat;
use grizzled_core::{CardId, Command, Event, Notice, Reason, RuleId, Seat, Secret};
use std::collections::BTreeSet;

/// Every number of a list has a word in both languages, and the next one has none.
#[test]
fn every_list_of_words_is_whole() {
    let statuses = STATUSES.rows.len();
    let lists = [
        (GRZ_WORD_THREAT, 0, 6),
        (GRZ_WORD_TILE, 0, 4),
        (GRZ_WORD_CHARACTER, 0, 6),
        (GRZ_WORD_OUTCOME, 0, OUTCOMES.rows.len()),
        (GRZ_WORD_KNOCK, 0, HardKnock::ALL.len()),
        (GRZ_WORD_KNOCK_EFFECT, 0, HardKnock::ALL.len()),
        (GRZ_WORD_HELP_KIND, 0, 3),
        (GRZ_WORD_REASON, 1, Reason::ALL.len()),
        (GRZ_WORD_RULE, 0, RuleId::COUNT),
        (GRZ_WORD_RULE_ID, 0, RuleId::COUNT),
        (GRZ_WORD_STATUS, 0, statuses),
    ];
    assert_eq!(lists.len(), WORDS.rows.len());
    for (list, first, count) in lists {
        let numbers = first..first + count as u32;
        for lang in Lang::ALL {
            assert!(numbers.clone().all(|number| !word(lang, list, number).unwrap().is_empty()), "{list}");
            for beyond in [numbers.end, 255, 256, u32::MAX] {
                assert_eq!(word(lang, list, beyond), Err(GRZ_E_VALUE), "{list}");
            }
        }
    }
    assert_eq!(word(Lang::En, 99, 0), Err(GRZ_E_VALUE));
    let french = (0..statuses as u32)
        .filter(|status| word(Lang::Fr, GRZ_WORD_STATUS, *status) != word(Lang::En, GRZ_WORD_STATUS, *status));
    assert_eq!(french.count(), statuses);
    let done = Lang::ALL.map(|lang| word(lang, GRZ_WORD_STATUS, 0).unwrap());
    assert_eq!(done, ["It was done.", "C'est fait."]);
}

/// Every card of every list has a name, and all but plain Threats have a text.
#[test]
fn every_card_has_a_name_and_says_what_it_does() {
    for preset in WAYS {
        let ruleset = ruleset(preset);
        let info = ruleset.info();
        let lists = [
            (GRZ_LIST_TRIALS, info.deck),
            (GRZ_LIST_ORDERS, info.orders),
            (GRZ_LIST_RECRUITS, info.recruits),
            (GRZ_LIST_HELP, info.help),
        ];
        for (list, count) in lists {
            for (number, lang) in (0..u32::from(count)).flat_map(|number| Lang::ALL.map(|lang| (number, lang))) {
                let card = card_to_c(&ruleset, list, number).unwrap();
                assert_eq!((u32::from(card.list), u32::from(card.number)), (list, number));
                assert!(!ruleset.card_text(lang, list, number, GRZ_PART_NAME).unwrap().is_empty());
                let effect = ruleset.card_text(lang, list, number, GRZ_PART_EFFECT).unwrap();
                let plain = list == GRZ_LIST_TRIALS && card.face == GRZ_FACE_THREAT && card.trap + card.luck == 0;
                assert_eq!(effect.is_empty(), plain, "{list} {number}: {effect}");
            }
            let beyond = count.into();
            assert_eq!(card_to_c(&ruleset, list, beyond), Err(GRZ_E_VALUE));
            assert_eq!(ruleset.card_text(Lang::En, list, beyond, GRZ_PART_NAME), Err(GRZ_E_VALUE));
        }
    }
}

/// CAMP-1: what a Chapter adds has a text; here the first winter's.
#[test]
fn camp_1_what_a_chapter_adds_is_told() {
    let winter = ruleset("chapter 5 4");
    let text = |lang, part| winter.card_text(lang, GRZ_LIST_EFFECTS, 0, part).unwrap();
    assert_eq!(Lang::ALL.map(|lang| text(lang, GRZ_PART_NAME)), ["The Chapter", "Le Chapitre"]);
    let effect = ["Snow counts once more.", "La Neige compte 1 fois de plus."];
    assert_eq!(Lang::ALL.map(|lang| text(lang, GRZ_PART_EFFECT)), effect);
    assert_eq!(winter.card_text(Lang::En, GRZ_LIST_EFFECTS, 1, GRZ_PART_EFFECT), Err(GRZ_E_VALUE));
    let base = ruleset("base 4 normal");
    assert_eq!(base.card_text(Lang::En, GRZ_LIST_EFFECTS, 0, GRZ_PART_EFFECT), Err(GRZ_E_VALUE));
}

/// A command in the imperative, and for each event a line in which the referee names what was hidden.
#[test]
fn commands_and_events_are_told() {
    let gustave = Start { leader: 0, characters: [2, 0, 1, NONE, NONE], ..start(1) };
    let game = Session::new(ruleset("base 3 normal"), &gustave, None).unwrap();
    let (rules, table) = (&game.ruleset, game.table());
    let told = |command| Lang::ALL.map(|lang| rules.command_text(lang, table, Seat::S0, &command));
    assert_eq!(told(Command::Intensity(3)), ["Deal 3 cards each", "Distribuer 3 cartes à chacun"]);
    let speech = ["Make a Speech against Snow", "Faire un Discours contre la Neige"];
    assert_eq!(told(Command::Speech(Threat::Snow)), speech);

    let card = Secret::Card(CardId::new(2).unwrap());
    let dealt = Event { notice: Notice::Dealt { seat: Seat::S0 }, secret: card };
    let failed = Event { notice: Notice::MissionFailed { threat: Threat::Snow }, secret: Secret::Nothing };
    let text = rules.referee_events_text(Lang::En, table, [dealt, failed].iter());
    assert_eq!(text, "Gustave is dealt Night + Mask, Trap.\nThe Mission fails: Snow once too often.\n");

    let whole = game.referee_events_text(0, Lang::En);
    assert_eq!(whole.lines().count(), game.count() as usize);
    for line in ["To begin with: Trials 25, Morale 34, 5 Speech tokens.", "Gustave is the first Mission Leader."] {
        assert!(whole.lines().any(|told| told == line), "{whole}");
    }
    let last = game.referee_events_text(game.count() - 1, Lang::En);
    assert_eq!(Some(last.trim_end()), whole.lines().last());
}

#[test]
fn cards_say_where_they_come_from() {
    let one_shot = ruleset("one-shot 4 normal");
    let card = card_to_c(&one_shot, GRZ_LIST_TRIALS, 0).unwrap();
    let first = &grizzled_core::cards::armistice::PACK.trials[0];
    assert_eq!((card.print, card.provenance), (first.number, first.provenance as u8));
    assert_eq!(card.provenance, GRZ_PROVENANCE_PRINTED);
    let order = card_to_c(&one_shot, GRZ_LIST_ORDERS, 0).unwrap();
    assert_eq!(order.provenance, GRZ_PROVENANCE_OWN);
    let base = card_to_c(&ruleset("base 4 normal"), GRZ_LIST_TRIALS, 0).unwrap();
    assert_eq!((base.print, base.provenance), (0, 255), "the base deck is in no pack");
}

/// A status has its own words, and a number that is none says so.
#[test]
fn a_status_has_its_words() {
    // SAFETY: it is never NULL, and ends with a NUL.
    let text = |status| unsafe { std::ffi::CStr::from_ptr(grz_status_text(status)) }.to_str().unwrap();
    let unknown = "unknown";
    let texts: BTreeSet<&str> = STATUSES.rows.iter().map(|row| text(row.value as i32)).collect();
    assert_eq!((texts.len(), texts.contains(unknown)), (STATUSES.rows.len(), false));
    assert_eq!([12_345, i32::MIN, i32::MAX].map(text), [unknown; 3]);
    for row in STATUSES.rows {
        assert_eq!(Some(text(row.value as i32)), crate::codes::status_words(row.value as i32, false));
    }
}
