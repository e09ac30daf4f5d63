//! Section 6: Support and relief (RES-2).

use crate::*;

/// Seat 2 of three gets two tiles once seat 0 plays its right tile: it has the most.
fn most_for_seat_2() -> Scene {
    Scene::new(3).trials(&[XMAS]).withdrawn(1, Some(Left)).withdrawn(2, None).tiles(2, &[])
}

const GOES_ON: [Notice; 3] = [
    Notice::MoraleDropped { cards: 3 },
    Notice::LeaderPassed { seat: Seat::S1 },
    Notice::MissionStarted { number: 3, seats: SeatSet::first(3) },
];

/// RES-2: the tiles are revealed, counted all at once, and kept by the seats they point at.
#[test]
fn res_2_tiles_are_kept_by_those_they_point_at() {
    let mut scene = most_for_seat_2().begin();
    scene.when(0, withdraw(Right));
    let count = [withdrew(0), SUCCEEDED, revealed(0, Right, 2), revealed(1, Left, 2), most(2)];
    scene.then(&[&count[..], &GOES_ON].concat());
    let state = scene.game().state();
    assert_eq!(state.own(s(0)).tiles, Tiles::of(&[Left]));
    assert_eq!(state.own(s(1)).tiles, Tiles::of(&[Left, Right]));
    assert_eq!(state.own(s(2)).tiles, Tiles::of(&[Right, Left]));
    assert!(state.table().seats.iter().all(|seat| !seat.tile_played));
}

/// RES-2: there is no limit to the tiles a seat keeps.
#[test]
fn res_2_no_limit_to_tiles() {
    let scene = Scene::new(3).trials(&[XMAS]).withdrawn(1, Some(Left)).withdrawn(2, Some(Left));
    let rest = [Left, Left, Left, Left, Right, Right, Right, Right, Right];
    let scene = scene.tiles(0, &[Right]).tiles(1, &[]).tiles(2, &rest);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.game().table().seat(s(2)).tiles, 11);
}

/// RES-2: single tiles point at the next seat, doubles at the one after it, in rings of four and five.
#[test]
fn res_2_where_the_tiles_point() {
    for (ring, tile, to) in
        [(4, Left, 1), (4, Right, 3), (4, DoubleLeft, 2), (4, DoubleRight, 2), (5, DoubleLeft, 2), (5, DoubleRight, 3)]
    {
        let scene = Scene::new(ring).trials(&[XMAS]).tiles(0, &[tile]);
        let mut scene = (1..ring).fold(scene, |scene, seat| scene.withdrawn(seat, None)).begin();
        scene.when(0, withdraw(tile));
        assert_eq!(scene.followed()[2..4], [revealed(0, tile, to), most(to)]);
    }
}

/// RES-2: a tie relieves nobody.
#[test]
fn res_2_a_tie_relieves_nobody() {
    let scene = Scene::new(3).trials(&[XMAS]).knocks(&[(1, Mute), (2, Fearful)]).charms_used(&[1, 2]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    let tie = [withdrew(0), SUCCEEDED, revealed(0, Left, 1), revealed(1, Left, 2), NOBODY];
    scene.then(&[&tie[..], &GOES_ON].concat());
}

/// RES-2: a tie at the top relieves nobody although a third seat got less.
#[test]
fn res_2_a_tie_at_the_top_is_a_tie() {
    let scene = Scene::new(5).trials(&[XMAS]).knocks(&[(1, Mute), (2, Fearful), (3, Wounded)]);
    let scene = scene.withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).withdrawn(3, Some(Right));
    // The box holds six left tiles.
    let scene = scene.tiles(1, &[Right]).tiles(2, &[Right]);
    let mut scene = scene.withdrawn(4, Some(DoubleLeft)).begin();
    scene.when(0, withdraw(Left));
    // Seats 1 and 2 get two each, seat 3 one.
    assert!(scene.followed().contains(&NOBODY));
    assert_eq!(scene.game().table().agenda, Agenda::Intensity);
}

/// RES-2: when nobody has played a tile nobody is relieved.
#[test]
fn res_2_no_tiles_no_relief() {
    let scene = Scene::new(3).trials(&[XMAS]).knocks(&[(0, Mute)]).tiles(0, &[]).charms_used(&[0]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw_bare());
    scene.then(&[&[withdrew_bare(0), SUCCEEDED, NOBODY][..], &GOES_ON].concat());
}

/// RES-2: after a success the seat may discard up to two own Hard Knocks, or fewer, or none.
#[test]
fn res_2_up_to_two_hard_knocks_after_a_success() {
    for gone in [&[Mute, Clumsy][..], &[Frenzied], &[]] {
        let mut scene = most_for_seat_2().knocks(&[(2, Mute), (2, Frenzied), (2, Clumsy)]).begin();
        scene.when(0, withdraw(Right));
        assert_eq!(scene.followed().last(), Some(&relief_asked(2, 2, false)));
        assert_eq!(scene.game().awaiting(), seats(&[2]));
        scene.when(2, relief(gone));
        let discards: Vec<Notice> = gone.iter().map(|&kind| discarded(2, kind)).collect();
        scene.then(&[&discards[..], &[relief_ended(2)], &GOES_ON].concat());
        assert!(gone.iter().all(|&kind| scene.game().table().discards.contains(knock(kind))));
    }
}

