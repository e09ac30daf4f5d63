//! Panicked (HK-PANICKED).

use crate::*;

/// HK-PANICKED: the Support tile is drawn at random among those held, each as likely as the others.
#[test]
fn hk_panicked_the_tile_is_drawn() {
    for (draw, tile) in [(0, Left), (1, Right), (2, Right), (3, DoubleRight)] {
        let scene = Scene::new(4).knocks(&[(0, Panicked)]).tiles(0, &[Right, Left, DoubleRight, Right]);
        let mut scene = scene.begin();
        assert_eq!(scene.legal(0), [withdraw_bare()]);
        scene.when_drawing(0, withdraw_bare(), &[draw]);
        scene.then(&[withdrew_drawn(0), turn(1)]);
        assert_eq!(scene.game().state().own(s(0)).tile, Some(tile));
    }
}

/// HK-PANICKED: the only tile left is drawn as well.
#[test]
fn hk_panicked_the_only_tile() {
    let mut scene = Scene::new(3).knocks(&[(0, Panicked)]).tiles(0, &[Right]).begin();
    scene.when_drawing(0, withdraw_bare(), &[0]);
    scene.then(&[withdrew_drawn(0), turn(1)]);
}

/// HK-PANICKED: the other seats choose theirs.
#[test]
fn hk_panicked_binds_its_owner_alone() {
    let mut scene = Scene::new(3).knocks(&[(1, Panicked)]).begin();
    scene.when(0, withdraw(Right));
    scene.then(&[withdrew(0), turn(1)]);
}

/// HK-PANICKED, HK-ABSENT-MINDED: the tile removed is chosen, then one of the rest is drawn.
#[test]
fn hk_panicked_with_absent_minded() {
    let scene = Scene::new(3).knocks(&[(0, Panicked), (0, AbsentMinded)]).tiles(0, &[Left, Right, Right]);
    let mut scene = scene.begin();
    assert_eq!(scene.legal(0), [withdraw_removing(&[Left], None), withdraw_removing(&[Right], None)]);
    scene.when_drawing(0, withdraw_removing(&[Left], None), &[1]);
    scene.then(&[removed(0, Left), withdrew_drawn(0), turn(1)]);
}
