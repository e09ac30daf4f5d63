//! The files are as this crate makes them, and the kit has all that there is.

use crate::{games, kit, ways};
use std::collections::BTreeSet;

const HEADER: &str = include_str!("../../../include/grizzled.h");

#[test]
fn the_games_end_as_the_file_says() {
    let file = include_str!("../games.txt").replace("\r\n", "\n");
    assert_eq!(file, games(), "rewrite it: cargo run -p grizzled-expected > examples/expected/games.txt");
}

#[test]
fn the_kit_is_as_the_file_says() {
    let file = include_str!("../kit.txt").replace("\r\n", "\n");
    let made = kit::text(&[]);
    let differs = file.lines().zip(made.lines()).find(|(old, new)| old != new);
    assert!(file == made, "rewrite it: cargo run -p grizzled-expected kit > examples/expected/kit.txt; {differs:?}");
}

/// The constants of the header whose names begin like this, with their numbers.
fn constants(prefix: &str) -> Vec<(&str, u8)> {
    let lines = HEADER.lines().filter_map(|line| line.strip_prefix("#define ")?.strip_prefix(prefix));
    let named = lines.filter_map(|line| line.split_once(' '));
    let numbered: Vec<_> = named.filter_map(|(name, number)| Some((name, number.parse().ok()?))).collect();
    assert!(numbered.len() > 10, "the header has no {prefix}...");
    numbered
}

fn missing(prefix: &'static str, there: &BTreeSet<u8>) -> Vec<&'static str> {
    constants(prefix).into_iter().filter(|(_, number)| !there.contains(number)).map(|(name, _)| name).collect()
}

#[test]
fn every_event_occurs() {
    let mut tags = BTreeSet::new();
    for start in ways::all() {
        let mut play = start.play();
        play.finish();
        tags.extend(play.history.log().events().map(|event| event.notice.tag()));
    }
    assert_eq!(missing("GRZ_EVENT_", &tags), [""; 0], "no game of the kit has these events");
}

#[test]
fn every_command_is_given() {
    let mut tags = BTreeSet::new();
    for start in ways::all() {
        let mut play = start.play();
        play.finish();
        tags.extend(play.history.log().commands().map(|(_, command)| command.tag()));
    }
    assert_eq!(missing("GRZ_COMMAND_", &tags), [""; 0], "no game of the kit has these commands");
}

#[test]
fn every_reason_is_given() {
    let kit = include_str!("../kit.txt");
    let refused = kit.lines().filter(|line| line.starts_with("refuse;"));
    let reasons = refused.map(|line| line.split(';').nth(9).and_then(|reason| reason.parse().ok()));
    let reasons: BTreeSet<u8> = reasons.map(|reason| reason.expect("it is a number")).collect();
    assert_eq!(missing("GRZ_REASON_", &reasons), [""; 0], "no command of the kit is refused for these reasons");
}

#[test]
fn what_a_binding_lacks_is_left_out() {
    let kit = kit::text(&["masks", "batch"]);
    let plays = kit.lines().filter(|line| line.starts_with("play;"));
    assert!(plays.clone().count() > 0);
    assert!(plays.map(|line| line.split(';').nth(7)).all(|masks| masks == Some("-")));
    assert!(!kit.lines().any(|line| line.starts_with("batch;")));
}
