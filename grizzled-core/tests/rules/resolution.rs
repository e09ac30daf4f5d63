//! Section 6: the resolution of a Mission, the relief apart (RES-1, RES-3 to RES-7).

use crate::*;

/// Seats 1 and 2 of three have withdrawn and played no tile: seat 0's withdrawal ends the Mission.
fn last_of_three() -> Scene {
    Scene::new(3).withdrawn(1, None).withdrawn(2, None).tiles(0, &[])
}

/// What follows from such a withdrawal up to the counting.
const SUCCESS: [Notice; 3] = [Notice::Withdrew { seat: Seat::S0, played: false, drawn: false }, SUCCEEDED, NOBODY];

fn ends_with(scene: &mut Scene, rest: &[Notice]) {
    scene.when(0, withdraw_bare());
    scene.then(&[&SUCCESS[..], rest].concat());
}

/// Two Nights in No Man's Land, and a third in seat 0's hand that fails the Mission.
fn about_to_fail(players: u8) -> Scene {
    let land = [pair(Night, Mask), pair(Night, Shell)];
    Scene::new(players).no_mans_land(&land).hand(0, &[pair(Night, Whistle)])
}

fn fail(scene: &mut Scene, trials: u32) -> Vec<Notice> {
    scene.when_drawing(0, play(pair(Night, Whistle)), &as_they_lie(trials));
    let followed = scene.followed();
    assert_eq!(followed[1..3], [failed(Night), shuffled(trials as u8)]);
    followed[3..].to_vec()
}

/// RES-1: after a success the cards of No Man's Land are discarded.
#[test]
fn res_1_success_discards_no_mans_land() {
    let land = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = last_of_three().no_mans_land(&land).trials(&[XMAS]).morale(9).begin();
    let before = scene.game().table().discards;
    scene.when(0, withdraw_bare());
    let table = scene.game().table();
    assert_eq!((table.no_mans_land, table.discards), (CardSet::EMPTY, before.union(cards(&land))));
    assert_eq!(table.active.to_array(), [0; 6]);
}

/// RES-1: after a failure they are shuffled into the Trials pile, the whole pile with them.
#[test]
fn res_1_failure_shuffles_the_whole_pile() {
    let trials = [pair(Rain, Mask), pair(Snow, Mask)];
    let mut scene = about_to_fail(3).trials(&trials).begin();
    // The bottom of the pile changes places with the top of what lies on it: 5 cards, 4 draws.
    scene.when_drawing(0, play(pair(Night, Whistle)), &[0, 3, 2, 1]);
    assert_eq!(scene.followed()[1..3], [failed(Night), shuffled(5)]);
    let pile = [pair(Night, Whistle), trials[0], pair(Night, Mask), pair(Night, Shell), trials[1]];
    let now = scene.game().state().decks().trials();
    assert_eq!(now.iter().take(5).collect::<Vec<_>>(), pile, "below what the morale drop laid on top");
    assert!(scene.game().table().no_mans_land.is_empty());
}

/// RES-1: Hard Knocks, hands and discards are not shuffled in.
#[test]
fn res_1_failure_leaves_knocks_and_hands() {
    let mut scene = about_to_fail(3).knocks(&[(1, Mute)]).hand(1, &[XMAS]).begin();
    fail(&mut scene, 3);
    let table = scene.game().table();
    assert_eq!(table.knocks.owner(knock(Mute)), Some(s(1)));
    assert_eq!(scene.game().state().own(s(1)).hand, cards(&[XMAS]));
}

/// RES-3: four Hard Knocks on one seat lose the game, after a success as after a failure.
#[test]
fn res_3_four_hard_knocks_lose() {
    let four = [(1, Mute), (1, Frenzied), (1, Fearful), (1, Prideful)];
    let mut scene = last_of_three().knocks(&four).trials(&[XMAS]).begin();
    ends_with(&mut scene, &[ended(Outcome::TooManyKnocks)]);
    assert_eq!(scene.game().outcome(), Some(Outcome::TooManyKnocks));
    let mut scene = about_to_fail(3).knocks(&four).begin();
    assert_eq!(fail(&mut scene, 3), [NOBODY, ended(Outcome::TooManyKnocks)]);
}

