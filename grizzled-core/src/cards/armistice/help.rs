//! The 23 Helping Hands, all of them our own: ten Actions, eight Events, five Friendships (HH-1).

use crate::cards::{Chooser, Effect, HelpCard, HelpKind, HelpingHand, Provenance, What, When, Whom};
use crate::vocabulary::Threat;

const fn card(number: u16, name: &'static str, kind: HelpKind, effect: Effect) -> HelpCard<'static> {
    HelpCard { number, name, provenance: Provenance::Own, facts: HelpingHand { kind, effect } }
}

/// It takes the place of the turn's action, and leaves something to choose.
const fn chosen(number: u16, name: &'static str, what: What, whom: Whom, amount: i8) -> HelpCard<'static> {
    let effect = Effect::once(When::Turn, what).of(whom).times(amount);
    card(number, name, HelpKind::Action, effect.chosen_by(Chooser::Holder))
}

/// It takes the place of the turn's action, and leaves nothing to choose.
const fn plain(number: u16, name: &'static str, what: What, whom: Whom, amount: i8) -> HelpCard<'static> {
    card(number, name, HelpKind::Action, Effect::once(When::Turn, what).of(whom).times(amount))
}

/// It acts from a moment to the end of the Mission.
const fn event(number: u16, name: &'static str, when: When, what: What, amount: i8) -> HelpCard<'static> {
    card(number, name, HelpKind::Event, Effect::this_mission(when, what).times(amount))
}

/// It stays in play.
const fn friendship(number: u16, name: &'static str, effect: Effect) -> HelpCard<'static> {
    card(number, name, HelpKind::Friendship, effect)
}

#[rustfmt::skip]
pub(super) const CARDS: [HelpCard<'static>; 23] = [
    chosen(1, "Clear the Way", What::ClearCard, Whom::Table, 2),
    chosen(2, "Field Dressing", What::DiscardKnock, Whom::Chosen, 1),
    chosen(3, "Four-Leaf Clover", What::RecoverCharm, Whom::Chosen, 1),
    plain(4, "A Good Word", What::GainSpeech, Whom::Holder, 1),
    chosen(5, "Let Me Carry That", What::GiveCard, Whom::Holder, 1),
    chosen(6, "Fair Trade", What::ExchangeCards, Whom::Holder, 1),
    chosen(7, "Travel Light", What::DiscardCard, Whom::Holder, 2),
    chosen(8, "Not Today", What::ReturnCard, Whom::Holder, 1),
    plain(9, "Home on Leave", What::SendRecruitHome, Whom::Table, 1),
    plain(10, "Through the Periscope", What::LookAtTrials, Whom::Holder, 5),

    card(11, "Countermanded", HelpKind::Event, Effect::once(When::MissionStart, What::CancelOrder).chosen_by(Chooser::Holder)),
    event(12, "Dugout", When::AfterDeal, What::Harmless(Threat::Shell), 1),
    card(13, "Wire Cutters", HelpKind::Event, Effect::once(When::Trap, What::CancelTrap)),
    event(14, "One More Effort", When::Failure, What::FailAt, 1),
    event(15, "About Turn", When::Support, What::MirroredSupport, 1),
    event(16, "A Night of Rest", When::Support, What::ReliefMore, 1),
    event(17, "Christmas Parcel", When::MoraleDrop, What::DropMore, -2),
    event(18, "Deep Breath", When::MoraleDrop, What::HandLimitMore, 4),

    friendship(19, "Inseparable", Effect::while_in_play(What::ReliefMore).of(Whom::Friends)),
    friendship(20, "Shared Bread", Effect::while_in_play(What::HandLimitMore)),
    friendship(21, "Old Songs", Effect::while_in_play(What::DropMore).times(-1)),
    friendship(22, "Shoulder to Shoulder", Effect::while_in_play(What::Burden).of(Whom::Leader).times(-1)),
    friendship(23, "Long Talks", Effect::while_in_play(What::FreeSpeeches)),
];
