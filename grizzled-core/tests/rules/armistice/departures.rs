//! Section 11: a Recruit's last card (REC-6), and who is asked what it pays (GRP-1).

use super::kit::*;
use super::*;

/// The turn of a Recruit that holds one card, with everyone but seat 2 in the Mission.
fn last_card(recruit: Recruit, card: CardId, trials: &[CardId], land: &[CardId]) -> Scene {
    let scene = recruits_for(3, &[recruit]).turn(2).recruit(r(0), 2, 1, &[card]).trials(trials);
    let mut scene = scene.no_mans_land(land).supply(1).charms_used(&[1]).begin();
    scene.when(2, withdraw(Left));
    scene
}

/// Two cards that make Night active twice.
fn two_nights() -> [CardId; 2] {
    [pair(Night, Mask), pair(Night, Shell)]
}

/// REC-6: on its last card it leaves and pays its advantage; then the next seat acts.
#[test]
fn rec_6_it_leaves_on_its_last_card_and_pays() {
    let last = pair(Rain, Shell);
    let mut scene = last_card(recruit(1, 0), last, &[], &[]);
    scene.when(0, Command::RecruitPlay(last));
    let leaves = [recruit_left(0), takes_speech(0), RECRUIT_TURN_OVER, turn(0)];
    scene.then(&[&[threat(0, last, Origin::Recruit)], &leaves[..]].concat());
    assert!(!recruit_is_in_play(&scene));
}

/// REC-6: with a card more it stays, and pays nothing.
#[test]
fn rec_6_it_stays_with_a_card_more() {
    let hand = [pair(Rain, Shell), pair(Snow, Mask)];
    let mut scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 0, &hand).supply(1).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(hand[0]));
    assert!(recruit_is_in_play(&scene));
    assert_eq!(scene.game().table().seat(s(0)).speeches, 0);
}

/// REC-6: withdrawing with its last card in hand is no departure.
#[test]
fn rec_6_a_withdrawal_is_no_departure() {
    let mut scene = last_card(recruit(1, 0), pair(Rain, Shell), &[], &[]);
    scene.when(0, Command::RecruitWithdraw);
    assert!(recruit_is_in_play(&scene));
}

/// REC-6: card, Trap, departure, advantage.
#[test]
fn rec_6_the_trap_comes_before_the_departure() {
    let (last, drawn) = (pit(Rain, Shell), pair(Snow, Whistle));
    let mut scene = last_card(recruit(1, 0), last, &[drawn], &[]);
    scene.when(0, Command::RecruitPlay(last));
    let cards = [threat(0, last, Origin::Recruit), threat(0, drawn, Origin::Trap)];
    scene.then(&[&cards, &[recruit_left(0), takes_speech(0), RECRUIT_TURN_OVER, turn(0)][..]].concat());
}

/// REC-6, ACT-TRAP: a last card that is a Hard Knock goes to the Leader first.
#[test]
fn rec_6_a_knock_as_the_last_card() {
    let mut scene = last_card(recruit(1, 0), knock(Mute), &[], &[]);
    scene.when(0, Command::RecruitPlay(knock(Mute)));
    assert_eq!(scene.followed()[..2], [assigned(0, Mute, Origin::Recruit), recruit_left(0)]);
}

/// REC-6: it leaves and pays even if its last card has just failed the Mission.
#[test]
fn rec_6_it_pays_although_its_card_fails_the_mission() {
    let last = pair(Night, Whistle);
    let mut scene = last_card(recruit(1, 0), last, &[], &two_nights());
    scene.when_drawing(0, Command::RecruitPlay(last), &as_they_lie(3));
    let fails = [threat(0, last, Origin::Recruit), failed(Night), recruit_left(0), takes_speech(0), shuffled(3)];
    assert_eq!(scene.followed()[..5], fails);
}

/// REC-6, MIS-3: the check after the card comes before its Trap, which then draws nothing.
#[test]
fn rec_6_a_card_that_fails_the_mission_draws_nothing() {
    let (last, top) = (pit(Night, Whistle), pair(Snow, Mask));
    let mut scene = last_card(recruit(1, 0), last, &[top], &two_nights());
    scene.when_drawing(0, Command::RecruitPlay(last), &as_they_lie(4));
    let fails = [threat(0, last, Origin::Recruit), failed(Night), recruit_left(0), takes_speech(0), shuffled(4)];
    assert_eq!(scene.followed()[..5], fails);
}

/// REC-6: the check after the Trap's card comes before the departure too.
#[test]
fn rec_6_a_trap_that_fails_the_mission() {
    let (last, drawn) = (pit(Rain, Shell), pair(Night, Whistle));
    let mut scene = last_card(recruit(1, 0), last, &[drawn], &two_nights());
    scene.when_drawing(0, Command::RecruitPlay(last), &as_they_lie(4));
    let cards = [threat(0, last, Origin::Recruit), threat(0, drawn, Origin::Trap)];
    let fails = [failed(Night), recruit_left(0), takes_speech(0), shuffled(4)];
    assert_eq!(scene.followed()[..6], [&cards, &fails[..]].concat());
}

