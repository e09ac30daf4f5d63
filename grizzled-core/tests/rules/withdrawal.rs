//! Section 5: withdrawing (ACT-WITHDRAW, WDR-1 to WDR-3).

use crate::*;

/// ACT-WITHDRAW: one of the tiles held goes face down; the seat is out of the Mission and keeps its hand.
#[test]
fn act_withdraw_a_tile_face_down_and_out() {
    let hand = [pair(Night, Mask), XMAS];
    let mut scene = Scene::new(3).hand(0, &hand).tiles(0, &[Left, Left, Right]).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
    let (table, own) = (scene.game().table(), scene.game().state().own(s(0)));
    assert_eq!(table.in_mission, seats(&[1, 2]));
    assert_eq!((own.hand, own.tile, own.tiles), (cards(&hand), Some(Left), Tiles::of(&[Left, Right])));
    assert_eq!((table.seat(s(0)).tiles, table.seat(s(0)).tile_played), (2, true));
}

/// ACT-WITHDRAW: it is allowed at any time of the Mission, with any number of cards in hand.
#[test]
fn act_withdraw_with_any_hand() {
    let hand = [pair(Night, Mask), pair(Rain, Shell), XMAS, knock(Mute)];
    for count in 0..=4 {
        let scene = Scene::new(3).hand(0, &hand[..count]).begin();
        assert_eq!(scene.game().check(s(0), &withdraw(Right)), Ok(()));
    }
}

/// ACT-WITHDRAW: only a tile held can be played.
#[test]
fn act_withdraw_only_a_tile_held() {
    let mut scene = Scene::new(4).tiles(0, &[Left]).begin();
    for tile in [Right, DoubleLeft, DoubleRight] {
        assert_eq!(scene.refused(0, withdraw(tile)), because(Reason::TileNotHeld, RuleId::ActWithdraw));
    }
    assert_eq!(scene.legal(0), [withdraw(Left)]);
}

/// ACT-WITHDRAW: a held tile must be played.
#[test]
fn act_withdraw_a_held_tile_must_be_played() {
    let mut scene = Scene::new(3).tiles(0, &[Left]).begin();
    assert_eq!(scene.refused(0, withdraw_bare()), because(Reason::TileMustBePlayed, RuleId::ActWithdraw));
}

/// WDR-1: with an empty hand a seat may always withdraw, whatever Hard Knocks say.
#[test]
fn wdr_1_an_empty_hand_may_always_withdraw() {
    let bars = [(0, Hardheaded), (0, Prideful), (1, Fragile)];
    let mut scene = Scene::new(3).knocks(&bars).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), turn(1)]);
}

/// WDR-1: a single card in hand and the bars hold again.
#[test]
fn wdr_1_one_card_and_the_bars_hold() {
    for (owner, kind, rule) in [(0, Prideful, RuleId::HkPrideful), (1, Fragile, RuleId::HkFragile)] {
        let mut scene = Scene::new(3).knocks(&[(owner, kind)]).hand(0, &[XMAS]).begin();
        assert_eq!(scene.refused(0, withdraw(Left)), by(kind, Reason::Barred, rule));
    }
}

/// WDR-1: bars alone are lifted: with an empty hand Absent-minded, Panicked and Clumsy still act.
#[test]
fn wdr_1_lifts_bars_only() {
    let (next, knocks) = (pair(Night, Mask), [(0, AbsentMinded), (0, Panicked), (0, Clumsy)]);
    let mut scene = Scene::new(3).knocks(&knocks).tiles(0, &[Left, Right, Right]).trials(&[next]).begin();
    scene.when_drawing(0, withdraw_removing(&[Left], None), &[1]);
    scene.then(&[removed(0, Left), withdrew_drawn(0), threat(0, next, Origin::Clumsy), turn(1)]);
}

/// WDR-2: a seat that holds no tile withdraws without one.
#[test]
fn wdr_2_without_a_tile() {
    let mut scene = Scene::new(3).tiles(0, &[]).begin();
    assert_eq!(scene.legal(0), [withdraw_bare()]);
    assert_eq!(scene.refused(0, withdraw(Left)), because(Reason::TileNotHeld, RuleId::ActWithdraw));
    scene.when(0, withdraw_bare());
    scene.then(&[withdrew_bare(0), turn(1)]);
    assert!(!scene.game().table().seat(s(0)).tile_played);
}

/// WDR-2: nor does Panicked draw one then; nothing falls by chance.
#[test]
fn wdr_2_panicked_without_a_tile() {
    let mut scene = Scene::new(3).tiles(0, &[]).knocks(&[(0, Panicked)]).begin();
    scene.when(0, withdraw_bare());
    scene.then(&[withdrew_bare(0), turn(1)]);
}

/// WDR-3: first the tile removed, then the tile played and out, then Clumsy, then the end of the Mission.
#[test]
fn wdr_3_the_order_of_a_withdrawal() {
    let next = pair(Night, Mask);
    let scene = Scene::new(3).knocks(&[(0, Clumsy), (0, AbsentMinded)]).trials(&[next, XMAS]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw_removing(&[Right], Some(Left)));
    let steps = [removed(0, Right), withdrew(0), threat(0, next, Origin::Clumsy), SUCCEEDED];
    assert_eq!(scene.followed()[..4], steps);
}

/// WDR-3: the tile removed cannot be the tile played: what is played is one of those left.
#[test]
fn wdr_3_what_is_removed_cannot_be_played() {
    let mut scene = Scene::new(3).knocks(&[(0, AbsentMinded)]).tiles(0, &[Left, Right]).begin();
    let refused = scene.refused(0, withdraw_removing(&[Left], Some(Left)));
    assert_eq!(refused, because(Reason::TileNotHeld, RuleId::ActWithdraw));
}

/// WDR-3: the seat is out before Clumsy draws, so a Trauma of its own no longer counts for that card.
#[test]
fn wdr_3_out_before_clumsy_draws() {
    let next = pair(Night, Shell);
    let scene = Scene::new(3).knocks(&[(0, TraumaOfNight), (0, Clumsy)]).no_mans_land(&[pair(Night, Mask)]);
    let mut scene = scene.trials(&[next]).begin();
    assert_eq!(scene.game().table().active.get(Night), 2);
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), threat(0, next, Origin::Clumsy), turn(1)]);
    assert_eq!(scene.game().table().active.get(Night), 2);
}
