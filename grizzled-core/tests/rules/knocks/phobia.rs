//! Phobia of Mask, Shell or Whistle (HK-PHOBIA).

use crate::*;

/// HK-PHOBIA: one active threat of the assault named, while its owner is in the Mission.
#[test]
fn hk_phobia_one_active_assault() {
    for (kind, assault) in [(PhobiaOfMask, Mask), (PhobiaOfShell, Shell), (PhobiaOfWhistle, Whistle)] {
        let mut scene = Scene::new(3).knocks(&[(0, kind)]).begin();
        for other in Threat::ALL {
            assert_eq!(scene.game().table().active.get(other), u8::from(other == assault));
        }
        scene.when(0, withdraw(Left));
        assert_eq!(scene.game().table().active.get(assault), 0);
    }
}

/// HK-PHOBIA: a withdrawal makes room: the third of its threat no longer fails the Mission.
#[test]
fn hk_phobia_a_withdrawal_makes_room() {
    let third = pair(Rain, Mask);
    let scene = Scene::new(3).knocks(&[(0, PhobiaOfMask)]).no_mans_land(&[pair(Night, Mask)]);
    let mut scene = scene.hand(1, &[third]).begin();
    scene.when(0, withdraw(Left));
    scene.when(1, play(third));
    scene.then(&[threat(1, third, Origin::Hand), turn(2)]);
}
