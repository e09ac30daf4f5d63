//! Section 5, first part: turns, active threats, success and failure, and what is one command (MIS, CMD-1).

use crate::*;
use grizzled_core::play::Legal;

/// MIS-1: turns pass over the seats that have withdrawn.
#[test]
fn mis_1_turns_pass_over_withdrawn_seats() {
    let hand = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = Scene::new(4).hand(0, &hand).withdrawn(1, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(0, play(hand[0]));
    scene.then(&[threat(0, hand[0], Origin::Hand), turn(3)]);
    scene.when(3, withdraw(Left));
    scene.then(&[withdrew(3), turn(0)]);
}

/// MIS-1: the last seat in the Mission takes turn after turn.
#[test]
fn mis_1_the_last_seat_goes_on_alone() {
    let hand = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = Scene::new(3).hand(0, &hand).withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, play(hand[0]));
    scene.then(&[threat(0, hand[0], Origin::Hand), turn(0)]);
}

/// MIS-1: one action a turn: after it the seat is not awaited any more.
#[test]
fn mis_1_one_action_a_turn() {
    let hand = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = Scene::new(3).hand(0, &hand).begin();
    scene.when(0, play(hand[0]));
    assert_eq!(scene.game().awaiting(), seats(&[1]));
    assert_eq!(scene.refused(0, play(hand[1])), because(Reason::NotAwaited, RuleId::Mis1));
}

/// MIS-1: there is no pass: an empty-handed seat with nothing to spend can only withdraw.
#[test]
fn mis_1_there_is_no_pass() {
    let scene = Scene::new(3).begin();
    assert_eq!(scene.legal(0), [withdraw(Left), withdraw(Right)]);
}

/// MIS-2: active are the threats in No Man's Land and one for each Trauma or Phobia in the Mission.
#[test]
fn mis_2_active_threats_are_land_and_knocks() {
    let scene = Scene::new(3).no_mans_land(&[pair(Night, Mask), plain(&[Night, Rain])]);
    let scene = scene.knocks(&[(0, TraumaOfRain), (1, PhobiaOfShell), (2, TraumaOfSnow), (0, Mute)]);
    let scene = scene.withdrawn(2, None).begin();
    assert_eq!(scene.game().table().active.to_array(), [2, 2, 0, 1, 1, 0]);
}

/// MIS-2: the third of a threat fails the Mission at that moment; the second does not.
#[test]
fn mis_2_the_third_fails() {
    let hands = [pair(Night, Shell), pair(Night, Whistle)];
    let scene = Scene::new(3).no_mans_land(&[pair(Night, Mask)]).hand(0, &hands[..1]).hand(1, &hands[1..]);
    let mut scene = scene.trials(&[XMAS]).begin();
    scene.when(0, play(hands[0]));
    scene.then(&[threat(0, hands[0], Origin::Hand), turn(1)]);
    scene.when_drawing(1, play(hands[1]), &as_they_lie(4));
    let fails = [threat(1, hands[1], Origin::Hand), failed(Night), shuffled(4)];
    scene.then(&[&fails[..], &[NOBODY, dropped(3), leads(1), started(3, 3)]].concat());
}

/// MIS-2, RES-3: three of a threat and four Hard Knocks are numbers in the rules.
#[test]
fn mis_2_the_limits_are_numbers_in_the_rules() {
    let rules = Scenario::base(3).rules().expect("three players");
    assert_eq!((rules.failing_count(), rules.knock_limit()), (3, 4));
}

/// MIS-2: a Trauma of a seat in the Mission can be the third.
#[test]
fn mis_2_a_trauma_can_be_the_third() {
    let land = [pair(Rain, Mask), pair(Rain, Shell)];
    let mut scene = Scene::new(3).no_mans_land(&land).hand(0, &[knock(TraumaOfRain)]).begin();
    scene.when_drawing(0, play_knock(TraumaOfRain), &as_they_lie(2));
    assert_eq!(scene.followed()[..2], [assigned(0, TraumaOfRain, Origin::Hand), failed(Rain)]);
    assert_eq!(scene.game().table().knocks.owner(knock(TraumaOfRain)), Some(s(0)), "the knock stays");
}

