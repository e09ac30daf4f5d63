//! What the guide promises is true: every bound, word, amount, moment and seat that stands in its tables is read there
//! and tried on a pack; what does not stand there is refused (PACK-1).

use crate::guide::GUIDE;
use crate::text;
use grizzled_core::cards::{HelpKind, Pack, armistice};
use grizzled_core::packs::vocabulary::BEARERS;
use grizzled_core::packs::{self, LoadError};
use grizzled_core::rules::Bearer;
use serde_json::{Value, json};

/// The rows of the table below this heading, cell by cell, without the marks of code.
fn table(heading: &str) -> Vec<Vec<String>> {
    let guide = text(GUIDE);
    let (_, below) = guide.split_once(&format!("\n{heading}\n")).unwrap_or_else(|| panic!("no heading {heading}"));
    let below = below.split("\n#").next().unwrap_or_default();
    let rows = below.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches('|').split(" | ").map(|cell| cell.trim().replace('`', "")).collect()).collect()
}

/// A pack in which everything that has bounds stands.
fn pack() -> Value {
    let order = json!({"number": 1, "name": "a", "difficulty": "easy", "intensity": [1, 1, 1],
        "effect": {"what": "no_charms"}, "cancelled_by": {"draw_on_withdrawal": 3}});
    let recruit = json!({"number": 1, "name": "a", "hand": 1, "tokens": 0, "effect": {"what": "no_charms"},
        "advantage": {"what": "gain_speech", "whom": "leader"}});
    let help = json!({"number": 1, "name": "a", "kind": "friendship", "effect": {"what": "no_traps"}});
    let award = json!([{"morale_left": 1, "cards": 1}]);
    let chapter = json!({"number": 1, "name": "a", "trials": 2, "morale": 2, "first_intensity": 1, "out": [1],
        "orders": {"easy": 0, "normal": 0, "hard": 0, "given": [1]}, "recruits": {"drawn": 0, "from": [1]},
        "effects": [{"what": "no_charms"}], "offered": [1], "awards": award, "awards_after_loss": award});
    let trial = |number| json!({"number": number, "name": "a", "threats": ["night"]});
    json!({"format": 1, "name": "a", "trials": (1..=9).map(trial).collect::<Vec<_>>(), "orders": [order],
        "recruits": [recruit], "helping_hands": [help], "chapters": [chapter]})
}

fn load(pack: &Value) -> Result<(), LoadError> {
    packs::load(pack.to_string().as_bytes()).map(drop)
}

/// The pack with so much at the place: a number of this value, a text of so many letters, a list of this length.
fn with(place: &str, amount: i64) -> Value {
    let mut pack = pack();
    if !place.starts_with("chapters") {
        // They name the cards of the other lists.
        pack["chapters"] = json!([]);
    }
    let pointer = format!("/{}", place.replace("[]", "/0").replace('.', "/"));
    let value = pack.pointer_mut(&pointer).unwrap_or_else(|| panic!("the guide names {place}, which is not there"));
    *value = match value.take() {
        Value::Number(_) => json!(amount),
        Value::String(_) => json!("x".repeat(amount as usize)),
        Value::Array(items) => (1..=amount).map(|number| item(&items[0], number)).collect(),
        other => panic!("{place} is {other}"),
    };
    pack
}

/// The item once more; a card with another number, a threat another threat.
fn item(first: &Value, number: i64) -> Value {
    const THREATS: [&str; 7] = ["night", "rain", "snow", "mask", "shell", "whistle", "night"];
    match first {
        Value::Object(card) if card.contains_key("number") => {
            let mut card = first.clone();
            card["number"] = json!(number);
            card
        }
        Value::String(_) => json!(THREATS[number as usize - 1]),
        other => other.clone(),
    }
}

/// Whether what is said of the place is that it is out of its bounds.
fn is_out_of_bounds(place: &str, amount: i64) -> bool {
    let Err(error) = load(&with(place, amount)) else { return false };
    let message = error.to_string();
    let said =
        ["it must be from ", "a name has 1 to ", "are allowed, and there are", "a deck has 2 to", "three numbers"];
    said.iter().any(|said| message.contains(said)) || message.contains("no threat") || message.contains("bears no")
}

