//! Hardheaded (HK-HARDHEADED).

use super::barred;
use crate::*;

/// HK-HARDHEADED: its owner cannot withdraw with two or more cards in hand.
#[test]
fn hk_hardheaded_not_with_two_cards() {
    let hand = [pair(Night, Mask), pair(Rain, Mask), XMAS];
    for count in 0..=3 {
        let mut scene = Scene::new(3).knocks(&[(0, Hardheaded)]).hand(0, &hand[..count]).begin();
        assert_eq!(can_withdraw(&scene, 0), count < 2);
        if count >= 2 {
            assert_eq!(scene.refused(0, withdraw(Left)), barred(Hardheaded, RuleId::HkHardheaded));
        }
    }
}

/// HK-HARDHEADED: nor as the last in the Mission.
#[test]
fn hk_hardheaded_nor_as_the_last() {
    let scene = Scene::new(3).knocks(&[(0, Hardheaded)]).hand(0, &[XMAS, card(0)]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    assert_eq!(scene.refused(0, withdraw(Left)), barred(Hardheaded, RuleId::HkHardheaded));
}

/// HK-HARDHEADED: it binds its owner alone.
#[test]
fn hk_hardheaded_binds_its_owner_alone() {
    let scene = Scene::new(3).knocks(&[(1, Hardheaded)]).hand(0, &[XMAS, card(0)]).hand(1, &[card(1), card(3)]);
    assert!(can_withdraw(&scene.begin(), 0));
}