/// RES-3: three on each seat do not.
#[test]
fn res_3_three_hard_knocks_do_not() {
    let threes = [(0, Mute), (0, Frenzied), (0, Fearful), (1, Prideful), (1, Selfish), (1, Panicked)];
    let mut scene = last_of_three().knocks(&threes).trials(&[XMAS]).begin();
    ends_with(&mut scene, &[dropped(3), leads(1), started(3, 3)]);
}

/// RES-3: Wounded counts as two, so that three cards are enough.
#[test]
fn res_3_wounded_counts_twice() {
    let mut scene = last_of_three().knocks(&[(2, Wounded), (2, Mute), (2, Fearful)]).trials(&[XMAS]).begin();
    ends_with(&mut scene, &[ended(Outcome::TooManyKnocks)]);
}

/// RES-3: four Hard Knocks during the Mission are not yet defeat; relief or Christmas may still come.
#[test]
fn res_3_only_at_the_end_of_the_mission() {
    let scene = Scene::new(3).hand(0, &[knock(Mute), pair(Night, Mask)]);
    let mut scene = scene.knocks(&[(0, Clumsy), (0, Frenzied), (0, Selfish)]).begin();
    scene.when(0, play_knock(Mute));
    scene.then(&[assigned(0, Mute, Origin::Hand), turn(1)]);
    assert_eq!(scene.game().outcome(), None);
}

