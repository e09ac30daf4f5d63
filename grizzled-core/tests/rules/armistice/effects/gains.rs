//! What a seat gains or gets to see (`RecoverCharm`, `GainSpeech`, `LookAtTrials`).

use super::*;
use grizzled_core::rules::{CardError, check_order};

fn at_the_start(what: What, whom: Whom) -> Order {
    order(Effect::once(When::MissionStart, what).of(whom))
}

fn recovered(seat: u8) -> Notice {
    Notice::CharmRecovered { seat: s(seat) }
}

fn looked(seat: u8, cards: u8) -> Notice {
    Notice::TrialsSeen { seat: s(seat), cards }
}

/// A Preparation that comes as far as the question for the intensity.
fn start(order: Order, scene: impl Fn(Scene) -> Scene) -> Scene {
    let scene = scene(deck_of(&[order]).leader(1)).begin_drawing(&[0]);
    assert_eq!(notices(&scene).last(), Some(&intensity_asked(1)));
    scene
}

/// PACK-1: an Order turns the Leader's charm face up when the Mission starts.
#[test]
fn pack_1_recover_the_leaders_charm() {
    let order = at_the_start(What::RecoverCharm, Whom::Leader);
    let scene = start(order, |scene| scene.trials(&singles()).charms_used(&[0, 1]));
    assert!(notices(&scene).contains(&recovered(1)));
    assert!(!scene.game().table().seat(s(0)).charm_ready);
    let ready = start(order, |scene| scene.trials(&singles()).charms_used(&[0]));
    assert!(!notices(&ready).contains(&recovered(1)), "one that is face up stays so");
}

/// PACK-1: a Helping Hand asks whose charm; only charms that are face down can be chosen, or none.
#[test]
fn pack_1_recover_a_charm_that_is_chosen() {
    let mut scene = helped(&[action_of(What::RecoverCharm, Whom::Chosen)]).charms_used(&[1, 2]).begin();
    use_help(&mut scene);
    let choose = |seat: u8| Command::Choose(Choice::Seat(s(seat)));
    assert_eq!(scene.legal(0), [choose(1), choose(2), Command::Decline]);
    assert_eq!(scene.refused(0, choose(0)), because(Reason::ChoiceNotOffered, RuleId::Pack1));
    scene.when(0, choose(2));
    assert!(came(&scene, recovered(2)) && came(&scene, turn(1)));
}

/// PACK-1: with nothing to choose nothing is asked, and the card is used.
#[test]
fn pack_1_recover_with_all_charms_face_up() {
    let mut scene = helped(&[action_of(What::RecoverCharm, Whom::Chosen)]).begin();
    use_help(&mut scene);
    assert_eq!(scene.followed()[1..], [turn(1)]);
}

/// PACK-1: an Order never asks: one that would let somebody choose a charm cannot be played.
#[test]
fn pack_1_an_order_never_asks_for_a_charm() {
    let order = at_the_start(What::RecoverCharm, Whom::Chosen);
    assert_eq!(check_order(&order), Err(CardError::Whom));
}

/// PACK-1: a Speech token for the Leader, from the supply; from an empty supply none.
#[test]
fn pack_1_gain_a_speech() {
    let order = at_the_start(What::GainSpeech, Whom::Leader);
    let scene = start(order, |scene| scene.trials(&singles()).supply(1));
    assert_eq!((scene.game().table().seat(s(1)).speeches, scene.game().table().speeches), (1, 0));
    let scene = start(order, |scene| scene.trials(&singles()));
    assert_eq!(scene.game().table().seat(s(1)).speeches, 0);
}

/// PACK-1: or for the holder of a Helping Hand.
#[test]
fn pack_1_gain_a_speech_by_a_helping_hand() {
    let mut scene = helped(&[action_of(What::GainSpeech, Whom::Holder)]).leader(0).supply(2).begin();
    use_help(&mut scene);
    assert_eq!(scene.followed()[1..], [takes_speech(0), turn(1)]);
}

/// PACK-1: the seat looks at the top of Trials and leaves the cards there; nobody else sees them.
#[test]
fn pack_1_look_at_trials() {
    let effect = Effect { amount: 3, ..at_the_start(What::LookAtTrials, Whom::Leader).effect };
    let scene = start(order(effect), |scene| scene.trials(&singles()));
    let seen = *scene.log().iter().find(|event| event.notice == looked(1, 3)).expect("it is shown");
    // The top card comes last.
    let pile = [single(Snow), single(Rain), single(Night)].into_iter().collect();
    assert_eq!(scene.game().redact(&seen, Viewer::Seat(s(1))).secret, Secret::Order(pile));
    assert_eq!(scene.game().redact(&seen, Viewer::Seat(s(0))).secret, Secret::Nothing);
    assert_eq!(scene.game().state().decks().top(), Some(single(Night)));
}

/// PACK-1, TAB-6: as many as there are; with none nothing is seen.
#[test]
fn pack_1_look_at_a_short_pile() {
    let effect = Effect { amount: 5, ..at_the_start(What::LookAtTrials, Whom::Leader).effect };
    let scene = start(order(effect), |scene| scene.trials(&singles()[..2]));
    assert!(notices(&scene).contains(&looked(1, 2)));
    // TAB-6: a pile that holds nothing.
    let scene = start(order(effect), |scene| scene.hand(0, &singles()[..1]));
    assert!(!notices(&scene).iter().any(|notice| matches!(notice, Notice::TrialsSeen { .. })));
}
