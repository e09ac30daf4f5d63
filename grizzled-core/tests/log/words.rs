//! Every word that can stand in a log stands in a golden one, in both formats and both forms, so that whoever changes what is
//! written finds a test that fails.
//!
//! `GRZ_GOLDEN=write cargo test -p grizzled-core --test log golden` writes the files of this module where a format has none.

use super::any::{any_armistice, any_start};
use super::format_1::{bytes_of_1, lines_of_1};
use super::golden::{files_below, folder};
use super::versions::with_fields;
use super::{every_mode, modes, names, played, played_with, sealed_lines};
use grizzled_core::log::{Commitment, Entry, Log, LogError, Stream};
use grizzled_core::testkit::{LogWord, every_log_word, later_log_words, words_of_log, words_of_stream};
use grizzled_core::vocabulary::{Modifier, Pause};
use grizzled_core::{Event, Notice, Seat, Secret, Seeded, Setup, Viewer};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What hides nothing says so by having no secret: the word for that is never written.
const NEVER: LogWord = ("secret", "nothing");

/// How many files there are of each kind.
pub(crate) const FILES: [(&str, usize); 4] =
    [("v1/words/log", 13), ("v1/words/stream", 16), ("v2/words/log", 13), ("v2/words/stream", 16)];

fn words_wanted(format: u16) -> BTreeSet<LogWord> {
    let mut words = every_log_word();
    assert!(words.remove(&NEVER));
    if format == 1 { words.difference(&later_log_words()).copied().collect() } else { words }
}

/// The fewest of these that have, one after the other, the most words that are still missing.
fn cover<T>(missing: &mut BTreeSet<LogWord>, all: Vec<(T, BTreeSet<LogWord>)>) -> Vec<T> {
    let mut chosen = Vec::new();
    let mut all: Vec<_> = all.into_iter().map(Some).collect();
    let new = |words: &BTreeSet<LogWord>, missing: &BTreeSet<LogWord>| words.intersection(missing).count();
    while let Some(best) = all.iter_mut().max_by_key(|one| one.as_ref().map_or(0, |(_, words)| new(words, missing))) {
        let Some((one, words)) = best.take().filter(|(_, words)| new(words, missing) > 0) else { break };
        missing.retain(|word| !words.contains(word));
        chosen.push(one);
    }
    chosen
}

/// Games of every kind and from every position.
fn games() -> Vec<Log> {
    let modes = (1914..1954).flat_map(|seed| {
        every_mode().into_iter().map(move |(_, rules)| played_with(rules, &Setup::default(), seed).log().clone())
    });
    let any = (0..1500).filter_map(|seed| {
        let mut chance = Seeded::new(seed);
        let rules = any_armistice(&mut chance);
        let setup = any_start(&rules, &mut chance);
        setup.check(&rules).is_ok().then(|| played_with(rules, &setup, seed).log().clone())
    });
    modes.chain(any).chain([with_rare_events()]).collect()
}

/// A log can be read whatever happened: it has events that hardly a game has, and one that none has yet.
fn with_rare_events() -> Log {
    let mut log = played(modes::pick(2), 5).up_to(60);
    let invited = Notice::HelpInvited { seat: Seat::S1, pause: Pause::FirstFailure };
    let least = Notice::ModifierSet { modifier: Modifier::DropLeast, value: 2 };
    for notice in [invited, least] {
        log.push(Entry::Event(Event { notice, secret: Secret::Nothing }));
    }
    log
}

/// Streams of a log that begin with a view.
fn late_streams(log: &Log) -> Vec<Stream> {
    let viewers = Seat::ALL.into_iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    let events = log.events().count();
    let stream = |viewer, after| log.stream(viewer, after).expect("it happened");
    viewers.flat_map(|viewer| (1..=events).filter_map(move |after| stream(viewer, after))).collect()
}

