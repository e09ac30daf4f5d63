//! The JSON Schema of packs, for editors that help to write them: generated from the words of the format.

use crate::{assert_committed, text};
use grizzled_core::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Duration, EFFECTS, Form, HardKnock, HelpKind, MAX_AWARDS,
    MAX_CHAPTER_EFFECTS, MAX_CHAPTERS, MOST_NAME, PACK_FORMAT, Provenance, When, Whom,
};
use grizzled_core::packs::vocabulary::{CANCELLATIONS, Vocabulary, Word};
use grizzled_core::vocabulary::{MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, Threat};
use serde_json::{Value, json};

fn words<T>(words: &[Word<T>]) -> Value {
    let each = words.iter().map(|word| json!({"const": word.word, "description": word.meaning}));
    json!({"oneOf": each.collect::<Vec<_>>()})
}

fn number(least: i64, most: i64) -> Value {
    json!({"type": "integer", "minimum": least, "maximum": most})
}

fn list(items: Value, least: usize, most: usize) -> Value {
    json!({"type": "array", "items": items, "minItems": least, "maxItems": most})
}

/// An object with these parts, the first `required` of which must be there.
fn object(required: &[&str], parts: Value) -> Value {
    json!({"type": "object", "properties": parts, "required": required, "additionalProperties": false})
}

/// A card with its facts.
fn card(required: &[&str], facts: Value) -> Value {
    let mut card = object(&[&["number", "name"], required].concat(), facts);
    let parts = card["properties"].as_object_mut().expect("facts are an object");
    parts.insert("number".to_owned(), number(0, 9999));
    parts.insert("name".to_owned(), name());
    parts.insert("provenance".to_owned(), words(Provenance::WORDS));
    card
}

fn name() -> Value {
    json!({"type": "string", "minLength": 1, "maxLength": MOST_NAME})
}

/// A word alone, or one that says more.
fn what() -> Value {
    let each = EFFECTS.iter().map(|deed| {
        let said = match deed.form {
            Form::Plain(_) => return json!({"const": deed.word, "description": deed.meaning}),
            Form::OfThreat(_) => words(Threat::WORDS),
            Form::OfCondition(_) => words(Condition::WORDS),
            Form::OfKind(_) => words(CardKind::WORDS),
        };
        let mut spelt = object(&[deed.word], json!({deed.word: said}));
        spelt["description"] = json!(deed.meaning);
        spelt
    });
    json!({"oneOf": each.collect::<Vec<_>>()})
}

fn effect() -> Value {
    let all = || EFFECTS.iter().map(|deed| deed.form.any().amounts());
    let (least, most) = (all().map(|bounds| bounds.0).min(), all().map(|bounds| bounds.1).max());
    object(
        &["what"],
        json!({
            "when": words(When::WORDS),
            "what": what(),
            "whom": words(Whom::WORDS),
            "amount": number(least.unwrap_or(1).into(), most.unwrap_or(1).into()),
            "chooser": words(Chooser::WORDS),
            "optional": {"type": "boolean"},
            "lasts": words(Duration::WORDS),
        }),
    )
}

fn trial() -> Value {
    card(
        &[],
        json!({
            "threats": list(words(Threat::WORDS), 1, 6),
            "trap": {"type": "boolean"},
            "luck": {"type": "boolean"},
            "hard_knock": words(HardKnock::WORDS),
            "merry_christmas": {"const": true},
        }),
    )
}

fn order() -> Value {
    let cancelled_by = CANCELLATIONS.map(|known| {
        let said = match known.value {
            Cancellation::DrawOnWithdrawal(_) => number(1, 9),
            Cancellation::CharmAgainst(_) => words(Threat::WORDS),
            _ => return json!({"const": known.word, "description": known.meaning}),
        };
        let mut spelt = object(&[known.word], json!({known.word: said}));
        spelt["description"] = json!(known.meaning);
        spelt
    });
    let cancelled_by = json!({"oneOf": cancelled_by});
    card(
        &["difficulty", "intensity", "effect"],
        json!({
            "difficulty": words(Difficulty::WORDS),
            "intensity": list(number(1, 10), 3, 3),
            "effect": {"$ref": "#/$defs/effect"},
            "cancelled_by": cancelled_by,
        }),
    )
}

