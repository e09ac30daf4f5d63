//! Section 11: how a Recruit arrives, and its hand (REC-1, REC-2).

use super::kit::*;
use super::*;

fn some_cards() -> [CardId; 6] {
    [
        pair(Night, Mask),
        pair(Rain, Shell),
        pair(Snow, Whistle),
        pair(Night, Shell),
        pair(Rain, Whistle),
        pair(Snow, Mask),
    ]
}

/// REC-1: after the deal a Recruit arrives: between the Leader and the seat to the Leader's right.
#[test]
fn rec_1_a_recruit_arrives_after_the_deal() {
    let trials = some_cards();
    let mut scene = recruits_in_the_deck(3, &[recruit(2, 1)]).trials(&trials).begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    let dealt = [intensity(0, 1), dealt(0), dealt(1), dealt(2)];
    let comes = [arrived(0, 2, 1), recruit_drew(trials[3]), recruit_drew(trials[4]), turn(0)];
    scene.then(&[dealt, comes].concat());
    let table = *scene.game().table();
    assert_eq!((table.recruits.left, table.recruits.turned_up, tokens(&scene)), (0, None, 1));
}

/// REC-1, PREP-4: Frenzied draws before the Recruit does.
#[test]
fn rec_1_it_arrives_when_frenzied_has_drawn() {
    let trials = some_cards();
    let scene = recruits_in_the_deck(3, &[recruit(1, 0)]).trials(&trials).knocks(&[(1, Frenzied)]);
    let mut scene = scene.begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    let draws = [drawn(1, Frenzied), drawn(1, Frenzied), arrived(0, 2, 0), recruit_drew(trials[5]), turn(0)];
    assert_eq!(scene.followed()[4..], draws);
}

/// REC-1: it stands to the Leader's right, whoever leads.
#[test]
fn rec_1_it_stands_to_the_right_of_the_leader() {
    for (leader, after) in [(0, 3), (1, 0), (2, 1), (3, 2)] {
        let cards = some_cards();
        let mut scene = recruits_in_the_deck(4, &[recruit(1, 0)]).leader(leader).trials(&cards).begin();
        scene.when_drawing(leader, Command::Intensity(1), &[0]);
        assert_eq!(scene.game().table().recruits.in_play.map(|recruit| recruit.after), Some(s(after)));
    }
}

/// REC-1: which Recruit lies on top nobody knows: each of the deck is as likely.
#[test]
fn rec_1_the_top_recruit_is_any_of_the_deck() {
    for top in 0..3 {
        let deck = [recruit(1, 0), recruit(1, 1), recruit(1, 2)];
        let mut scene = recruits_in_the_deck(3, &deck).trials(&some_cards()).begin();
        scene.when_drawing(0, Command::Intensity(1), &[top.into()]);
        assert!(came(&scene, arrived(top, 2, top)));
        assert_eq!(scene.game().table().recruits.left, 2);
    }
}

/// REC-1: none arrives while one is in play.
#[test]
fn rec_1_none_arrives_beside_another() {
    let cards = some_cards();
    let scene = recruits_for(3, &[recruit(1, 0), recruit(1, 0)]).recruit(r(0), 1, 2, &cards[5..]);
    let mut scene = scene.recruit_deck(&[r(1)]).trials(&cards[..5]).preparation().begin();
    scene.when(0, Command::Intensity(1));
    scene.then(&[intensity(0, 1), dealt(0), dealt(1), dealt(2), turn(0)]);
    let table = *scene.game().table();
    assert_eq!((table.recruits.in_play.map(|recruit| recruit.recruit), table.recruits.left), (Some(r(0)), 1));
}

/// REC-1: none arrives from an empty deck.
#[test]
fn rec_1_none_arrives_from_an_empty_deck() {
    let mut scene = recruits_for(3, &[recruit(1, 0)]).trials(&some_cards()).preparation().begin();
    scene.when(0, Command::Intensity(1));
    scene.then(&[intensity(0, 1), dealt(0), dealt(1), dealt(2), turn(0)]);
}

/// REC-1: where Trials cannot fill its hand it is turned up, stays on top, and all know it.
#[test]
fn rec_1_one_that_cannot_come_is_turned_up_for_all() {
    let cards = some_cards();
    let mut scene = recruits_in_the_deck(3, &[recruit(2, 0), recruit(1, 0)]).trials(&cards[..4]).begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    scene.then(&[intensity(0, 1), dealt(0), dealt(1), dealt(2), turned_up(0), turn(0)]);
    let game = scene.game();
    let seen = [game.view(s(1)).expect("a player's view").table, game.spectator_view().table];
    for table in seen {
        assert_eq!((table.recruits.turned_up, table.recruits.left), (Some(r(0)), 2));
        assert_eq!((table.recruits.in_play, table.trials), (None, 1));
    }
}

/// REC-1: with no card left even the smallest hand cannot be filled.
#[test]
fn rec_1_an_empty_pile_fills_no_hand() {
    let mut scene = recruits_in_the_deck(3, &[recruit(1, 0)]).trials(&some_cards()[..3]).begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    assert_eq!(scene.followed()[4..], [turned_up(0), turn(0)]);
}

/// REC-1: exactly enough cards are enough.
#[test]
fn rec_1_exactly_its_hand_is_enough() {
    let mut scene = recruits_in_the_deck(3, &[recruit(3, 0)]).trials(&some_cards()).begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    assert!(came(&scene, arrived(0, 2, 0)));
    assert_eq!(scene.game().table().trials, 0);
}

