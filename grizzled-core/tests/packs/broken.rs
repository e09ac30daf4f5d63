//! Broken packs are refused, and reported so that somebody who wrote cards down understands it (PACK-1, TERM-1).

use crate::text;
use grizzled_core::cards::armistice;
use grizzled_core::packs::{self, LoadError, MOST_BYTES};
use proptest::prelude::*;

/// Each file, and what is said to it.
const BROKEN: [(&str, &str); 17] = [
    (
        "unknown_word",
        "line 10, column 39: orders[0].effect.what.harmless: `masks` is not known here; allowed are: night, rain, snow, mask, shell, whistle",
    ),
    (
        "unknown_name",
        "line 8, column 21: orders[0].intensitty: `intensitty` is not known here; allowed are: number, name, provenance, difficulty, intensity, effect, cancelled_by",
    ),
    ("too_much", "line 8, column 56: orders[1].effect.amount: it must be from 1 to 3, and is 9"),
    (
        "missing_moment",
        "line 7, column 17: helping_hands[0].effect: `when` is missing; allowed are: mission_start, after_deal, trap, failure, support, morale_drop",
    ),
    (
        "wrong_seats",
        "line 9, column 44: recruits[0].effect.whom: `table` is not allowed here; allowed are: leader, each_seat",
    ),
    ("same_number", "line 6, column 16: helping_hands[1].number: another card of this list has the number 4 already"),
    (
        "never_acts",
        "line 5, column 104: orders[0].effect.what: an Order that does this needs `cancelled_by`: else it is discarded before it acts (ORD-4)",
    ),
    (
        "endless",
        "line 5, column 72: recruits[0].effect.what: it moves cards to Trials again and again; an Order without `cancelled_by`, an Action or an Event may (TERM-1)",
    ),
    (
        "aggressive",
        "line 5, column 73: chapters[0].out: a Chapter without `traps` needs its Aggressive cards in `out` (ARM-1)",
    ),
    ("no_such_card", "line 7, column 17: chapters[0].offered[1]: no card of `helping_hands` has the number 9"),
    (
        "offered_twice",
        "line 7, column 62: chapters[1].offered: an earlier Chapter offers one of these Helping Hands; a campaign offers each once (HH-3)",
    ),
    (
        "wrong_chooser",
        "line 6, column 103: helping_hands[1].effect.chooser: `nobody` is not allowed here; allowed are: holder",
    ),
    (
        "no_choice",
        "line 6, column 71: helping_hands[0].effect.optional: a Helping Hand may always be declined; leave `optional` out (HH-2)",
    ),
    (
        "empty_hand",
        "line 6, column 25: orders[0].effect.what: a seat with an empty hand may always withdraw (WDR-1); allowed are: cards_in_hand, threat_active, few_withdrawn",
    ),
    (
        "too_late",
        "line 5, column 79: helping_hands[0].effect.when: `support` is not allowed here; allowed are: mission_start, after_deal, trap, failure",
    ),
    ("other_format", "line 2, column 13: format: this library reads format 1 only"),
    ("no_json", "line 7, column 5: expected `,` or `]`"),
];

/// PACK-1: errors name the place in the file, what is wrong and what is allowed; TERM-1: so does a pack that would let a
/// game go on without end.
#[test]
fn term_1_broken_packs_are_refused_with_their_reasons() {
    for (name, expected) in BROKEN {
        let file = text(&format!("packs/broken/{name}.json"));
        assert!(!file.is_empty(), "packs/broken/{name}.json is missing");
        let message = packs::load(file.as_bytes()).map(drop).map_err(|error| error.to_string());
        assert_eq!(message, Err(expected.to_owned()), "{name}");
    }
}

fn error_of(file: &str) -> String {
    packs::load(file.as_bytes()).unwrap_err().to_string()
}

fn with(lists: &str) -> String {
    error_of(&format!("{{\"format\": 1, \"name\": \"Test\", {lists}}}"))
}

/// PACK-1: size limits hold against hostile files; a file has 256 KiB at most.
#[test]
fn pack_1_hostile_files_are_refused() {
    assert_eq!(MOST_BYTES, 262_144);
    let large = vec![b' '; MOST_BYTES + 1];
    assert_eq!(packs::load(&large), Err(LoadError::TooLarge { bytes: MOST_BYTES + 1 }));
    assert_eq!(packs::load(&[0xff, 0xfe]), Err(LoadError::NotText));
    let most = format!("the file has {} bytes; at most {MOST_BYTES} are allowed", MOST_BYTES + 1);
    assert_eq!(packs::load(&large).unwrap_err().to_string(), most);
    assert_eq!(packs::load(&[0xff]).unwrap_err().to_string(), "the file is not UTF-8 text");
    assert!(error_of(&"[".repeat(100_000)).contains("stand too deep in each other"));
    assert!(error_of(&format!("[{}1]", "1,".repeat(100_000))).contains("the pack holds too much"));
    let many = (0..41).map(|_| "{}").collect::<Vec<_>>().join(",");
    assert!(with(&format!("\"orders\": [{many}]")).ends_with("orders: at most 40 are allowed, and there are 41"));
    let names: String = (0..100).map(|number| format!("\"{number}\": 1, ")).collect();
    assert!(error_of(&format!("{{{names}\"a\": 1}}")).contains("no object has so many names"));
    assert!(error_of("{\"format\": 1, \"name\": \"a\", \"name\": \"b\"}").contains("`name` stands here twice"));
    let long = "x".repeat(200_000);
    assert!(error_of(&format!("{{\"format\": 1, \"name\": \"a\", \"{long}\": 1}}")).len() < 300);
}

