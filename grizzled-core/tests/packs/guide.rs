//! The guide: its tables are generated, and its three cards stand in the example pack.

use crate::{assert_committed, text};
use grizzled_core::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Duration, EFFECTS, EffectRow, Form, HardKnock, HelpKind,
    MAX_AWARDS, MAX_CHAPTER_EFFECTS, MAX_CHAPTERS, Provenance, What, When, Whom,
};
use grizzled_core::packs::vocabulary::{BEARERS, CANCELLATIONS, Vocabulary, Word, can_act, can_concern};
use grizzled_core::rules::Bearer;
use grizzled_core::vocabulary::{MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, Modifier, Modifiers, Threat};
use grizzled_core::{cards::MOST_NAME, packs::MOST_BYTES};
use serde_json::Value;
use std::collections::BTreeMap;

pub(crate) const GUIDE: &str = "PACKS.md";
const BEGIN: &str =
    "<!-- The tables from here on are generated: GRZ_PACK=write cargo test -p grizzled-core --test packs -->\n";

fn joined(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

fn spelt(deed: &EffectRow) -> String {
    match deed.form {
        Form::Plain(_) => format!("`\"{}\"`", deed.word),
        Form::OfThreat(_) => format!("`{{\"{}\": threat}}`", deed.word),
        Form::OfCondition(_) => format!("`{{\"{}\": condition}}`", deed.word),
        Form::OfKind(_) => format!("`{{\"{}\": cards}}`", deed.word),
    }
}

/// On which cards, and at which moments where those are not the usual ones.
fn where_and_when(what: What) -> String {
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

/// Whom it can concern: on most cards, then on those where that differs.
fn whom(what: What) -> String {
    let of = |bearer: Bearer| {
        joined(Whom::WORDS.iter().filter(|whom| can_concern(bearer, what, whom.value)).map(|w| format!("`{}`", w.word)))
    };
    let all: Vec<(String, &str)> = BEARERS.iter().map(|(bearer, name)| (of(*bearer), *name)).collect();
    let all: Vec<_> = all.into_iter().filter(|(words, _)| !words.is_empty()).collect();
    let count = |words: &str| all.iter().filter(|(other, _)| other == words).count();
    // The last of those that are as frequent: a Helping Hand's.
    let usual = all.iter().max_by_key(|(words, _)| count(words)).map(|(words, _)| words.clone()).unwrap_or_default();
    let mut others: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (words, name) in all.iter().filter(|(words, _)| *words != usual) {
        others.entry(words).or_default().push(name);
    }
    let others = others.into_iter().map(|(words, names)| format!("; {}: {words}", names.join(", ")));
    usual.clone() + &others.collect::<String>()
}

fn deed(deed: &EffectRow) -> String {
    let what = deed.form.any();
    let (least, most) = what.amounts();
    let amount = if least == most { most.to_string() } else { format!("{least} to {most}") };
    format!("| {} | {} | {amount} | {} | {} |\n", spelt(deed), deed.meaning, whom(what), where_and_when(what))
}

fn words<T>(title: &str, words: &[Word<T>]) -> String {
    let rows: String = words.iter().map(|word| format!("| `{}` | {} |\n", word.word, word.meaning)).collect();
    format!("### {title}\n\n| word | meaning |\n|---|---|\n{rows}\n")
}

fn cancellations() -> String {
    let row = |known: &Word<Cancellation>| {
        let spelt = match known.value {
            Cancellation::DrawOnWithdrawal(_) => format!("{{\"{}\": cards}}", known.word),
            Cancellation::CharmAgainst(_) => format!("{{\"{}\": threat}}", known.word),
            _ => format!("\"{}\"", known.word),
        };
        format!("| `{spelt}` | {} |\n", known.meaning)
    };
    let rows: String = CANCELLATIONS.iter().map(row).collect();
    format!("### `cancelled_by`\n\n| word | meaning |\n|---|---|\n{rows}\n")
}

/// Every number, text and list of a pack that has bounds: a number's value, a text's letters, a list's length.
fn bounds() -> String {
    let (deck, orders, recruits, help) = (MAX_DECK, MAX_ORDERS, MAX_RECRUITS, MAX_HELP);
    let rows = [
        ("name", 1, MOST_NAME),
        ("trials", 2, deck),
        ("orders", 0, orders),
        ("recruits", 0, recruits),
        ("helping_hands", 0, help),
        ("chapters", 0, MAX_CHAPTERS),
        ("trials[].number", 1, 9999),
        ("trials[].name", 1, MOST_NAME),
        ("trials[].threats", 1, 6),
        ("orders[].number", 1, 9999),
        ("orders[].name", 1, MOST_NAME),
        ("orders[].intensity", 3, 3),
        ("orders[].intensity[]", 1, 10),
        ("orders[].cancelled_by.draw_on_withdrawal", 1, 9),
        ("recruits[].number", 1, 9999),
        ("recruits[].name", 1, MOST_NAME),
        ("recruits[].hand", 1, 5),
        ("recruits[].tokens", 0, 9),
        ("helping_hands[].number", 1, 9999),
        ("helping_hands[].name", 1, MOST_NAME),
        ("chapters[].number", 0, 9999),
        ("chapters[].name", 1, MOST_NAME),
        ("chapters[].trials", 1, deck - 1),
        ("chapters[].morale", 1, deck - 1),
        ("chapters[].first_intensity", 1, 10),
        ("chapters[].out", 0, deck),
        ("chapters[].orders.easy", 0, orders),
        ("chapters[].orders.normal", 0, orders),
        ("chapters[].orders.hard", 0, orders),
        ("chapters[].orders.given", 0, deck),
        ("chapters[].recruits.drawn", 0, recruits),
        ("chapters[].recruits.from", 0, deck),
        ("chapters[].effects", 0, MAX_CHAPTER_EFFECTS),
        ("chapters[].offered", 0, deck),
        ("chapters[].awards", 0, MAX_AWARDS),
        ("chapters[].awards[].morale_left", 0, deck),
        ("chapters[].awards[].cards", 0, help),
        ("chapters[].awards_after_loss", 0, MAX_AWARDS),
        ("chapters[].awards_after_loss[].morale_left", 0, deck),
        ("chapters[].awards_after_loss[].cards", 0, help),
    ];
    let rows: String = rows.iter().map(|(place, least, most)| format!("| `{place}` | {least} | {most} |\n")).collect();
    format!(
        "\nOf a number its value, of a text its letters, of a list its length. A file has at most {MOST_BYTES} bytes, and \
         among its Trial cards are at most {} Hard Knocks. Amounts of effects stand in the table of `what`.\n\n\
         | place | least | most |\n|---|---|---|\n{rows}\n",
        grizzled_core::cards::MAX_HARD_KNOCKS
    )
}

/// The numbers that effects change: what they are without any, in a game of *Armistice*, and their bounds.
fn numbers() -> String {
    let rows = [
        (Modifier::FailAt, "how often a threat is active for the Mission to fail", "`fail_at`"),
        (Modifier::IntensityLeast, "the least intensity", "`intensity_more` and the others"),
        (Modifier::ExtraDraws, "cards that each seat draws after the deal", "`extra_draws` with `each_seat`"),
        (Modifier::LeaderDraws, "cards that the Leader draws beyond those", "`extra_draws` with `leader`"),
        (Modifier::AddedNight, "how often a threat is active in addition to the cards", "`added`"),
        (Modifier::ReliefAfterSuccess, "Hard Knocks that relief discards after a success", "`relief_more`"),
        (Modifier::ReliefAfterFailure, "the same after a failure", "`relief_more`"),
        (Modifier::KnockLimit, "with how many Hard Knocks a seat loses the game", "`burden`"),
        (Modifier::KnockLimitOfLeader, "the same for the Leader", "`burden`"),
        (Modifier::MoralePerKnock, "cards of Morale for each Hard Knock", "`morale_per_knock`"),
    ];
    let row = |(modifier, meaning, by): (Modifier, &str, &str)| {
        let (least, most) = modifier.bounds();
        let usual = Modifiers::USUAL.get(modifier).max(least);
        format!("| {meaning} | {by} | {usual} | {least} | {most} |\n")
    };
    let rows: String = rows.into_iter().map(row).collect();
    let (hands, _) = Modifier::HandLimit.bounds();
    format!(
        "### The numbers of a Mission\n\nWhat effects together can make of them. The cards in hands with which the game is \
         lost are never fewer than {hands}, and Morale never drops by less than 1.\n\n| number | changed by | usually | \
         least | most |\n|---|---|---|---|---|\n{rows}\n"
    )
}

fn tables() -> String {
    let deeds: String = EFFECTS.iter().map(deed).collect();
    let head = "## All words\n\n### `what`\n\n`n` is the `amount`. It may be any whole number within its bounds but 0; of \
                `relief_more` with `friends`, and of `bar_withdrawal` and `force_withdrawal` with `empty_hand`, only 1. \
                Where moments stand behind a kind of card, it acts at one of those. Otherwise an \
                Event names one of `mission_start`, `after_deal`, `trap`, `failure`, `support` and `morale_drop`, and \
                other cards need not name any. `whom` may be any of those listed, on the cards named before a colon \
                those behind it.\n\n| what | it does | amount | whom | on which cards |\n|---|---|---|---|---|\n";
    let lists = [
        words("`when`", When::WORDS),
        words("`whom`", Whom::WORDS),
        words("Conditions", Condition::WORDS),
        words("Cards that `bar_play` names", CardKind::WORDS),
        words("`lasts`", Duration::WORDS),
        words("`chooser`", Chooser::WORDS),
        cancellations(),
        words("`difficulty`", Difficulty::WORDS),
        words("`kind`", HelpKind::WORDS),
        words("`provenance`", Provenance::WORDS),
        words("Threats", Threat::WORDS),
        words("`hard_knock`", HardKnock::WORDS),
    ];
    format!("{}{}{head}{deeds}\n{}", bounds(), numbers(), lists.concat().trim_end().to_owned() + "\n")
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