/// REC-1: the one that stayed on top is tested again next time, and no other before it.
#[test]
fn rec_1_the_one_turned_up_comes_first_later() {
    let cards = some_cards();
    let scene = recruits_in_the_deck(3, &[recruit(2, 0), recruit(1, 0)]).trials(&cards[..4]);
    let mut scene = scene.knocks(&[(0, Demoralized)]).begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    for seat in 0..3 {
        scene.when(seat, withdraw(Left));
    }
    // Four cards came from Morale to the one that was left; three of them are dealt.
    scene.when(1, Command::Intensity(1));
    assert_eq!(scene.followed()[..5], [intensity(1, 1), dealt(1), dealt(2), dealt(0), arrived(0, 0, 0)]);
    let table = *scene.game().table();
    assert_eq!((table.recruits.turned_up, table.recruits.left), (None, 1));
}

/// REC-1: in its first Mission it acts last, after the seat to the Leader's right.
#[test]
fn rec_1_it_acts_last_in_its_first_mission() {
    let trials = [&some_cards()[..5], &[pair(Rain, Mask)]].concat();
    let mut scene = recruits_in_the_deck(4, &[recruit(1, 0)]).leader(2).trials(&trials).begin();
    scene.when_drawing(2, Command::Intensity(1), &[0]);
    for (seat, next) in [(2, 3), (3, 0), (0, 1)] {
        scene.when(seat, withdraw(Left));
        assert_eq!(scene.followed().last(), Some(&turn(next)));
    }
    scene.when(1, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(2)));
}

/// REC-1: the place stays when another leads in its first Mission: it still acts last, and the new Leader is asked.
#[test]
fn rec_1_it_acts_last_also_when_the_leader_changes() {
    let trials = [pair(Night, Mask), knock(Tyrannical), pair(Rain, Shell), pair(Snow, Whistle)];
    let mut scene = recruits_in_the_deck(3, &[recruit(1, 0)]).trials(&trials).begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    scene.when(0, withdraw(Left));
    scene.when(1, play_knock(Tyrannical));
    scene.then(&[assigned(1, Tyrannical, Origin::Hand), leader_taken(1), turn(2)]);
    scene.when(2, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(1)));
}

/// REC-1: in later Missions it acts where it stands, not last.
#[test]
fn rec_1_it_stays_where_it_stands() {
    let scene = recruits_for(4, &[recruit(2, 0)]).leader(3).recruit(r(0), 0, 0, &some_cards()[..2]);
    let mut scene = scene.begin();
    scene.when(3, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&turn(0)));
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(3)));
    scene.when(3, Command::RecruitWithdraw);
    assert_eq!(scene.followed().last(), Some(&turn(1)));
}

/// REC-1: it stands there also when the seat before it has withdrawn.
#[test]
fn rec_1_it_acts_though_the_seat_before_it_has_withdrawn() {
    let scene = recruits_for(4, &[recruit(2, 0)]).leader(3).recruit(r(0), 1, 0, &some_cards()[..2]);
    let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(0, Some(Right)).begin();
    scene.when(3, withdraw(Left));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(3)));
    scene.when(3, Command::RecruitWithdraw);
    assert_eq!(scene.followed().last(), Some(&turn(2)));
}

/// REC-1: and when both seats beside it have: it acts once each round.
#[test]
fn rec_1_it_acts_once_each_round() {
    let hand = some_cards();
    let scene = recruits_for(3, &[recruit(2, 0)]).turn(1).recruit(r(0), 2, 0, &hand[..2]).hand(1, &hand[4..6]);
    let mut scene = scene.leader(1).withdrawn(0, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(1, play(hand[4]));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(1)));
    scene.when(1, Command::RecruitPlay(hand[0]));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    scene.when(1, play(hand[5]));
    assert_eq!(scene.followed().last(), Some(&recruit_turn(1)));
}

/// REC-2: its hand lies face up: everybody sees the cards.
#[test]
fn rec_2_its_hand_lies_face_up() {
    let trials = some_cards();
    let mut scene = recruits_in_the_deck(3, &[recruit(3, 0)]).trials(&trials).begin();
    scene.when_drawing(0, Command::Intensity(1), &[0]);
    let game = scene.game();
    let views = [0, 1, 2].map(|seat| game.view(s(seat)).expect("a player's view").table);
    for table in views.into_iter().chain([game.spectator_view().table]) {
        assert_eq!(table.recruits.in_play.map(|recruit| recruit.hand.cards()), Some(cards(&trials[3..])));
    }
}

/// REC-2: it is dealt nothing later, nor counted when the greatest intensity is reckoned.
#[test]
fn rec_2_it_is_dealt_nothing_later() {
    let all = some_cards();
    let scene = recruits_for(3, &[recruit(1, 0)]).recruit(r(0), 2, 0, &all[5..]).trials(&all[..5]);
    let mut scene = scene.preparation().begin();
    assert_eq!(scene.legal(0), [1, 2].map(Command::Intensity));
    scene.when(0, Command::Intensity(2));
    scene.then(&[intensity(0, 2), dealt(0), dealt(1), dealt(2), dealt(0), dealt(1), turn(0)]);
    assert_eq!(scene.game().table().recruits.in_play.map(|recruit| recruit.hand.cards()), Some(cards(&all[5..])));
}

/// REC-2: it arrives with the Morale tokens printed on it.
#[test]
fn rec_2_it_brings_its_tokens() {
    for printed in [0, 3] {
        let mut scene = recruits_in_the_deck(3, &[recruit(1, printed)]).trials(&some_cards()).begin();
        scene.when_drawing(0, Command::Intensity(1), &[0]);
        assert_eq!(tokens(&scene), printed);
    }
}
