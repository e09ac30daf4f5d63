//! What takes an Order out of play before its time, or at all (every `Cancellation`).

use super::*;
use grizzled_core::rules::{CardError, check_order};

/// A Night more until this happens.
fn dark(cancellation: Cancellation) -> [Order; 1] {
    [until(cancellation, lasting(What::Added(Night)))]
}

/// The notice when it has happened.
fn cancelled() -> [Notice; 2] {
    [order_gone(0, true), modifier_set(Modifier::AddedNight, 0)]
}

fn still_there(scene: &Scene) -> bool {
    in_play(scene) == [0] && scene.game().table().active.get(Night) >= 1
}

/// ORD-4: by nothing: it lies there for one Mission, and is discarded, not cancelled.
#[test]
fn ord_4_end_of_mission() {
    let scene = under(&dark(Cancellation::EndOfMission)).hand(0, &[knock(Mute)]).speeches(0, 1).trials(&singles());
    let scene = (0..3).fold(scene, |scene, seat| scene.tiles(seat, &[]));
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, play_knock(Mute));
    assert!(still_there(&scene));
    scene.when(0, withdraw_bare());
    assert!(came(&scene, order_gone(0, false)));
}

/// ORD-4, ORD-5: by drawing when a seat withdraws; from one to nine cards.
#[test]
fn ord_5_draw_on_withdrawal() {
    for cards in [1, 9] {
        let order = dark(Cancellation::DrawOnWithdrawal(cards))[0];
        assert_eq!(check_order(&order), Ok(()));
        let pile: Vec<CardId> = (0..12).map(card).collect();
        let mut scene = under(&[order]).trials(&pile).begin();
        scene.when(0, withdraw(Left));
        scene.when(0, Command::Cancel(o(0)));
        assert_eq!((hand_of(&scene, 0).len(), in_play(&scene)), (cards, vec![]));
    }
    for cards in [0, 10] {
        let wrong = check_order(&dark(Cancellation::DrawOnWithdrawal(cards))[0]);
        assert_eq!(wrong, Err(CardError::Amount { least: 1, most: 9 }));
    }
}

/// ORD-4: by a Hard Knock that comes into play, from hand, by a Trap or by Clumsy; not by a Threat.
#[test]
fn ord_4_knock_played() {
    let orders = dark(Cancellation::KnockPlayed);
    let mut scene = under(&orders).hand(0, &[single(Rain)]).hand(1, &[knock(Mute)]).begin();
    scene.when(0, play(single(Rain)));
    assert!(still_there(&scene));
    scene.when(1, play_knock(Mute));
    scene.then(&[&[assigned(1, Mute, Origin::Hand)][..], &cancelled(), &[turn(2)]].concat());
    let pit = pit(Rain, Mask);
    let mut scene = under(&orders).hand(0, &[pit]).trials(&[knock(Mute)]).begin();
    scene.when(0, play(pit));
    assert_eq!(scene.followed()[1..4], [&[assigned(0, Mute, Origin::Trap)][..], &cancelled()].concat());
    let mut scene = under(&orders).knocks(&[(0, Clumsy)]).trials(&[knock(Mute)]).begin();
    scene.when(0, withdraw(Left));
    assert_eq!(scene.followed()[1..4], [&[assigned(0, Mute, Origin::Clumsy)][..], &cancelled()].concat());
}

/// ORD-4: by a Speech, against any threat, when it is over; answered or not.
#[test]
fn ord_4_speech_made() {
    for threat in [Night, Whistle] {
        let mut scene = under(&dark(Cancellation::SpeechMade)).speeches(0, 1).begin();
        scene.when(0, Command::Speech(threat));
        assert!(still_there(&scene), "it is not over yet");
        nobody_answers(&mut scene);
        let rest = [&cancelled()[..], &[turn(1)]].concat();
        assert_eq!(scene.followed()[scene.followed().len() - 3..], rest);
    }
}

/// ORD-4: by a charm used on a card that bears the threat; not by one used on another card.
#[test]
fn ord_4_charm_against() {
    let orders = dark(Cancellation::CharmAgainst(Rain));
    let land = [pair(Night, Mask), pair(Rain, Shell)];
    let mut scene = under(&orders).no_mans_land(&land).begin();
    scene.when(0, Command::Charm(land[0]));
    assert!(still_there(&scene));
    scene.when(1, Command::Charm(land[1]));
    let used = Notice::CharmUsed { seat: s(1), card: land[1] };
    scene.then(&[&[used][..], &cancelled(), &[turn(2)]].concat());
    // The card must bear the threat; the charm need not be one against it.
    let mut scene = under(&orders).no_mans_land(&[pair(Night, Rain)]).begin();
    scene.when(0, Command::Charm(pair(Night, Rain)));
    assert!(came(&scene, order_gone(0, true)));
}

/// ORD-4: by a Mission that succeeds, after its Support; not by one that fails.
#[test]
fn ord_4_mission_succeeded() {
    let orders = dark(Cancellation::MissionSucceeded);
    let mut scene = last(under(&orders)).begin();
    scene.when(0, withdraw_bare());
    let end = [&[NOBODY][..], &cancelled(), &[dropped(3)]].concat();
    assert_eq!(scene.followed()[2..6], end);
    let mut scene = under(&orders).no_mans_land(&[single(Night)]).hand(0, &[lucky(Night)]).begin();
    scene.when_drawing(0, play(lucky(Night)), &as_they_lie(2));
    assert!(came(&scene, failed(Night)) && still_there(&scene));
}

/// ORD-4: one happening cancels every Order that waits for it, and leaves the others.
#[test]
fn ord_4_every_order_that_waits_for_it() {
    let waiting =
        [(Cancellation::SpeechMade, Night), (Cancellation::KnockPlayed, Rain), (Cancellation::SpeechMade, Snow)];
    let orders = waiting.map(|(cancellation, threat)| until(cancellation, lasting(What::Added(threat))));
    let mut scene = under(&orders).speeches(0, 1).begin();
    scene.when(0, Command::Speech(Mask));
    nobody_answers(&mut scene);
    let active = [Night, Rain, Snow].map(|threat| scene.game().table().active.get(threat));
    assert_eq!((in_play(&scene), active), (vec![1], [0, 1, 0]));
    assert!(came(&scene, order_gone(0, true)) && came(&scene, order_gone(2, true)));
}
