//! Selfish (HK-SELFISH).

use crate::*;

/// HK-SELFISH: the Support tile counts for its owner and returns there, whatever it points at.
#[test]
fn hk_selfish_counts_for_and_returns_to_its_owner() {
    for tile in Tile::ALL {
        let scene = Scene::new(4).knocks(&[(0, Selfish)]).trials(&[XMAS]).tiles(0, &[tile]);
        let mut scene = scene.withdrawn(1, None).withdrawn(2, None).withdrawn(3, None).begin();
        scene.when(0, withdraw(tile));
        assert_eq!(scene.followed()[2..], [revealed(0, tile, 0), most(0), relief_asked(0, 2, false)]);
        assert_eq!(scene.game().state().own(s(0)).tiles, Tiles::of(&[tile]));
    }
}

/// HK-SELFISH: it breaks the tie that the tile would have made.
#[test]
fn hk_selfish_counts_in_the_comparison() {
    let scene = Scene::new(3).knocks(&[(0, Selfish), (1, Mute)]).trials(&[XMAS]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, Some(Left)).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[2..5], [revealed(0, Left, 0), revealed(2, Left, 0), most(0)]);
}

/// HK-SELFISH: it is read when the tiles are revealed: got after the tile was played it claims it still.
#[test]
fn hk_selfish_is_read_when_tiles_are_revealed() {
    let scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[knock(Selfish), XMAS]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    let got = [withdrew(0), assigned(0, Selfish, Origin::Clumsy), SUCCEEDED];
    scene.then(&[&got[..], &[revealed(0, Left, 0), most(0), relief_asked(0, 2, false)]].concat());
}

/// HK-SELFISH: discarded before the end, it claims nothing.
#[test]
fn hk_selfish_discarded_claims_nothing() {
    let scene = Scene::new(3).knocks(&[(1, Selfish)]).hand(0, &[XMAS]).trials(&[card(0)]).tiles(0, &[]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, play(XMAS));
    scene.when(0, gift(Selfish));
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[2..4], [revealed(1, Left, 2), most(2)]);
}

/// HK-SELFISH: it stays in force while its owner is withdrawn, after a failure too.
#[test]
fn hk_selfish_after_a_failure() {
    let third = pair(Night, Whistle);
    let scene = Scene::new(3).knocks(&[(1, Selfish)]).withdrawn(1, Some(Right)).hand(0, &[third]);
    let mut scene = scene.no_mans_land(&super::two_nights()).begin();
    scene.when_drawing(0, play(third), &as_they_lie(3));
    assert_eq!(scene.followed()[3..], [revealed(1, Right, 1), most(1), relief_asked(1, 1, false)]);
}

/// HK-SELFISH: the tiles that others play for its owner come as usual.
#[test]
fn hk_selfish_only_its_own_tile() {
    let scene = Scene::new(3).knocks(&[(1, Selfish)]).trials(&[XMAS]).withdrawn(2, None);
    let mut scene = scene.withdrawn(1, Some(Right)).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[2..5], [revealed(0, Left, 1), revealed(1, Right, 1), most(1)]);
}
