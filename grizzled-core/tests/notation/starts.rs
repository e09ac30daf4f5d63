//! Positions in which no game can start are refused in the words of their text, at the place that says so.

use grizzled_core::notation::{NotationErrorKind, Preset, read_start};

/// What is said of a line, played as these words name.
fn refusal(game: &str, line: &str) -> String {
    let rules = Preset::read(game).unwrap().rules().unwrap();
    let error = read_start(&rules, line).expect_err(line);
    assert!(matches!(error.what, NotationErrorKind::Setup { .. }), "{line}: {error}");
    error.to_string()
}

/// SET-6, DECK-4, TAB-1 and the rules named: with three players at Normal, each line with the text that its author reads.
#[test]
fn set_6_a_position_is_refused_in_its_own_words() {
    let cases = [
        ("lead:4", "column 6: no player sits at seat 4 (TAB-1)"),
        ("mission:2 hand4:nm morale:*", "column 11: no player sits at seat 4 (TAB-1)"),
        ("mission:2 knocks:mute@3 morale:*", "column 18: no player sits at seat 3 (TAB-1)"),
        ("mission:2 charmused:0,3 morale:*", "column 23: no player sits at seat 3 (TAB-1)"),
        ("mission:2 hand0:nm,nh hand1:nm morale:*", "column 29: `nm` lies in two places"),
        ("mission:2 hand0:nm/2 hand1:nm,nm/2 morale:*", "column 31: `nm/2` lies in two places"),
        ("mission:2 hand0:#77 morale:*", "column 17: `#77` is not in this game"),
        ("mission:2 knocks:nm@1 morale:*", "column 18: `nm` is no Hard Knock"),
        ("mission:2 turn:0 land:nm,mute morale:*", "column 26: `mute` is no Threat, and does not lie in `land`"),
        ("mission:2 turn:0 land:xmas morale:*", "column 23: `xmas` is no Threat, and does not lie in `land`"),
        ("mission:2 out:*", "column 1: `morale` is empty: the game is over (RES-6)"),
        ("mission:2 hand1:nm", "column 1: `nm/2` lies nowhere; `morale:*` puts there what no other field names"),
        ("mission:2 supply:9 morale:*", "column 11: there are 5 Speech tokens in this game (SET-3)"),
        ("mission:2 turn:0 land:nm,nh,nw morale:*", "column 18: the Mission under way has already failed (MIS-2)"),
        ("mission:0 morale:*", "column 1: `mission` is counted from 1"),
        ("mission:2 turn:1 gone1:L morale:*", "column 16: seat 1 has withdrawn, says `gone1`, and has no turn (MIS-1)"),
        (
            "mission:2 turn:0 gone1:- morale:*",
            "column 24: seat 1 has withdrawn without a tile and holds some in `tiles1` (WDR-2)",
        ),
        (
            "lead:0 mission:2 turn:0 knocks:tyrannical@1 morale:*",
            "column 6: seat 1 leads, before which Tyrannical lies in `knocks` (HK-TYRANNICAL)",
        ),
    ];
    for (line, expected) in cases {
        assert_eq!(refusal("base 3 normal", line), expected, "{line}");
    }
}

/// SOLO-1, SOLO-3: a player alone has one hand, whichever Grizzled holds it.
#[test]
fn solo_1_a_second_hand_is_refused() {
    let expected = "column 11: the game for one has one hand, and no Orders, Recruits or Helping Hands (SOLO-1)";
    assert_eq!(refusal("solo", "mission:2 hand0:nm hand1:rm morale:*"), expected);
}

/// SET-6: nor does a Preparation follow the end of a game, or a Mission begin without the Chaplain.
#[test]
fn set_6_what_no_game_comes_to_is_refused_in_its_own_words() {
    for (line, place) in [
        ("mission:2 turn:0 chaplain:L morale:*", "column 18: "),
        ("tiles0:L,L,L,L,L,L,L mission:2 morale:*", "column 1: "),
        ("mission:2 orders:o1 morale:*", "column 11: "),
    ] {
        let refused = refusal("base 3 normal", line);
        assert!(refused.starts_with(place), "{line}: {refused}");
    }
    let twelve = "nm,nm/2,nm!,nh,nh/2,nh/3,nh!,nw,nw/2,nw!,rm,rm/2";
    let cases = [
        (
            "base 3 normal",
            "mission:2 knocks:wounded@1,mute@1,fearful@1 trials:nm morale:*".to_owned(),
            "column 18: seat 1 bears too many of `knocks` for a Preparation: the game is lost (RES-3)",
        ),
        (
            "base 3 normal",
            "mission:2 morale:*".to_owned(),
            "column 1: `trials` and all hands are empty before a Preparation: the game is won (RES-4)",
        ),
        (
            "base 2 normal",
            "tiles2:L mission:2 turn:0 morale:*".to_owned(),
            "column 1: `chaplain`: the Chaplain has played no tile and holds some (CHAP-2)",
        ),
        (
            "solo",
            format!("mission:2 hand0:{twelve},rm/3 trials:rh morale:*"),
            "column 11: the hands hold 13 cards before a Preparation: the game is lost (RES-6)",
        ),
    ];
    for (game, line, expected) in cases {
        assert_eq!(refusal(game, &line), expected, "{line}");
    }
}