/// Adds files with the words that stand in none yet.
pub(crate) fn write_missing(format: u16) {
    let mut missing = words_wanted(format);
    let files = files(format);
    files.iter().for_each(|(path, is_stream)| {
        let [_, words] = words_of(path, *is_stream);
        missing.retain(|word| !words.contains(word));
    });
    if missing.is_empty() {
        return;
    }
    let later = if format == 1 { later_log_words() } else { BTreeSet::new() };
    let readable = |log: &Log| words_of_log(log).is_disjoint(&later);
    let games: Vec<_> = games().into_iter().filter(readable).map(|log| (log.clone(), words_of_log(&log))).collect();
    let logs = cover(&mut missing, games);
    let streams = logs.iter().flat_map(late_streams).map(|stream| (stream.clone(), words_of_stream(&stream))).collect();
    let streams = cover(&mut missing, streams);
    assert_eq!(missing, BTreeSet::new(), "no game has these words");
    let logs = logs.iter().map(|log| ("log", log.to_bytes(), log.to_json_lines()));
    let streams = streams.iter().map(|stream| ("stream", stream.to_bytes(), stream.to_json_lines()));
    for (kind, bytes, lines) in logs.chain(streams) {
        let path = |number: usize| folder().join(format!("v{format}/words/{kind}-{number:02}"));
        let next = (1..).map(path).find(|path| !path.with_extension("log").exists()).expect("a number is free");
        write(&next, format, &bytes, &lines);
    }
}

/// Writes what has every field of a header, if it is not there.
pub(crate) fn write_missing_fields() {
    let log = with_every_field();
    let stream = log.stream(Viewer::Spectator, 30).expect("it happened").expect("anyone may watch");
    let path = |kind: &str| folder().join(format!("v2/words/{kind}-fields"));
    if !path("log").with_extension("log").exists() {
        write(&path("log"), 2, &log.to_bytes(), &log.to_json_lines());
        write(&path("stream"), 2, &stream.to_bytes(), &stream.to_json_lines());
    }
}

fn write(path: &Path, format: u16, bytes: &[u8], lines: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
    let (bytes, lines) =
        if format == 1 { (bytes_of_1(bytes), lines_of_1(lines)) } else { (bytes.to_vec(), lines.to_owned()) };
    fs::write(path.with_extension("log"), bytes).expect("bytes can be written");
    fs::write(path.with_extension("jsonl"), lines).expect("lines can be written");
}

/// A log of which all is known that a header can say.
fn with_every_field() -> Log {
    let played = names::log();
    let mut first = played.clone().committed(Commitment::from_bytes(*b"what the host has committed to.."));
    first.truncate(0);
    first.begin_epoch();
    let mut log = Log::from_header(&with_fields(&first.header_bytes(), &[128, 2, 0xab, 1])).expect("a header");
    played.entries().iter().for_each(|entry| log.push(*entry));
    let mut log = log.up_to(log.events().count() - 1);
    assert!(log.is_cut());
    log.set_chance_position(Some(1914));
    log
}

/// The files of a format, without how they end.
fn files(format: u16) -> Vec<(PathBuf, bool)> {
    let folder = folder().join(format!("v{format}"));
    let logs = files_below(&folder, "").into_iter().filter_map(|name| name.strip_suffix(".log").map(ToOwned::to_owned));
    logs.map(|name| (folder.join(&name), name.contains("stream"))).collect()
}

/// The words of a file, in bytes and, if there are lines, in those.
fn words_of(path: &Path, is_stream: bool) -> [BTreeSet<LogWord>; 2] {
    let bytes = fs::read(path.with_extension("log")).expect("a file");
    let lines = fs::read_to_string(path.with_extension("jsonl")).ok();
    let name = path.display();
    if is_stream {
        let read = |error| panic!("{name}: {error}");
        let stream = Stream::from_bytes(&bytes).unwrap_or_else(read);
        let of_lines = lines.map(|lines| Stream::from_json_lines(&lines).unwrap_or_else(read));
        assert!(of_lines.as_ref().is_none_or(|of_lines| *of_lines == stream), "{name}");
        [Some(stream), of_lines].map(|stream| stream.as_ref().map(words_of_stream).unwrap_or_default())
    } else {
        let read = |error| panic!("{name}: {error}");
        let log = Log::from_bytes(&bytes).unwrap_or_else(read);
        let of_lines = lines.map(|lines| Log::from_json_lines(&lines).unwrap_or_else(read));
        assert!(of_lines.as_ref().is_none_or(|of_lines| *of_lines == log), "{name}");
        [Some(log), of_lines].map(|log| log.as_ref().map(words_of_log).unwrap_or_default())
    }
}

