//! The 21 Recruits, all of them our own (REC-1, REC-8).
//!
//! A large hand and many Morale tokens weigh on the group; the advantage pays for that.

use crate::cards::{Chooser, Condition, Effect, Provenance, Recruit, RecruitCard, What, When, Whom};
use crate::vocabulary::Threat;

/// A Recruit with a hand of so many cards and so many Morale tokens.
const fn recruit(
    number: u16,
    name: &'static str,
    (hand, tokens): (u8, u8),
    effect: Effect,
    advantage: Effect,
) -> RecruitCard<'static> {
    let facts = Recruit { hand, tokens, effect, advantage };
    RecruitCard { number, name, provenance: Provenance::Own, facts }
}

/// It acts while the Recruit is in play.
const fn while_here(what: What) -> Effect {
    Effect::while_in_play(what)
}

/// It is done when the Recruit leaves.
const fn at_last(what: What) -> Effect {
    Effect::once(When::Departure, what)
}

/// The Leader chooses, for the group (GRP-1).
const fn group_chooses(what: What) -> Effect {
    at_last(what).chosen_by(Chooser::Leader)
}

const CHARM: Effect = group_chooses(What::RecoverCharm).of(Whom::Chosen);
const SPEECH: Effect = at_last(What::GainSpeech).of(Whom::Leader);
const HEAL: Effect = group_chooses(What::DiscardKnock).of(Whom::Chosen);
const CLEAR: Effect = group_chooses(What::ClearCard);
const LOOK: Effect = at_last(What::LookAtTrials).of(Whom::Leader);

#[rustfmt::skip]
pub(super) const CARDS: [RecruitCard<'static>; 21] = [
    recruit(1, "The Novice", (2, 0), while_here(What::Burden).of(Whom::Leader), HEAL),
    recruit(2, "The Cook", (3, 1), while_here(What::HandLimitMore).times(2), CHARM),
    recruit(3, "The Stretcher-Bearer", (2, 1), while_here(What::ReliefMore), HEAL),
    recruit(4, "The Sapper", (3, 0), while_here(What::NoTraps), CLEAR.times(2)),
    recruit(5, "The Bugler", (2, 1), while_here(What::Added(Threat::Whistle)), SPEECH),
    recruit(6, "The Night Watch", (1, 2), while_here(What::Added(Threat::Night)), CLEAR),
    recruit(7, "The Gunner", (2, 0), while_here(What::Added(Threat::Shell)), CLEAR.times(3)),
    recruit(8, "The Schoolmaster", (3, 1), while_here(What::FreeSpeeches), SPEECH),
    recruit(9, "The Runner", (1, 1), while_here(What::IntensityMore), LOOK.times(5)),
    recruit(10, "The Old Hand", (4, 2), while_here(What::FailAt), HEAL.times(2)),
    recruit(11, "The Deserter", (1, 2), while_here(What::ForceWithdrawal(Condition::ThreatActive)).times(2), CLEAR),
    recruit(12, "The Sergeant", (2, 0), while_here(What::BarWithdrawal(Condition::CardsInHand)).times(3), HEAL),
    recruit(13, "The Sentry", (2, 0), while_here(What::NoSpeeches), SPEECH),
    recruit(14, "The Chemist", (3, 1), while_here(What::Harmless(Threat::Mask)), CHARM),
    recruit(15, "The Farm Boy", (2, 1), while_here(What::Harmless(Threat::Rain)), LOOK.times(3)),
    recruit(16, "The Mountaineer", (3, 2), while_here(What::Harmless(Threat::Snow)), CHARM),
    recruit(17, "The Gambler", (2, 0), while_here(What::NoCharms), CHARM),
    recruit(18, "The Poet", (2, 3), while_here(What::DropMore).times(-1), SPEECH),
    recruit(19, "The Quartermaster", (4, 1), while_here(What::DropAtMost).times(5), LOOK.times(4)),
    recruit(20, "The Lieutenant", (2, 0), while_here(What::ExtraDraws).of(Whom::Leader), CLEAR.times(2)),
    recruit(21, "The Joker", (1, 1), while_here(What::MirroredSupport), HEAL),
];
