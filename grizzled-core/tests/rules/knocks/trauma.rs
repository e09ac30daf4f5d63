//! Trauma of Night, Rain or Snow (HK-TRAUMA).

use crate::*;

/// HK-TRAUMA: one active threat of the weather named, while its owner is in the Mission.
#[test]
fn hk_trauma_one_active_weather() {
    for (kind, weather) in [(TraumaOfNight, Night), (TraumaOfRain, Rain), (TraumaOfSnow, Snow)] {
        let mut scene = Scene::new(3).knocks(&[(0, kind)]).begin();
        for other in Threat::ALL {
            assert_eq!(scene.game().table().active.get(other), u8::from(other == weather));
        }
        scene.when(0, withdraw(Left));
        assert_eq!(scene.game().table().active.get(weather), 0);
    }
}

/// HK-TRAUMA: it can be one of the three by which the Mission fails.
#[test]
fn hk_trauma_can_be_one_of_the_three() {
    let third = pair(Snow, Whistle);
    let scene = Scene::new(3).knocks(&[(2, TraumaOfSnow)]).no_mans_land(&[pair(Snow, Mask)]);
    let mut scene = scene.hand(0, &[third]).begin();
    scene.when_drawing(0, play(third), &as_they_lie(2));
    assert_eq!(scene.followed()[..3], [threat(0, third, Origin::Hand), failed(Snow), shuffled(2)]);
}

/// HK-TRAUMA: in hand it is not active.
#[test]
fn hk_trauma_not_in_hand() {
    let scene = Scene::new(3).hand(0, &[knock(TraumaOfRain)]).begin();
    assert_eq!(scene.game().table().active.to_array(), [0; 6]);
}
