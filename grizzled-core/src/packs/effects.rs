//! Effects as the format spells them: what follows from the kind of card need not be said (PACK-1).

use super::addresses::{Read, Value};
use super::check::moments;
use super::node::Node;
use super::vocabulary::{DEEDS, Deed, Form, Vocabulary, spell};
use crate::catalog::{Cancellation, CardKind, Chooser, Condition, Effect, HelpKind, What, When};
use crate::ids::Threat;
use crate::rules::Bearer;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

const NAMES: [&str; 7] = ["when", "what", "whom", "amount", "chooser", "optional", "lasts"];

/// The moment that need not be said.
fn usual_moment(bearer: Bearer, what: What) -> Option<When> {
    match bearer {
        Bearer::Advantage => Some(When::Departure),
        Bearer::Help(HelpKind::Action) => Some(When::Turn),
        Bearer::Help(HelpKind::Event) if what == What::CancelTrap => Some(When::Trap),
        Bearer::Help(HelpKind::Event) => None,
        Bearer::Order | Bearer::StandingOrder if !what.is_standing() => None,
        _ => Some(When::InPlay),
    }
}

/// The effect when nothing else is said.
fn usual(bearer: Bearer, what: What, when: When) -> Effect {
    let effect = match what.is_standing() {
        true if when == When::InPlay => Effect::while_in_play(what),
        true => Effect::this_mission(when, what),
        false => Effect::once(when, what),
    };
    match bearer {
        Bearer::Help(_) if leaves_a_choice(what) => effect.chosen_by(Chooser::Holder),
        Bearer::Advantage if leaves_a_choice(what) => effect.chosen_by(Chooser::Leader),
        _ => effect,
    }
}

const fn leaves_a_choice(what: What) -> bool {
    matches!(
        what,
        What::RecoverCharm
            | What::DiscardKnock
            | What::DiscardCard
            | What::ClearCard
            | What::GiveCard
            | What::ExchangeCards
            | What::ReturnCard
            | What::CancelOrder
    )
}

pub(super) fn read(value: &Value<'_>, bearer: Bearer) -> Read<Effect> {
    let object = value.object(&NAMES)?;
    let what = read_what(&object.must("what")?)?;
    let when = match (object.get("when"), usual_moment(bearer, what)) {
        (Some(when), _) => when.word()?,
        (None, Some(when)) => when,
        (None, None) => object.must_be("when", &allowed_moments(bearer, what))?.word()?,
    };
    let usual = usual(bearer, what, when);
    Ok(Effect {
        whom: object.or("whom", usual.whom, |whom| whom.word())?,
        amount: object.or("amount", usual.amount, |amount| amount.number(-128, 127))?,
        chooser: object.or("chooser", usual.chooser, |chooser| chooser.word())?,
        optional: object.or("optional", usual.optional, |optional| optional.flag())?,
        lasts: object.or("lasts", usual.lasts, |lasts| lasts.word())?,
        ..usual
    })
}

fn allowed_moments(bearer: Bearer, what: What) -> String {
    let words: Vec<&str> = moments(bearer, what).map(Vocabulary::word).collect();
    if words.is_empty() {
        return format!("; but such a card can never do `{}`", spell(what).0);
    }
    format!("; allowed are: {}", words.join(", "))
}

fn read_what(value: &Value<'_>) -> Read<What> {
    if value.is_text() {
        let word = value.text()?;
        return match deed(value, word)?.form {
            Form::Plain(what) => Ok(what),
            Form::OfThreat(_) => needs::<Threat>(value, word),
            Form::OfCondition(_) => needs::<Condition>(value, word),
            Form::OfKind(_) => needs::<CardKind>(value, word),
        };
    }
    let Some((word, said)) = value.any_object()?.only() else {
        return value.wrong("exactly one thing must stand in this { }, such as \"harmless\": \"mask\"".to_owned());
    };
    match deed(value, word)?.form {
        Form::Plain(_) => value.wrong(format!("`{word}` stands alone: write \"{word}\" without {{ }}")),
        Form::OfThreat(make) => said.word().map(make),
        Form::OfCondition(make) => said.word().map(make),
        Form::OfKind(make) => said.word().map(make),
    }
}

