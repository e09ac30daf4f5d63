//! Absent-minded (HK-ABSENT-MINDED).

use crate::*;

fn absent_minded(tiles: &[Tile]) -> Scene {
    Scene::new(4).knocks(&[(0, AbsentMinded)]).tiles(0, tiles)
}

/// HK-ABSENT-MINDED: before withdrawing one own tile, chosen by its owner, leaves the game, seen by all.
#[test]
fn hk_absent_minded_one_tile_leaves_the_game() {
    let mut scene = absent_minded(&[Left, Right, DoubleLeft]).begin();
    scene.when(0, withdraw_removing(&[DoubleLeft], Some(Right)));
    scene.then(&[removed(0, DoubleLeft), withdrew(0), turn(1)]);
    let (table, own) = (scene.game().table(), scene.game().state().own(s(0)));
    assert_eq!(table.removed_tiles, Tiles::of(&[DoubleLeft]));
    assert_eq!((own.tiles, own.tile), (Tiles::of(&[Left]), Some(Right)));
    assert_eq!(table.seat(s(0)).tiles, 1);
}

/// HK-ABSENT-MINDED: the tile removed counts for nobody.
#[test]
fn hk_absent_minded_the_tile_counts_for_nobody() {
    let scene = absent_minded(&[Left, Right]).trials(&[XMAS]).charms_used(&[1, 3]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).withdrawn(3, None).begin();
    scene.when(0, withdraw_removing(&[Left], Some(Right)));
    let ends = [removed(0, Left), withdrew(0), SUCCEEDED, revealed(0, Right, 3), most(3)];
    scene.then(&[&ends[..], &[relief_asked(3, 2, true)]].concat());
    assert_eq!(scene.game().table().seats.map(|seat| seat.tiles), [0, 0, 0, 1, 0]);
}

/// HK-ABSENT-MINDED: with a single tile that one is removed, and the seat withdraws without one (WDR-2).
#[test]
fn hk_absent_minded_with_a_single_tile() {
    let mut scene = absent_minded(&[Right]).begin();
    assert_eq!(scene.legal(0), [withdraw_removing(&[Right], None)]);
    scene.when(0, withdraw_removing(&[Right], None));
    scene.then(&[removed(0, Right), withdrew_bare(0), turn(1)]);
}

/// HK-ABSENT-MINDED: with none there is nothing to choose.
#[test]
fn hk_absent_minded_with_no_tile() {
    let mut scene = absent_minded(&[]).begin();
    assert_eq!(scene.legal(0), [withdraw_bare()]);
    scene.when(0, withdraw_bare());
    scene.then(&[withdrew_bare(0), turn(1)]);
}

/// HK-ABSENT-MINDED: it binds its owner alone.
#[test]
fn hk_absent_minded_binds_its_owner_alone() {
    let scene = Scene::new(3).knocks(&[(1, AbsentMinded)]).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
}

/// HK-ABSENT-MINDED, HK-SELFISH: what is removed does not return to a Selfish owner.
#[test]
fn hk_absent_minded_and_selfish() {
    let scene = Scene::new(3).knocks(&[(0, Selfish), (0, AbsentMinded)]).trials(&[XMAS]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw_removing(&[Left], Some(Right)));
    assert_eq!(scene.game().state().own(s(0)).tiles, Tiles::of(&[Right]));
}