/// Every event, command, choice and secret, every effect and whatever else stands in rules, every part of a view.
#[test]
fn every_word_is_golden() {
    for format in [1, 2] {
        let (mut in_bytes, mut in_lines) = (words_wanted(format), words_wanted(format));
        for (path, is_stream) in files(format) {
            let [bytes, lines] = words_of(&path, is_stream);
            in_bytes.retain(|word| !bytes.contains(word));
            in_lines.retain(|word| !lines.contains(word));
        }
        assert_eq!(in_bytes, BTreeSet::new(), "these words are in no bytes of format {format}");
        assert_eq!(in_lines, BTreeSet::new(), "these words are in no lines of format {format}");
    }
}

/// What is golden in the newest format is written so today, and lines are what format 1 makes of them.
#[test]
fn golden_words_are_written_as_they_were() {
    for (path, is_stream) in files(2) {
        let bytes = fs::read(path.with_extension("log")).expect("a file");
        let lines = fs::read_to_string(path.with_extension("jsonl")).ok();
        let (bytes_now, lines_now) = if is_stream {
            let stream = Stream::from_bytes(&bytes).expect("a stream");
            (stream.to_bytes(), stream.to_json_lines())
        } else {
            let log = Log::from_bytes(&bytes).expect("a log");
            (log.to_bytes(), log.to_json_lines())
        };
        assert!(bytes == bytes_now, "{}", path.display());
        assert!(lines.is_none_or(|lines| lines == lines_now), "{}: lines", path.display());
    }
}

/// Every field that a header can have stands in a golden one.
#[test]
fn every_field_of_a_header_is_golden() {
    let fields = |name: &str| {
        let lines = fs::read_to_string(folder().join(name)).expect("a file");
        let header: serde_json::Value = serde_json::from_str(lines.lines().next().expect("a header")).expect("JSON");
        let header = header.as_object().and_then(|line| line.values().next()?.as_object()).expect("a header");
        header.keys().cloned().collect::<BTreeSet<_>>()
    };
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let of_log =
        set(&["format", "vocabulary", "rules", "fingerprint", "commitment", "epoch", "cut", "chance", "names", "more"]);
    assert_eq!(fields("v2/words/log-fields.jsonl"), of_log);
    let of_stream = set(&[
        "format",
        "vocabulary",
        "viewer",
        "rules",
        "fingerprint",
        "commitment",
        "epoch",
        "cut",
        "first",
        "names",
    ]);
    assert_eq!(fields("v2/words/stream-fields.jsonl"), of_stream);
}

/// The records that `LOG.md` shows are records.
#[test]
fn what_the_document_shows_can_be_read() {
    let document = include_str!("../../LOG.md");
    let shown = document.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let records: Vec<&str> =
        shown.lines().filter(|line| !line.contains("\"log\"") && !line.contains("\"end\"")).collect();
    assert_eq!(records.len(), 3, "an event, a command, an event with a secret");
    let empty = Log::new(modes::pick(0)).to_json_lines();
    let header = empty.lines().next().expect("a header");
    let end = format!("{{\"end\":{{\"records\":3,\"hash\":\"{}\",\"checksum\":\"\"}}}}", "0".repeat(16));
    let lines = sealed_lines(&format!("{header}\n{}\n{end}\n", records.join("\n")));
    // Only where they lead is not what its end says.
    assert_eq!(Log::from_json_lines(&lines), Err(LogError::End));
    let spaced = sealed_lines(&lines.replacen("\"seat\":", "\"seat\": ", 1));
    assert!(matches!(Log::from_json_lines(&spaced), Err(LogError::Line { .. })));
}

/// One word has come since the first vocabulary.
#[test]
fn what_came_after_the_first_vocabulary() {
    assert_eq!(later_log_words().into_iter().collect::<Vec<_>>(), [("notice", "order_put_back")]);
}