/// PACK-1: each bound of the guide is the bound: what lies within is not refused for it, and what lies beyond is.
#[test]
fn pack_1_each_bound_of_the_guide_holds() {
    assert_eq!(load(&pack()), Ok(()));
    let rows = table("## Bounds");
    assert!(rows.len() >= 40, "{} bounds", rows.len());
    for row in rows {
        let (place, least, most) = (&row[0], row[1].parse::<i64>().unwrap(), row[2].parse::<i64>().unwrap());
        assert!(!is_out_of_bounds(place, least), "{place}: {least} is refused: {:?}", load(&with(place, least)));
        assert!(!is_out_of_bounds(place, most), "{place}: {most} is refused: {:?}", load(&with(place, most)));
        assert!(is_out_of_bounds(place, most + 1), "{place}: {} is not refused", most + 1);
        assert!(least == 0 || is_out_of_bounds(place, least - 1), "{place}: {} is not refused", least - 1);
    }
}

/// A pack with one card of this kind that bears the effect.
fn bearing(bearer: Bearer, effect: &Value) -> Value {
    let mut pack = pack();
    match bearer {
        Bearer::Order | Bearer::StandingOrder => {
            pack["orders"][0]["effect"] = effect.clone();
            let stays = bearer == Bearer::StandingOrder;
            pack["orders"][0]["cancelled_by"] = json!(if stays { "speech_made" } else { "end_of_mission" });
        }
        Bearer::Recruit => pack["recruits"][0]["effect"] = effect.clone(),
        Bearer::Advantage => pack["recruits"][0]["advantage"] = effect.clone(),
        Bearer::Help(kind) => {
            pack["helping_hands"][0]["effect"] = effect.clone();
            pack["helping_hands"][0]["kind"] = json!(match kind {
                HelpKind::Action => "action",
                HelpKind::Event => "event",
                HelpKind::Friendship => "friendship",
            });
        }
        Bearer::Chapter => pack["chapters"][0]["effects"] = json!([effect]),
    }
    pack
}

/// A row of the table of `what`.
struct Deed {
    what: Value,
    least: i64,
    most: i64,
    whom: String,
    cards: String,
}

impl Deed {
    fn of(row: &[String]) -> Self {
        let (least, most) = row[2].split_once(" to ").unwrap_or((&row[2], &row[2]));
        // Any of what is said with a word: no bar of an empty hand, which nothing can bar.
        let what = row[0].replace("threat", "\"snow\"").replace("condition", "\"few_withdrawn\"");
        let what = serde_json::from_str(&what.replace(": cards", ": \"traps\"")).expect("it is spelt as JSON");
        let [least, most] = [least, most].map(|number| number.parse().expect("a number"));
        Self { what, least, most, whom: row[3].clone(), cards: row[4].clone() }
    }

    /// The moments at which the card may do it.
    fn moments(&self, card: &str) -> Vec<&str> {
        const PAUSES: [&str; 6] = ["mission_start", "after_deal", "trap", "failure", "support", "morale_drop"];
        let rest = self.cards.split("), ").flat_map(|part| match part.split_once(" (") {
            Some((names, moments)) => {
                let mut names: Vec<&str> = names.split(", ").collect();
                let last = names.pop().map(|name| (name, Some(moments.trim_end_matches(')'))));
                names.into_iter().map(|name| (name, None)).chain(last).collect::<Vec<_>>()
            }
            None => part.split(", ").map(|name| (name, None)).collect(),
        });
        let Some((_, moments)) = rest.into_iter().find(|(name, _)| *name == card) else { return Vec::new() };
        match (moments, card) {
            (Some(moments), _) => moments.split(", ").collect(),
            (None, "Event") => PAUSES.to_vec(),
            (None, "Action") => vec!["turn"],
            (None, "Advantage") => vec!["departure"],
            (None, _) => vec!["in_play"],
        }
    }

