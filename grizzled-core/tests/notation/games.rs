//! Whole games as text.

use crate::*;
use grizzled_core::notation::{Difficulties, GameText, Move, Preset, replay};
use grizzled_core::play::Seed;
use grizzled_core::rules::Level;

const TEXT: &str =
    "[Rules \"base 3 normal\"]\n[Seed \"7\"]\n[Event \"A \\\"quoted\\\" name\"]\n\n1. 2:i3; 0:play nm;\n";

fn no_chance() -> Option<&'static mut Seeded> {
    None
}

#[test]
fn a_text_is_read_and_written() {
    let game = GameText::read(TEXT).expect("a game");
    assert_eq!(
        (game.preset, game.seed),
        (Some(Preset::Base { players: 3, level: Level::Normal }), Some(Seed::from(7)))
    );
    assert_eq!(game.tags, [("Event".to_owned(), "A \"quoted\" name".to_owned())]);
    assert_eq!(game.moves[1].command, Command::Play(plain(&[Night, Mask])));
    assert_eq!(game.write(&base_rules(3)), TEXT);
}

#[test]
fn blanks_and_ends_of_lines_do_not_matter() {
    let loose =
        "\n[Rules  \"base 3 normal\"]\r\n\n[Seed \"7\"]\n[Event \"A \\\"quoted\\\" name\"]\n1. 2:i3;\n\n 0:play  nm";
    assert_eq!(GameText::read(loose), GameText::read(TEXT));
}

#[test]
fn every_way_to_play_has_its_words() {
    let words = [
        "base 2 rookie",
        "base 5 veteran",
        "one-shot 3 beginner",
        "one-shot 5 veteran without-traps",
        "duo normal",
        "duo beginner without-traps",
        "solo",
        "chapter 0 3",
        "chapter 9 5",
    ];
    for text in words {
        let preset = Preset::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(preset.to_string(), text);
    }
    let duo = Preset::Duo { orders: Difficulties::Normal, traps: true };
    let same = Scenario::one_shot(4, armistice::NORMAL).duo().rules();
    assert_eq!(duo.rules(), same);
}

#[test]
fn what_is_wrong_with_a_text_is_reported_where_it_stands() {
    let cases = [
        ("", "column 1: no rules are given"),
        ("[Seed \"7\"]", "column 1: no rules are given"),
        ("[Rules \"base 9 normal\"]", "column 9: "),
        ("[Rules \"bass 3 normal\"]", "column 9: \"bass 3 normal\" is no way to play; expected such as base 4 normal"),
        ("[Rules \"base x normal\"]", "column 14: \"x\" is no number"),
        ("[Rules \"chapter 77 3\"]", "column 9: "),
        ("[solo]", "column 1: \"[solo]\" is no tag; expected [Name \"value\"]"),
        ("[ \"solo\"]", "column 2: \"\" is no name of a tag; expected letters, digits and _"),
        ("[Ru-les \"solo\"]", "column 2: \"Ru-les\" is no name of a tag; expected letters, digits and _"),
        ("[Rules base]", "column 1: \"[Rules base]\" is no tag; expected [Name \"value\"]"),
        ("[Rules \"solo\"]\n[Rules \"solo\"]", "line 2, column 2: \"Rules\" is given twice"),
        ("[Rules \"solo\"]\n[Seed \"-1\"]", "line 2, column 8: \"-1\" is no seed"),
        ("[Rules \"solo\"]\n[Position \"lead:7\"]", "line 2, column 17: \"7\" is no seat"),
        ("[Rules \"solo\"]\n\n1. 0:play x;", "line 3, column 11: \"x\" is no card"),
        ("[Rules \"solo\"]\n\n1. play nm;", "line 3, column 4: \"play nm\" is no command of a seat"),
        ("[Rules \"solo\"]\n\n1. 9:play nm;", "line 3, column 4: \"9\" is no seat"),
        ("[Rules \"solo\"]\n\n1x. 0:play nm;", "line 3, column 1: \"1x\" is no number"),
    ];
    for (text, expected) in cases {
        let error = GameText::read(text).expect_err(text).to_string();
        assert!(error.starts_with(expected), "{text}\n{error}");
    }
    let many: String = (0..65).map(|number| format!("[T{number} \"\"]\n")).collect();
    let error = GameText::read(&many).expect_err("too many tags");
    assert_eq!(error.to_string(), "line 65, column 2: there is room for 64 tags");
}

/// MIS-1: a command out of turn is refused, and the text says where.
#[test]
fn mis_1_a_refused_command_is_reported_where_it_stands() {
    let position = "lead:0 cast:felix,charles,gustave tiles0:L,R tiles1:L,R tiles2:L,R mission:2 turn:0 \
                    hand0:nm hand1:nh morale:*";
    let text = format!("[Rules \"base 3 normal\"]\n[Position \"{position}\"]\n\n2. 0:play nm;\n   2:withdraw L;\n");
    let error = replay(None, &text, no_chance(), &mut ()).expect_err("it is not this seat's turn");
    assert_eq!((error.line, error.column), (5, 4));
    assert!(matches!(error.what, NotationErrorKind::Refused(_)), "{error}");
    let played = replay(None, &text.replace("2:withdraw", "1:withdraw"), no_chance(), &mut ()).expect("a game");
    assert!(!played.table().in_mission.contains(Seat::S1));
}

