//! The dictionaries of the fuzz targets: the words that the readers know, so that a fuzzer need not guess them letter by letter.
//! `GRZ_DICTIONARIES=write cargo test -p grizzled-core --test kit dictionaries` writes them.

use grizzled_core::Viewer;
use grizzled_core::notation::{PartialPosition, position_of, write_position};
use grizzled_core::testkit::{Course, every_log_word, modes};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

type Words = BTreeSet<String>;

/// Some games: every way to play *Armistice* and the base game, with choices that differ.
fn courses() -> impl Iterator<Item = Course> {
    let base = (2..=5).map(|players| grizzled_core::testkit::rules_of(players, 1));
    let all = modes::all().into_iter().map(|(_, rules)| rules).chain(base);
    all.enumerate().map(|(seed, rules)| {
        let mut course = Course::new(rules, seed as u64);
        course.choices = (0..400).map(|choice| choice * 7 + seed as u32).collect();
        course
    })
}

fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

/// The names in objects, in a value of JSON.
fn names(value: &Value, words: &mut Words) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            words.insert(quoted(name));
            names(value, words);
        }),
        Value::Array(values) => values.iter().for_each(|value| names(value, words)),
        _ => {}
    }
}

/// Logs and streams as lines: the words of their tables, and the names of the fields that games write.
fn log_words() -> Words {
    let mut words: Words = every_log_word().into_iter().map(|(_, word)| quoted(word)).collect();
    for course in courses() {
        let log = course.log();
        let stream = log.stream(Viewer::Spectator, 9).expect("it happened").expect("anybody may watch");
        for line in [log.to_json_lines(), stream.to_json_lines()].concat().lines() {
            names(&serde_json::from_str(line).expect("a line of JSON"), &mut words);
        }
    }
    words
}

/// Packs: the fields and words of the schema.
fn pack_words() -> Words {
    let schema = include_str!("../../packs/pack.schema.json");
    let mut words = Words::new();
    of_schema(&serde_json::from_str(schema).expect("a schema"), &mut words);
    words
}

fn of_schema(schema: &Value, words: &mut Words) {
    match schema {
        Value::Object(fields) => {
            fields.get("properties").and_then(Value::as_object).into_iter().flatten().for_each(|(name, _)| {
                words.insert(quoted(name));
            });
            let listed = fields.get("enum").and_then(Value::as_array).into_iter().flatten();
            listed.chain(fields.get("const")).filter_map(Value::as_str).for_each(|word| {
                words.insert(quoted(word));
            });
            fields.values().for_each(|value| of_schema(value, words));
        }
        Value::Array(values) => values.iter().for_each(|value| of_schema(value, words)),
        _ => {}
    }
}

/// Positions, views and games: the fields with their colon, and the words of what stands in them.
fn notation_words() -> Words {
    let mut words = Words::new();
    for course in courses() {
        let mut texts = vec![course.notation()];
        course.each(|game, seat, _| {
            texts.extend(position_of(game).map(|setup| write_position(game.rules(), &setup)));
            texts.extend(game.view(seat).map(|view| PartialPosition::of_seat(game.rules(), &view).write(game.rules())));
        });
        texts.iter().for_each(|text| of_text(text, &mut words));
    }
    words
}

fn of_text(text: &str, words: &mut Words) {
    for token in text.split(|sign: char| sign.is_whitespace() || ",;@.[]\"".contains(sign)) {
        let (field, value) = token.split_once(':').unwrap_or(("", token));
        words.extend((!field.is_empty()).then(|| format!("{field}:")));
        // Numbers a fuzzer finds by itself.
        let number = value.trim_end_matches('?').bytes().all(|sign| sign.is_ascii_digit());
        words.extend((!number && value.len() < 24).then(|| value.to_owned()));
    }
}

/// A line for each, as libFuzzer reads them.
fn dictionary(words: &Words) -> String {
    words.iter().map(|word| format!("\"{}\"\n", word.replace('\\', "\\\\").replace('"', "\\\""))).collect()
}

#[test]
fn dictionaries_have_the_words_that_the_readers_know() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/dictionaries");
    for (name, words) in [("log", log_words()), ("notation", notation_words()), ("packs", pack_words())] {
        let (file, text) = (folder.join(name), dictionary(&words));
        if std::env::var("GRZ_DICTIONARIES").is_ok_and(|what| what == "write") {
            std::fs::create_dir_all(&folder).expect("the folder can be made");
            std::fs::write(&file, &text).expect("the dictionary can be written");
        }
        let committed = std::fs::read_to_string(&file).expect("the dictionary is committed");
        let differs = committed.lines().zip(text.lines()).find(|(one, other)| one != other);
        assert!(committed == text, "{name} has other words, the first of them {differs:?}");
        assert!(words.len() > 60, "{name}: {} words", words.len());
    }
}