/// MIS-3: the card that fails the Mission draws nothing by its Trap.
#[test]
fn mis_3_a_trap_that_fails_the_mission_draws_nothing() {
    let (pit, next) = (pit(Night, Mask), pair(Rain, Shell));
    let scene = Scene::new(3).no_mans_land(&[pair(Night, Shell), pair(Night, Whistle)]).hand(0, &[pit]);
    let mut scene = scene.trials(&[next]).begin();
    scene.when_drawing(0, play(pit), &as_they_lie(4));
    assert_eq!(scene.followed()[..3], [threat(0, pit, Origin::Hand), failed(Night), shuffled(4)]);
}

/// MIS-3: the card that a Trap draws is checked as well.
#[test]
fn mis_3_the_card_drawn_by_a_trap_is_checked() {
    let (pit, next) = (pit(Night, Mask), pair(Night, Shell));
    let mut scene = Scene::new(3).no_mans_land(&[pair(Night, Whistle)]).hand(0, &[pit]).trials(&[next]).begin();
    scene.when_drawing(0, play(pit), &as_they_lie(3));
    let fails = [threat(0, pit, Origin::Hand), threat(0, next, Origin::Trap), failed(Night), shuffled(3)];
    assert_eq!(scene.followed()[..4], fails);
}

/// MIS-4: the Mission succeeds when the last seat has withdrawn.
#[test]
fn mis_4_all_withdrawn_is_a_success() {
    let mut scene = Scene::new(3).trials(&[XMAS]).no_mans_land(&[pair(Night, Mask)]).begin();
    for seat in [0, 1] {
        scene.when(seat, withdraw(Left));
        scene.then(&[withdrew(seat), turn(seat + 1)]);
    }
    scene.when(2, withdraw(Left));
    assert_eq!(scene.followed()[..2], [withdrew(2), SUCCEEDED]);
}

/// MIS-4: success is tested after the whole of the last withdrawal: the last Clumsy card can still fail it.
#[test]
fn mis_4_the_last_clumsy_card_can_still_fail() {
    let land = [pair(Night, Mask), pair(Night, Shell)];
    let third = pair(Night, Whistle);
    let scene = Scene::new(3).no_mans_land(&land).knocks(&[(0, Clumsy)]).trials(&[third]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when_drawing(0, withdraw(Left), &as_they_lie(3));
    assert_eq!(scene.followed()[..3], [withdrew(0), threat(0, third, Origin::Clumsy), failed(Night)]);
}

/// CMD-1: each card, each charm target, each threat of a Speech and each kind of tile, once, in a fixed order.
#[test]
fn cmd_1_the_commands_of_a_turn() {
    let (hand, night) = ([pair(Rain, Mask), knock(Mute), XMAS], [pair(Night, Mask), pair(Night, Shell)]);
    let scene = Scene::new(3).hand(0, &hand).no_mans_land(&[night[0], night[1], pair(Snow, Whistle)]);
    let scene = scene.speeches(0, 2).tiles(0, &[Right, Left, Right, Right]).begin();
    let mut expected: Vec<Command> = hand.map(play).to_vec();
    expected.extend(night.map(Command::Charm));
    expected.extend(Threat::ALL.map(Command::Speech));
    expected.extend([Left, Right].map(withdraw));
    assert_eq!(scene.legal(0), expected);
    assert_eq!(scene.game().legal(s(0)).len(), expected.len());
    assert!(scene.legal(1).is_empty(), "the other seats are not awaited");
}

/// CMD-1: with Absent-minded each pair of kinds, removed and played, is one command.
#[test]
fn cmd_1_pairs_of_kinds_with_absent_minded() {
    let scene = Scene::new(4).knocks(&[(0, AbsentMinded)]).tiles(0, &[Left, Left, Right, DoubleLeft]).begin();
    let pairs = [
        (Left, Left),
        (Left, Right),
        (Left, DoubleLeft),
        (Right, Left),
        (Right, DoubleLeft),
        (DoubleLeft, Left),
        (DoubleLeft, Right),
    ];
    assert_eq!(scene.legal(0), pairs.map(|(gone, played)| withdraw_removing(&[gone], Some(played))));
}

/// CMD-1: each card that may answer a Speech, and declining.
#[test]
fn cmd_1_the_answers_to_a_speech() {
    let hand = [pair(Night, Mask), pair(Rain, Shell), plain(&[Night, Rain]), knock(TraumaOfNight)];
    let mut scene = Scene::new(3).speeches(0, 1).hand(1, &hand).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.legal(1), [answer(hand[0]), answer(hand[2]), answer(hand[3]), decline()]);
}

