//! The program as it is started from a command line that has no terminal.

mod kept;
#[cfg(unix)]
mod killed;
mod packs;
#[cfg(target_os = "linux")]
mod terminal;

use std::io::Read;
use std::process::{Command, Output, Stdio};

fn started(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grizzled-terminal"));
    command.args(arguments.split_whitespace()).stdin(Stdio::null()).output().expect("the program starts")
}

/// What a run that succeeds prints.
fn stdout_of(arguments: &str) -> String {
    let output = started(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments}");
    assert!(output.stderr.is_empty(), "{arguments}");
    String::from_utf8(output.stdout).expect("text")
}

fn has_an_outcome(text: &str) -> bool {
    let last = text.lines().last().unwrap_or_default().trim();
    ["Victory: ", "Defeat: ", "Victoire : ", "Défaite : "].iter().any(|outcome| last.starts_with(outcome))
}

#[test]
fn bots_play_every_game_to_its_end() {
    for players in 2..=5 {
        for level in ["rookie", "normal", "veteran"] {
            for seed in 0..5 {
                let game = stdout_of(&format!("--auto --players {players} --level {level} --seed {seed}"));
                assert!(has_an_outcome(&game), "{game}");
                assert!(game.contains(&format!("seed {seed}")), "the seed is printed");
            }
        }
    }
}

#[test]
fn bots_play_every_mode_to_its_end() {
    let modes = [
        "--mode one-shot --players 3",
        "--mode one-shot --players 4 --difficulty beginner --no-recruits",
        "--mode one-shot --players 5 --difficulty veteran --no-help",
        "--mode one-shot --no-traps",
        "--mode solo",
        "--mode duo",
        "--mode chapter --chapter 9",
        "--mode chapter --chapter 3 --players 2",
    ];
    for mode in modes {
        for seed in 0..10 {
            let game = stdout_of(&format!("--bots {mode} --seed {seed}"));
            assert!(has_an_outcome(&game), "{mode}: {game}");
        }
    }
    assert!(stdout_of("--bots --mode chapter --chapter 0 --seed 1").ends_with("Boot Camp is over.\n"));
}

/// A file of its own, which is removed afterwards.
struct File(std::path::PathBuf);

impl File {
    fn with_ending(name: &str, ending: &str) -> Self {
        Self(std::env::temp_dir().join(format!("grizzled-cli-{}-{name}.{ending}", std::process::id())))
    }

    fn new(name: &str, text: &str) -> Self {
        let file = Self::with_ending(name, "json");
        if !text.is_empty() {
            std::fs::write(&file.0, text).expect("written");
        }
        file
    }

    fn path(&self) -> std::path::Display<'_> {
        self.0.display()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// CAMP-1: ten Chapters, one after the other, for every number of players.
#[test]
fn camp_1_bots_play_a_whole_campaign() {
    for players in 2..=5 {
        let file = File::new(&format!("whole-{players}"), "");
        let arguments = format!("--bots --mode campaign --players {players} --seed {players}");
        let campaign = stdout_of(&format!("{arguments} --save {}", file.path()));
        for chapter in 0..=9 {
            assert!(campaign.contains(&format!("── Chapter {chapter}: ")), "{campaign}");
        }
        let last: Vec<&str> = campaign.lines().rev().take(3).collect();
        assert!(last.contains(&"The campaign is over."), "{last:?}");
        assert!(last.iter().any(|line| line.starts_with("Points: ")), "{last:?}");
    }
}

/// CAMP-2: a campaign goes on from its file, in which it is kept again.
#[test]
fn camp_2_a_campaign_goes_on_from_its_file() {
    let text = r#"{"format":1,"seats":3,"seating":"one_each","chapter":8,"held":[[0],[],[],[],[]],
        "awarded":[0,1],"missed":[2,3,4,5,7,8,10,11,12,14,15,17,18,19,20,21],"bans":[5]}"#;
    let file = File::new("goes-on", text);
    let campaign = stdout_of(&format!("--bots --mode campaign --resume {} --seed 4", file.path()));
    assert!(campaign.contains("3 players"), "{campaign}");
    assert!(!campaign.contains("── Chapter 7: ") && campaign.contains("── Chapter 8: "), "{campaign}");
    assert!(campaign.contains("(Helping Hands awarded 2, missed 16, cards banned 1)"), "{campaign}");
    let kept = std::fs::read_to_string(&file.0).expect("kept");
    assert!(kept.contains("\"chapter\": 10"), "{kept}");
    let over = stdout_of(&format!("--bots --mode campaign --resume {}", file.path()));
    assert!(over.contains("The campaign is over.") && !over.contains("── Chapter"), "{over}");
}