/// PACK-1: names are short and can be seen.
#[test]
fn pack_1_names_are_short_and_visible() {
    let named = |name: &str| error_of(&format!("{{\"format\": 1, \"name\": \"{name}\"}}"));
    for name in ["", "  ", &"é".repeat(61), "a\\u0007b"] {
        assert!(named(name).contains("name: a name has 1 to 60 letters, none of them invisible"), "{name}");
    }
    assert!(packs::load(format!("{{\"format\": 1, \"name\": \"{}\"}}", "é".repeat(60)).as_bytes()).is_ok());
}

/// PACK-1: what is of the wrong kind is reported with what it is and what it should be.
#[test]
fn pack_1_values_of_the_wrong_kind_are_reported() {
    assert!(error_of("3").ends_with("this must be an object in { }, and is a number"));
    assert!(error_of("{}").ends_with("`format` is missing; write \"format\": 1"));
    assert!(
        error_of("{\"format\": 1, \"name\": []}").contains("name: this must be a text in \" \", and is a list in [ ]")
    );
    assert!(error_of("{\"format\": 1, \"name\": null}").contains("and is null"));
    assert!(error_of("{\"format\": 1.5}").contains("and is a number that is not whole or too large"));
    assert!(with("\"orders\": true").contains("orders: this must be a list in [ ], and is true or false"));
    assert!(with("\"orders\": {}").contains("orders: this must be a list in [ ], and is an object in { }"));
    assert!(with("\"trials\": []").contains("trials: a deck has 2 to 80 cards, not 0"));
    let trial = |facts: &str| with(&format!("\"trials\": [{{\"number\": 1, \"name\": \"a\", {facts}}}]"));
    assert!(
        trial("\"threats\": [\"rain\"], \"trap\": \"no\"").contains("trap: this must be true or false, and is a text")
    );
    assert!(trial("\"trap\": true").contains("trials[0]: a Trial card has either `threats`, or `hard_knock`"));
    for facts in ["\"merry_christmas\": true, \"trap\": true", "\"merry_christmas\": true, \"luck\": true"] {
        assert!(trial(facts).contains("trials[0]: a Trial card has either `threats`, or `hard_knock`"), "{facts}");
    }
    assert!(trial("\"hard_knock\": \"mute\", \"trap\": true").contains("bears no `trap` and no `luck`"));
    assert!(trial("\"threats\": [\"rain\", \"rain\"]").contains("trials[0].threats[1]: `rain` stands here twice"));
    assert!(trial("\"hard_knock\": \"mute\", \"luck\": true").contains("bears no `trap` and no `luck`"));
}

/// PACK-1: an effect that says too little or too much is refused with how it is spelt.
#[test]
fn pack_1_effects_say_how_they_are_spelt() {
    let friend = |what: &str| {
        with(&format!(
            "\"helping_hands\": [{{\"number\": 1, \"name\": \"a\", \"kind\": \"friendship\", \"effect\": {{\"what\": {what}}}}}]"
        ))
    };
    assert!(friend("\"harmless\"").contains("`harmless` needs a word more, as {\"harmless\": \"night\"}"));
    assert!(friend("{\"no_charms\": \"night\"}").contains("`no_charms` stands alone"));
    assert!(friend("{}").contains("exactly one thing must stand in this { }"));
    let message = friend("\"draw\"");
    assert!(
        message.contains("effect.what: `draw` can never stand on a card of this kind (Friendship); allowed are: "),
        "{message}"
    );
    assert!(message.contains("free_speeches") && !message.contains("gain_speech"));
}

/// PACK-1, ORD-1: an Order that does something once says when.
#[test]
fn pack_1_an_order_that_acts_once_says_when() {
    let card = "\"number\": 1, \"name\": \"a\", \"difficulty\": \"easy\", \"intensity\": [1, 1, 1]";
    let order = |effect: &str| with(&format!("\"orders\": [{{{card}, \"effect\": {{{effect}}}}}]"));
    let message = order("\"what\": \"draw\", \"whom\": \"active\"");
    assert!(message.contains("orders[0].effect: `when` is missing"), "{message}");
}

