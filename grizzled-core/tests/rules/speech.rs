//! Section 5: making a Speech and answering it (ACT-SPEECH, ACT-SPEECH-SECRET).

use crate::*;

fn speech_made(seat: u8, threat: Threat, asked: &[u8]) -> Notice {
    Notice::SpeechMade { seat: s(seat), threat, asked: seats(asked), returned: false }
}

fn answered(seat: u8) -> Notice {
    Notice::SpeechAnswered { seat: s(seat) }
}

fn shown(seat: u8, card: Option<CardId>) -> Notice {
    Notice::SpeechRevealed { seat: s(seat), card }
}

/// ACT-SPEECH: a token is spent and a threat named; every other seat may discard one card that bears it.
#[test]
fn act_speech_every_other_seat_may_discard_a_card() {
    let night = [pair(Night, Mask), pair(Night, Shell)];
    let mut scene = Scene::new(3).speeches(0, 2).hand(1, &night[..1]).hand(2, &night[1..]).begin();
    scene.when(0, Command::Speech(Night));
    scene.then(&[speech_made(0, Night, &[1, 2])]);
    assert_eq!(scene.game().table().seat(s(0)).speeches, 1);
    scene.when(1, answer(night[0]));
    scene.then(&[answered(1)]);
    scene.when(2, answer(night[1]));
    scene.then(&[answered(2), shown(1, Some(night[0])), shown(2, Some(night[1])), turn(1)]);
    assert_eq!(scene.game().table().discards, cards(&night));
    assert_eq!(scene.game().table().cards_in_hands(), 0);
}

/// ACT-SPEECH: what bears the threat is a Threat with it, or the Trauma or Phobia of it.
#[test]
fn act_speech_threats_traumas_and_phobias_answer() {
    let hand = [pair(Rain, Shell), knock(PhobiaOfShell), knock(TraumaOfRain), knock(Mute), XMAS];
    for (named, fitting) in [(Shell, [hand[0], hand[1]]), (Rain, [hand[0], hand[2]])] {
        let mut scene = Scene::new(3).speeches(0, 1).hand(1, &hand).begin();
        scene.when(0, Command::Speech(named));
        for &card in &hand {
            if fitting.contains(&card) {
                assert_eq!(scene.game().check(s(1), &answer(card)), Ok(()));
            } else {
                let refused = scene.refused(1, answer(card));
                assert_eq!(refused, because(Reason::OtherThreat, RuleId::ActSpeech));
            }
        }
    }
}

/// ACT-SPEECH: discarding is optional, and one card at most.
#[test]
fn act_speech_answering_is_optional() {
    let hand = [pair(Night, Mask), pair(Night, Shell)];
    let mut scene = Scene::new(3).speeches(0, 1).hand(1, &hand).begin();
    scene.when(0, Command::Speech(Night));
    scene.when(1, decline());
    let again = scene.refused(1, answer(hand[0]));
    assert_eq!(again, because(Reason::NotAwaited, RuleId::ActSpeechSecret));
    scene.when(2, decline());
    scene.then(&[answered(2), shown(1, None), shown(2, None), turn(1)]);
    assert_eq!(scene.game().table().seat(s(1)).hand, 2);
}

/// ACT-SPEECH: the speaker discards nothing, nor do seats that have withdrawn.
#[test]
fn act_speech_not_the_speaker_nor_the_withdrawn() {
    let night = [pair(Night, Mask), pair(Night, Shell)];
    let scene = Scene::new(4).speeches(0, 1).hand(0, &night[..1]).hand(2, &night[1..]);
    let mut scene = scene.withdrawn(2, Some(Left)).begin();
    scene.when(0, Command::Speech(Night));
    scene.then(&[speech_made(0, Night, &[1, 3])]);
    for (seat, card) in [(0, night[0]), (2, night[1])] {
        let refused = scene.refused(seat, answer(card));
        assert_eq!(refused, because(Reason::NotAwaited, RuleId::ActSpeechSecret));
    }
}

/// ACT-SPEECH: allowed also when nobody can answer, and when no other seat is in the Mission.
#[test]
fn act_speech_allowed_when_nobody_can_answer() {
    let scene = Scene::new(3).speeches(0, 1).hand(0, &[XMAS]);
    let mut scene = scene.withdrawn(1, None).withdrawn(2, None).begin();
    scene.when(0, Command::Speech(Whistle));
    scene.then(&[speech_made(0, Whistle, &[]), turn(0)]);
    assert_eq!(scene.game().table().seat(s(0)).speeches, 0);
}

/// ACT-SPEECH: without a token there is no Speech.
#[test]
fn act_speech_needs_a_token() {
    let mut scene = Scene::new(3).speeches(1, 1).supply(2).begin();
    assert_eq!(scene.refused(0, Command::Speech(Night)), because(Reason::NoSpeech, RuleId::ActSpeech));
}

