//! The guide: its tables are generated, and its three cards stand in the example pack.

use crate::{assert_committed, text};
use grizzled_core::packs::vocabulary::{BEARERS, DEEDS, Deed, Form, Vocabulary, Word, amounts, can_act, can_concern};
use grizzled_core::{CardKind, Chooser, Condition, Duration, HardKnock, When, Whom};
use serde_json::Value;

const GUIDE: &str = "PACKS.md";
const BEGIN: &str =
    "<!-- The tables below are generated: GRZ_PACK=write cargo test -p grizzled-core --test packs -->\n";

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

fn spelt(deed: &Deed) -> String {
    match deed.form {
        Form::Plain(_) => format!("`\"{}\"`", deed.word),
        Form::OfThreat(_) => format!("`{{\"{}\": threat}}`", deed.word),
        Form::OfCondition(_) => format!("`{{\"{}\": condition}}`", deed.word),
        Form::OfKind(_) => format!("`{{\"{}\": cards}}`", deed.word),
    }
}

/// On which cards, and at which moments where those are not the usual ones.
fn where_and_when(deed: &Deed) -> String {
    let what = deed.form.any();
    let each = BEARERS.iter().filter_map(|(bearer, name)| {
        let moments = When::WORDS.iter().filter(|when| can_act(*bearer, what, when.value));
        let moments: Vec<String> = moments.map(|when| format!("`{}`", when.word)).collect();
        match moments.len() {
            0 => None,
            1 if USUAL.contains(&moments[0].as_str()) => Some((*name).to_owned()),
            EVENT_MOMENTS => Some((*name).to_owned()),
            _ => Some(format!("{name} ({})", moments.join(", "))),
        }
    });
    joined(each)
}

/// What goes without saying.
const USUAL: [&str; 3] = ["`in_play`", "`turn`", "`departure`"];
/// At so many moments an Event can be used.
const EVENT_MOMENTS: usize = 6;

fn deed(deed: &Deed) -> String {
    let what = deed.form.any();
    let (least, most) = amounts(what);
    let amount = if least == most { most.to_string() } else { format!("{least} to {most}") };
    let whom =
        joined(Whom::WORDS.iter().filter(|whom| can_concern(what, whom.value)).map(|whom| format!("`{}`", whom.word)));
    format!("| {} | {} | {amount} | {whom} | {} |\n", spelt(deed), deed.meaning, where_and_when(deed))
}

fn words<T>(title: &str, words: &[Word<T>]) -> String {
    let rows: String = words.iter().map(|word| format!("| `{}` | {} |\n", word.word, word.meaning)).collect();
    format!("### {title}\n\n| word | meaning |\n|---|---|\n{rows}\n")
}

fn tables() -> String {
    let deeds: String = DEEDS.iter().map(deed).collect();
    let head = "### `what`\n\n`n` is the `amount`. Where moments stand behind a kind of card, it acts at one of those. Otherwise an \
                Event names one of `mission_start`, `after_deal`, `trap`, `failure`, `support` and `morale_drop`, and \
                other cards need not name any.\n\n| what | it does | amount | whom | on which cards |\n|---|---|---|---|---|\n";
    let lists = [
        words("`when`", When::WORDS),
        words("`whom`", Whom::WORDS),
        words("Conditions", Condition::WORDS),
        words("Cards that `bar_play` names", CardKind::WORDS),
        words("`lasts`", Duration::WORDS),
        words("`chooser`", Chooser::WORDS),
        words("`hard_knock`", HardKnock::WORDS),
    ];
    format!("\n{head}{deeds}\n{}", lists.concat().trim_end().to_owned() + "\n")
}

/// PACK-1: the tables of the guide say what the code says.
#[test]
fn pack_1_the_tables_of_the_guide_are_generated() {
    let guide = text(GUIDE);
    let (before, _) = guide.split_once(BEGIN).expect("the guide has a place for the tables");
    assert_committed(GUIDE, &format!("{before}{BEGIN}{}", tables()));
}

/// PACK-1: the three cards that the guide writes down stand in the example pack, so that they can be played.
#[test]
fn pack_1_the_cards_of_the_guide_stand_in_the_example() {
    let guide = text(GUIDE);
    let cards: Vec<Value> = guide
        .split("```json\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .map(|card| serde_json::from_str(card).unwrap_or_else(|error| panic!("{error}: {card}")))
        .collect();
    let example: Value = serde_json::from_str(&text("packs/example.json")).unwrap();
    let all = |list: &str| example[list].as_array().cloned().unwrap_or_default();
    let first = |list| cards.iter().find(|card| all(list).first() == Some(card));
    assert!(cards.iter().any(|card| card["orders"].is_array()), "the guide shows a whole file");
    for list in ["orders", "recruits", "helping_hands"] {
        assert!(first(list).is_some(), "the first of `{list}` stands in the guide");
    }
}
