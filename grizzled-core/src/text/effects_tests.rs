//! Every effect, cancellation, card and number of a Mission has a text in both languages.

use super::module_events_tests::{is_plain_text, rules_with, table};
use super::tests::both;
use super::{Lang, Narrator, names};
use crate::cards::{
    Cancellation, CardKind, Chooser, Condition, Difficulty, Effect, Order, What, When, Whom, armistice,
};
use crate::packs::vocabulary::Vocabulary;
use crate::rules::Rules;
use crate::vocabulary::{Modifier, Modifiers, OrderId, Switch, Threat};
use core::mem::{Discriminant, discriminant};
use std::collections::{HashMap, HashSet};
use std::string::{String, ToString};
use std::vec::Vec;

/// Every entry of the vocabulary, with a whom that fits it.
pub(super) fn vocabulary() -> Vec<Effect> {
    let standing = [
        What::NoCharms,
        What::NoSpeeches,
        What::FreeSpeeches,
        What::NoSupport,
        What::MirroredSupport,
        What::NoTraps,
        What::FailAt,
        What::IntensityExactly,
        What::IntensityAtMost,
        What::IntensityMore,
        What::DropMore,
        What::DropAtMost,
        What::HandLimitMore,
        What::ReliefMore,
        What::MoralePerKnock,
        What::DealAll,
        What::Posthumous,
        What::BarPlay(CardKind::HardKnocks),
        What::BarPlay(CardKind::Traps),
    ];
    let of_threats = Threat::ALL
        .into_iter()
        .flat_map(|threat| [What::Harmless(threat), What::Added(threat), What::BarPlay(CardKind::Bearing(threat))]);
    let conditions = [Condition::CardsInHand, Condition::EmptyHand, Condition::ThreatActive, Condition::FewWithdrawn];
    let of_conditions = conditions.into_iter().flat_map(|on| [What::BarWithdrawal(on), What::ForceWithdrawal(on)]);
    let mut effects: Vec<Effect> =
        standing.into_iter().chain(of_threats).chain(of_conditions).map(Effect::while_in_play).collect();
    for whom in [Whom::EachSeat, Whom::Leader] {
        effects.extend([What::ExtraDraws, What::Burden].map(|what| Effect::while_in_play(what).of(whom)));
    }
    effects.push(Effect::while_in_play(What::ReliefMore).of(Whom::Friends));
    effects.extend(deeds());
    effects
}

fn deeds() -> Vec<Effect> {
    let one = |what, whom| Effect::once(When::Turn, what).of(whom);
    let mut effects = Vec::new();
    for whom in [Whom::Active, Whom::Leader, Whom::EachSeat, Whom::Holder] {
        effects.push(one(What::Draw, whom));
    }
    for whom in [Whom::Leader, Whom::Holder] {
        effects.extend([What::GainSpeech, What::LookAtTrials].map(|what| one(what, whom)));
    }
    for whom in [Whom::Leader, Whom::Holder, Whom::Chosen] {
        effects.extend([What::RecoverCharm, What::DiscardKnock].map(|what| one(what, whom)));
    }
    effects.extend(
        [What::DiscardCard, What::GiveCard, What::ExchangeCards, What::ReturnCard].map(|what| one(what, Whom::Holder)),
    );
    let of_table = [What::ClearCard, What::CancelOrder, What::SendRecruitHome, What::CancelTrap];
    effects.extend(of_table.map(|what| one(what, Whom::Table)));
    effects.push(one(What::ClearCard, Whom::Table).chosen_by(Chooser::Leader));
    effects.push(one(What::DiscardKnock, Whom::Chosen).chosen_by(Chooser::Holder));
    effects
}

/// PACK-1: every entry of the vocabulary is put into words, and no two alike.
#[test]
fn pack_1_every_effect_is_narrated_and_none_like_another() {
    let (rules, table) = table();
    let mut narrated: [HashMap<String, Effect>; 2] = Default::default();
    for effect in vocabulary().into_iter().flat_map(|effect| [effect, effect.times(2)]) {
        let texts = both(|lang| Narrator::new(lang, &rules, &table).effect(&effect).to_string());
        for (narrated, text) in narrated.iter_mut().zip(texts) {
            assert!(text.ends_with('.') && is_plain_text(&text), "{effect:?}: {text:?}");
            let other = narrated.insert(text, effect);
            assert!(other.is_none_or(|other| other.what == effect.what), "{effect:?} and {other:?}");
        }
    }
    let kinds: HashSet<Discriminant<What>> = vocabulary().iter().map(|effect| discriminant(&effect.what)).collect();
    assert_eq!(kinds.len(), 37, "none is left out");
}

/// PACK-1: an amount below zero reads as fewer, never as a number with a sign.
#[test]
fn pack_1_an_amount_below_zero_reads_as_fewer() {
    let (rules, table) = table();
    for what in [What::DropMore, What::HandLimitMore, What::ReliefMore, What::Burden, What::FailAt] {
        let effect = Effect::while_in_play(what).of(Whom::EachSeat);
        let narrate =
            |amount| both(|lang| Narrator::new(lang, &rules, &table).effect(&effect.times(amount)).to_string());
        let (more, fewer) = (narrate(1), narrate(-1));
        assert!(more[0] != fewer[0] && more[1] != fewer[1]);
        assert!(!fewer[0].contains('-') && !fewer[1].contains('-'), "{fewer:?}");
    }
}