/// REC-6: no advantage undoes the failure, not even one that takes away what has failed it.
#[test]
fn rec_6_no_advantage_undoes_a_failure() {
    let last = pair(Night, Whistle);
    let mut scene = last_card(recruit_paying(What::ClearCard, Whom::Table), last, &[], &two_nights());
    scene.when(0, Command::RecruitPlay(last));
    let asked = choice_asked(0, Source::Recruit(r(0)), 1, None);
    scene.then(&[threat(0, last, Origin::Recruit), failed(Night), recruit_left(0), asked]);
    scene.when_drawing(0, Command::Choose(Choice::Card(last)), &as_they_lie(2));
    assert!(!came(&scene, SUCCEEDED) && came(&scene, shuffled(2)) && came(&scene, leads(1)));
    assert!(scene.game().table().discards.contains(last));
}

/// REC-6: declined or not, a failed Mission is resolved as a failure.
#[test]
fn rec_6_a_declined_advantage_leaves_the_failure() {
    let last = pair(Night, Whistle);
    let mut scene = last_card(recruit_paying(What::ClearCard, Whom::Table), last, &[], &two_nights());
    scene.when(0, Command::RecruitPlay(last));
    scene.when_drawing(0, Command::Decline, &as_they_lie(3));
    assert_eq!(scene.followed()[..2], [declined(0), shuffled(3)]);
}

/// REC-6, HH-2: a Helping Hand comes before the departure: it can undo the failure, and the Recruit still leaves.
#[test]
fn rec_6_a_helping_hand_undoes_the_failure_before_the_departure() {
    let last = pair(Night, Whistle);
    let helps = lasts_from(When::Failure, What::FailAt, 1);
    let scene = Scene::with(rules_for(3, &Roster::new([], [recruit(1, 0)], [helps]))).help(1, &[h(0)]).turn(2);
    let mut scene = scene.recruit(r(0), 2, 0, &[last]).no_mans_land(&two_nights()).supply(1).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(last));
    scene.then(&[threat(0, last, Origin::Recruit), invited(1, Pause::Failure)]);
    scene.when(1, Command::Help(h(0)));
    assert_eq!(scene.followed()[2..], [recruit_left(0), takes_speech(0), RECRUIT_TURN_OVER, turn(0)]);
}

