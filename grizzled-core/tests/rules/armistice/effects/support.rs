//! What becomes of Support and relief (`NoSupport`, `MirroredSupport`, `ReliefMore`).

use super::*;

/// Seat 2 of three gets two tiles once seat 0 plays its right tile: it has the most.
fn most_for_seat_2(orders: &[Order]) -> Scene {
    under(orders).trials(&singles()).withdrawn(1, Some(Left)).withdrawn(2, None)
}

/// Seats 1 and 3 of four have helped seat 2; a third Night is in seat 0's hand.
fn about_to_fail(orders: &[Order]) -> Scene {
    let scene = under_for(4, orders).no_mans_land(&[single(Night), lucky(Night)]);
    scene.hand(0, &[pair(Night, Whistle)]).withdrawn(1, Some(Left)).withdrawn(3, Some(Right))
}

fn fails(scene: &mut Scene) {
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
}

/// Three Hard Knocks: with four the game would be lost.
const THREE: [(u8, HardKnock); 3] = [(2, Mute), (2, Fearful), (2, Frenzied)];

/// PACK-1, RES-2: Support relieves nobody, not even its charm; the tiles are kept by whom they point at.
#[test]
fn pack_1_no_support() {
    let mut scene = most_for_seat_2(&[order(lasting(What::NoSupport))]).knocks(&[(2, Mute)]).charms_used(&[2]);
    scene = scene.begin();
    scene.when(0, withdraw(Right));
    let seen = [revealed(0, Right, 2), revealed(1, Left, 2), most(2), order_gone(0, false)];
    assert_eq!(scene.followed()[2..6], seen);
    assert_eq!(scene.game().table().seat(s(2)).tiles, 2);
    assert!(!scene.game().table().seat(s(2)).charm_ready);
}

/// PACK-1: tiles point the other way: a left one to the right.
#[test]
fn pack_1_mirrored_support() {
    let mut scene = most_for_seat_2(&[order(lasting(What::MirroredSupport))]).knocks(&[(0, Mute)]).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[2..4], [revealed(0, Left, 2), revealed(1, Left, 0)]);
    let scene = under_for(5, &[order(lasting(What::MirroredSupport))]).trials(&singles());
    let scene = (1..5).fold(scene, |scene, seat| scene.withdrawn(seat, None));
    for (tile, to) in [(Left, 4), (Right, 1), (DoubleLeft, 3), (DoubleRight, 2)] {
        let mut scene = scene.clone().tiles(0, &[tile]).begin();
        scene.when(0, withdraw(tile));
        assert_eq!(scene.followed()[2], revealed(0, tile, to));
    }
}

/// PACK-1, HK-SELFISH: a selfish owner's tile comes back to it all the same.
#[test]
fn pack_1_mirrored_support_and_selfish() {
    let mut scene = most_for_seat_2(&[order(lasting(What::MirroredSupport))]).knocks(&[(0, Selfish)]).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[2], revealed(0, Left, 0));
}

/// PACK-1, RES-2: relief discards one more after a failure: two, and the charm.
#[test]
fn pack_1_relief_more_after_a_failure() {
    let mut scene = about_to_fail(&[order(lasting(What::ReliefMore))]).knocks(&THREE).charms_used(&[2]).begin();
    fails(&mut scene);
    assert_eq!(scene.followed().last(), Some(&relief_asked(2, 2, false)));
    assert!(came(&scene, Notice::CharmRecovered { seat: s(2) }));
    scene.when(2, relief(&[Mute, Frenzied]));
    assert_eq!(scene.game().table().knocks.len(), 1);
}

/// PACK-1, RES-2: and one more after a success: three.
#[test]
fn pack_1_relief_more_after_a_success() {
    let mut scene = most_for_seat_2(&[order(lasting(What::ReliefMore))]).knocks(&THREE).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed().last(), Some(&relief_asked(2, 3, false)));
}

/// PACK-1: or one fewer: one after a success; after a failure none, and nothing is asked; the charm comes back.
#[test]
fn pack_1_relief_less() {
    let orders = [order(lasting(What::ReliefMore).times(-1))];
    let mut scene = most_for_seat_2(&orders).knocks(&THREE).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed().last(), Some(&relief_asked(2, 1, false)));
    assert_eq!(scene.legal(2).len(), 4);
    let mut scene = about_to_fail(&orders).knocks(&THREE).charms_used(&[2]).begin();
    fails(&mut scene);
    let seen = [most(2), Notice::CharmRecovered { seat: s(2) }, order_gone(0, false)];
    assert_eq!(scene.followed()[5..8], seen);
}

/// PACK-2: one more and one fewer make two after a success and one after a failure, in whichever order they lie.
#[test]
fn pack_2_relief_in_any_order() {
    for amounts in [[1, -1], [-1, 1]] {
        let orders = amounts.map(|amount| order(lasting(What::ReliefMore).times(amount)));
        let scene = under(&orders).begin();
        let relief =
            [Modifier::ReliefAfterSuccess, Modifier::ReliefAfterFailure].map(|relief| modifier(&scene, relief));
        assert_eq!(relief, [2, 1], "{amounts:?}");
    }
}

/// PACK-1: two friends, the holder and the seat to its left, discard one more; others do not.
#[test]
fn pack_1_relief_of_friends() {
    let friends = Roster::new([], [], [friendship(lasting(What::ReliefMore).of(Whom::Friends))]);
    for (holder, cards) in [(1, 3), (2, 3), (0, 2)] {
        let scene = Scene::with(rules_for(3, &friends)).help(holder, &[h(0)]).trials(&singles());
        let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).knocks(&THREE).begin();
        scene.when(0, withdraw(Right));
        assert_eq!(scene.followed().last(), Some(&relief_asked(2, cards, false)), "held by seat {holder}");
    }
    let scene = Scene::with(rules_for(3, &friends)).help(2, &[h(0)]).trials(&singles()).knocks(&THREE);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.legal(2).len(), 8, "every set of three is listed");
    scene.when(2, relief(&[Mute, Fearful, Frenzied]));
    assert!(scene.game().table().knocks.is_empty());
}

/// PACK-1, HK-SCARRED: more relief does not discard what cannot be discarded.
#[test]
fn pack_1_relief_more_and_scarred() {
    let scene = about_to_fail(&[order(lasting(What::ReliefMore))]).knocks(&[(2, Scarred), (2, Mute)]);
    let mut scene = scene.begin();
    fails(&mut scene);
    assert_eq!(scene.legal(2), [relief(&[]), relief(&[Mute])]);
}