/// CMD-1: each Hard Knock on the table, and declining.
#[test]
fn cmd_1_the_choices_of_merry_christmas() {
    let mut scene = Scene::new(3).hand(0, &[XMAS]).knocks(&[(2, Mute), (1, Wounded)]).begin();
    scene.when(0, play(XMAS));
    assert_eq!(scene.legal(0), [gift(Wounded), gift(Mute), no_gift()]);
}

/// CMD-1: each set of cards a relief allows, the empty one too, and the charm.
#[test]
fn cmd_1_the_choices_of_relief() {
    let scene = Scene::new(3).trials(&[XMAS]).knocks(&[(0, Mute), (0, Wounded), (0, Clumsy)]).charms_used(&[0]);
    let mut scene = scene.withdrawn(0, None).withdrawn(1, Some(Right)).turn(2).begin();
    scene.when(2, withdraw(Left));
    let sets: [&[HardKnock]; 7] =
        [&[], &[Wounded], &[Mute], &[Clumsy], &[Wounded, Mute], &[Wounded, Clumsy], &[Mute, Clumsy]];
    let mut expected = sets.map(relief).to_vec();
    expected.push(Command::Relief(Relief::Charm));
    assert_eq!(scene.legal(0), expected);
}

/// CMD-1, RES-2: where relief takes up to three, each set comes after the smaller ones, and among those of its size by its
/// lowest cards.
#[test]
fn cmd_1_relief_of_three_in_order() {
    let [one, two, three, four] = [1, 2, 3, 4].map(card);
    let expected: [&[CardId]; 15] = [
        &[],
        &[one],
        &[two],
        &[three],
        &[four],
        &[one, two],
        &[one, three],
        &[one, four],
        &[two, three],
        &[two, four],
        &[three, four],
        &[one, two, three],
        &[one, two, four],
        &[one, three, four],
        &[two, three, four],
    ];
    let all = expected.map(|gone| Command::Relief(Relief::Knocks(cards(gone))));
    for (most, sets) in [(0, 1), (1, 5), (2, 11), (3, 15)] {
        let legal = Legal::Relief { knocks: cards(&[one, two, three, four]), most, charm: false };
        assert_eq!(legal.iter().collect::<Vec<_>>(), all[..sets], "at most {most}");
        assert_eq!(legal.len(), sets);
    }
}

/// CMD-1, WDR-3: who may not withdraw has no way to; who loses a tile has as many as there are tiles to lose.
#[test]
fn cmd_1_the_ways_to_withdraw() {
    let hand = [pair(Night, Mask), pair(Rain, Mask)];
    for (knock, ways) in [(Hardheaded, 0), (Mute, 2), (AbsentMinded, 2)] {
        let scene = Scene::new(3).knocks(&[(0, knock)]).hand(0, &hand).tiles(0, &[Left, Right]).begin();
        let Legal::Turn { withdraw, .. } = scene.game().legal(s(0)) else { panic!("it is its turn") };
        assert_eq!((withdraw.len(), withdraw.iter().count()), (ways, ways), "{knock:?}");
        assert_eq!(withdraw.is_empty(), ways == 0, "{knock:?}");
    }
}
