//! Every way in which a command can be refused, with its reason, its rule and the card that bars it.

use crate::*;

/// RES-3, RES-4, RES-6: when the game is over every command is refused by the rule that ended it.
#[test]
fn res_4_nothing_is_accepted_after_the_end() {
    let last = || Scene::new(3).withdrawn(1, None).withdrawn(2, None).tiles(0, &[]);
    let wounded = [(1, Wounded), (1, Mute), (1, Fearful)];
    let ends = [
        (last(), RuleId::Res4),
        (last().knocks(&wounded), RuleId::Res3),
        (last().trials(&[XMAS]).morale(1), RuleId::Res6),
    ];
    for (scene, rule) in ends {
        let mut scene = scene.begin();
        scene.when(0, withdraw_bare());
        for seat in 0..5 {
            assert_eq!(scene.refused(seat, Command::Intensity(1)), because(Reason::GameOver, rule));
            assert!(scene.legal(seat).is_empty());
        }
    }
}

/// TAB-1: a seat where no player sits cannot do anything.
#[test]
fn tab_1_no_player_no_command() {
    let mut scene = Scene::new(3).begin();
    for seat in [3, 4] {
        assert_eq!(scene.refused(seat, withdraw(Left)), because(Reason::NoSuchSeat, RuleId::Tab1));
    }
}

/// One scene for each thing a game can wait for, with the seat it waits for and the rule that asks.
fn waiting() -> [(Scene, u8, RuleId); 5] {
    let intensity = Scene::new(3).trials(&[XMAS]).preparation().begin();
    let turn = Scene::new(3).begin();
    let mut speech = Scene::new(3).speeches(0, 1).withdrawn(2, None).begin();
    speech.when(0, Command::Speech(Night));
    let mut christmas = Scene::new(3).hand(0, &[XMAS]).knocks(&[(1, Mute)]).begin();
    christmas.when(0, play(XMAS));
    let relief = Scene::new(3).trials(&[XMAS]).knocks(&[(2, Mute)]).withdrawn(1, Some(Left)).withdrawn(2, None);
    let mut relief = relief.begin();
    relief.when(0, withdraw(Right));
    [
        (intensity, 0, RuleId::Prep1),
        (turn, 0, RuleId::Mis1),
        (speech, 1, RuleId::ActSpeechSecret),
        (christmas, 0, RuleId::ActXmas),
        (relief, 2, RuleId::Res2),
    ]
}

/// One command of each kind, each with the number of the scene that asks for it.
fn kinds() -> [(Command, usize); 8] {
    [
        (Command::Intensity(1), 0),
        (play(XMAS), 1),
        (Command::Charm(XMAS), 1),
        (Command::Speech(Night), 1),
        (withdraw(Left), 1),
        (decline(), 2),
        (no_gift(), 3),
        (relief(&[]), 4),
    ]
}

/// MIS-1: a seat that the game does not wait for is refused by the rule that asks another.
#[test]
fn mis_1_a_seat_that_is_not_awaited() {
    for (mut scene, awaited, rule) in waiting() {
        for seat in (0..3).filter(|&seat| seat != awaited) {
            for (command, _) in kinds() {
                assert_eq!(scene.refused(seat, command), because(Reason::NotAwaited, rule));
            }
        }
    }
}

/// MIS-1: another kind of command than the one asked for is refused.
#[test]
fn mis_1_another_kind_than_is_asked() {
    for (number, (mut scene, awaited, rule)) in waiting().into_iter().enumerate() {
        for (command, _) in kinds().into_iter().filter(|&(_, asked_in)| asked_in != number) {
            assert_eq!(scene.refused(awaited, command), because(Reason::NotAsked, rule), "{command:?}");
        }
    }
}

/// ACT-PLAY: only a card in one's own hand can be played.
#[test]
fn act_play_only_what_is_in_hand() {
    let (other, land) = (pair(Night, Mask), pair(Rain, Shell));
    let scene = Scene::new(3).hand(0, &[XMAS]).hand(1, &[other]).no_mans_land(&[land]);
    let mut scene = scene.knocks(&[(0, Mute)]).trials(&[card(30)]).begin();
    for card in [other, land, knock(Mute), card(30), card(127)] {
        assert_eq!(scene.refused(0, play(card)), because(Reason::NotInHand, RuleId::ActPlay));
    }
}

/// HK-ABSENT-MINDED: the number of tiles removed is the one demanded, and they are held.
#[test]
fn hk_absent_minded_the_number_removed() {
    let wrong = because(Reason::WrongRemoval, RuleId::HkAbsentMinded);
    let mut plain = Scene::new(3).begin();
    assert_eq!(plain.refused(0, withdraw_removing(&[Left], Some(Right))), wrong);
    let mut scene = Scene::new(4).knocks(&[(0, AbsentMinded)]).begin();
    assert_eq!(scene.refused(0, withdraw(Left)), wrong);
    assert_eq!(scene.refused(0, withdraw_removing(&[Left, Right], None)), wrong);
    let refused = scene.refused(0, withdraw_removing(&[DoubleLeft], Some(Left)));
    assert_eq!(refused, because(Reason::TileNotHeld, RuleId::HkAbsentMinded));
}

/// HK-ABSENT-MINDED: absurd numbers of tiles are refused, whatever they add up to.
#[test]
fn hk_absent_minded_absurd_numbers() {
    let mut scene = Scene::new(3).knocks(&[(0, AbsentMinded)]).begin();
    for counts in [[255, 2, 0, 0], [255; 4], [128, 129, 0, 0], [0, 0, 0, 255]] {
        let removed = Tiles::from_array(counts);
        let refused = scene.refused(0, Command::Withdraw(Withdrawal { removed, tile: None }));
        assert_eq!(refused, because(Reason::WrongRemoval, RuleId::HkAbsentMinded));
    }
}

/// HK-PANICKED: a tile that is drawn cannot be chosen.
#[test]
fn hk_panicked_the_tile_is_not_chosen() {
    let mut scene = Scene::new(3).knocks(&[(0, Panicked)]).begin();
    assert_eq!(scene.refused(0, withdraw(Left)), because(Reason::TileIsDrawn, RuleId::HkPanicked));
}

/// MIS-1: every reason for a refusal names its rule in words, and the errors give the reason.
#[test]
fn mis_1_a_refusal_says_why() {
    let mut scene = Scene::new(3).knocks(&[(1, Fragile)]).hand(0, &[XMAS]).begin();
    assert_eq!(scene.refused(0, withdraw(Left)).to_string(), "a card bars it (HK-FRAGILE)");
    assert_eq!(scene.refused(1, withdraw(Left)).to_string(), "the game does not wait for this seat (MIS-1)");
}
