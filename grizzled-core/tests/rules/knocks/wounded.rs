//! Wounded (HK-WOUNDED).

use super::last_of_three;
use crate::*;

/// HK-WOUNDED: it counts as two knocks: with two more cards its owner has four.
#[test]
fn hk_wounded_counts_as_two() {
    for (others, outcome) in [(&[Mute][..], None), (&[Mute, Fearful], Some(Outcome::TooManyKnocks))] {
        let mut knocks = vec![(0, Wounded)];
        knocks.extend(others.iter().map(|&kind| (0, kind)));
        let mut scene = last_of_three().knocks(&knocks).trials(&[XMAS]).begin();
        scene.when(0, withdraw_bare());
        assert_eq!(scene.game().outcome(), outcome);
    }
}

/// HK-WOUNDED: it is one card when it is discarded: relief of two takes it and another.
#[test]
fn hk_wounded_is_one_card() {
    let scene = Scene::new(3).knocks(&[(2, Wounded), (2, Mute), (2, Fearful)]).trials(&[XMAS]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed().last(), Some(&relief_asked(2, 2, false)));
    scene.when(2, relief(&[Wounded, Mute]));
    let saved = [discarded(2, Wounded), discarded(2, Mute), relief_ended(2)];
    assert_eq!(scene.followed()[..3], saved);
}