fn deed(value: &Value<'_>, word: &str) -> Read<&'static Deed> {
    let all = || DEEDS.iter().map(|deed| deed.word).collect::<Vec<_>>();
    DEEDS.iter().find(|deed| deed.word == word).map_or_else(|| value.unknown(word, &all()), Ok)
}

/// The word alone does not say enough.
fn needs<T: Vocabulary>(value: &Value<'_>, word: &str) -> Read<What> {
    let said: Vec<&str> = T::WORDS.iter().map(|known| known.word).collect();
    let (first, all) = (said.first().unwrap_or(&""), said.join(", "));
    value.wrong(format!("`{word}` needs a word more, as {{\"{word}\": \"{first}\"}}; allowed are: {all}"))
}

pub(super) fn write(effect: &Effect, bearer: Bearer) -> Node {
    let usual = usual(bearer, effect.what, effect.when);
    let mut said = vec![("what", write_what(effect.what))];
    let mut say = |name, unusual: bool, node| {
        if unusual {
            said.push((name, node));
        }
    };
    say("when", usual_moment(bearer, effect.what) != Some(effect.when), Node::text(effect.when.word()));
    say("whom", effect.whom != usual.whom, Node::text(effect.whom.word()));
    say("amount", effect.amount != usual.amount, Node::Number(effect.amount.into()));
    say("chooser", effect.chooser != usual.chooser, Node::text(effect.chooser.word()));
    say("optional", effect.optional != usual.optional, Node::Flag(effect.optional));
    say("lasts", effect.lasts != usual.lasts, Node::text(effect.lasts.word()));
    Node::map(said)
}

fn write_what(what: What) -> Node {
    match spell(what) {
        (word, Some(said)) => Node::map([(word, Node::text(said))]),
        (word, None) => Node::text(word),
    }
}

/// The words for what cancels an Order, those that stand alone.
const CANCELLATIONS: [(&str, Cancellation); 4] = [
    ("end_of_mission", Cancellation::EndOfMission),
    ("knock_played", Cancellation::KnockPlayed),
    ("speech_made", Cancellation::SpeechMade),
    ("mission_succeeded", Cancellation::MissionSucceeded),
];

pub(super) fn read_cancellation(value: &Value<'_>) -> Read<Cancellation> {
    const ALL: [&str; 6] = [
        "end_of_mission",
        "knock_played",
        "speech_made",
        "mission_succeeded",
        "{\"draw_on_withdrawal\": 3}",
        "{\"charm_against\": \"mask\"}",
    ];
    if value.is_text() {
        let word = value.text()?;
        let known = CANCELLATIONS.iter().find(|(known, _)| *known == word);
        return known.map_or_else(|| value.unknown(word, &ALL), |(_, cancellation)| Ok(*cancellation));
    }
    match value.any_object()?.only() {
        Some(("draw_on_withdrawal", cards)) => cards.number(1, 9).map(Cancellation::DrawOnWithdrawal),
        Some(("charm_against", threat)) => threat.word().map(Cancellation::CharmAgainst),
        Some((other, _)) => value.unknown(other, &ALL),
        None => value.wrong(format!("exactly one thing must stand in this {{ }}; allowed are: {}", ALL.join(", "))),
    }
}

pub(super) fn write_cancellation(cancellation: Cancellation) -> Node {
    match cancellation {
        Cancellation::DrawOnWithdrawal(cards) => Node::map([("draw_on_withdrawal", Node::Number(cards.into()))]),
        Cancellation::CharmAgainst(threat) => Node::map([("charm_against", Node::text(threat.word()))]),
        Cancellation::EndOfMission => Node::text("end_of_mission"),
        Cancellation::KnockPlayed => Node::text("knock_played"),
        Cancellation::SpeechMade => Node::text("speech_made"),
        Cancellation::MissionSucceeded => Node::text("mission_succeeded"),
    }
}
