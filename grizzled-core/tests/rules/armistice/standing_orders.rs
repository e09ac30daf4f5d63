//! Section 10: how long Orders stay in play, and how they are cancelled (ORD-4, ORD-5, ORD-7).

use super::*;
use Cancellation::DrawOnWithdrawal;
use grizzled_core::rules::{CardError, check_order};

/// A Night more, until a seat that withdraws draws so many cards.
fn dark(cards: u8) -> Order {
    until(DrawOnWithdrawal(cards), lasting(What::Added(Night)))
}

fn cancel(order: u8) -> Command {
    Command::Cancel(o(order))
}

const CHOSEN_BY_S0: Notice = Notice::ChoiceEnded { seat: Seat::S0 };

fn by_order_drawn(seat: u8, order: u8) -> Notice {
    drawn_by(seat, Source::Order(o(order)))
}

/// Seat 0 is the last in the Mission and withdraws without a tile.
fn last(scene: Scene) -> Scene {
    scene.trials(&singles()).withdrawn(1, None).withdrawn(2, None).tiles(0, &[]).begin()
}

/// ORD-4: an Order is discarded between the relief and the count of Hard Knocks.
#[test]
fn ord_4_between_res_2_and_res_3() {
    let scene = under(&[idle()]).trials(&singles()).withdrawn(1, Some(Left)).withdrawn(2, None);
    let mut scene = scene.knocks(&[(2, Mute)]).begin();
    scene.when(0, withdraw(Right));
    assert_eq!(scene.followed().last(), Some(&relief_asked(2, 2, false)));
    assert_eq!(in_play(&scene), [0], "while the relief is chosen it still acts");
    scene.when(2, relief(&[]));
    let gone = [relief_ended(2), order_gone(0, false), modifier_set(Modifier::Harmless, 0), dropped(3)];
    assert_eq!(scene.followed()[..4], gone);
}

/// ORD-4: it is gone when the game ends by the count of Hard Knocks.
#[test]
fn ord_4_before_a_defeat() {
    let knocks = [(1, Mute), (1, Fearful), (1, Wounded)];
    let mut scene = last(under(&[idle()]).knocks(&knocks));
    scene.when(0, withdraw_bare());
    let end = [NOBODY, order_gone(0, false), modifier_set(Modifier::Harmless, 0), ended(Outcome::TooManyKnocks)];
    assert_eq!(scene.followed()[2..], end);
}

/// ORD-4: after a failure as well.
#[test]
fn ord_4_after_a_failure_too() {
    let scene = under(&[idle()]).no_mans_land(&[pair(Night, Mask), pair(Night, Shell)]).hand(0, &[single(Night)]);
    let mut scene = scene.begin();
    scene.when_drawing(0, play(single(Night)), &as_they_lie(3));
    assert_eq!(scene.followed()[1..5], [failed(Night), shuffled(3), NOBODY, order_gone(0, false)]);
}

/// ORD-4: so it acts on the Support of its Mission ...
#[test]
fn ord_4_it_acts_on_support() {
    for (what, seen) in [(What::NoSupport, order_gone(0, false)), (What::ReliefMore, relief_asked(2, 1, false))] {
        let amount = if what == What::ReliefMore { -1 } else { 1 };
        let scene = under(&[order(lasting(what).times(amount))]).trials(&singles()).knocks(&[(2, Mute)]);
        let mut scene = scene.withdrawn(1, Some(Left)).withdrawn(2, None).begin();
        scene.when(0, withdraw(Right));
        assert_eq!(scene.followed()[4..6], [most(2), seen]);
    }
}

/// ORD-4: ... but could not act on Hard Knocks, the drop or the hands, so no Order for one Mission may say that.
#[test]
fn ord_4_not_on_what_comes_after() {
    let each = |what| lasting(what).of(Whom::EachSeat);
    let effects = [
        lasting(What::DropMore),
        lasting(What::DropAtMost).times(4),
        lasting(What::HandLimitMore),
        each(What::Burden),
        lasting(What::Posthumous),
    ];
    for effect in effects {
        assert_eq!(check_order(&order(effect)), Err(CardError::NeverActs), "{effect:?}");
        assert_eq!(check_order(&until(Cancellation::KnockPlayed, effect)), Ok(()), "{effect:?}");
    }
}

