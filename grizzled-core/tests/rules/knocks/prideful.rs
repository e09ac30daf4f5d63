//! Prideful (HK-PRIDEFUL).

use super::barred;
use crate::*;

/// HK-PRIDEFUL: with a card in hand and others in the Mission its owner cannot withdraw.
#[test]
fn hk_prideful_not_with_a_card_and_company() {
    let scene = Scene::new(3).knocks(&[(0, Prideful)]).hand(0, &[XMAS]).withdrawn(1, None);
    let mut scene = scene.begin();
    assert_eq!(scene.refused(0, withdraw(Left)), barred(Prideful, RuleId::HkPrideful));
    assert_eq!(scene.legal(0), [play(XMAS)]);
}

/// HK-PRIDEFUL: with an empty hand it can.
#[test]
fn hk_prideful_with_an_empty_hand() {
    let mut scene = Scene::new(3).knocks(&[(0, Prideful)]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
}

/// HK-PRIDEFUL: as the last Grizzled in the Mission it can, with any number of cards.
#[test]
fn hk_prideful_as_the_last() {
    let scene = Scene::new(3).knocks(&[(0, Prideful)]).hand(0, &[XMAS, card(0), card(1)]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[..2], [withdrew(0), SUCCEEDED]);
}

/// HK-PRIDEFUL: the Chaplain does not count as company.
#[test]
fn hk_prideful_the_chaplain_does_not_count() {
    let scene = Scene::new(2).chaplain_played(Left).knocks(&[(0, Prideful)]).hand(0, &[XMAS]);
    assert!(!can_withdraw(&scene.clone().begin(), 0));
    assert!(can_withdraw(&scene.withdrawn(1, None).begin(), 0));
}

/// HK-PRIDEFUL: it binds its owner alone.
#[test]
fn hk_prideful_binds_its_owner_alone() {
    let scene = Scene::new(3).knocks(&[(1, Prideful)]).hand(0, &[XMAS]).hand(1, &[card(0)]);
    assert!(can_withdraw(&scene.begin(), 0));
}
