//! Hard Knocks that contradict each other (HK-2): the older of one seat first, the active player's first of all.

use super::{barred, two_nights};
use crate::*;

/// Night is active twice, and seat 0 holds two cards, a token and a charm against Night.
fn under_pressure(knocks: &[(u8, HardKnock)]) -> Scene {
    let hand = [XMAS, pair(Rain, Whistle)];
    Scene::new(3).knocks(knocks).hand(0, &hand).speeches(0, 1).no_mans_land(&two_nights())
}

fn must_withdraw(knocks: &[(u8, HardKnock)]) {
    let mut scene = under_pressure(knocks).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)], "{knocks:?}");
    for command in [play(XMAS), Command::Charm(pair(Night, Mask)), Command::Speech(Rain)] {
        assert_eq!(scene.refused(0, command), by(Fearful, Reason::MustWithdraw, RuleId::HkFearful));
    }
    scene.when(0, withdraw(Left));
}

fn cannot_withdraw(knocks: &[(u8, HardKnock)], refusal: Rejection) {
    let mut scene = under_pressure(knocks).begin();
    assert_eq!(scene.refused(0, withdraw(Left)), refusal);
    for command in [play(XMAS), Command::Charm(pair(Night, Mask)), Command::Speech(Rain)] {
        assert_eq!(scene.game().check(s(0), &command), Ok(()), "the turn is ordinary otherwise");
    }
}

/// HK-2: Fearful before Hardheaded: its owner must withdraw, with two cards in hand.
#[test]
fn hk_2_fearful_older_than_hardheaded() {
    must_withdraw(&[(0, Fearful), (0, Hardheaded)]);
}

/// HK-2: Hardheaded before Fearful: its owner cannot withdraw, and Fearful is ignored for that turn.
#[test]
fn hk_2_hardheaded_older_than_fearful() {
    cannot_withdraw(&[(0, Hardheaded), (0, Fearful)], barred(Hardheaded, RuleId::HkHardheaded));
}

/// HK-2: Fearful before Prideful: its owner must withdraw.
#[test]
fn hk_2_fearful_older_than_prideful() {
    must_withdraw(&[(0, Fearful), (0, Prideful)]);
}

/// HK-2: Prideful before Fearful: its owner cannot.
#[test]
fn hk_2_prideful_older_than_fearful() {
    cannot_withdraw(&[(0, Prideful), (0, Fearful)], barred(Prideful, RuleId::HkPrideful));
}

/// HK-2: the active player's Fearful comes before another seat's Fragile, whichever is older.
#[test]
fn hk_2_the_active_players_card_comes_first() {
    must_withdraw(&[(0, Fearful), (1, Fragile)]);
    must_withdraw(&[(1, Fragile), (0, Fearful)]);
    must_withdraw(&[(2, Fragile), (0, Fearful)]);
}

/// HK-2: an older own bar comes before the own Fearful, and that before another's Fragile.
#[test]
fn hk_2_three_cards() {
    let hardheaded = barred(Hardheaded, RuleId::HkHardheaded);
    cannot_withdraw(&[(1, Fragile), (0, Hardheaded), (0, Fearful)], hardheaded);
    must_withdraw(&[(1, Fragile), (0, Fearful), (0, Hardheaded), (0, Prideful)]);
}

/// HK-2: of two bars the older of the seat is named, and an own one before another seat's.
#[test]
fn hk_2_the_first_bar_is_named() {
    let (prideful, hardheaded) = (barred(Prideful, RuleId::HkPrideful), barred(Hardheaded, RuleId::HkHardheaded));
    cannot_withdraw(&[(0, Prideful), (0, Hardheaded)], prideful);
    cannot_withdraw(&[(0, Hardheaded), (0, Prideful)], hardheaded);
    cannot_withdraw(&[(1, Fragile), (0, Prideful)], prideful);
    cannot_withdraw(&[(1, Fragile), (2, Fearful)], barred(Fragile, RuleId::HkFragile));
}

