//! Clumsy (HK-CLUMSY): what it draws when that is a Threat, Merry Christmas, or nothing.

use crate::*;

/// HK-CLUMSY: after withdrawing its owner draws the top Trial and plays it.
#[test]
fn hk_clumsy_draws_and_plays_after_withdrawing() {
    let (top, below) = (pair(Night, Mask), pair(Rain, Shell));
    let mut scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[top, below]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), threat(0, top, Origin::Clumsy), turn(1)]);
    assert_eq!((scene.game().table().no_mans_land, scene.game().table().trials), (cards(&[top]), 1));
}

/// HK-CLUMSY: no Trap: the card it draws draws nothing.
#[test]
fn hk_clumsy_no_trap() {
    let pit = pit(Night, Mask);
    let mut scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[pit, XMAS]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), threat(0, pit, Origin::Clumsy), turn(1)]);
}

/// HK-CLUMSY: from an empty pile nothing is drawn.
#[test]
fn hk_clumsy_from_an_empty_pile() {
    let mut scene = Scene::new(3).knocks(&[(0, Clumsy)]).hand(1, &[XMAS]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
}

/// HK-CLUMSY: a third threat fails the Mission, and the tile just played counts.
#[test]
fn hk_clumsy_a_third_threat_fails_and_the_tile_counts() {
    let third = pair(Night, Whistle);
    let scene = Scene::new(3).knocks(&[(0, Clumsy), (1, Mute)]).trials(&[third]);
    let mut scene = scene.no_mans_land(&super::two_nights()).begin();
    scene.when_drawing(0, withdraw(Left), &as_they_lie(3));
    let fails = [withdrew(0), threat(0, third, Origin::Clumsy), failed(Night), shuffled(3)];
    scene.then(&[&fails[..], &[revealed(0, Left, 1), most(1), relief_asked(1, 1, false)]].concat());
}

/// HK-CLUMSY: it acts on withdrawing alone: other actions of its owner draw nothing.
#[test]
fn hk_clumsy_not_on_other_actions() {
    let card = pair(Night, Mask);
    let mut scene = Scene::new(3).knocks(&[(0, Clumsy)]).hand(0, &[card]).trials(&[XMAS]).begin();
    scene.when(0, play(card));
    scene.then(&[threat(0, card, Origin::Hand), turn(1)]);
}

/// HK-CLUMSY: it binds its owner alone.
#[test]
fn hk_clumsy_binds_its_owner_alone() {
    let mut scene = Scene::new(3).knocks(&[(1, Clumsy)]).trials(&[XMAS]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
}

/// HK-CLUMSY: Merry Christmas is carried out: it may take the Selfish that would have claimed the tile.
#[test]
fn hk_clumsy_merry_christmas_is_carried_out() {
    let scene = Scene::new(3).knocks(&[(0, Clumsy), (0, Selfish)]).trials(&[XMAS, card(0)]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), christmas(0, Origin::Clumsy), christmas_asked(0)]);
    scene.when(0, gift(Selfish));
    let ends = [discarded(0, Selfish), CHRISTMAS_OVER, SUCCEEDED, revealed(0, Left, 1), most(1)];
    assert_eq!(scene.followed()[..5], ends);
}

/// HK-CLUMSY: it can win the game as well: the last card of the pile is played by the last to withdraw.
#[test]
fn hk_clumsy_can_draw_the_last_card() {
    let last = pair(Night, Mask);
    let scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[last]).tiles(0, &[]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw_bare());
    let wins = [withdrew_bare(0), threat(0, last, Origin::Clumsy), SUCCEEDED, NOBODY];
    scene.then(&[&wins[..], &[ended(Outcome::Victory)]].concat());
}
