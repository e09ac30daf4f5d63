//! Section 9: relief, the morale drop and the hand limit of *Armistice* (ARM-3).

use super::*;

const RECOVERED: Notice = Notice::CharmRecovered { seat: Seat::S2 };

/// Seat 2 of three gets two tiles once seat 0 plays its right tile: it has the most.
fn most_for_seat_2() -> Scene {
    quiet().trials(&[single(Night)]).withdrawn(1, Some(Left)).withdrawn(2, None)
}

/// Two Nights in No Man's Land and a third in seat 0's hand; seats 1 and 3 of four have helped seat 2.
fn about_to_fail() -> Scene {
    let scene = Scene::with(rules_for(4, &Roster::EMPTY)).no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]);
    scene.hand(0, &[pair(Night, Whistle)]).withdrawn(1, Some(Left)).withdrawn(3, Some(Right))
}

/// Seat 0 is the last of three and withdraws without a tile, with these cards in hand.
fn withdraws_last(scene: Scene, hand: &[CardId]) -> Scene {
    let scene = scene.trials(&[single(Night)]).withdrawn(1, None).withdrawn(2, None).tiles(0, &[]).hand(0, hand);
    let mut scene = scene.begin();
    scene.when(0, withdraw_bare());
    scene
}

/// So many base Threats.
fn threats(count: u8) -> Vec<CardId> {
    (0..count).map(card).collect()
}

/// The cards of the morale drop that followed.
fn drop_of(scene: &Scene) -> u8 {
    let drop = |notice: &Notice| if let Notice::MoraleDropped { cards } = *notice { Some(cards) } else { None };
    scene.followed().iter().find_map(drop).expect("Morale drops")
}

/// ARM-3, RES-2: after a success up to two Hard Knocks, and the charm besides, without asking.
#[test]
fn arm_3_two_hard_knocks_and_the_charm() {
    let scene = most_for_seat_2().knocks(&[(2, Mute), (2, Frenzied), (2, Clumsy)]).charms_used(&[2]);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Right));
    let asked = relief_asked(2, 2, false);
    assert_eq!(scene.followed()[4..], [most(2), RECOVERED, asked]);
    assert!(scene.game().table().seat(s(2)).charm_ready);
    assert_eq!(scene.refused(2, Command::Relief(Relief::Charm)), because(Reason::CharmNotOffered, RuleId::Res2));
    let refused = scene.refused(2, relief(&[Mute, Frenzied, Clumsy]));
    assert_eq!(refused, because(Reason::TooManyKnocks, RuleId::Res2));
    scene.when(2, relief(&[Mute, Clumsy]));
    assert_eq!(scene.followed()[..3], [discarded(2, Mute), discarded(2, Clumsy), relief_ended(2)]);
}

/// ARM-3, RES-2: after a failure one Hard Knock, and the charm besides.
#[test]
fn arm_3_after_a_failure_one_and_the_charm() {
    let mut scene = about_to_fail().knocks(&[(2, Mute), (2, Frenzied)]).charms_used(&[2]).begin();
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    assert_eq!(scene.followed()[5..], [most(2), RECOVERED, relief_asked(2, 1, false)]);
    assert_eq!(scene.legal(2), [relief(&[]), relief(&[Mute]), relief(&[Frenzied])]);
}

/// ARM-3, RES-2: with the charm alone to gain nothing is asked: it is recovered and the Mission's end goes on.
#[test]
fn arm_3_the_charm_alone_is_not_asked_for() {
    let mut scene = most_for_seat_2().charms_used(&[2]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed()[4..7], [most(2), RECOVERED, dropped(3)]);
    let mut failing = about_to_fail().charms_used(&[2]).begin();
    failing.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(3));
    assert_eq!(failing.followed()[5..8], [most(2), RECOVERED, dropped(3)]);
}