/// HK-2: what counts is what a card says now: Hardheaded with one card in hand says nothing.
#[test]
fn hk_2_a_card_that_says_nothing_wins_nothing() {
    let scene = Scene::new(3).knocks(&[(0, Hardheaded), (0, Fearful)]).hand(0, &[XMAS]);
    let mut scene = scene.no_mans_land(&two_nights()).begin();
    let refused = scene.refused(0, play(XMAS));
    assert_eq!(refused, by(Fearful, Reason::MustWithdraw, RuleId::HkFearful));
}

/// HK-2, WDR-1: nor does a bar that an empty hand lifts.
#[test]
fn hk_2_a_bar_that_is_lifted_wins_nothing() {
    let knocks = [(0, Hardheaded), (0, Prideful), (1, Fragile), (0, Fearful)];
    let scene = Scene::new(3).knocks(&knocks).speeches(0, 1).no_mans_land(&two_nights()).begin();
    assert!(can_only_withdraw(&scene, 0));
}

/// HK-2: Prideful says nothing to the last in the Mission, so that Fearful is heard.
#[test]
fn hk_2_prideful_of_the_last_in_the_mission() {
    let scene = under_pressure(&[(0, Prideful), (0, Fearful)]).withdrawn(1, None).withdrawn(2, None);
    assert!(can_only_withdraw(&scene.begin(), 0));
}

/// HK-2: the loser is ignored for that turn only: played down to one card, Hardheaded gives way to Fearful.
#[test]
fn hk_2_the_loser_is_ignored_for_that_turn_only() {
    let scene = under_pressure(&[(0, Hardheaded), (0, Fearful)]).withdrawn(1, None).withdrawn(2, None);
    let mut scene = scene.begin();
    assert!(!can_withdraw(&scene, 0));
    scene.when(0, play(pair(Rain, Whistle)));
    assert!(can_only_withdraw(&scene, 0));
}

/// HK-2: when the older card is discarded, the younger is heard.
#[test]
fn hk_2_the_younger_is_heard_when_the_older_goes() {
    let scene = under_pressure(&[(0, Prideful), (0, Fearful)]).withdrawn(2, None).hand(1, &[card(30)]);
    let mut scene = scene.begin();
    scene.when(0, play(XMAS));
    scene.when(0, gift(Prideful));
    scene.when(1, withdraw(Left));
    assert!(can_only_withdraw(&scene, 0));
}

/// HK-2: age is the order of assignment: a Fearful played after Prideful is the younger.
#[test]
fn hk_2_age_is_the_order_of_assignment() {
    for (older, younger, free) in [(Fearful, Prideful, true), (Prideful, Fearful, false)] {
        let hand = [knock(older), knock(younger), XMAS];
        let scene = Scene::new(3).hand(0, &hand).hand(1, &[card(30)]).withdrawn(2, None);
        let mut scene = scene.no_mans_land(&[pair(Night, Mask)]).hand(1, &[pair(Snow, Whistle), pair(Night, Shell)]);
        scene = scene.begin();
        scene.when(0, play_knock(older));
        scene.when(1, play(pair(Snow, Whistle)));
        scene.when(0, play_knock(younger));
        scene.when(1, play(pair(Night, Shell)));
        assert_eq!(can_only_withdraw(&scene, 0), free, "{older:?} is the older");
        assert_eq!(can_withdraw(&scene, 0), free);
    }
}

/// HK-2: Mute against Fearful: the withdrawal that is demanded is the reason why there is no Speech.
#[test]
fn hk_2_mute_and_fearful() {
    let mut scene = under_pressure(&[(0, Mute), (0, Fearful)]).begin();
    let refused = scene.refused(0, Command::Speech(Night));
    assert_eq!(refused, by(Fearful, Reason::MustWithdraw, RuleId::HkFearful));
}
