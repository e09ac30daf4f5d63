//! Hard Knocks while their owner is withdrawn (HK-1).

use super::{last_of_three, two_nights};
use crate::*;

/// HK-1: Trauma and Phobia fall asleep with the withdrawal, and wake in the next Mission.
#[test]
fn hk_1_traumas_and_phobias_sleep_and_wake() {
    let scene = Scene::new(3).knocks(&[(0, TraumaOfNight), (0, PhobiaOfMask), (2, TraumaOfSnow)]);
    let mut scene = scene.trials(&[XMAS]).withdrawn(1, None).begin();
    assert_eq!(scene.game().table().active.to_array(), [1, 0, 1, 1, 0, 0]);
    scene.when(0, withdraw(Left));
    assert_eq!(scene.game().table().active.to_array(), [0, 0, 1, 0, 0, 0]);
    scene.when(2, withdraw(Left));
    assert_eq!(scene.game().table().active.to_array(), [1, 0, 1, 1, 0, 0], "the next Mission");
}

/// HK-1: with a Trauma asleep, two in No Man's Land and none more are still two.
#[test]
fn hk_1_what_sleeps_does_not_fail_the_mission() {
    let card = pair(Night, Whistle);
    let scene = Scene::new(3).knocks(&[(2, TraumaOfNight)]).no_mans_land(&[pair(Night, Mask)]);
    let mut scene = scene.hand(0, &[card]).withdrawn(2, None).begin();
    scene.when(0, play(card));
    scene.then(&[threat(0, card, Origin::Hand), turn(1)]);
}

/// HK-1: a Trauma that is discarded asleep takes no active threat with it.
#[test]
fn hk_1_discarded_asleep_it_changes_nothing() {
    let scene = Scene::new(3).knocks(&[(2, TraumaOfNight)]).no_mans_land(&[pair(Night, Mask)]);
    let mut scene = scene.hand(0, &[XMAS]).withdrawn(2, None).begin();
    scene.when(0, play(XMAS));
    scene.when(0, gift(TraumaOfNight));
    assert_eq!(scene.game().table().active.get(Night), 1);
}

/// HK-1: Fragile of a withdrawn seat bars nobody.
#[test]
fn hk_1_fragile_sleeps() {
    let scene = Scene::new(3).knocks(&[(2, Fragile)]).hand(0, &[XMAS]);
    assert!(!can_withdraw(&scene.clone().begin(), 0));
    assert!(can_withdraw(&scene.withdrawn(2, None).begin(), 0));
}

/// HK-1: Fearful, Prideful, Hardheaded and Mute of a withdrawn seat touch nobody's turn.
#[test]
fn hk_1_fearful_prideful_hardheaded_and_mute_sleep() {
    let night = two_nights();
    let scene = Scene::new(3).knocks(&[(2, Fearful), (2, Prideful), (2, Hardheaded), (2, Mute)]);
    let scene = scene.hand(0, &[XMAS, card(30)]).hand(2, &[card(33), card(34)]).withdrawn(2, None);
    let scene = scene.no_mans_land(&night).speeches(0, 1).begin();
    for command in [play(XMAS), Command::Charm(night[0]), Command::Speech(Rain), withdraw(Left)] {
        assert_eq!(scene.game().check(s(0), &command), Ok(()));
    }
}

/// HK-1: Clumsy, Panicked and Absent-minded act on their owner's withdrawal, not on those that follow.
#[test]
fn hk_1_what_acts_on_withdrawing_acts_once() {
    let knocks = [(2, Clumsy), (2, Panicked), (2, AbsentMinded)];
    let mut scene = Scene::new(3).knocks(&knocks).withdrawn(2, None).trials(&[XMAS]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
}

/// HK-1: Demoralized stays in force asleep.
#[test]
fn hk_1_demoralized_stays_in_force() {
    let mut scene = last_of_three().knocks(&[(2, Demoralized)]).trials(&[XMAS]).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[3], dropped(4));
}

/// HK-1: Tyrannical stays in force asleep.
#[test]
fn hk_1_tyrannical_stays_in_force() {
    let scene = last_of_three().leader(2).turn(0).knocks(&[(2, Tyrannical)]).trials(&[XMAS]).supply(1);
    let mut scene = scene.begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[3..], [dropped(3), started(3, 3)]);
}

/// HK-1: Selfish stays in force asleep.
#[test]
fn hk_1_selfish_stays_in_force() {
    let scene = last_of_three().withdrawn(1, Some(Left)).knocks(&[(1, Selfish)]).trials(&[XMAS]);
    let mut scene = scene.begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[2..], [revealed(1, Left, 1), most(1), relief_asked(1, 2, false)]);
}

/// HK-1: Frenzied acts in the Preparation, in which nobody is withdrawn.
#[test]
fn hk_1_frenzied_stays_in_force() {
    let mut scene = last_of_three().knocks(&[(2, Frenzied)]).trials(&[XMAS]).begin();
    scene.when(0, withdraw_bare());
    scene.when(1, Command::Intensity(1));
    scene.then(&[intensity(1, 1), dealt(1), dealt(2), dealt(0), drawn(2, Frenzied), turn(1)]);
}

/// HK-1: the count of four stays in force asleep.
#[test]
fn hk_1_the_count_of_four_stays_in_force() {
    let four = [(2, TraumaOfNight), (2, Mute), (2, Fearful), (2, Prideful)];
    let mut scene = last_of_three().knocks(&four).trials(&[XMAS]).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed().last(), Some(&ended(Outcome::TooManyKnocks)));
}