/// DECK-4: a position in which no game can start is reported where it stands.
#[test]
fn deck_4_a_position_that_cannot_be_is_reported_where_it_stands() {
    let text = "[Rules \"base 3 normal\"]\n[Position \"cast:felix,felix\"]";
    let error = replay(None, text, no_chance(), &mut ()).expect_err("twice the same character");
    assert_eq!(error.to_string(), "line 2, column 23: Félix Moreau is played twice (DECK-4)");
}

/// SET-6: whatever is wrong with a position, the piece is named that says it.
#[test]
fn set_6_what_is_wrong_with_a_position_has_its_place() {
    let all: Vec<String> = (1..59).map(|card| format!("#{card}")).collect();
    for (rules, position, place) in [
        ("base 3 normal", "lead:0 tiles0:L,L,L,L,L,L,L,L,L,L,L,L", "tiles0"),
        ("base 3 normal", "lead:0 tiles1:LL,R", "tiles1"),
        ("base 3 normal", "cast:felix,charles,gustave,gaston", "gaston"),
        ("base 2 normal", "lead:1 tiles2:L mission:2 turn:0 hand0:nm morale:*", "tiles2"),
        ("base 3 normal", "lead:1 mission:2 hand0:nm", "mission"),
        ("base 3 normal", &format!("lead:1 mission:2 hand0:#0 trials:{}", all.join(",")), "mission"),
        ("base 3 normal", "lead:1 mission:2 morale:*", "mission"),
    ] {
        let text = format!("[Rules \"{rules}\"]\n[Position \"{position}\"]");
        let error = replay(None, &text, no_chance(), &mut ()).expect_err(position).to_string();
        let column = "[Position \"".len() + position.find(place).expect("it is there") + 1;
        assert!(error.starts_with(&format!("line 2, column {column}: ")), "{position}\n{error}");
    }
}

/// Long lines are broken, and each Mission begins a line.
#[test]
fn long_lines_are_broken() {
    let mut walk = grizzled_core::testkit::Walk::new(base_rules(5), 3);
    let mut text = GameText::default();
    while let Some((seat, command)) = walk.choose() {
        text.note(&walk.game, seat, &command);
        walk.apply(seat, &command);
    }
    let written = text.write(&base_rules(5));
    let moves: Vec<&str> = written.lines().filter(|line| !line.starts_with('[') && !line.is_empty()).collect();
    assert!(moves.iter().all(|line| line.len() < 100), "{written}");
    assert!(moves.iter().any(|line| line.starts_with("2. ")), "{written}");
    // A line is broken where the next move has no room.
    for pair in moves.windows(2).filter(|pair| !pair[1].contains(". ")) {
        let next = pair[1].split_inclusive(';').next().expect("a move");
        assert!(pair[0].len() + " ".len() + next.len() >= 100, "{written}");
    }
    assert_eq!(GameText::read_with(&base_rules(5), &written), Ok(text));
}

/// A line has room for 99 characters, and not for 100.
#[test]
fn lines_are_filled_to_the_last_character() {
    let moves = |intensities: &[u8]| {
        let one = |&number| Move { mission: 1, seat: Seat::S0, command: Command::Intensity(number) };
        GameText { moves: intensities.iter().map(one).collect(), ..GameText::default() }.write(&base_rules(3))
    };
    // Nine characters, and fifteen times six.
    let full = format!("1. 0:i10;{}", " 0:i3;".repeat(15));
    assert_eq!(full.len(), 99);
    let [ten, threes] = [&[10][..], &[3; 15]];
    assert_eq!(moves(&[ten, threes].concat()), format!("{full}\n"));
    // The last move would end at 100.
    let [fuller, last] = [format!("1. 0:i10; 0:i10;{}", " 0:i3;".repeat(13)), "0:i3;".to_owned()];
    assert_eq!(fuller.len() + 1 + last.len(), 100);
    assert_eq!(moves(&[ten, ten, &threes[..14]].concat()), format!("{fuller}\n{last}\n"));
}

/// What a tag says may have quotes, backslashes and several lines.
#[test]
fn tags_say_anything() {
    let said = "one \"line\",\r\nanother, and a \\n that is none";
    let game = GameText { tags: vec![("Report".to_owned(), said.to_owned())], ..GameText::default() };
    let text = game.write(&base_rules(3));
    assert_eq!(text.lines().count(), 1, "{text}");
    assert_eq!(GameText::read_with(&base_rules(3), &text), Ok(game));
}

/// A game is played again with the chance that is given, whatever its seed says.
#[test]
fn a_game_is_played_again_with_any_chance() {
    let text = "[Rules \"base 3 normal\"]\n[Seed \"1914\"]\n";
    let with = |seed| notation::replay(None, text, Some(&mut Seeded::new(seed)), &mut ()).expect("it starts");
    let by_its_seed = notation::replay(None, text, None::<&mut Seeded>, &mut ()).expect("it starts");
    assert_eq!(with(1914), by_its_seed);
    assert_ne!(with(1), by_its_seed);
}
