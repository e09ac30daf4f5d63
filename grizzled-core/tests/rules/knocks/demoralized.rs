//! Demoralized (HK-DEMORALIZED).

use super::last_of_three;
use crate::*;

/// HK-DEMORALIZED: the morale drop moves one more: four at least, and one more than the cards in hands.
#[test]
fn hk_demoralized_one_more() {
    let held: Vec<CardId> = (0..7).map(card).collect();
    for (count, drop) in [(0, 4), (3, 4), (4, 5), (7, 8)] {
        let mut scene = last_of_three().knocks(&[(1, Demoralized)]).hand(2, &held[..count]).trials(&[XMAS]).begin();
        scene.when(0, withdraw_bare());
        assert_eq!(scene.followed()[3], dropped(drop));
    }
}

/// HK-DEMORALIZED: it can take the last card of the Morale reserve.
#[test]
fn hk_demoralized_can_lose_the_game() {
    let mut scene = last_of_three().knocks(&[(1, Demoralized)]).trials(&[XMAS]).morale(4).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[3..], [dropped(4), ended(Outcome::MoraleLost)]);
}

/// HK-DEMORALIZED: after a failure too; removed by relief it no longer counts.
#[test]
fn hk_demoralized_removed_by_relief() {
    let scene = Scene::new(3).knocks(&[(2, Demoralized)]).trials(&[XMAS]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, withdraw(Right));
    scene.when(2, relief(&[Demoralized]));
    assert_eq!(scene.followed()[2], dropped(3));

    let third = pair(Night, Whistle);
    let scene = Scene::new(3).knocks(&[(2, Demoralized)]).hand(0, &[third]);
    let mut scene = scene.no_mans_land(&super::two_nights()).begin();
    scene.when_drawing(0, play(third), &as_they_lie(3));
    assert_eq!(scene.followed()[3..5], [NOBODY, dropped(4)]);
}