/// ORD-4: an Order whose condition is met in between acts no more on the count of Hard Knocks.
#[test]
fn ord_4_cancelled_before_the_hard_knocks_are_counted() {
    let burden = until(Cancellation::MissionSucceeded, lasting(What::Burden).of(Whom::EachSeat));
    let mut scene = last(under(&[burden]).knocks(&[(1, Mute), (1, Fearful), (1, Clumsy)]));
    assert_eq!(modifier(&scene, Modifier::KnockLimit), 3);
    scene.when(0, withdraw_bare());
    assert!(came(&scene, order_gone(0, true)) && scene.game().outcome().is_none());
}

/// ORD-4: the same of the drop and the hands; after a failure it stays, and acts.
#[test]
fn ord_4_cancelled_before_the_drop() {
    let orders = [
        until(Cancellation::MissionSucceeded, lasting(What::DropMore).times(2)),
        until(Cancellation::MissionSucceeded, lasting(What::HandLimitMore).times(-3)),
    ];
    let hand: Vec<CardId> = (0..10).map(card).collect();
    let mut scene = last(under(&orders).hand(1, &hand));
    scene.when(0, withdraw_bare());
    assert!(came(&scene, dropped(6)) && scene.game().outcome().is_none());

    let land = [single(Night), lucky(Night)];
    let mut scene = under(&orders).hand(1, &hand).no_mans_land(&land).hand(0, &[pair(Night, Rain)]).begin();
    scene.when_drawing(0, play(pair(Night, Rain)), &as_they_lie(3));
    assert_eq!(scene.followed()[scene.followed().len() - 2..], [dropped(8), ended(Outcome::TooManyCards)]);
}

/// ORD-4: with a condition that is not met it stays, and its effect adds to that of later ones.
#[test]
fn ord_4_effects_stack() {
    let orders = [dark(3), dark(3), order(lasting(What::Added(Night)).times(2))];
    let scene = Scene::with(rules_for(3, &of_orders(&orders))).orders(&[o(0), o(1)]).order_deck(&[o(2)]);
    let scene = scene.trials(&singles()).preparation().begin_drawing(&[0]);
    assert_eq!((in_play(&scene), scene.game().table().active.get(Night)), (vec![0, 1, 2], 4));
}

/// ORD-4: an Order for one Mission goes, one with a condition stays through every Mission's end.
#[test]
fn ord_4_one_stays_the_other_goes() {
    let mut scene = last(under(&[until(Cancellation::SpeechMade, lasting(What::NoCharms)), idle()]));
    scene.when(0, withdraw_bare());
    assert_eq!(in_play(&scene), [0]);
    scene.when(1, Command::Intensity(1));
    for seat in [1, 2, 0] {
        scene.when(seat, Command::Withdraw(Withdrawal { removed: Tiles::NONE, tile: scene_tile(&scene, seat) }));
    }
    assert!(came(&scene, started(4, 3)));
    assert_eq!(in_play(&scene), [0]);
}

/// A tile that the seat holds, if it holds one.
fn scene_tile(scene: &Scene, seat: u8) -> Option<Tile> {
    scene.game().state().own(s(seat)).tiles.kinds().next()
}

/// ORD-4: a discarded Order is gone for good: the deck does not get it back.
#[test]
fn ord_4_discarded_for_good() {
    let scene = deck_of(&[idle(), idle()]).trials(&singles());
    let scene = (0..3).fold(scene, |scene, seat| scene.tiles(seat, &[]));
    let mut scene = scene.begin_drawing(&[0, 0]);
    scene.when(0, Command::Order(o(0)));
    scene.when(0, Command::Intensity(1));
    for seat in [0, 1, 2] {
        scene.when(seat, withdraw_bare());
    }
    assert!(came(&scene, order_gone(0, false)) && came(&scene, chosen(1, 1, false)));
    assert_eq!(scene.game().table().orders.left, 0);
}

