//! Section 13: Support in the game for one (SOLO-5).

use super::kit::*;
use super::*;

/// The draws, of four tiles that all lie there: the Grizzled of the three seats, and nobody.
const BLANK: u32 = 3;

fn support(seat: Option<u8>) -> Notice {
    Notice::SoloSupport { seat: seat.map(s) }
}

const SHUFFLED: Notice = Notice::SoloTilesShuffled;

/// The last withdrawal of a Mission that succeeds, by seat 2, with these Hard Knocks and charms used.
fn success(knocks: &[(u8, HardKnock)], charms_used: &[u8]) -> Scene {
    let scene = solo().turn(2).knocks(knocks).charms_used(charms_used).withdrawn(0, None).withdrawn(1, None);
    scene.trials(&[pair(Rain, Shell), pair(Night, Mask)]).begin()
}

/// SOLO-5: a tile is drawn and names the Grizzled relieved, or nobody.
#[test]
fn solo_5_a_tile_names_the_grizzled_relieved() {
    let knocks = [(0, Clumsy), (1, Wounded), (2, Fragile)];
    for seat in 0..3 {
        let mut scene = success(&knocks, &[]);
        scene.when_drawing(2, withdraw_bare(), &[seat.into()]);
        scene.then(&[withdrew_bare(2), SUCCEEDED, support(Some(seat)), relief_asked(seat, 2, false)]);
    }
    let mut scene = success(&knocks, &[]);
    scene.when_drawing(2, withdraw_bare(), &[BLANK]);
    assert_eq!(scene.followed()[2..4], [support(None), dropped(3)]);
}

/// SOLO-5, ARM-3: after a success up to two Hard Knocks and the charm, which comes without asking.
#[test]
fn solo_5_relief_after_a_success() {
    let mut scene = success(&[(1, Clumsy), (1, Wounded), (1, Fragile)], &[1]);
    scene.when_drawing(2, withdraw_bare(), &[1]);
    assert_eq!(
        scene.followed()[2..],
        [support(Some(1)), Notice::CharmRecovered { seat: s(1) }, relief_asked(1, 2, false)]
    );
    assert_eq!(scene.refused(1, relief(&[Clumsy, Wounded, Fragile])), because(Reason::TooManyKnocks, RuleId::Res2));
    scene.when(1, relief(&[Clumsy, Fragile]));
    assert!(came(&scene, discarded(1, Clumsy)) && came(&scene, discarded(1, Fragile)));
    assert_eq!(scene.followed()[2], relief_ended(1));
}

/// SOLO-5: after a failure one Hard Knock and the charm.
#[test]
fn solo_5_relief_after_a_failure() {
    let third = pair(Night, Whistle);
    let scene = solo().knocks(&[(2, Clumsy), (2, Wounded)]).charms_used(&[2]).hand(0, &[third]);
    let mut scene = scene.no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]).begin();
    scene.when_drawing(0, play(third), &[&as_they_lie(3)[..], &[2]].concat());
    assert_eq!(
        scene.followed()[3..],
        [support(Some(2)), Notice::CharmRecovered { seat: s(2) }, relief_asked(2, 1, false)]
    );
}

/// SOLO-5: nothing is asked when there is nothing to gain.
#[test]
fn solo_5_nothing_is_asked_with_nothing_to_gain() {
    let mut scene = success(&[(0, Clumsy)], &[]);
    scene.when_drawing(2, withdraw_bare(), &[1]);
    assert_eq!(scene.followed()[2..4], [support(Some(1)), dropped(3)]);
}

/// SOLO-5: the tile is set aside, so that the four come one after the other; then all four are shuffled.
#[test]
fn solo_5_after_the_fourth_all_four_are_shuffled() {
    let mut scene = success(&[], &[]);
    // Of the tiles left, in the order of the seats and the blank one last, the first is drawn each time.
    for (mission, named) in (2..).zip([Some(0), Some(1), Some(2), None]) {
        if mission > 2 {
            scene.when(0, withdraw_bare());
            scene.when(1, withdraw_bare());
        }
        scene.when_drawing(2, withdraw_bare(), &[0]);
        assert!(came(&scene, support(named)), "Mission {mission}: {:?}", scene.followed());
        assert_eq!(came(&scene, SHUFFLED), named.is_none());
    }
    assert_eq!(scene.game().table().solo.tiles, 0b1111);
}

/// SOLO-5: a tile set aside is not drawn again before.
#[test]
fn solo_5_a_tile_set_aside_is_not_drawn_again() {
    let mut scene = success(&[], &[]);
    scene.when_drawing(2, withdraw_bare(), &[1]);
    assert!(came(&scene, support(Some(1))));
    assert_eq!(scene.game().table().solo.tiles, 0b1101);
    scene.when(0, withdraw_bare());
    scene.when(1, withdraw_bare());
    scene.when_drawing(2, withdraw_bare(), &[1]);
    assert!(came(&scene, support(Some(2))));
}