    /// The seats that it may concern on the card.
    fn seats(&self, card: &str) -> Vec<&str> {
        let mut parts = self.whom.split("; ");
        let usual = parts.next().unwrap_or_default();
        let own =
            parts.filter_map(|part| part.split_once(": ")).find(|(names, _)| names.split(", ").any(|n| n == card));
        own.map_or(usual, |(_, seats)| seats).split(", ").collect()
    }
}

/// PACK-1: an effect is accepted on a card, at a moment and for seats exactly where the guide lists it, with the least and
/// the greatest amount that it names and with none beyond.
#[test]
fn pack_1_effects_are_accepted_exactly_as_the_guide_lists_them() {
    let (moments, seats) = (table("### `when`"), table("### `whom`"));
    let deeds = table("### `what`");
    assert_eq!((deeds.len(), moments.len(), seats.len()), (37, 13, 7));
    for deed in deeds.iter().map(|row| Deed::of(row)) {
        for (bearer, card) in BEARERS {
            let card = card.replace('`', "");
            let (listed, concerned) = (deed.moments(&card), deed.seats(&card));
            for when in moments.iter().map(|row| row[0].as_str()) {
                for whom in seats.iter().map(|row| row[0].as_str()) {
                    let effect = |amount: i64| json!({"what": deed.what, "when": when, "whom": whom, "amount": amount});
                    let expected = listed.contains(&when) && concerned.contains(&whom);
                    let loaded = load(&bearing(bearer, &effect(deed.most)));
                    assert_eq!(loaded.is_ok(), expected, "{card}: {}: {loaded:?}", effect(deed.most));
                    if expected {
                        let least = if whom == "friends" { 1 } else { deed.least };
                        assert_eq!(load(&bearing(bearer, &effect(least))), Ok(()), "{card}");
                        for beyond in [deed.least - 1, 0, deed.most + 1] {
                            assert!(load(&bearing(bearer, &effect(beyond))).is_err(), "{card}: {}", effect(beyond));
                        }
                    }
                }
            }
        }
    }
}

/// The words that a refusal lists after an unknown one at this place.
fn allowed(pointer: &str) -> Vec<String> {
    let mut pack = bearing(Bearer::Help(HelpKind::Event), &json!({"what": {"bar_play": "traps"}, "when": "trap"}));
    pack["trials"][0] = json!({"number": 1, "name": "a", "hard_knock": "mute"});
    pack["orders"][0]["effect"] = json!({"what": {"bar_withdrawal": "few_withdrawn"}, "whom": "table",
        "chooser": "nobody", "lasts": "in_play"});
    pack["orders"][0]["provenance"] = json!("own");
    pack["orders"][0]["cancelled_by"] = json!("speech_made");
    *pack.pointer_mut(pointer).expect("the place is there") = json!("nonsense");
    let message = load(&pack).expect_err("there is no such word").to_string();
    let (_, words) = message.split_once("allowed are: ").unwrap_or_else(|| panic!("{message}"));
    words.split(", ").map(str::to_owned).collect()
}

/// PACK-1: the words that the guide lists are the words that are read, all of them and no others.
#[test]
fn pack_1_the_words_of_the_guide_are_the_words_that_are_read() {
    let places = [
        ("### `when`", "/helping_hands/0/effect/when"),
        ("### `whom`", "/orders/0/effect/whom"),
        ("### Conditions", "/orders/0/effect/what/bar_withdrawal"),
        ("### Cards that `bar_play` names", "/helping_hands/0/effect/what/bar_play"),
        ("### `lasts`", "/orders/0/effect/lasts"),
        ("### `chooser`", "/orders/0/effect/chooser"),
        ("### `cancelled_by`", "/orders/0/cancelled_by"),
        ("### `difficulty`", "/orders/0/difficulty"),
        ("### `kind`", "/helping_hands/0/kind"),
        ("### `provenance`", "/orders/0/provenance"),
        ("### Threats", "/trials/1/threats/0"),
        ("### `hard_knock`", "/trials/0/hard_knock"),
    ];
    for (heading, pointer) in places {
        let word = |cell: &String| cell.split('"').nth(1).unwrap_or(cell).to_owned();
        let words: Vec<String> = table(heading).iter().map(|row| word(&row[0])).collect();
        assert_eq!(words, allowed(pointer), "{heading}");
    }
}

