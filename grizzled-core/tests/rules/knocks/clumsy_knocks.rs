//! Clumsy (HK-CLUMSY): what it draws when that is a Hard Knock.

use crate::*;

/// Seat 0 of three is Clumsy, withdraws with a left tile and draws this Hard Knock.
fn draws(kind: HardKnock) -> Scene {
    let mut scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[knock(kind), XMAS]).begin();
    scene.when(0, withdraw(Left));
    scene
}

/// What a seat draws as the last to withdraw: what follows once the card has been assigned.
fn draws_last(kind: HardKnock) -> Vec<Notice> {
    let scene = Scene::new(3).leader(2).turn(0).knocks(&[(0, Clumsy)]).trials(&[knock(kind), XMAS]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[..2], [withdrew(0), assigned(0, kind, Origin::Clumsy)]);
    scene.followed()[2..].to_vec()
}

/// HK-CLUMSY: a Hard Knock is assigned to its owner, as the youngest.
#[test]
fn hk_clumsy_a_hard_knock_is_assigned() {
    let scene = draws(Mute);
    scene.then(&[withdrew(0), assigned(0, Mute, Origin::Clumsy), turn(1)]);
    assert_eq!(scene.game().table().knocks.of(s(0)).collect::<Vec<_>>(), [Clumsy, Mute].map(knock));
}

/// HK-CLUMSY, HK-1: a Trauma is asleep at once, and so are Fragile and the others that sleep.
#[test]
fn hk_clumsy_what_sleeps_is_assigned_asleep() {
    assert_eq!(draws(TraumaOfNight).game().table().active.get(Night), 0);
    assert_eq!(draws(PhobiaOfShell).game().table().active.get(Shell), 0);
    let scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[knock(Fragile), XMAS]).hand(1, &[card(0)]);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    assert!(can_withdraw(&scene, 1));
}

/// HK-CLUMSY: a Trauma asleep does not fail the Mission with two of its threat in No Man's Land.
#[test]
fn hk_clumsy_a_trauma_asleep_fails_nothing() {
    let scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[knock(TraumaOfNight), XMAS]);
    let mut scene = scene.no_mans_land(&super::two_nights()).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), assigned(0, TraumaOfNight, Origin::Clumsy), turn(1)]);
}

/// HK-CLUMSY: Tyrannical takes the Leader token at once, and keeps it at the end.
#[test]
fn hk_clumsy_tyrannical_takes_the_token_at_once() {
    let kept = [leader_taken(0), SUCCEEDED, revealed(0, Left, 1), most(1), dropped(3), started(3, 3)];
    assert_eq!(draws_last(Tyrannical), kept);
}

/// HK-CLUMSY: Selfish claims the tile just played.
#[test]
fn hk_clumsy_selfish_claims_the_tile_just_played() {
    let claimed = [SUCCEEDED, revealed(0, Left, 0), most(0), relief_asked(0, 2, false)];
    assert_eq!(draws_last(Selfish), claimed);
}

/// HK-CLUMSY: Demoralized counts in this drop.
#[test]
fn hk_clumsy_demoralized_counts_in_this_drop() {
    let deeper = [SUCCEEDED, revealed(0, Left, 1), most(1), dropped(4), leads(0), started(3, 3)];
    assert_eq!(draws_last(Demoralized), deeper);
}

/// HK-CLUMSY: Wounded counts in this Mission's test of four.
#[test]
fn hk_clumsy_wounded_counts_at_this_end() {
    let scene = Scene::new(3).knocks(&[(0, Clumsy), (0, Mute)]).trials(&[knock(Wounded)]).tiles(0, &[]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw_bare());
    assert_eq!(scene.followed().last(), Some(&ended(Outcome::TooManyKnocks)));
}

/// HK-CLUMSY: Frenzied acts in the next Preparation.
#[test]
fn hk_clumsy_frenzied_acts_in_the_next_preparation() {
    let scene = Scene::new(3).knocks(&[(0, Clumsy)]).trials(&[knock(Frenzied), card(0)]).tiles(0, &[]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, withdraw_bare());
    // One card is left of the pile and three have come from Morale: the deal takes three of the four.
    scene.when(1, Command::Intensity(1));
    let ends = [intensity(1, 1), dealt(1), dealt(2), dealt(0), drawn(0, Frenzied), turn(1)];
    scene.then(&ends);
}

/// HK-CLUMSY: a Panicked or Absent-minded drawn does not touch this withdrawal.
#[test]
fn hk_clumsy_panicked_and_absent_minded_come_too_late() {
    for kind in [Panicked, AbsentMinded] {
        let scene = draws(kind);
        scene.then(&[withdrew(0), assigned(0, kind, Origin::Clumsy), turn(1)]);
        let own = scene.game().state().own(s(0));
        assert_eq!((own.tile, own.tiles), (Some(Left), Tiles::of(&[Right])));
    }
}

/// HK-CLUMSY: nor does a second Clumsy: it draws from the next withdrawal on.
#[test]
fn hk_clumsy_a_second_clumsy_comes_too_late() {
    let mut deck = vec![Face::HardKnock(Clumsy); 2];
    deck.extend((0..8).map(|_| threat_face(&[Whistle])));
    let rules = Scenario { deck: &deck, trials: 3, ..Scenario::base(3) }.rules().expect("a deck with copies");
    let scene = Scene::with(rules).knock_cards(&[(0, card(0))]).trials(&[1, 2, 3].map(card));
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    let second = Notice::KnockAssigned { seat: s(0), card: card(1), from: Origin::Clumsy };
    scene.then(&[withdrew(0), second, turn(1)]);
    assert_eq!(scene.game().table().trials, 2);
}
