//! Games played by people whose input is scripted.

use super::*;
use crate::arguments;
use crate::options::Asked;
use grizzled_core::text::Lang;
use grizzled_core::vocabulary::Outcome;

/// The options that these arguments ask for.
pub(crate) fn options(arguments: &str) -> Options {
    let all = format!("--seed 11 {arguments}");
    match arguments::parse(all.split_whitespace().map(Into::into).collect()) {
        Ok(Asked::Play(options)) => *options,
        other => panic!("{arguments}: {other:?}"),
    }
}

/// All that is shown while these lines are typed, one for each prompt.
pub(crate) fn played(arguments: &str, typed: &str) -> (String, Option<Outcome>) {
    let options = options(arguments);
    let host = Host::new(setting::rules(&options).unwrap(), &setting::setup(&options), options.seed).unwrap();
    let mut output = Vec::new();
    let mut session = Session::new(options, host, false, typed.as_bytes(), &mut output);
    session.run().expect("nothing fails when writing to memory");
    let outcome = session.host.table().outcome();
    (String::from_utf8(output).expect("text"), outcome)
}

/// Takes the first choice again and again, and goes on wherever the game waits.
fn patient() -> String {
    // An intensity's first key is 3 or 1; where neither is a key the line is refused.
    "3\n1\n\n".repeat(3000)
}

#[test]
fn a_person_plays_a_whole_game_at_any_seat() {
    for players in 2..=5 {
        for place in 1..=players {
            let (shown, outcome) = played(&format!("--players {players} --seat {place}"), &patient());
            let outcome = outcome.expect("the game ends");
            assert!(shown.contains(names::outcome(Lang::En, outcome)));
            assert!(shown.contains("(you)"));
        }
    }
}

#[test]
fn people_play_a_whole_game_at_one_screen() {
    for arguments in ["--hot-seat --players 2 --lang fr", "--hot-seat --players 5"] {
        let (shown, outcome) = played(arguments, &patient());
        assert!(outcome.is_some());
        assert!(shown.contains(CLEAR));
    }
}

/// TAB-5: between two players the screen shows no hand, and then only the next player's.
#[test]
fn the_screen_is_cleared_before_another_player_looks() {
    let (shown, _) = played("--hot-seat", &patient());
    let screens: Vec<&str> = shown.split(CLEAR).collect();
    let hands = |screen: &&str| screen.contains("Your hand:");
    let waiting: Vec<&&str> = screens.iter().filter(|screen| screen.contains("Press Enter when nobody")).collect();
    assert!(waiting.len() > 10);
    assert!(!waiting.into_iter().any(hands));
    for screen in screens {
        let mut rows: Vec<&str> = screen.lines().filter(|line| line.contains("(you)")).collect();
        rows.iter_mut().for_each(|row| *row = &row[2..20]);
        rows.dedup();
        assert!(rows.len() <= 1, "two players looked at one screen: {rows:?}");
    }
}

/// The end of input, and q, leave the game.
#[test]
fn leaving_is_possible_at_any_prompt() {
    for typed in ["", "q\n", "3\nq\n", "3\n1\nq\n"] {
        for arguments in ["", "--hot-seat"] {
            let (shown, outcome) = played(arguments, typed);
            assert_eq!(outcome, None);
            assert!(shown.ends_with("Goodbye. The seed was 11.\n"), "{shown}");
        }
    }
}

/// The number of the first choice of a kind, in the last screen shown.
fn key_of(shown: &str, choice: &str) -> String {
    let line = shown.lines().rev().find(|line| line.contains(choice)).expect("the choice is on the screen");
    line.split_whitespace().next().expect("a key stands before it").to_owned()
}

/// The game waits after a withdrawal, takes it back, and then it can be decided again.
#[test]
fn a_withdrawal_can_be_taken_back() {
    // With this seed the third seat leads and so has the first turn.
    let seat = "--seat 3";
    let mut typed = "3\n".to_owned();
    let before = played(seat, &typed).0;
    typed.push_str(&format!("{}\n", key_of(&before, "Withdraw with")));
    let withdrawn = played(seat, &typed).0;
    assert!(withdrawn.contains("Enter goes on, u takes it back."), "{withdrawn}");
    typed.push_str("u\n");
    let back = played(seat, &typed).0;
    let screen = |shown: &str| shown[shown.rfind("── Mission").expect("a screen")..].to_owned();
    assert!(back.contains("Taken back."));
    assert_eq!(screen(&back), screen(&before), "the game stands as before");
}

/// What is taken back is taken out of the file, too.
#[test]
fn a_withdrawal_taken_back_is_not_kept() {
    let file = std::env::temp_dir().join(format!("grizzled-undo-{}.log", std::process::id()));
    let kept = |typed: &str| {
        let _ = std::fs::remove_file(&file);
        let options = options("--seat 3");
        let host = Host::new(setting::rules(&options).unwrap(), &setting::setup(&options), options.seed).unwrap();
        let journal = logs::begin(&file, &options, &host).unwrap();
        let mut output = Vec::new();
        Session::new(options, host, false, typed.as_bytes(), &mut output).kept(Some(journal)).run().unwrap();
        (std::fs::read_to_string(&file).unwrap(), String::from_utf8(output).expect("text"))
    };
    let (before, shown) = kept("3\n");
    let key = key_of(&shown, "Withdraw with");
    let (withdrawn, _) = kept(&format!("3\n{key}\n"));
    assert_eq!(withdrawn.lines().count(), before.lines().count() + 1);
    let (back, shown) = kept(&format!("3\n{key}\nu\n"));
    assert!(shown.contains("Taken back."));
    assert!(back == before, "as if it had not been decided");
    let (again, _) = kept(&format!("3\n{key}\nu\n{key}\n"));
    assert!(again == withdrawn, "and it can be decided again");
    let _ = std::fs::remove_file(&file);
}

/// A card that was played has been seen: that cannot be taken back, and the player is told why.
#[test]
fn a_card_played_cannot_be_taken_back() {
    let (shown, _) = played("", "3\n1\nu\n");
    assert!(shown.contains("That cannot be taken back: something was drawn or shown since."), "{shown}");
    let (shown, _) = played("--lang fr", "u\n");
    assert!(shown.contains("Il n'y a pas de décision à annuler."));
}

#[test]
fn help_explains_the_cards_in_sight() {
    let (shown, _) = played("--lang fr", "h\nx\n99\n");
    assert!(shown.contains("Piège\u{a0}: "));
    assert!(shown.contains("Cette touche n'est pas proposée."));
    assert!(!shown.contains('\x1b'), "no colours where none are wanted");
}

#[test]
fn no_line_is_wider_than_the_screen() {
    for lang in Lang::ALL {
        for arguments in ["--hot-seat --players 2", "--hot-seat --players 5", "--auto"] {
            let arguments = format!("{arguments} --lang {}", lang.code());
            let (shown, _) = played(&arguments, &format!("h\nh\n{}", patient()));
            for line in shown.lines().map(|line| line.replace(CLEAR, "")) {
                assert!(line.chars().count() <= crate::layout::WIDTH, "{line}");
            }
        }
    }
}