/// ORD-5: a withdrawing seat draws the cards into its hand and cancels the Order; none is played.
#[test]
fn ord_5_the_cards_go_to_the_hand() {
    let pile = [knock(Mute), pit(Rain, Mask), single(Snow), single(Shell)];
    let mut scene = under(&[dark(3)]).trials(&pile).begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), cancellation_asked(0, 0)]);
    assert_eq!(scene.legal(0), [cancel(0), Command::Decline]);
    scene.when(0, cancel(0));
    let draws = [by_order_drawn(0, 0); 3];
    let rest = [CHOSEN_BY_S0, order_gone(0, true), modifier_set(Modifier::AddedNight, 0), turn(1)];
    scene.then(&[&draws[..], &rest].concat());
    assert_eq!(hand_of(&scene, 0), cards(&pile[..3]));
    assert_eq!((in_play(&scene), scene.game().table().active.get(Night)), (vec![], 0));
}

/// ORD-5: the condition is met even if the pile holds too few, or nothing.
#[test]
fn ord_5_too_few_trials() {
    for pile in [&[single(Snow)][..], &[]] {
        let mut scene = under(&[dark(3)]).hand(1, &[single(Rain)]).trials(pile).begin();
        scene.when(0, withdraw(Left));
        scene.when(0, cancel(0));
        assert_eq!(scene.followed().iter().filter(|&&notice| notice == by_order_drawn(0, 0)).count(), pile.len());
        assert_eq!((in_play(&scene), hand_of(&scene, 0)), (vec![], cards(pile)));
    }
}

/// ORD-5: it may be declined; the next seat that withdraws is asked again.
#[test]
fn ord_5_it_may_be_declined() {
    let mut scene = under(&[dark(3)]).trials(&singles()).begin();
    scene.when(0, withdraw(Left));
    scene.when(0, Command::Decline);
    scene.then(&[declined(0), turn(1)]);
    scene.when(1, withdraw(Left));
    scene.then(&[withdrew(1), cancellation_asked(1, 0)]);
}

/// ORD-5: of several such Orders a seat may cancel one after the other, each by drawing.
#[test]
fn ord_5_one_after_the_other() {
    let mut scene = under(&[dark(2), idle(), dark(1)]).trials(&singles()).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.legal(0), [cancel(0), cancel(2), Command::Decline]);
    assert_eq!(scene.refused(0, cancel(1)), because(Reason::OrderNotOffered, RuleId::Ord5));
    scene.when(0, cancel(2));
    assert_eq!(scene.followed().last(), Some(&cancellation_asked(0, 0)));
    scene.when(0, cancel(0));
    assert_eq!(scene.followed().last(), Some(&turn(1)));
    assert_eq!((in_play(&scene), hand_of(&scene, 0).len()), (vec![1], 3));
}

/// ORD-5: the others are not asked, and nothing else may be done in between.
#[test]
fn ord_5_only_the_seat_that_withdrew() {
    let mut scene = under(&[dark(2)]).trials(&singles()).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.refused(1, cancel(0)), because(Reason::NotAwaited, RuleId::Ord5));
    assert_eq!(scene.refused(0, play(single(Night))), because(Reason::NotAsked, RuleId::Ord5));
}

/// ORD-5, WDR-3: the Order is cancelled before Clumsy draws: the card that would have failed the Mission does not.
#[test]
fn wdr_3_cancelled_before_clumsy_draws() {
    let pile = [single(Rain), single(Night), single(Snow)];
    let scene = under(&[dark(1)]).knocks(&[(0, Clumsy)]).no_mans_land(&[pair(Night, Mask)]).trials(&pile);
    let mut scene = scene.begin();
    scene.when(0, withdraw(Left));
    scene.then(&[withdrew(0), cancellation_asked(0, 1)]);
    scene.when(0, cancel(0));
    let clumsy = threat(0, single(Night), Origin::Clumsy);
    assert_eq!(scene.followed()[2..], [order_gone(0, true), modifier_set(Modifier::AddedNight, 0), clumsy, turn(1)]);
}

/// ORD-5, WDR-3: declined, Clumsy draws the card that was to be drawn first, and the Mission fails.
#[test]
fn wdr_3_declined_clumsy_draws() {
    let scene = under(&[dark(1)]).knocks(&[(0, Clumsy)]).no_mans_land(&[pair(Night, Mask)]);
    let mut scene = scene.trials(&[single(Night), single(Snow)]).begin();
    scene.when(0, withdraw(Left));
    scene.when_drawing(0, Command::Decline, &as_they_lie(3));
    assert_eq!(scene.followed()[..3], [declined(0), threat(0, single(Night), Origin::Clumsy), failed(Night)]);
    assert!(came(&scene, revealed(0, Left, 1)), "it had withdrawn, so its tile counts");
}

