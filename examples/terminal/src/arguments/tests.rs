//! Command lines, and the options that they mean.

use super::*;

fn parse_all(arguments: &str) -> Result<Asked, (Fault, Lang)> {
    parse(arguments.split_whitespace().map(OsString::from).collect())
}

fn options(arguments: &str) -> Options {
    match parse_all(arguments) {
        Ok(Asked::Play(options)) => *options,
        other => panic!("{arguments}: {other:?}"),
    }
}

#[test]
fn nothing_said_means_a_base_game_for_four_and_the_first_seat() {
    let options = options("");
    let expected = (Mode::Base, 4, Level::Normal, Who::Alone(Seat::S0), Lang::En);
    assert_eq!((options.mode, options.players, options.level, options.who, options.lang), expected);
}

#[test]
fn values_stand_behind_a_space_or_an_equals_sign() {
    let all = options("--players=5 --seat 4 --level=veteran --seed 9 --lang=fr --leader 2");
    let expected = (5, Level::Veteran, 9, Lang::Fr, Who::Alone(Seat::S3), Some(Seat::S1));
    assert_eq!((all.players, all.level, all.seed, all.lang, all.who, all.leader), expected);
    let all = options("--mode one-shot --difficulty=beginner --no-traps --no-recruits --no-help");
    assert_eq!((all.mode, all.difficulty), (Mode::OneShot, Difficulty::Beginner));
    assert_eq!(all.without, Without { traps: true, recruits: true, help: true });
    let all = options("--mode=campaign --save a.json --resume=b.json");
    assert_eq!((all.save, all.resume), (Some(PathBuf::from("a.json")), Some(PathBuf::from("b.json"))));
}

/// DUO-1: the second player has the third and the fourth Grizzled.
#[test]
fn duo_1_a_seat_of_two_is_a_player() {
    assert_eq!(options("--mode duo --seat 2").who, Who::Alone(Seat::S2));
    assert_eq!(options("--mode campaign --players 2 --seat 2").who, Who::Alone(Seat::S2));
    assert_eq!(options("--seat 2 --players 2").who, Who::Alone(Seat::S1), "the base game has one each");
    assert_eq!(options("--mode duo --leader 4").leader, Some(Seat::S3));
}

#[test]
fn faults_are_named() {
    let fault = |arguments| parse_all(arguments).unwrap_err().0;
    assert_eq!(fault("--seats 3"), Fault::Unknown("--seats".into()));
    assert_eq!(fault("--players"), Fault::NoValue("--players"));
    assert_eq!(fault("--auto=yes"), Fault::Value("--auto"));
    assert_eq!(fault("--players 3 --seat 4"), Fault::SeatBeyond { option: "--seat", seat: 4, players: 3 });
    assert_eq!(fault("--auto --hot-seat"), Fault::Together("--auto", "--hot-seat"));
    assert_eq!(fault("--mode chapter"), Fault::Needed { option: "--chapter", mode: "chapter" });
    let bad = Fault::BadValue { option: "--level", value: "hard".into(), allowed: "rookie, normal, veteran" };
    assert_eq!(parse_all("--level hard --lang fr"), Err((bad, Lang::Fr)));
}

#[test]
fn options_of_other_modes_are_refused() {
    for (arguments, option, mode) in [
        ("--mode one-shot --level veteran", "--level", "one-shot"),
        ("--difficulty veteran", "--difficulty", "base"),
        ("--no-traps", "--no-traps", "base"),
        ("--mode solo --players 3", "--players", "solo"),
        ("--mode solo --seat 1", "--seat", "solo"),
        ("--mode duo --chapter 1", "--chapter", "duo"),
        ("--save x", "--save", "base"),
        ("--mode chapter --chapter 1 --resume x", "--resume", "chapter"),
        ("--mode campaign --leader 1", "--leader", "campaign"),
    ] {
        assert_eq!(parse_all(arguments), Err((Fault::NotInMode { option, mode }, Lang::En)), "{arguments}");
    }
}

#[test]
fn help_is_given_in_the_language_asked_for() {
    assert_eq!(parse_all("--help --lang fr"), Ok(Asked::Help(Lang::Fr)));
    assert_eq!(parse_all("-V"), Ok(Asked::Version));
}
