//! The 36 Orders of the Day, all of them our own: twelve easy, twelve normal, twelve hard (ORD-1, ORD-3).
//!
//! Easy ones help on the whole, hard ones harm. The three numbers are the least intensities for three, four and five
//! seats: thirteen cards in the hands lose the game (RES-6), so that one card more a seat weighs much.

use crate::cards::{
    Cancellation, CardKind, Condition, Difficulty, Effect, Order, OrderCard, Provenance, What, When, Whom,
};
use crate::vocabulary::Threat;
use Difficulty::{Easy, Hard, Normal};

/// An Order that is discarded when its Mission ends.
const fn order(
    number: u16,
    name: &'static str,
    difficulty: Difficulty,
    intensity: [u8; 3],
    effect: Effect,
) -> OrderCard<'static> {
    until(Cancellation::EndOfMission, number, name, difficulty, intensity, effect)
}

/// An Order that stays until it is cancelled (ORD-4).
const fn until(
    cancellation: Cancellation,
    number: u16,
    name: &'static str,
    difficulty: Difficulty,
    intensity: [u8; 3],
    effect: Effect,
) -> OrderCard<'static> {
    let facts = Order { difficulty, intensity, effect, cancellation };
    OrderCard { number, name, provenance: Provenance::Own, facts }
}

/// It acts while the Order is in play.
const fn while_in_play(what: What) -> Effect {
    Effect::while_in_play(what)
}

/// It happens once, to the Leader, when the Order comes.
const fn at_the_start(what: What) -> Effect {
    Effect::once(When::MissionStart, what).of(Whom::Leader)
}

/// The seat whose turn it is draws a card whenever this happens.
const fn draw_on(when: When) -> Effect {
    Effect::once(when, What::Draw).of(Whom::Active)
}

#[rustfmt::skip]
pub(super) const CARDS: [OrderCard<'static>; 36] = [
    order(1, "Favourable Wind", Easy, [3, 2, 2], while_in_play(What::Harmless(Threat::Mask))),
    order(2, "Dry Spell", Easy, [3, 2, 2], while_in_play(What::Harmless(Threat::Rain))),
    order(3, "Rested Men", Easy, [4, 3, 3], while_in_play(What::FailAt)),
    order(4, "Around the Stove", Easy, [3, 3, 2], while_in_play(What::FreeSpeeches)),
    order(5, "Marked Path", Easy, [2, 2, 1], while_in_play(What::NoTraps)),
    order(6, "Short Sortie", Easy, [1, 1, 1], while_in_play(What::IntensityAtMost).times(2)),
    order(7, "Observation Post", Easy, [2, 2, 1], at_the_start(What::LookAtTrials).times(4)),
    order(8, "Mail Call", Easy, [2, 2, 1], at_the_start(What::GainSpeech)),
    order(9, "A Token Found", Easy, [2, 2, 1], at_the_start(What::RecoverCharm)),
    order(10, "Dressing Station", Easy, [2, 2, 1], while_in_play(What::ReliefMore)),
    until(Cancellation::KnockPlayed, 11, "Good News from Home", Easy, [2, 2, 2], while_in_play(What::DropMore).times(-1)),
    until(Cancellation::SpeechMade, 12, "Hot Soup", Easy, [2, 2, 2], while_in_play(What::DropAtMost).times(4)),

    order(13, "Bombardment", Normal, [2, 2, 1], while_in_play(What::Added(Threat::Shell))),
    order(14, "Out of Luck", Normal, [2, 2, 1], while_in_play(What::NoCharms)),
    order(15, "Not a Sound", Normal, [2, 2, 2], while_in_play(What::NoSpeeches)),
    order(16, "Hold the Trench", Normal, [2, 2, 2], while_in_play(What::IntensityExactly).times(2)),
    until(Cancellation::DrawOnWithdrawal(3), 17, "Forced March", Normal, [2, 2, 1], while_in_play(What::IntensityMore)),
    order(18, "Crossed Messages", Normal, [2, 2, 1], while_in_play(What::MirroredSupport)),
    until(Cancellation::MissionSucceeded, 19, "Empty Depot", Normal, [3, 2, 2], while_in_play(What::HandLimitMore).times(-3)),
    until(Cancellation::DrawOnWithdrawal(2), 20, "Bone-Tired", Normal, [2, 2, 1], while_in_play(What::Burden).of(Whom::EachSeat)),
    order(21, "Stay on the Road", Normal, [2, 2, 1], while_in_play(What::BarPlay(CardKind::Traps))),
    order(22, "Snowed In", Normal, [2, 2, 1], while_in_play(What::BarPlay(CardKind::Bearing(Threat::Snow)))),
    order(23, "Listening Enemy", Normal, [3, 3, 2], draw_on(When::Speech)),
    until(Cancellation::MissionSucceeded, 24, "Rumours of Defeat", Normal, [2, 2, 2], while_in_play(What::DropMore).times(2)),

    until(Cancellation::SpeechMade, 25, "Gas Alert", Hard, [3, 2, 2], while_in_play(What::Added(Threat::Mask))),
    order(26, "Moonless Night", Hard, [4, 3, 3], while_in_play(What::Added(Threat::Night))),
    order(27, "At the Breaking Point", Hard, [2, 2, 1], while_in_play(What::FailAt).times(-1)),
    order(28, "Cut Off", Hard, [3, 3, 2], while_in_play(What::NoSupport)),
    order(29, "No Step Back", Hard, [3, 3, 2], while_in_play(What::BarWithdrawal(Condition::CardsInHand)).times(2)),
    order(30, "Nobody Goes First", Hard, [2, 2, 2], while_in_play(What::BarWithdrawal(Condition::FewWithdrawn))),
    order(31, "Full Packs", Hard, [4, 3, 3], while_in_play(What::ExtraDraws).of(Whom::EachSeat)),
    order(32, "Heavy Losses", Hard, [3, 2, 2], while_in_play(What::MoralePerKnock)),
    until(Cancellation::CharmAgainst(Threat::Rain), 33, "Flooded Trench", Hard, [2, 2, 1], while_in_play(What::Added(Threat::Rain))),
    order(34, "Clenched Teeth", Hard, [2, 2, 1], while_in_play(What::BarPlay(CardKind::HardKnocks))),
    order(35, "Careful Advance", Hard, [2, 2, 1], while_in_play(What::ForceWithdrawal(Condition::ThreatActive)).times(2)),
    order(36, "Second Wave", Hard, [3, 3, 2], draw_on(When::Withdrawal)),
];
