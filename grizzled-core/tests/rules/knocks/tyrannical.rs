//! Tyrannical (HK-TYRANNICAL).

use super::last_of_three;
use crate::*;

/// HK-TYRANNICAL: when it is assigned its owner takes the Leader token; the Leader displaced gets no Speech.
#[test]
fn hk_tyrannical_takes_the_token_at_once() {
    let mut scene = Scene::new(3).turn(1).hand(1, &[knock(Tyrannical)]).supply(3).begin();
    scene.when(1, play_knock(Tyrannical));
    scene.then(&[assigned(1, Tyrannical, Origin::Hand), leader_taken(1), turn(2)]);
    let table = scene.game().table();
    assert_eq!((table.leader, table.speeches), (s(1), 3));
    assert!(table.seats.iter().all(|seat| seat.speeches == 0));
}

/// HK-TYRANNICAL: a Leader that gets it keeps the token; nothing is to be taken.
#[test]
fn hk_tyrannical_of_the_leader() {
    let mut scene = Scene::new(3).hand(0, &[knock(Tyrannical)]).begin();
    scene.when(0, play_knock(Tyrannical));
    scene.then(&[assigned(0, Tyrannical, Origin::Hand), turn(1)]);
}

/// HK-TYRANNICAL: in a given position without a named Leader, the owner of the youngest one leads.
#[test]
fn hk_tyrannical_leads_from_a_given_position() {
    let scene = Scene::new(3).knocks(&[(1, Mute), (2, Tyrannical)]).trials(&[XMAS]).preparation().led_by_rule().begin();
    assert_eq!(scene.game().table().leader, s(2));
    assert_eq!(scene.game().awaiting(), seats(&[2]));
}

/// HK-TYRANNICAL: RES-7 is skipped: the token stays and no Speech is handed out.
#[test]
fn hk_tyrannical_keeps_the_token() {
    let mut scene = last_of_three().knocks(&[(0, Tyrannical)]).trials(&[XMAS]).supply(3).begin();
    scene.when(0, withdraw_bare());
    scene.then(&[withdrew_bare(0), SUCCEEDED, NOBODY, dropped(3), started(3, 3)]);
    assert_eq!((scene.game().table().leader, scene.game().table().speeches), (s(0), 3));
    assert_eq!(scene.game().awaiting(), seats(&[0]));
}

/// HK-TYRANNICAL: after a failure too.
#[test]
fn hk_tyrannical_keeps_it_after_a_failure() {
    let third = pair(Night, Whistle);
    let scene = Scene::new(3).leader(1).turn(0).knocks(&[(1, Tyrannical)]).supply(3).hand(0, &[third]);
    let mut scene = scene.no_mans_land(&super::two_nights()).begin();
    scene.when_drawing(0, play(third), &as_they_lie(3));
    assert_eq!(scene.followed()[3..], [NOBODY, dropped(3), started(3, 3)]);
}

/// HK-TYRANNICAL: it stays in force while its owner is withdrawn.
#[test]
fn hk_tyrannical_acts_asleep() {
    let scene = last_of_three().leader(1).turn(0).knocks(&[(1, Tyrannical)]).trials(&[XMAS]).supply(3);
    let mut scene = scene.begin();
    scene.when(0, withdraw_bare());
    scene.then(&[withdrew_bare(0), SUCCEEDED, NOBODY, dropped(3), started(3, 3)]);
    assert_eq!(scene.game().table().leader, s(1));
}

/// HK-TYRANNICAL: turn order in the running Mission does not change.
#[test]
fn hk_tyrannical_turn_order_stays() {
    let mut scene = Scene::new(4).turn(2).hand(2, &[knock(Tyrannical)]).hand(3, &[XMAS]).begin();
    scene.when(2, play_knock(Tyrannical));
    assert_eq!(scene.followed().last(), Some(&turn(3)));
    scene.when(3, play(XMAS));
    assert_eq!(scene.game().awaiting(), seats(&[3]), "Merry Christmas is asked of its player");
    scene.when(3, no_gift());
    assert_eq!(scene.followed().last(), Some(&turn(0)));
}

/// HK-TYRANNICAL: what is asked of the Leader goes to the new one: the next intensity, deal and first turn.
#[test]
fn hk_tyrannical_the_new_leader_is_asked() {
    let scene = Scene::new(3).turn(2).hand(2, &[knock(Tyrannical)]).trials(&[0, 1, 2].map(card));
    let mut scene = scene.withdrawn(0, None).withdrawn(1, None).tiles(2, &[]).begin();
    scene.when(2, play_knock(Tyrannical));
    scene.when(2, withdraw_bare());
    assert_eq!(scene.game().awaiting(), seats(&[2]));
    scene.when(2, Command::Intensity(1));
    scene.then(&[intensity(2, 1), dealt(2), dealt(0), dealt(1), turn(2)]);
}

/// HK-TYRANNICAL: when the card goes its owner stays Leader until the next RES-7, which runs as usual.
#[test]
fn hk_tyrannical_when_the_card_goes() {
    let scene = last_of_three().leader(1).turn(0).knocks(&[(1, Tyrannical)]).hand(0, &[XMAS]);
    let mut scene = scene.trials(&[card(0)]).supply(1).begin();
    scene.when(0, play(XMAS));
    scene.when(0, gift(Tyrannical));
    assert_eq!(scene.game().table().leader, s(1));
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed()[3..], [dropped(3), leads(2), takes_speech(1), started(3, 3)]);
}

/// HK-TYRANNICAL: so it is when relief removed the card a moment before.
#[test]
fn hk_tyrannical_removed_by_relief() {
    let scene = Scene::new(3).leader(2).turn(0).knocks(&[(2, Tyrannical)]).trials(&[XMAS]).supply(1);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, withdraw(Right));
    scene.when(2, relief(&[Tyrannical]));
    let usual = [dropped(3), leads(0), takes_speech(2), started(3, 3)];
    scene.then(&[&[discarded(2, Tyrannical), relief_ended(2)], &usual[..]].concat());
}