/// CAMP-2: what cannot be resumed is reported in one line, and nothing is played.
#[test]
fn camp_2_what_cannot_be_resumed_is_reported() {
    let with = |seats: u8, format: u8| {
        format!(
            r#"{{"format":{format},"seats":{seats},"seating":"one_each","chapter":1,"held":[[],[],[],[],[]],
            "awarded":[],"missed":[],"bans":[]}}"#
        )
    };
    let files = [
        ("absent", String::new(), "", "No such file"),
        ("text", "Once upon a time".to_owned(), "", "expected value"),
        ("seats", with(3, 1), "--players 4", "saved with 3 Grizzled and cannot go on with 4"),
        ("format", with(3, 9), "", "stored in form 9"),
        ("many", with(9, 1), "", "9 Grizzled cannot be played so"),
        ("unknown", with(3, 1).replace("bans", "banns"), "", "unknown field `banns`"),
    ];
    for (name, text, more, problem) in files {
        let file = File::new(name, &text);
        let output = started(&format!("--bots --mode campaign --resume {} {more}", file.path()));
        let stderr = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(1), "{name}: {stderr}");
        assert!(output.stdout.is_empty(), "{name}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
        assert!(stderr.starts_with("grizzled-terminal: ") && stderr.contains(problem), "{stderr}");
    }
}

/// A replay of the log, in both forms, prints what the bots' game printed.
#[test]
fn a_log_is_replayed() {
    for (number, mode) in
        ["", "--mode one-shot", "--mode solo", "--mode duo", "--mode chapter --chapter 9"].iter().enumerate()
    {
        for ending in ["log", "jsonl"] {
            let file = File::with_ending(&format!("log-{number}"), ending);
            let game = stdout_of(&format!("--auto {mode} --seed 5 --log {}", file.path()));
            let again = stdout_of(&format!("--replay {}", file.path()));
            assert!(has_an_outcome(&again), "{again}");
            let of_the_game = |text: &str| -> Vec<String> {
                let lines = text.lines().filter(|line| line.starts_with("  ")).map(str::to_owned);
                lines.collect()
            };
            assert!(of_the_game(&again).len() > 20, "{again}");
            assert!(of_the_game(&game).iter().all(|line| !line.is_empty()));
            for line in of_the_game(&again) {
                assert!(game.contains(&line), "{line}");
            }
            let french = stdout_of(&format!("--lang fr --replay {}", file.path()));
            assert!(has_an_outcome(&french) && french != again, "{french}");
        }
    }
}

