//! What the careful bot does with Orders and Helping Hands.

use super::kit::*;
use super::*;
use grizzled_core::bots::{Bot, CarefulBot};

fn decides(scene: &Scene, seat: u8) -> Command {
    let view = scene.game().view(s(seat)).expect("a player sits there");
    CarefulBot.choose(scene.game().rules(), &view, &scene.game().legal(s(seat)))
}

/// Whether it uses the Helping Hand that does this, in a scene to which this is added.
fn uses(what: What, add: impl FnOnce(Scene) -> Scene) -> bool {
    let scene = help_for(3, &[action(what)]).help(0, &[h(0)]);
    decides(&add(scene).begin(), 0) == Command::Help(h(0))
}

/// HH-1, CMD-1: a Helping Hand is used where there is something that it can do.
#[test]
fn hh_1_a_careful_bot_uses_what_helps() {
    assert!(uses(What::GainSpeech, |scene| scene.supply(1)));
    assert!(!uses(What::GainSpeech, |scene| scene.supply(0)), "there is no token to gain");
    for what in [What::DiscardCard, What::ReturnCard] {
        assert!(uses(what, |scene| scene.hand(0, &[pair(Night, Mask)])));
        assert!(!uses(what, |scene| scene), "the hand is empty");
    }
    assert!(uses(What::RecoverCharm, |scene| scene.charms_used(&[2])));
    assert!(!uses(What::RecoverCharm, |scene| scene), "no charm is used");
    assert!(uses(What::DiscardKnock, |scene| scene.knocks(&[(1, Mute), (1, Fearful)])));
    assert!(!uses(What::DiscardKnock, |scene| scene.knocks(&[(1, Mute), (2, Fearful)])), "nobody bears two");
}

/// ORD-5: an Order that harms is cancelled, and one that does not stays.
#[test]
fn ord_5_a_careful_bot_cancels_what_harms() {
    for (effect, cancels) in [(lasting(What::NoCharms), true), (lasting(What::IntensityExactly).times(3), false)] {
        let scene = under(&[until(Cancellation::DrawOnWithdrawal(1), effect)]).trials(&singles());
        let mut scene = scene.hand(1, &[pair(Night, Mask)]).begin();
        scene.when(0, withdraw(Left));
        let expected = if cancels { Command::Cancel(o(0)) } else { Command::Decline };
        assert_eq!(decides(&scene, 0), expected, "{:?}", effect.what);
    }
}