/// PACK-1: an effect for one Mission says so.
#[test]
fn pack_1_moments_and_durations_are_narrated() {
    let (rules, table) = table();
    let moments = When::WORDS.iter().map(|word| word.value);
    let mut narrated: HashSet<String> = HashSet::new();
    for (number, when) in moments.enumerate() {
        assert_eq!(when as usize, number, "none is left out");
        let effect = Effect::once(when, What::Draw).of(Whom::Leader);
        narrated.extend(both(|lang| Narrator::new(lang, &rules, &table).effect(&effect).to_string()));
    }
    assert_eq!(narrated.len(), 2 * When::WORDS.len());
    let effect = Effect::this_mission(When::Failure, What::FailAt);
    let texts = both(|lang| Narrator::new(lang, &rules, &table).effect(&effect).to_string());
    assert_eq!(
        texts[0],
        "When the Mission is about to fail: a Mission fails when a threat is active 4 times instead of 3, in this Mission."
    );
}

/// Rules with an Order for each way in which one ends.
pub(super) fn rules_of_orders() -> Rules {
    let cancellations = [
        Cancellation::DrawOnWithdrawal(3),
        Cancellation::KnockPlayed,
        Cancellation::SpeechMade,
        Cancellation::CharmAgainst(Threat::Rain),
        Cancellation::MissionSucceeded,
        Cancellation::EndOfMission,
    ];
    let order = |cancellation| Order {
        difficulty: Difficulty::Hard,
        intensity: [3, 2, 1],
        effect: Effect::while_in_play(What::NoCharms),
        cancellation,
    };
    rules_with(cancellations.map(order), [])
}

/// ORD-4: an Order says until when it stays, unless it goes with its Mission.
#[test]
fn ord_4_every_cancellation_is_narrated() {
    let (_, table) = table();
    let rules = rules_of_orders();
    let mut narrated: HashSet<String> = HashSet::new();
    for order in rules.roster().orders().iter() {
        narrated.extend(both(|lang| Narrator::new(lang, &rules, &table).order(order).to_string()));
    }
    assert_eq!(narrated.len(), 2 * 6);
    let last = Narrator::new(Lang::En, &rules, &table).order(OrderId::new(5).unwrap()).to_string();
    assert_eq!(last, "2 cards each at least. Good Luck Charms cannot be used.");
}

/// PACK-2: what a number is now is put into words, for every value that it can have.
#[test]
fn pack_2_every_number_of_the_mission_is_narrated() {
    let (rules, table) = table();
    for modifier in Modifier::ALL {
        let mut narrated: HashSet<String> = HashSet::new();
        let values = [Modifiers::USUAL.get(modifier), 0, 1, 64, 255];
        for value in values {
            for text in both(|lang| Narrator::new(lang, &rules, &table).modifier(modifier, value).to_string()) {
                assert!(is_plain_text(&text), "{modifier:?}: {text:?}");
                narrated.insert(text);
            }
        }
        assert!(narrated.len() >= 4, "{modifier:?} has a text for each value");
    }
    let narrator = Narrator::new(Lang::En, &rules, &table);
    let both_off = Switch::NoCharms.number() | Switch::NoTraps.number();
    assert_eq!(
        narrator.modifier(Modifier::Switches, both_off).to_string(),
        "Good Luck Charms cannot be used, Traps draw nothing."
    );
    assert_eq!(narrator.modifier(Modifier::DropMore, 255).to_string(), "Drops of Morale are changed by -1.");
}

/// The built-in pack: each card has a name, and a text of its own, in both languages.
#[test]
fn every_card_of_the_built_in_pack_is_narrated() {
    let (rules, table) = table();
    let narrator = |lang| Narrator::new(lang, &rules, &table).with_names(&armistice::PACK);
    let roster = rules.roster();
    for order in roster.orders().iter() {
        both(|lang| narrator(lang).order(order).to_string());
        assert_ne!(narrator(Lang::En).order_name(order).to_string(), narrator(Lang::Fr).order_name(order).to_string());
    }
    for recruit in roster.recruits().iter() {
        both(|lang| narrator(lang).recruit(recruit).to_string());
        assert_ne!(
            narrator(Lang::En).recruit_name(recruit).to_string(),
            narrator(Lang::Fr).recruit_name(recruit).to_string()
        );
    }
    for help in roster.helping_hands().iter() {
        both(|lang| narrator(lang).help(help).to_string());
        assert_ne!(narrator(Lang::En).help_name(help).to_string(), narrator(Lang::Fr).help_name(help).to_string());
    }
    for chapter in armistice::PACK.chapters {
        assert_ne!(names::of_pack(Lang::Fr, chapter.name), chapter.name);
    }
}