/// PACK-1: the names that the guide lists for a card are the names that are read.
#[test]
fn pack_1_the_names_of_the_guide_are_the_names_that_are_read() {
    let usual = ["number", "name", "provenance"];
    let lists = [("## Orders", "/orders/0"), ("## Recruits", "/recruits/0"), ("## Chapters", "/chapters/0")];
    let effect = ("## Effects", "/orders/0/effect");
    for (heading, pointer) in lists.into_iter().chain([effect]) {
        let mut pack = pack();
        pack.pointer_mut(pointer).expect("the place is there")["nonsense"] = json!(1);
        let message = load(&pack).expect_err("there is no such name").to_string();
        let (_, read) = message.split_once("allowed are: ").unwrap_or_else(|| panic!("{message}"));
        let mut read: Vec<&str> = read.split(", ").filter(|name| !usual.contains(name)).collect();
        let rows = table(heading);
        let mut named: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
        read.sort_unstable();
        named.sort_unstable();
        assert_eq!(named, read, "{heading}");
    }
}

/// PACK-1: the file may be as large as the guide says, and no larger; so many Hard Knocks may be in it.
#[test]
fn pack_1_the_size_of_a_file_is_as_the_guide_says() {
    let guide = text(GUIDE);
    let number = |before: &str, after: &str| -> usize {
        let (_, rest) = guide.split_once(before).expect("it is said");
        rest.split_once(after).expect("it is said").0.parse().expect("a number")
    };
    let bytes = number("A file has at most ", " bytes");
    let padded = |len: usize| {
        let text = pack().to_string();
        " ".repeat(len - text.len()) + &text
    };
    assert!(packs::load(padded(bytes).as_bytes()).is_ok());
    assert_eq!(packs::load(padded(bytes + 1).as_bytes()).map(drop), Err(LoadError::TooLarge { bytes: bytes + 1 }));

    let knocks = number("Trial cards are at most ", " Hard Knocks");
    let deck = |knocks: usize| {
        let mut pack = pack();
        let knock = |number| json!({"number": 100 + number, "name": "a", "hard_knock": "mute"});
        pack["trials"].as_array_mut().unwrap().extend((0..knocks).map(knock));
        load(&pack)
    };
    assert_eq!(deck(knocks), Ok(()));
    assert!(deck(knocks + 1).is_err());
}

/// PACK-1: the letters that the guide names are refused in names, and no others.
#[test]
fn pack_1_letters_that_no_name_has() {
    let guide = text(GUIDE);
    let listed = guide.split("`U+").skip(1).filter_map(|rest| rest.split_once('`')).map(|(range, _)| range);
    let number = |digits: &str| u32::from_str_radix(digits, 16).expect("hexadecimal digits");
    let ranges: Vec<_> = listed.map(|range| range.split_once('-').unwrap_or((range, range))).collect();
    let ranges: Vec<_> = ranges.into_iter().map(|(from, to)| number(from)..=number(to)).collect();
    assert!(ranges.len() > 10, "{ranges:?}");
    for letter in ('\0'..='\u{ffff}').chain('\u{dff00}'..='\u{e10ff}') {
        let name = format!("a{letter}b");
        let checked = packs::check(&Pack {
            name: &name,
            orders: &[],
            recruits: &[],
            help: &[],
            chapters: &[],
            ..armistice::PACK
        });
        let refused = ranges.iter().any(|range| range.contains(&u32::from(letter)));
        assert_eq!(checked.is_err(), refused, "{letter:?}: {checked:?}");
    }
}