/// ORD-5, MIS-4: the last seat is asked before the Mission is found to have succeeded; what it draws counts in the drop.
#[test]
fn ord_5_the_last_seat_is_asked_as_well() {
    let mut scene = last(under(&[dark(4)]));
    scene.when(0, withdraw_bare());
    scene.then(&[withdrew_bare(0), cancellation_asked(0, 0)]);
    scene.when(0, cancel(0));
    assert_eq!(scene.followed()[7..10], [SUCCEEDED, NOBODY, dropped(4)]);
}

/// ORD-5: with a threat harmless only by the Order, cancelling it may fail the Mission at once (MIS-2).
#[test]
fn ord_5_cancelling_may_fail_the_mission() {
    let safe = until(DrawOnWithdrawal(1), lasting(What::Harmless(Night)));
    let land = [single(Night), lucky(Night), pair(Night, Mask)];
    let scene = under(&[safe]).no_mans_land(&land[..2]).hand(2, &land[2..]).turn(2).trials(&singles()[1..]);
    let mut scene = scene.begin();
    scene.when(2, play(land[2]));
    scene.when(0, withdraw(Left));
    scene.when_drawing(0, cancel(0), &as_they_lie(7));
    assert!(place(&scene, order_gone(0, true)) < place(&scene, failed(Night)));
}

/// ORD-5: a Recruit cannot cancel Orders: it is not asked when it withdraws.
#[test]
fn ord_5_a_recruit_is_not_asked() {
    let recruit = recruit_with(lasting(What::Harmless(Whistle)));
    let scene = with_recruit(recruit, &[dark(1)], &[single(Rain)]).hand(2, &[single(Shell)]);
    let mut scene = scene.turn(2).trials(&[single(Snow)]).begin();
    scene.when(2, play(single(Shell)));
    scene.when(0, Command::RecruitWithdraw);
    assert!(!scene.followed().iter().any(|notice| matches!(notice, Notice::CancellationAsked { .. })));
    assert_eq!(in_play(&scene), [0]);
}

/// ORD-5: nor does a Hard Knock that it plays meet the condition of an Order.
#[test]
fn ord_5_a_recruits_hard_knock_cancels_nothing() {
    let recruit = recruit_with(lasting(What::Harmless(Whistle)));
    let order = until(Cancellation::KnockPlayed, lasting(What::Added(Night)));
    let scene = with_recruit(recruit, &[order], &[knock(Mute), single(Rain)]).hand(2, &[single(Shell)]);
    let mut scene = scene.turn(2).trials(&[single(Snow)]).begin();
    scene.when(2, play(single(Shell)));
    scene.when(0, Command::RecruitPlay(knock(Mute)));
    assert_eq!(scene.followed()[0], assigned(0, Mute, Origin::Recruit));
    assert_eq!(in_play(&scene), [0]);
}

/// ORD-7: an Order lies in No Man's Land but is no Trial card: no charm takes it, though it brings the threat.
#[test]
fn ord_7_no_charm_takes_it() {
    let mut scene = under(&[order(lasting(What::Added(Night)))]).begin();
    assert_eq!(scene.game().table().active.get(Night), 1);
    assert!(!scene.legal(0).iter().any(|command| matches!(command, Command::Charm(_))));
    let refused = scene.refused(0, Command::Charm(single(Night)));
    assert_eq!(refused, because(Reason::NotInNoMansLand, RuleId::ActCharm));
}

/// ORD-7: nor is it shuffled into Trials after a failure, or discarded with the cards after a success.
#[test]
fn ord_7_not_shuffled_in() {
    let stays = until(Cancellation::SpeechMade, lasting(What::Added(Night)));
    let mut scene = under(&[stays]).no_mans_land(&[pair(Night, Mask)]).hand(0, &[single(Night)]).begin();
    scene.when_drawing(0, play(single(Night)), &as_they_lie(2));
    assert_eq!(scene.followed()[1..3], [failed(Night), shuffled(2)]);
    assert_eq!((in_play(&scene), scene.game().table().active.get(Night)), (vec![0], 1));
    let mut scene = last(under(&[stays]));
    scene.when(0, withdraw_bare());
    assert_eq!((in_play(&scene), scene.game().table().active.get(Night)), (vec![0], 1));
}