/// ACT-SPEECH: in the base game with three and more the token leaves the game.
#[test]
fn act_speech_the_token_leaves_the_game() {
    for players in 3..=5 {
        let scene = Scene::new(players).speeches(0, 1).supply(1).hand(0, &[XMAS]);
        let mut scene = (1..players).fold(scene, |scene, seat| scene.withdrawn(seat, None)).begin();
        scene.when(0, Command::Speech(Night));
        assert_eq!((scene.game().table().seat(s(0)).speeches, scene.game().table().speeches), (0, 1));
    }
}

/// ACT-SPEECH: any of the six threats may be named, whether it is active or not.
#[test]
fn act_speech_any_threat_may_be_named() {
    let scene = Scene::new(3).speeches(0, 1).begin();
    for named in Threat::ALL {
        assert_eq!(scene.game().check(s(0), &Command::Speech(named)), Ok(()));
    }
}

/// ACT-SPEECH: a card can only be given from one's own hand.
#[test]
fn act_speech_only_from_ones_own_hand() {
    let hands = [pair(Night, Mask), pair(Night, Shell)];
    let mut scene = Scene::new(3).speeches(0, 1).hand(1, &hands[..1]).hand(2, &hands[1..]).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.refused(1, answer(hands[1])), because(Reason::NotInHand, RuleId::ActSpeech));
}

/// ACT-SPEECH: it is the seat's action: the next turn is the one to the left of the speaker.
#[test]
fn act_speech_is_an_action() {
    let mut scene = Scene::new(4).turn(2).speeches(2, 1).begin();
    scene.when(2, Command::Speech(Night));
    for seat in [0, 1, 3] {
        scene.when(seat, decline());
    }
    assert_eq!(scene.followed().last(), Some(&turn(3)));
}

/// ACT-SPEECH-SECRET: a mute seat, an empty-handed one and one with no such card are asked like the others.
#[test]
fn act_speech_secret_everyone_is_asked() {
    let scene = Scene::new(4).speeches(0, 1).knocks(&[(1, Mute)]).hand(1, &[pair(Night, Mask)]);
    let mut scene = scene.hand(3, &[pair(Rain, Shell)]).begin();
    scene.when(0, Command::Speech(Night));
    assert_eq!(scene.game().awaiting(), seats(&[1, 2, 3]));
    assert_eq!(scene.legal(1), [answer(pair(Night, Mask)), decline()]);
    assert_eq!(scene.legal(2), [decline()], "empty-handed");
    assert_eq!(scene.legal(3), [decline()], "no such card");
}

/// ACT-SPEECH-SECRET: answers come in any order and are shown together, clockwise from the speaker.
#[test]
fn act_speech_secret_answers_in_any_order() {
    let night = [pair(Night, Mask), pair(Night, Shell)];
    for order in [[0, 1, 3], [0, 3, 1], [1, 0, 3], [1, 3, 0], [3, 0, 1], [3, 1, 0]] {
        let scene = Scene::new(4).turn(2).speeches(2, 1).hand(0, &night[..1]).hand(1, &night[1..]);
        let mut scene = scene.begin();
        scene.when(2, Command::Speech(Night));
        let says = [answer(night[0]), answer(night[1]), decline(), decline()];
        for (said, &seat) in order.iter().enumerate() {
            scene.when(seat, says[usize::from(seat)]);
            if said < 2 {
                scene.then(&[answered(seat)]);
            }
        }
        let together = [shown(3, None), shown(0, Some(night[0])), shown(1, Some(night[1])), turn(3)];
        scene.then(&[&[answered(order[2])], &together[..]].concat());
    }
}

/// ACT-SPEECH-SECRET: before all have answered no hand changes its size and no card is shown.
#[test]
fn act_speech_secret_hands_keep_their_size_until_then() {
    let night = [pair(Night, Mask), pair(Night, Shell)];
    let mut scene = Scene::new(3).speeches(0, 1).hand(1, &night).hand(2, &[XMAS]).begin();
    scene.when(0, Command::Speech(Night));
    scene.when(1, answer(night[0]));
    let table = scene.game().table();
    assert_eq!(table.seats.map(|seat| seat.hand), [0, 2, 1, 0, 0]);
    assert!(table.discards.is_empty() && table.no_mans_land.is_empty());
    scene.when(2, decline());
    assert_eq!(scene.game().table().seats.map(|seat| seat.hand), [0, 1, 1, 0, 0]);
}

/// ACT-SPEECH-SECRET: that a seat has answered may be seen, what it answered may not.
#[test]
fn act_speech_secret_only_that_it_answered_is_seen() {
    let night = pair(Night, Mask);
    let seen_after = |says: Command| {
        let mut scene = Scene::new(3).speeches(0, 1).hand(1, &[night]).begin();
        scene.when(0, Command::Speech(Night));
        scene.when(1, says);
        assert_eq!(scene.game().awaiting(), seats(&[2]));
        let event = scene.followed_events()[0];
        assert_ne!(scene.game().redact(&event, Viewer::Seat(s(1))).secret, Secret::Nothing);
        (scene.game().redact(&event, Viewer::Seat(s(2))), scene.game().view(s(2)), scene.legal(2))
    };
    assert_eq!(seen_after(answer(night)), seen_after(decline()));
}
