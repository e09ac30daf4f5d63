//! Cards that pass from hand to hand (`GiveCard`, `ExchangeCards`).

use super::*;

fn gift_to(card: CardId, to: u8) -> Command {
    Command::Choose(Choice::Gift { card, to: s(to) })
}

fn given(from: u8, to: u8) -> Notice {
    Notice::CardGiven { from: s(from), to: s(to) }
}

/// What a viewer sees of the gift that followed from the last command.
fn secret(scene: &Scene, notice: Notice, viewer: Viewer) -> Secret {
    let event = scene.followed_events().iter().find(|event| event.notice == notice).expect("a card was given");
    scene.game().redact(event, viewer).secret
}

/// PACK-1: a card from hand goes to another seat, in the Mission or out; only the two of them see which.
#[test]
fn pack_1_give_a_card() {
    let hand = [single(Night), single(Rain)];
    let scene = helped(&[action_of(What::GiveCard, Whom::Holder)]).hand(0, &hand).withdrawn(2, None);
    let mut scene = scene.begin();
    use_help(&mut scene);
    let offered = [gift_to(hand[0], 1), gift_to(hand[0], 2), gift_to(hand[1], 1), gift_to(hand[1], 2)];
    assert_eq!(scene.legal(0), [&offered[..], &[Command::Decline]].concat());
    assert_eq!(scene.refused(0, gift_to(hand[0], 0)), because(Reason::ChoiceNotOffered, RuleId::Pack1));
    scene.when(0, gift_to(hand[0], 2));
    assert!(came(&scene, given(0, 2)) && came(&scene, turn(1)));
    assert_eq!((hand_of(&scene, 0), hand_of(&scene, 2)), (cards(&hand[1..]), cards(&hand[..1])));
    for (viewer, seen) in [
        (Viewer::Seat(s(0)), Secret::Card(hand[0])),
        (Viewer::Seat(s(2)), Secret::Card(hand[0])),
        (Viewer::Seat(s(1)), Secret::Nothing),
        (Viewer::Spectator, Secret::Nothing),
    ] {
        assert_eq!(secret(&scene, given(0, 2), viewer), seen, "{viewer:?}");
    }
}

/// PACK-1: an exchange: the other seat gives a card of its choice in return, and cannot decline.
#[test]
fn pack_1_exchange_cards() {
    let scene =
        helped(&[action_of(What::ExchangeCards, Whom::Holder)]).hand(0, &[single(Night)]).hand(2, &[single(Rain)]);
    let mut scene = scene.begin();
    use_help(&mut scene);
    scene.when(0, gift_to(single(Night), 2));
    assert_eq!(scene.game().awaiting(), seats(&[2]));
    assert_eq!(scene.legal(2), [choose_card(single(Night)), choose_card(single(Rain))]);
    assert_eq!(scene.refused(2, Command::Decline), because(Reason::NotOptional, RuleId::Pack1));
    scene.when(2, choose_card(single(Rain)));
    assert!(came(&scene, given(2, 0)) && came(&scene, turn(1)));
    assert_eq!((hand_of(&scene, 0), hand_of(&scene, 2)), (cards(&[single(Rain)]), cards(&[single(Night)])));
}

/// PACK-1: it may be declined before a card is given; with an empty-handed seat the same card comes back.
#[test]
fn pack_1_exchange_with_an_empty_hand() {
    let mut scene = helped(&[action_of(What::ExchangeCards, Whom::Holder)]).hand(0, &[single(Night)]).begin();
    use_help(&mut scene);
    assert!(scene.legal(0).contains(&Command::Decline));
    scene.when(0, gift_to(single(Night), 1));
    assert_eq!(scene.legal(1), [choose_card(single(Night))]);
    scene.when(1, choose_card(single(Night)));
    assert_eq!(hand_of(&scene, 0), cards(&[single(Night)]));
}

/// PACK-1: the card in return goes to the seat whose turn it is, so an Event cannot exchange cards.
#[test]
fn pack_1_no_exchange_as_an_event() {
    let effect = Effect::once(When::AfterDeal, What::ExchangeCards).of(Whom::Holder).chosen_by(Chooser::Holder);
    assert_eq!(grizzled_core::rules::check_help(&event(effect)), Err(grizzled_core::rules::CardError::Moment));
}