/// REC-6: a Mission in which all Grizzled have withdrawn goes on until the Recruit has, too.
#[test]
fn rec_6_the_mission_goes_on_until_the_recruit_has_withdrawn() {
    let hand = [pair(Night, Mask), pair(Rain, Shell), pair(Snow, Whistle)];
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(1).recruit(r(0), 2, 0, &hand);
    let mut scene = scene.withdrawn(0, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(1, withdraw(Left));
    scene.then(&[withdrew(1), recruit_turn(0)]);
    for &card in &hand[..2] {
        scene.when(0, Command::RecruitPlay(card));
        scene.then(&[threat(0, card, Origin::Recruit), recruit_turn(0)]);
    }
    scene.when(0, Command::RecruitWithdraw);
    assert_eq!(scene.followed()[..2], [RECRUIT_WITHDREW, SUCCEEDED]);
}

/// REC-6: nor has it succeeded before: the Recruit's card can still fail it.
#[test]
fn rec_6_the_recruit_can_fail_a_mission_all_have_left() {
    let hand = [pair(Night, Whistle), pair(Rain, Shell)];
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(1).recruit(r(0), 2, 0, &hand).no_mans_land(&two_nights());
    let mut scene = scene.withdrawn(0, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(1, withdraw(Left));
    scene.when_drawing(0, Command::RecruitPlay(hand[0]), &as_they_lie(3));
    assert!(came(&scene, failed(Night)) && !came(&scene, SUCCEEDED));
    assert!(recruit_is_in_play(&scene), "it had a card more");
}

/// REC-6: or until it has left: when nobody is in the Mission any more, it has succeeded.
#[test]
fn rec_6_the_mission_succeeds_when_the_recruit_leaves_last() {
    let last = pair(Rain, Shell);
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(1).recruit(r(0), 2, 0, &[last]).supply(1);
    let mut scene = scene.withdrawn(0, Some(Left)).withdrawn(2, Some(Left)).trials(&[pair(Snow, Mask)]).begin();
    scene.when(1, withdraw(Left));
    scene.when(0, Command::RecruitPlay(last));
    let leaves = [threat(0, last, Origin::Recruit), recruit_left(0), takes_speech(0), SUCCEEDED];
    assert_eq!(scene.followed()[..4], leaves);
}

/// REC-6, REC-4: with it its tokens go; they do not count in the drop.
#[test]
fn rec_6_its_tokens_go_with_it() {
    let last = pair(Rain, Shell);
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(1).recruit(r(0), 2, 5, &[last]);
    let mut scene = scene.withdrawn(0, Some(Left)).withdrawn(2, Some(Left)).trials(&[pair(Snow, Mask)]).begin();
    scene.when(1, withdraw(Left));
    scene.when(0, Command::RecruitPlay(last));
    assert!(came(&scene, dropped(3)));
}

/// REC-6, REC-1: when it has left, the next Recruit can come in the next Mission.
#[test]
fn rec_6_the_next_one_can_come_afterwards() {
    let last = pair(Rain, Shell);
    let scene = recruits_for(3, &[recruit(1, 0), recruit(1, 2)]).turn(1).recruit(r(0), 2, 0, &[last]);
    let scene = scene.recruit_deck(&[r(1)]).withdrawn(0, Some(Left)).withdrawn(2, Some(Left));
    let mut scene = scene.trials(&[pair(Snow, Mask)]).begin();
    scene.when(1, withdraw(Left));
    scene.when(0, Command::RecruitPlay(last));
    scene.when_drawing(1, Command::Intensity(1), &[0]);
    assert!(came(&scene, arrived(1, 0, 2)));
}

/// GRP-1: what the group chooses of an advantage is asked of the Leader: whose Hard Knock is discarded.
#[test]
fn grp_1_the_leader_chooses_the_advantage() {
    let last = pair(Rain, Shell);
    let payer = recruit_paying(What::DiscardKnock, Whom::Chosen);
    let scene = recruits_for(3, &[payer]).turn(2).recruit(r(0), 2, 0, &[last]);
    let mut scene = scene.knocks(&[(1, Mute), (2, Clumsy)]).withdrawn(1, Some(Left)).begin();
    scene.when(2, withdraw(Left));
    scene.when(0, Command::RecruitPlay(last));
    assert_eq!(scene.followed().last(), Some(&choice_asked(0, Source::Recruit(r(0)), 1, None)));
    assert_eq!(scene.game().awaiting(), seats(&[0]));
    let any = [Mute, Clumsy].map(|kind| Command::Choose(Choice::Card(knock(kind))));
    assert!(any.iter().all(|choice| scene.legal(0).contains(choice)));
    scene.when(0, any[0]);
    scene.then(&[choice_ended(0), discarded(1, Mute), RECRUIT_TURN_OVER, turn(0)]);
}

/// GRP-1: the Leader is asked though withdrawn.
#[test]
fn grp_1_a_withdrawn_leader_is_asked() {
    let last = pair(Rain, Shell);
    let payer = recruit_paying(What::RecoverCharm, Whom::Chosen);
    let scene = recruits_for(3, &[payer]).turn(1).recruit(r(0), 2, 0, &[last]).charms_used(&[1, 2]);
    let mut scene = scene.withdrawn(0, Some(Left)).withdrawn(2, Some(Left)).begin();
    scene.when(1, withdraw(Left));
    scene.when(0, Command::RecruitPlay(last));
    let offered = [Command::Choose(Choice::Seat(s(1))), Command::Choose(Choice::Seat(s(2))), Command::Decline];
    assert_eq!(scene.legal(0), offered);
    scene.when(0, offered[1]);
    assert_eq!(scene.followed()[..2], [choice_ended(0), Notice::CharmRecovered { seat: s(2) }]);
}

/// GRP-1: the Leader may decline for the group.
#[test]
fn grp_1_the_leader_may_decline() {
    let last = pair(Rain, Shell);
    let mut scene = last_card(recruit_paying(What::RecoverCharm, Whom::Chosen), last, &[], &[]);
    scene.when(0, Command::RecruitPlay(last));
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), RECRUIT_TURN_OVER, turn(0)]);
    assert!(!scene.game().table().seat(s(1)).charm_ready);
}

/// GRP-1: nothing is asked when the advantage has nothing to offer.
#[test]
fn grp_1_nothing_is_asked_where_nothing_can_be_chosen() {
    let last = pair(Rain, Shell);
    let mut scene = last_card(recruit_paying(What::DiscardKnock, Whom::Chosen), last, &[], &[]);
    scene.when(0, Command::RecruitPlay(last));
    scene.then(&[threat(0, last, Origin::Recruit), recruit_left(0), RECRUIT_TURN_OVER, turn(0)]);
}

/// GRP-1: it is the Leader of that moment.
#[test]
fn grp_1_the_leader_of_that_moment() {
    let last = pair(Rain, Shell);
    let scene = recruits_for(3, &[recruit(1, 0)]).turn(2).recruit(r(0), 2, 0, &[last]).supply(1);
    let mut scene = scene.hand(2, &[knock(Tyrannical)]).begin();
    scene.when(2, play_knock(Tyrannical));
    scene.when(2, Command::RecruitPlay(last));
    scene.then(&[threat(2, last, Origin::Recruit), recruit_left(0), takes_speech(2), RECRUIT_TURN_OVER, turn(0)]);
}