fn recruit() -> Value {
    card(
        &["hand", "effect", "advantage"],
        json!({
            "hand": number(1, 5),
            "tokens": number(0, 9),
            "effect": {"$ref": "#/$defs/effect"},
            "advantage": {"$ref": "#/$defs/effect"},
        }),
    )
}

fn helping_hand() -> Value {
    card(&["kind", "effect"], json!({"kind": words(HelpKind::WORDS), "effect": {"$ref": "#/$defs/effect"}}))
}

fn chapter() -> Value {
    let numbers = || list(number(0, 9999), 0, MAX_DECK);
    let pile = || number(1, MAX_DECK as i64 - 1);
    let drawn = || number(0, MAX_ORDERS as i64);
    let orders = json!({"easy": drawn(), "normal": drawn(), "hard": drawn(), "given": numbers()});
    let recruits = json!({"drawn": number(0, MAX_RECRUITS as i64), "from": numbers()});
    let award = json!({"morale_left": number(0, MAX_DECK as i64), "cards": number(0, MAX_HELP as i64)});
    let awards = || list(object(&["morale_left", "cards"], award.clone()), 0, MAX_AWARDS);
    card(
        &["trials"],
        json!({
            "trials": pile(),
            "morale": pile(),
            "first_intensity": number(1, 10),
            "traps": {"type": "boolean", "default": true},
            "out": numbers(),
            "orders": object(&[], orders),
            "recruits": object(&["drawn"], recruits),
            "effects": list(json!({"$ref": "#/$defs/effect"}), 0, MAX_CHAPTER_EFFECTS),
            "offered": numbers(),
            "awards": awards(),
            "awards_after_loss": awards(),
            "boot_camp": {"type": "boolean"},
        }),
    )
}

fn schema() -> String {
    let mut schema = object(
        &["format", "name"],
        json!({
            "$schema": {"type": "string"},
            "format": {"const": PACK_FORMAT},
            "name": name(),
            "trials": list(trial(), 2, MAX_DECK),
            "orders": list(order(), 0, MAX_ORDERS),
            "recruits": list(recruit(), 0, MAX_RECRUITS),
            "helping_hands": list(helping_hand(), 0, MAX_HELP),
            "chapters": list(chapter(), 0, MAX_CHAPTERS),
        }),
    );
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!("A pack of cards for grizzled");
    schema["$defs"] = json!({"effect": effect()});
    serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n"
}

/// PACK-1: the schema that is committed says what the code says.
#[test]
fn pack_1_the_committed_schema_is_generated() {
    assert_committed("packs/pack.schema.json", &schema());
}

/// The names that a pack uses at a place, and those that the schema knows there.
fn names_fit(pack: &Value, schema: &Value, root: &Value) -> bool {
    let schema = match schema["$ref"].as_str() {
        Some(_) => &root["$defs"]["effect"],
        None => schema,
    };
    match pack {
        Value::Object(parts) if schema["properties"].is_object() => parts.iter().all(|(name, part)| {
            let known = &schema["properties"][name];
            !known.is_null() && names_fit(part, known, root)
        }),
        Value::Array(items) if schema["items"].is_object() => {
            items.iter().all(|item| names_fit(item, &schema["items"], root))
        }
        Value::String(word) if schema["oneOf"].is_array() => {
            schema["oneOf"].as_array().is_some_and(|words| words.iter().any(|known| known["const"] == json!(word)))
        }
        _ => true,
    }
}

/// PACK-1: all packs of the project use only names and words that the schema knows.
#[test]
fn pack_1_the_schema_knows_what_packs_say() {
    let schema: Value = serde_json::from_str(&schema()).unwrap();
    for name in ["packs/armistice.json", "packs/example.json"] {
        let pack: Value = serde_json::from_str(&text(name)).unwrap();
        assert!(names_fit(&pack, &schema, &schema), "{name}");
    }
    let wrong = json!({"orders": [{"effect": {"what": "no_wind"}}]});
    assert!(!names_fit(&wrong, &schema, &schema));
}