/// RES-3: it is tested after the relief, which can save the seat.
#[test]
fn res_3_relief_comes_before() {
    let scene = Scene::new(3).knocks(&[(2, Clumsy), (2, Frenzied), (2, Mute), (2, Fearful)]).trials(&[XMAS]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
    scene.when(0, withdraw(Right));
    scene.when(2, relief(&[Mute]));
    let saved = [discarded(2, Mute), relief_ended(2), dropped(3), leads(1), started(3, 3)];
    scene.then(&saved);
}

/// RES-4: after a success with the Trials pile and all hands empty the game is won.
#[test]
fn res_4_victory() {
    let mut scene = last_of_three().begin();
    ends_with(&mut scene, &[ended(Outcome::Victory)]);
    assert!(scene.game().awaiting().is_empty());
}

/// RES-4: a single card in the pile or in a hand, and it goes on.
#[test]
fn res_4_not_with_a_card_left() {
    let mut scene = last_of_three().trials(&[XMAS]).begin();
    ends_with(&mut scene, &[dropped(3), leads(1), started(3, 3)]);
    let mut scene = last_of_three().hand(2, &[XMAS]).begin();
    ends_with(&mut scene, &[dropped(3), leads(1), started(3, 3)]);
}

/// RES-4: victory needs a success: a failure that empties everything is none.
#[test]
fn res_4_not_after_a_failure() {
    // Copies fail the Mission by Hard Knocks alone, so that no card returns to the pile.
    let mut deck = vec![Face::HardKnock(TraumaOfNight); 3];
    deck.extend((0..6).map(|_| threat_face(&[Whistle])));
    let rules = Scenario { deck: &deck, trials: 3, ..Scenario::base(3) }.rules().expect("a deck with copies");
    let scene = Scene::with(rules).knock_cards(&[(0, card(0)), (1, card(1))]).hand(0, &[card(2)]);
    let mut scene = scene.begin();
    scene.when(0, play(card(2)));
    let knock = Notice::KnockAssigned { seat: s(0), card: card(2), from: Origin::Hand };
    scene.then(&[knock, failed(Night), shuffled(0), NOBODY, dropped(3), leads(1), started(3, 3)]);
}

/// RES-3, RES-4: defeat by Hard Knocks comes before victory.
#[test]
fn res_4_defeat_by_knocks_comes_first() {
    let mut scene = last_of_three().knocks(&[(1, Wounded), (1, Mute), (1, Fearful)]).begin();
    ends_with(&mut scene, &[ended(Outcome::TooManyKnocks)]);
}

/// RES-4: victory comes before the morale drop, so that the last cards of Morale do not matter.
#[test]
fn res_4_victory_comes_before_the_drop() {
    let mut scene = last_of_three().morale(1).begin();
    ends_with(&mut scene, &[ended(Outcome::Victory)]);
    assert_eq!(scene.game().table().morale, 1);
}

/// RES-5: the drop is as many cards as the hands hold, and three at least.
#[test]
fn res_5_the_cards_in_hands_and_three_at_least() {
    let held: Vec<CardId> = (0..9).map(card).collect();
    for (count, drop) in [(0, 3), (2, 3), (3, 3), (4, 4), (9, 9)] {
        let (one, other) = held[..count].split_at(count / 2);
        let mut scene = last_of_three().trials(&[XMAS]).hand(1, one).hand(2, other).begin();
        ends_with(&mut scene, &[dropped(drop), leads(1), started(3, 3)]);
    }
}

/// RES-5: after a failure the hands of all seats count, of those in the Mission and of those out of it.
#[test]
fn res_5_after_a_failure_all_hands_count() {
    let (one, other) = ([card(30), card(31)], [card(32), card(33), card(34)]);
    let mut scene = about_to_fail(3).hand(1, &one).hand(2, &other).withdrawn(2, None).begin();
    assert_eq!(fail(&mut scene, 3), [NOBODY, dropped(5), leads(1), started(3, 3)]);
}

/// RES-5: the cards go one at a time from the top of Morale to the top of Trials: the order turns round.
#[test]
fn res_5_one_at_a_time_from_top_to_top() {
    let mut scene = last_of_three().trials(&[pair(Night, Mask)]).begin();
    let morale: Vec<CardId> = scene.game().state().decks().morale().iter().collect();
    let [.., third, second, top] = morale[..] else { panic!("Morale has three cards") };
    assert_eq!(top, XMAS);
    ends_with(&mut scene, &[dropped(3), leads(1), started(3, 3)]);
    let decks = scene.game().state().decks();
    assert_eq!(decks.trials().iter().collect::<Vec<_>>(), [pair(Night, Mask), top, second, third]);
    assert_eq!(decks.morale().iter().collect::<Vec<_>>(), morale[..morale.len() - 3]);
}

/// RES-5, RES-6: if too few cards remain, all go, and the game is lost.
#[test]
fn res_5_too_few_all_go() {
    for morale in [1, 2] {
        let mut scene = last_of_three().trials(&[XMAS]).morale(morale).begin();
        ends_with(&mut scene, &[dropped(morale as u8), ended(Outcome::MoraleLost)]);
        assert_eq!((scene.game().table().trials, scene.game().table().morale), (1 + morale as u8, 0));
    }
}

/// RES-6: an empty Morale reserve is defeat; with one card left the game goes on.
#[test]
fn res_6_an_empty_reserve_is_defeat() {
    let mut scene = last_of_three().trials(&[XMAS]).morale(3).begin();
    ends_with(&mut scene, &[dropped(3), ended(Outcome::MoraleLost)]);
    let mut scene = last_of_three().trials(&[XMAS]).morale(4).begin();
    ends_with(&mut scene, &[dropped(3), leads(1), started(3, 3)]);
    assert_eq!(scene.game().table().morale, 1);
}

/// RES-6: after a failure as well.
#[test]
fn res_6_after_a_failure_too() {
    let mut scene = about_to_fail(3).morale(3).begin();
    assert_eq!(fail(&mut scene, 3), [NOBODY, dropped(3), ended(Outcome::MoraleLost)]);
}

/// RES-7: the Leader token passes left; the former Leader takes a Speech token.
#[test]
fn res_7_the_token_passes_left() {
    for (leader, next) in [(0, 1), (1, 2), (2, 0)] {
        let mut scene = last_of_three().leader(leader).turn(0).trials(&[XMAS]).supply(2).begin();
        ends_with(&mut scene, &[dropped(3), leads(next), takes_speech(leader), started(3, 3)]);
        let table = scene.game().table();
        assert_eq!((table.leader, table.speeches, table.seat(s(leader)).speeches), (s(next), 1, 1));
        assert_eq!(scene.game().awaiting(), seats(&[next]));
    }
}

/// RES-7: with no Speech token left in the supply none is taken.
#[test]
fn res_7_no_token_from_an_empty_supply() {
    let mut scene = last_of_three().trials(&[XMAS]).speeches(0, 1).begin();
    ends_with(&mut scene, &[dropped(3), leads(1), started(3, 3)]);
    assert_eq!(scene.game().table().seat(s(0)).speeches, 1);
}

/// RES-7: after a failure too.
#[test]
fn res_7_after_a_failure_too() {
    let mut scene = about_to_fail(4).supply(1).begin();
    assert_eq!(fail(&mut scene, 3), [NOBODY, dropped(3), leads(1), takes_speech(0), started(3, 4)]);
}