/// RES-2: or it recovers its charm instead.
#[test]
fn res_2_or_the_charm_instead() {
    let mut scene = most_for_seat_2().knocks(&[(2, Mute)]).charms_used(&[2]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed().last(), Some(&relief_asked(2, 2, true)));
    scene.when(2, Command::Relief(Relief::Charm));
    scene.then(&[&[Notice::CharmRecovered { seat: s(2) }, relief_ended(2)][..], &GOES_ON].concat());
    assert!(scene.game().table().seat(s(2)).charm_ready);
    assert_eq!(scene.game().table().knocks.len(), 1, "the Hard Knocks stay");
}

/// RES-2: a used charm alone is something to gain, and may be declined.
#[test]
fn res_2_a_charm_alone_is_asked_for() {
    let mut scene = most_for_seat_2().charms_used(&[2]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.legal(2), [relief(&[]), Command::Relief(Relief::Charm)]);
    scene.when(2, relief(&[]));
    assert!(!scene.game().table().seat(s(2)).charm_ready);
}

/// RES-2: a charm that is still face up is not offered.
#[test]
fn res_2_a_charm_face_up_is_not_offered() {
    let mut scene = most_for_seat_2().knocks(&[(2, Mute)]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed().last(), Some(&relief_asked(2, 2, false)));
    let refused = scene.refused(2, Command::Relief(Relief::Charm));
    assert_eq!(refused, because(Reason::CharmNotOffered, RuleId::Res2));
}

/// RES-2: nothing is asked when there is nothing to gain.
#[test]
fn res_2_nothing_to_gain_nothing_asked() {
    let mut scene = most_for_seat_2().knocks(&[(0, Mute)]).charms_used(&[0]).begin();
    scene.when(0, withdraw(Right));
    assert!(scene.followed().contains(&most(2)));
    assert_eq!(scene.game().table().agenda, Agenda::Intensity);
}

/// RES-2: only own Hard Knocks, no more than two, all on the table.
#[test]
fn res_2_only_own_hard_knocks_and_no_more() {
    let knocks = [(2, Mute), (2, Frenzied), (2, Clumsy), (0, Wounded)];
    let mut scene = most_for_seat_2().knocks(&knocks).begin();
    scene.when(0, withdraw(Right));
    let refused = scene.refused(2, relief(&[Mute, Frenzied, Clumsy]));
    assert_eq!(refused, because(Reason::TooManyKnocks, RuleId::Res2));
    for stray in [Wounded, Prideful] {
        assert_eq!(scene.refused(2, relief(&[stray])), because(Reason::NotWithinReach, RuleId::Res2));
    }
}

/// Two Nights in No Man's Land and a third in seat 0's hand; seats 1 and 3 of four have helped seat 2.
fn about_to_fail() -> Scene {
    let scene = Scene::new(4).no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]);
    scene.hand(0, &[pair(Night, Whistle)]).withdrawn(1, Some(Left)).withdrawn(3, Some(Right))
}

/// RES-2: after a failure only seats that had withdrawn have played a tile; they may relieve a seat that is in.
#[test]
fn res_2_after_a_failure_a_seat_still_in_may_be_relieved() {
    let mut scene = about_to_fail().knocks(&[(2, Mute), (2, Frenzied)]).charms_used(&[2]).begin();
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    let tiles = [revealed(1, Left, 2), revealed(3, Right, 2), most(2)];
    let fails = [threat(0, pair(Night, Whistle), Origin::Hand), failed(Night), shuffled(3)];
    scene.then(&[&fails[..], &tiles, &[relief_asked(2, 1, false)]].concat());
}

/// RES-2: after a failure it is one Hard Knock, and never the charm.
#[test]
fn res_2_after_a_failure_one_hard_knock_only() {
    let mut scene = about_to_fail().knocks(&[(2, Mute), (2, Frenzied)]).charms_used(&[2]).begin();
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    assert_eq!(scene.legal(2), [relief(&[]), relief(&[Mute]), relief(&[Frenzied])]);
    let refused = scene.refused(2, relief(&[Mute, Frenzied]));
    assert_eq!(refused, because(Reason::TooManyKnocks, RuleId::Res2));
    let refused = scene.refused(2, Command::Relief(Relief::Charm));
    assert_eq!(refused, because(Reason::CharmNotOffered, RuleId::Res2));
    scene.when(2, relief(&[Mute]));
    scene.then(&[discarded(2, Mute), relief_ended(2), dropped(3), leads(1), started(3, 4)]);
}

/// RES-2: after a failure a used charm alone is nothing to gain.
#[test]
fn res_2_after_a_failure_no_charm_is_asked_for() {
    let mut scene = about_to_fail().charms_used(&[2]).begin();
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    assert_eq!(scene.followed()[5..], [most(2), dropped(3), leads(1), started(3, 4)]);
}

/// RES-2: after a failure a seat that has withdrawn may be relieved as well.
#[test]
fn res_2_after_a_failure_a_withdrawn_seat_may_be_relieved() {
    let scene = Scene::new(3).no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]).knocks(&[(2, Mute)]);
    let mut scene = scene.hand(0, &[pair(Night, Whistle)]).withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    assert_eq!(scene.followed()[3..], [revealed(1, Left, 2), most(2), relief_asked(2, 1, false)]);
}