/// ARM-3, RES-2: a charm still face up is not recovered; a tie relieves nobody, nor does it recover a charm.
#[test]
fn arm_3_no_charm_to_recover() {
    let mut scene = most_for_seat_2().knocks(&[(2, Mute)]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed()[4..], [most(2), relief_asked(2, 2, false)]);
    let mut tie = most_for_seat_2().charms_used(&[1, 2]).begin();
    tie.when(0, withdraw(Left));
    assert!(came(&tie, NOBODY) && !tie.game().table().seat(s(2)).charm_ready);
}

/// ARM-3, RES-5: the drop is the cards in hands, at least three and at most six.
#[test]
fn arm_3_the_drop_is_three_to_six() {
    for (in_hands, cards) in [(0, 3), (3, 3), (4, 4), (6, 6), (7, 6), (12, 6)] {
        assert_eq!(drop_of(&withdraws_last(quiet(), &threats(in_hands))), cards, "{in_hands} cards in hands");
    }
}

/// ARM-3, RES-5: in Duo it is at most seven.
#[test]
fn arm_3_in_duo_at_most_seven() {
    let deck = deck();
    let game = Scenario { help: HelpPlan::Given, ..Scenario::armistice(4, &deck, &Roster::EMPTY) }.duo();
    for (in_hands, cards) in [(2, 3), (6, 6), (7, 7), (8, 7), (12, 7)] {
        let scene = Scene::with(game.rules().unwrap()).withdrawn(3, None);
        assert_eq!(drop_of(&withdraws_last(scene, &threats(in_hands))), cards, "{in_hands} cards in hands");
    }
}

/// ARM-3, RES-5: Demoralized adds its card after the cap.
#[test]
fn arm_3_demoralized_comes_after_the_cap() {
    for (in_hands, cards) in [(0, 4), (6, 7), (9, 7)] {
        let scene = quiet().knocks(&[(1, Demoralized)]);
        assert_eq!(drop_of(&withdraws_last(scene, &threats(in_hands))), cards, "{in_hands} cards in hands");
    }
}

/// ARM-3, RES-6: with 13 cards in the hands together the game is lost, after the drop; with 12 it goes on.
#[test]
fn arm_3_thirteen_cards_in_hands_lose() {
    let scene = withdraws_last(quiet(), &threats(12));
    assert_eq!((scene.game().outcome(), scene.game().table().agenda), (None, Agenda::Intensity));
    let scene = withdraws_last(quiet().hand(1, &[card(20)]), &threats(12));
    assert_eq!(scene.followed()[3..], [dropped(6), ended(Outcome::TooManyCards)]);
}

/// ARM-3, RES-6: the hands are counted only then: five seats dealt three cards hold 15, and play.
#[test]
fn arm_3_fifteen_cards_dealt_are_no_defeat() {
    let pile: Vec<CardId> = (0..16).map(card).collect();
    let mut scene = Scene::with(rules_for(5, &Roster::EMPTY)).trials(&pile).preparation().begin();
    scene.when(0, Command::Intensity(3));
    assert_eq!((scene.game().table().cards_in_hands(), scene.game().outcome()), (15, None));
    scene.when(0, withdraw(Left));
    assert_eq!(scene.game().outcome(), None);
}

/// ARM-3, RES-6: after a failure the hands are counted as well; an emptied reserve is reported first.
#[test]
fn arm_3_the_reserve_before_the_hands() {
    let scene = about_to_fail().hand(1, &threats(13)).no_mans_land(&[single(Night), lucky(Night)]);
    let mut scene = scene.hand(0, &[pair(Night, Rain)]).begin();
    scene.when_drawing(0, play(pair(Night, Rain)), &as_they_lie(3));
    assert_eq!(scene.followed().last(), Some(&ended(Outcome::TooManyCards)));

    let scene = withdraws_last(quiet().morale(6), &threats(13));
    assert_eq!(scene.followed()[3..], [dropped(6), ended(Outcome::MoraleLost)]);
}
