//! The program as it is started from a command line that has no terminal.

use std::io::Read;
use std::process::{Command, Output, Stdio};

fn started(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grizzled-terminal"));
    command.args(arguments.split_whitespace()).stdin(Stdio::null()).output().expect("the program starts")
}

/// What is told of a game that ends well.
fn told(arguments: &str) -> String {
    let output = started(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments}");
    assert!(output.stderr.is_empty(), "{arguments}");
    String::from_utf8(output.stdout).expect("text")
}

fn has_an_outcome(told: &str) -> bool {
    let last = told.lines().last().unwrap_or_default().trim();
    ["Victory: ", "Defeat: ", "Victoire : ", "Défaite : "].iter().any(|outcome| last.starts_with(outcome))
}

#[test]
fn bots_play_every_game_to_its_end() {
    for players in 2..=5 {
        for level in ["rookie", "normal", "veteran"] {
            for seed in 0..5 {
                let game = told(&format!("--auto --players {players} --level {level} --seed {seed}"));
                assert!(has_an_outcome(&game), "{game}");
                assert!(game.contains(&format!("seed {seed}")), "the seed is told");
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let game = told("--auto --seed 1914");
    assert_eq!(told("--auto --seed 1914"), game);
    assert_ne!(told("--auto --seed 1915"), game);
}

#[test]
fn a_game_without_a_seed_tells_the_seed_that_repeats_it() {
    let game = told("--auto");
    let seed = game.lines().next().and_then(|line| line.rsplit(' ').next()).expect("the seed ends the first line");
    assert_eq!(told(&format!("--auto --seed {seed}")), game);
}

#[test]
fn bad_options_are_told_in_a_line() {
    let bad = [
        ("--players 6", "--players takes 2 … 5, not '6'"),
        ("--players two", "--players takes 2 … 5, not 'two'"),
        ("--seat 4 --players 3", "--seat 4 is beyond the number of players, 3"),
        ("--level hard", "--level takes rookie, normal, veteran, not 'hard'"),
        ("--seed -1", "--seed takes 0 … 18446744073709551615, not '-1'"),
        ("--lang de", "--lang takes en, fr, not 'de'"),
        ("--auto --hot-seat", "--auto and --hot-seat contradict each other"),
        ("--auto --seat 1", "--auto and --seat contradict each other"),
        ("--seed", "--seed needs a value"),
        ("--auto=1", "--auto takes no value"),
        ("--what", "unknown option --what"),
        ("more", "unknown option more"),
        ("--lang fr --what", "option inconnue --what"),
    ];
    for (arguments, message) in bad {
        let output = started(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(output.stdout.is_empty(), "{arguments}");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.starts_with(&format!("grizzled-terminal: {message}")), "{told}");
    }
}

#[test]
fn help_and_version() {
    assert!(told("--help").contains("--hot-seat"));
    assert!(told("--lang fr --help").contains("difficulté"));
    assert_eq!(told("--version"), concat!("grizzled-terminal ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn french_games_speak_french() {
    let games: String = (0..5).map(|seed| told(&format!("--auto --lang fr --seed {seed}"))).collect();
    for word in ["Les Poilus", "Nuit + ", "Obus", "Piège", "Chef de Mission", "Porte-Bonheur", "Coup Dur", "se replie"]
    {
        assert!(games.contains(word), "{word}");
    }
    for word in ["Night", "Hard Knock", "Mission Leader", "withdraws"] {
        assert!(!games.contains(word), "{word}");
    }
}

/// Nobody can play without a terminal: keys that are piped in are not read as play.
#[test]
fn without_a_terminal_the_bots_play() {
    let told = told("--seed 3 --players 3");
    assert!(has_an_outcome(&told));
    assert_eq!(told, self::told("--auto --seed 3 --players 3"));
    assert_eq!(told, self::told("--hot-seat --seed 3 --players 3"));
}

#[test]
fn colours_are_for_terminals() {
    assert!(!told("--auto --seed 5").contains('\x1b'));
}

/// Whoever reads may stop reading: `| head -3`.
#[test]
fn a_reader_that_leaves_does_no_harm() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grizzled-terminal"));
    let piped = command.args(["--auto", "--seed", "2"]).stdin(Stdio::null());
    let mut child = piped.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    drop(child.stdout.take());
    let mut told = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut told).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    assert_eq!(told, "");
}
