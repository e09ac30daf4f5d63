//! Mute (HK-MUTE).

use crate::*;

/// HK-MUTE: its owner makes no Speech, though it has a token.
#[test]
fn hk_mute_makes_no_speech() {
    let mut scene = Scene::new(3).knocks(&[(0, Mute)]).speeches(0, 2).hand(0, &[XMAS]).begin();
    assert!(!can_speak(&scene, 0));
    for named in Threat::ALL {
        let refused = scene.refused(0, Command::Speech(named));
        assert_eq!(refused, by(Mute, Reason::Barred, RuleId::HkMute));
    }
}

/// HK-MUTE: every view shows who is mute, so that a chat can be closed; a card of a withdrawn seat is asleep (HK-1).
#[test]
fn hk_mute_is_shown_by_every_view() {
    let scene = Scene::new(3).knocks(&[(0, Mute), (1, Mute)]).withdrawn(1, Some(Left)).begin();
    let rules = scene.game().rules();
    for viewer in [0, 1, 2] {
        let view = scene.game().view(s(viewer)).expect("a player sits there");
        assert_eq!([0, 1, 2].map(|seat| view.table.is_mute(rules, s(seat))), [true, false, false]);
    }
}

/// HK-MUTE: without a token that is the reason.
#[test]
fn hk_mute_without_a_token() {
    let mut scene = Scene::new(3).knocks(&[(0, Mute)]).begin();
    assert_eq!(scene.refused(0, Command::Speech(Night)), because(Reason::NoSpeech, RuleId::ActSpeech));
}

/// HK-MUTE: the others are not barred.
#[test]
fn hk_mute_bars_its_owner_alone() {
    let scene = Scene::new(3).knocks(&[(1, Mute)]).speeches(0, 1).begin();
    assert!(can_speak(&scene, 0));
}

/// HK-MUTE: its owner may answer a Speech.
#[test]
fn hk_mute_may_answer() {
    let card = pair(Night, Mask);
    let mut scene = Scene::new(3).knocks(&[(1, Mute)]).speeches(0, 1).hand(1, &[card]).begin();
    scene.when(0, Command::Speech(Night));
    scene.when(1, answer(card));
    scene.when(2, decline());
    assert!(scene.followed().contains(&Notice::SpeechRevealed { seat: s(1), card: Some(card) }));
}

/// HK-MUTE: its Support counts like any other.
#[test]
fn hk_mute_may_support() {
    let scene = Scene::new(3).knocks(&[(0, Mute)]).trials(&[XMAS]).charms_used(&[1]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[2..], [revealed(0, Left, 1), most(1), relief_asked(1, 2, true)]);
}

/// HK-MUTE: everyone sees that the card lies there, so that a player's chat can be closed.
#[test]
fn hk_mute_is_seen_by_everyone() {
    let scene = Scene::new(3).knocks(&[(0, Mute)]).begin();
    for seat in 0..3 {
        let view = scene.game().view(s(seat)).expect("a player");
        assert_eq!(view.table.knocks.owner(knock(Mute)), Some(s(0)));
    }
}
