//! A scenario, and how it is read.

use grizzled_core::log::History;
use grizzled_core::notation::{GameText, Move, Preset, read_command};
use grizzled_core::vocabulary::{RecruitId, Source};
use grizzled_core::{Command, Reason, Rejection, RuleId, Rules, Seeded, packs};
use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/refusals")
}

pub(super) fn read_file(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

pub(super) struct Scenario {
    pub(super) title: String,
    pub(super) missing: usize,
    rules: Rules,
    text: GameText,
    expected: Vec<Rejection>,
}

/// All scenarios, of every file.
pub(super) fn scenarios() -> Vec<Scenario> {
    let files = ["base.txt", "armistice.txt"].map(read_file);
    let texts = files.iter().flat_map(|file| file.split("[Scenario ").skip(1));
    texts.map(|text| Scenario::read(&format!("[Scenario {text}"))).collect()
}

/// What a tag says, if it is there.
fn tag<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let value = |line: &'a str| line.strip_prefix('[')?.strip_prefix(name)?.strip_prefix(" \"")?.strip_suffix("\"]");
    text.lines().find_map(value)
}

fn rules_of(text: &str) -> Rules {
    let preset = Preset::read(tag(text, "Rules").expect("rules")).unwrap_or_else(|error| panic!("{text}\n{error}"));
    let rules = match tag(text, "Pack") {
        None => preset.rules(),
        Some(file) => {
            let pack = packs::load(read_file(file).as_bytes()).unwrap_or_else(|error| panic!("{file}: {error}"));
            pack.with_book(|book| preset.scenario(Some(book))?.rules())
        }
    };
    rules.unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// Each name of a list, by what its values are called.
pub(super) fn named<T>(word: &str, mut all: impl Iterator<Item = T>, name: impl Fn(&T) -> String) -> T {
    all.find(|one| name(one) == word).unwrap_or_else(|| panic!("no such word: {word}"))
}

/// A reason and a rule, by their names.
pub(super) fn reason_and_rule(reason: &str, rule: &str) -> (Reason, RuleId) {
    let reason = named(reason, Reason::ALL.into_iter(), |reason| format!("{reason:?}"));
    (reason, named(rule, RuleId::ALL.into_iter(), |rule| rule.as_str().to_owned()))
}

/// `Barred HK-MUTE by mute`.
fn rejection(rules: &Rules, words: &str) -> Rejection {
    let (words, by) = words.split_once(" by ").map_or((words, None), |(words, by)| (words, Some(by)));
    let (reason, rule) = words.split_once(' ').unwrap_or_else(|| panic!("no rule: {words}"));
    let (reason, rule) = reason_and_rule(reason, rule);
    Rejection { reason, rule, by: by.map(|by| source(rules, by)) }
}

/// `o3`, `r3`, `h3`, `chapter 0`, or a Hard Knock.
fn source(rules: &Rules, words: &str) -> Source {
    if let Some(place) = words.strip_prefix("chapter ") {
        return Source::Chapter(place.parse().expect("a place"));
    }
    let recruit = words.strip_prefix('r').and_then(|number| RecruitId::new(number.parse().ok()?));
    let command = |kind: &str| read_command(rules, &format!("{kind} {words}")).ok();
    match (recruit, command("order"), command("help"), command("xmas")) {
        (Some(recruit), ..) => Source::Recruit(recruit),
        (_, Some(Command::Order(order)), ..) => Source::Order(order),
        (_, _, Some(Command::Help(help)), _) => Source::Help(help),
        (.., Some(Command::Christmas(Some(card)))) => Source::Knock(card),
        _ => panic!("no such card: {words}"),
    }
}

impl Scenario {
    fn read(text: &str) -> Self {
        let rules = rules_of(text);
        let read = GameText::read_with(&rules, text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        let expected = tag(text, "Refused").expect("what is refused").split("; ");
        Self {
            title: tag(text, "Scenario").expect("a title").to_owned(),
            missing: tag(text, "Missing").map_or(0, |number| number.parse().expect("a number")),
            rules,
            expected: expected.map(|words| rejection(&rules, words)).collect(),
            text: read,
        }
    }

    pub(super) fn begin(&self) -> History<Seeded> {
        let begun = History::new(self.rules, &self.text.setup(), self.text.chance());
        begun.unwrap_or_else(|error| panic!("{}: {error}", self.title))
    }

    fn split(&self) -> (&[Move], &[Move]) {
        self.text.moves.split_at(self.text.moves.len() - self.expected.len())
    }

    pub(super) fn accepted(&self) -> &[Move] {
        self.split().0
    }

    /// The commands that are refused, and why.
    pub(super) fn refusals(&self) -> impl Iterator<Item = (&Move, Rejection)> {
        self.split().1.iter().zip(self.expected.iter().copied())
    }
}