/// PACK-1: an amount of none is refused, where there may be less than none, too.
#[test]
fn pack_1_an_amount_is_not_nothing() {
    let help = |what: &str| {
        let effect = format!("\"effect\": {{\"what\": \"{what}\", \"amount\": 0}}");
        with(&format!("\"helping_hands\": [{{\"number\": 1, \"name\": \"a\", \"kind\": \"friendship\", {effect}}}]"))
    };
    let message = help("hand_limit_more");
    assert!(
        message.contains("effect.amount: it must be from -") && message.ends_with(", and not 0, and is 0"),
        "{message}"
    );
    let message = help("free_speeches");
    assert!(message.contains("effect.amount: it must be from 1 to ") && !message.contains("not 0"), "{message}");
}

/// PACK-1: what is wrong is found behind texts with whatever marks in them.
#[test]
fn pack_1_places_are_found_behind_any_text() {
    for name in ["plain", "a, b", "} ]", "\\\"", "\\\\", "\\\\\\\" , x", "[{"] {
        let file = format!("{{\"format\": 1, \"name\": \"{name}\", \"orders\": 7}}");
        let column = file.find('7').expect("it is there") + 1;
        let expected = format!("line 1, column {column}: orders: ");
        let message = error_of(&file);
        assert!(message.starts_with(&expected), "{file}\n{message}\n{expected}");
    }
}

/// PACK-1: an effect whose words do not go with its card is refused.
#[test]
fn pack_1_effects_say_what_their_card_can_do() {
    let help = |kind: &str, effect: &str| {
        let card = format!("\"number\": 1, \"name\": \"a\", \"kind\": \"{kind}\", \"effect\": {{{effect}}}");
        with(&format!("\"helping_hands\": [{{{card}}}]"))
    };
    for (kind, effect, expected) in [
        ("friendship", "\"what\": \"bar_withdrawal\"", "`bar_withdrawal` needs a word more"),
        ("friendship", "\"what\": \"bar_play\"", "`bar_play` needs a word more"),
        (
            "friendship",
            "\"what\": \"no_charms\", \"lasts\": \"once\"",
            "`once` is not allowed here; allowed are: in_play",
        ),
        ("friendship", "\"what\": \"no_charms\", \"optional\": true", "nothing is chosen here that could be declined"),
        ("event", "\"what\": \"exchange_cards\"", "but such a card can never do `exchange_cards`"),
    ] {
        let message = help(kind, effect);
        assert!(message.contains(expected), "{effect}: {message}");
    }
}

/// PACK-1: what cancels an Order is spelt in one way.
#[test]
fn pack_1_what_cancels_an_order_says_how_it_is_spelt() {
    let order = |cancelled_by: &str| {
        let facts = "\"number\": 1, \"name\": \"a\", \"difficulty\": \"easy\", \"intensity\": [1, 1, 1]";
        let effect = "\"effect\": {\"what\": \"no_charms\"}";
        with(&format!("\"orders\": [{{{facts}, {effect}, \"cancelled_by\": {cancelled_by}}}]"))
    };
    for (cancelled_by, expected) in [
        ("\"draw_on_withdrawal\"", "`draw_on_withdrawal` needs a number more"),
        ("\"charm_against\"", "`charm_against` needs a word more"),
        ("\"snow_fell\"", "`snow_fell` is not known here"),
        ("{}", "exactly one thing must stand in this { }"),
        ("{\"snow_fell\": 1}", "`snow_fell` is not known here"),
        ("{\"speech_made\": 1}", "`speech_made` stands alone"),
        ("3", "this must be"),
    ] {
        let message = order(cancelled_by);
        assert!(message.contains(expected) && message.contains("cancelled_by"), "{cancelled_by}: {message}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// PACK-1: whatever is done to a file, it is read or refused with a place that is in it.
    #[test]
    fn pack_1_damaged_files_are_read_or_refused(
        places in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
        end in prop::option::weighted(0.2, any::<prop::sample::Index>()),
    ) {
        const PIECES: [&str; 12] =
            ["{", "]", "\"", ",", ":", "-1", "999999", "null", "[[", "\"when\": \"turn\", ", "\\u00e9é", "true"];
        let mut file = packs::to_json(&armistice::PACK);
        for (at, piece) in places {
            file.replace_range(char_at(&file, at.index(file.len())), PIECES[piece.index(PIECES.len())]);
        }
        let end = end.map_or(file.len(), |end| char_at(&file, end.index(file.len())).start);
        if let Err(LoadError::Syntax { line, .. } | LoadError::Wrong { line, .. }) = packs::load(&file.as_bytes()[..end]) {
            prop_assert!(line <= file.lines().count());
        }
    }
}

/// The letter that stands at or before this place.
fn char_at(file: &str, mut at: usize) -> std::ops::Range<usize> {
    while !file.is_char_boundary(at) {
        at -= 1;
    }
    at..at + file[at..].chars().next().map_or(0, char::len_utf8)
}
