//! The examples of the guide are read, and are written as they stand there.

use crate::*;
use grizzled_core::notation::{GameText, Preset, replay};

const GUIDE: &str = include_str!("../../NOTATION.md");

/// The examples of this kind, each with the words behind the kind.
fn examples<'a>(guide: &'a str, kind: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    guide.split("\n```").filter_map(move |block| {
        let (head, body) = block.split_once('\n')?;
        Some((head.strip_prefix(kind)?.trim(), body))
    })
}

fn rules(words: &str) -> Rules {
    Preset::read(words).expect(words).rules().expect("they can be played")
}

#[test]
fn positions_of_the_guide_can_be_played() {
    let mut found = 0;
    for (words, body) in examples(GUIDE, "position") {
        for line in body.lines() {
            let setup = notation::read_position(&rules(words), line).unwrap_or_else(|error| panic!("{line}\n{error}"));
            assert_eq!(notation::write_position(&rules(words), &setup), line);
            assert_eq!(setup.check(&rules(words)), Ok(()), "{line}");
            found += 1;
        }
    }
    assert!(found >= 4, "the guide has examples of positions");
}

#[test]
fn views_of_the_guide_are_read() {
    let mut found = 0;
    for (words, line) in examples(GUIDE, "view") {
        let line = line.trim_end();
        let view = PartialPosition::read(&rules(words), line).unwrap_or_else(|error| panic!("{line}\n{error}"));
        assert_eq!(view.write(&rules(words)), line);
        found += 1;
    }
    assert!(found >= 1, "the guide has an example of a view");
}

#[test]
fn games_of_the_guide_are_played() {
    let mut found = 0;
    for (_, text) in examples(GUIDE, "game") {
        let game = GameText::read(text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        let preset = game.preset.expect("the guide's games say by which rules");
        assert_eq!(game.write(&preset.rules().expect("they can be played")).trim_end(), text.trim_end());
        replay(None, text, None::<&mut Seeded>, &mut ()).unwrap_or_else(|error| panic!("{text}\n{error}"));
        found += 1;
    }
    assert!(found >= 1, "the guide has an example of a game");
}

/// The table of commands: in each row an example, which is written as it is read.
#[test]
fn commands_of_the_guide_are_read() {
    let rows = GUIDE
        .lines()
        .skip_while(|line| !line.starts_with("## Commands"))
        .take_while(|line| !line.starts_with("## Games"));
    let examples = rows.filter_map(|row| row.strip_prefix("| `")?.split_once('`')).map(|(example, _)| example);
    let mut found = 0;
    for example in examples {
        let command = notation::read_command(&armistice_rules(), example);
        let command = command.unwrap_or_else(|error| panic!("{example}\n{error}"));
        assert_eq!(notation::write_command(&armistice_rules(), &command), example);
        found += 1;
    }
    assert!(found >= 20, "the guide has examples of commands");
}
