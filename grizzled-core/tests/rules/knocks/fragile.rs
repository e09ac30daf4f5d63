//! Fragile (HK-FRAGILE).

use super::barred;
use crate::*;

/// HK-FRAGILE: the other seats cannot withdraw while they hold cards.
#[test]
fn hk_fragile_others_with_cards_cannot_withdraw() {
    let mut scene = Scene::new(3).knocks(&[(2, Fragile)]).hand(0, &[XMAS]).begin();
    assert_eq!(scene.refused(0, withdraw(Left)), barred(Fragile, RuleId::HkFragile));
    assert!(!can_withdraw(&scene, 0));
}

/// HK-FRAGILE: it is their own hand that counts: without cards they can.
#[test]
fn hk_fragile_their_own_hand_counts() {
    let hands = [pair(Night, Mask), pair(Rain, Mask)];
    let mut scene = Scene::new(3).knocks(&[(2, Fragile)]).hand(1, &hands[..1]).hand(2, &hands[1..]).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.refused(1, withdraw(Left)), barred(Fragile, RuleId::HkFragile));
}

/// HK-FRAGILE: its owner can withdraw, with cards in hand.
#[test]
fn hk_fragile_its_owner_can_withdraw() {
    let mut scene = Scene::new(3).knocks(&[(0, Fragile)]).hand(0, &[XMAS]).hand(1, &[card(0)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
    assert!(can_withdraw(&scene, 1), "HK-1: from now on it is asleep");
}

/// HK-FRAGILE: other actions are not barred.
#[test]
fn hk_fragile_bars_withdrawing_alone() {
    let night = pair(Night, Mask);
    let scene = Scene::new(3).knocks(&[(2, Fragile)]).hand(0, &[XMAS]).no_mans_land(&[night]).speeches(0, 1);
    let scene = scene.begin();
    for command in [play(XMAS), Command::Charm(night), Command::Speech(Night)] {
        assert_eq!(scene.game().check(s(0), &command), Ok(()));
    }
}