/// A file that is not a log, or a damaged log, is reported in one line.
#[test]
fn logs_that_cannot_be_read_are_reported() {
    let file = File::with_ending("damaged", "log");
    stdout_of(&format!("--auto --seed 3 --log {}", file.path()));
    let mut bytes = std::fs::read(&file.0).expect("kept");
    bytes[200] ^= 4;
    for (bytes, problem) in [
        (bytes.clone(), "the checksum is wrong"),
        (bytes[..100].to_vec(), "the checksum is wrong"),
        (b"Once upon a time".to_vec(), "this is no log of this engine"),
    ] {
        std::fs::write(&file.0, bytes).expect("written");
        let output = started(&format!("--replay {}", file.path()));
        let stderr = String::from_utf8(output.stderr).expect("text");
        assert_eq!((output.status.code(), stderr.lines().count()), (Some(1), 1), "{stderr}");
        assert!(stderr.contains(problem), "{stderr}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let game = stdout_of("--auto --seed 1914");
    assert_eq!(stdout_of("--auto --seed 1914"), game);
    assert_ne!(stdout_of("--auto --seed 1915"), game);
}

#[test]
fn a_game_without_a_seed_prints_the_seed_that_repeats_it() {
    let game = stdout_of("--auto");
    let seed = game.lines().next().and_then(|line| line.rsplit(' ').next()).expect("the seed ends the first line");
    assert_eq!(stdout_of(&format!("--auto --seed {seed}")), game);
}

#[test]
fn bad_options_are_reported_in_a_line() {
    let bad = [
        ("--players 6", "--players takes 2 … 5, not '6'"),
        ("--players two", "--players takes 2 … 5, not 'two'"),
        ("--mode armistice", "--mode takes base, one-shot, solo, duo, chapter, campaign, not 'armistice'"),
        ("--mode one-shot --players 2", "--players takes 3 … 5, not '2'"),
        ("--mode solo --players 3", "--players means nothing with --mode solo"),
        ("--mode duo --seat 3", "--seat 3 is beyond the number of players, 2"),
        ("--mode one-shot --difficulty hard", "--difficulty takes beginner, grizzled, veteran, not 'hard'"),
        ("--mode one-shot --level rookie", "--level means nothing with --mode one-shot"),
        ("--no-recruits", "--no-recruits means nothing with --mode base"),
        ("--mode chapter", "--chapter is needed with --mode chapter"),
        ("--mode chapter --chapter 10", "--chapter takes 0 … 9, not '10'"),
        ("--mode duo --leader 5", "--leader 5 is beyond the number of players, 4"),
        (
            "--character gaston",
            "--character takes 1 … 5 = felix, charles, gustave, anselme, gaston, lazare, not 'gaston'",
        ),
        ("--character 0=gaston", "--character takes 1 … 5 = felix, "),
        ("--character 1=Gaston", "--character takes 1 … 5 = felix, "),
        ("--character 6=gaston", "--character takes 1 … 5 = felix, "),
        ("--character", "--character needs a value"),
        ("--players 3 --character 4=gaston", "--character 4 is beyond the number of players, 3"),
        ("--mode solo --character 4=gaston", "--character 4 is beyond the number of players, 3"),
        ("--mode campaign --players 2 --character 5=felix", "--character 5 is beyond the number of players, 4"),
        ("--character 1=gaston --character 1=felix", "--character names 1 twice"),
        ("--character 1=gaston --character=2=gaston", "--character names gaston twice"),
        ("--lang fr --character 1=felix --character 2=felix", "--character nomme felix deux fois"),
        ("--replay x --character 1=felix", "--replay and --character contradict each other"),
        ("--resume x", "--resume means nothing with --mode base"),
        ("--mode campaign --save", "--save needs a value"),
        ("--mode campaign --resume x --skip-boot-camp", "--skip-boot-camp and --resume contradict each other"),
        ("--seat 4 --players 3", "--seat 4 is beyond the number of players, 3"),
        ("--level hard", "--level takes rookie, normal, veteran, not 'hard'"),
        ("--seed -1", "--seed takes 0 … 18446744073709551615, not '-1'"),
        ("--lang de", "--lang takes en, fr, not 'de'"),
        ("--auto --hot-seat", "--auto and --hot-seat contradict each other"),
        ("--auto --seat 1", "--auto and --seat contradict each other"),
        ("--seed", "--seed needs a value"),
        ("--replay x --seed 3", "--replay and --seed contradict each other"),
        ("--mode campaign --log x", "--log means nothing with --mode campaign"),
        ("--auto=1", "--auto takes no value"),
        ("--what", "unknown option --what"),
        ("more", "unknown option more"),
        ("--lang fr --what", "option inconnue --what"),
    ];
    for (arguments, message) in bad {
        let output = started(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(output.stdout.is_empty(), "{arguments}");
        let stderr = String::from_utf8(output.stderr).expect("text");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
        assert!(stderr.starts_with(&format!("grizzled-terminal: {message}")), "{stderr}");
    }
}

/// The characters that the log of a game names, by seat.
fn cast(arguments: &str, name: &str) -> Vec<String> {
    let file = File::with_ending(name, "jsonl");
    stdout_of(&format!("--auto {arguments} --log {}", file.path()));
    let log = std::fs::read_to_string(&file.0).expect("kept");
    let taken = log.lines().filter(|line| line.contains("character_taken"));
    taken.map(|line| line.split('"').rev().nth(1).expect("a name").to_owned()).collect()
}

/// DECK-4: characters are chosen for all seats or some, in every way to play; the others are drawn.
#[test]
fn deck_4_characters_can_be_chosen() {
    let modes = [
        "",
        "--players 2",
        "--players 5",
        "--mode one-shot",
        "--mode solo",
        "--mode duo",
        "--mode chapter --chapter 5",
    ];
    for (number, mode) in modes.into_iter().enumerate() {
        for seed in 0..4 {
            let chosen = cast(
                &format!("{mode} --seed {seed} --character 2=gaston --character=1=lazare"),
                &format!("cast-{number}-{seed}"),
            );
            assert_eq!(chosen[..2], ["lazare", "gaston"], "{mode}");
        }
    }
    let all = "--players 3 --character 1=felix --character 2=charles --character 3=anselme";
    assert_eq!(cast(all, "cast-all"), ["felix", "charles", "anselme"]);
}

/// DECK-4, CAMP-5: in a campaign they are chosen again for each Chapter; one that is resumed has as many seats as its file
/// says.
#[test]
fn deck_4_characters_of_a_campaign() {
    let played_with = |name: &str| {
        let file = File::new("characters", "");
        let arguments = format!("--bots --mode campaign --players 3 --seed 2 --character 1={name}");
        stdout_of(&format!("{arguments} --save {}", file.path()))
    };
    assert_ne!(played_with("gaston"), played_with("lazare"));
    let text = r#"{"format":1,"seats":3,"seating":"one_each","chapter":1,"held":[[],[],[],[],[]],
        "awarded":[],"missed":[],"bans":[]}"#;
    let file = File::new("cast", text);
    let output = started(&format!("--bots --mode campaign --resume {} --character 4=gaston", file.path()));
    let stderr = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true), "{stderr}");
    assert!(stderr.contains("--character 4 is beyond the number of players, 3"), "{stderr}");
}

#[test]
fn help_and_version() {
    assert!(stdout_of("--help").contains("--hot-seat") && stdout_of("--help").contains("--character SEAT=NAME"));
    assert!(stdout_of("--lang fr --help").contains("difficulté"));
    assert_eq!(stdout_of("--version"), concat!("grizzled-terminal ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn french_games_speak_french() {
    let games: String = (0..5).map(|seed| stdout_of(&format!("--auto --lang fr --seed {seed}"))).collect();
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
    let text = stdout_of("--seed 3 --players 3");
    assert!(has_an_outcome(&text));
    assert_eq!(text, stdout_of("--auto --seed 3 --players 3"));
    assert_eq!(text, stdout_of("--hot-seat --seed 3 --players 3"));
}

#[test]
fn colours_are_for_terminals() {
    assert!(!stdout_of("--auto --seed 5").contains('\x1b'));
}

/// Whoever reads may stop reading: `| head -3`.
#[test]
fn a_reader_that_leaves_does_no_harm() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grizzled-terminal"));
    let piped = command.args(["--auto", "--seed", "2"]).stdin(Stdio::null());
    let mut child = piped.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    drop(child.stdout.take());
    let mut stderr = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut stderr).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    assert_eq!(stderr, "");
}
