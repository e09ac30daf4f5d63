//! Effects as the format spells them: what follows from the kind of card need not be said (PACK-1).

use super::addresses::{Read, Value};
use super::check::moments;
use super::node::Node;
use super::vocabulary::{CANCELLATIONS, Vocabulary, Word, spell};
use crate::cards::{
    Acts, Cancellation, CardKind, Condition, EFFECTS, Effect, EffectRow, Form, HelpKind, What, When, Whom,
};
use crate::rules::Bearer;
use crate::vocabulary::Threat;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::mem::discriminant;

const NAMES: [&str; 7] = ["when", "what", "whom", "amount", "chooser", "optional", "lasts"];

/// The moment that need not be said.
fn usual_moment(bearer: Bearer, what: What) -> Option<When> {
    match (bearer, what.row().acts) {
        (Bearer::Advantage, _) => Some(When::Departure),
        (Bearer::Help(HelpKind::Action), _) => Some(When::Turn),
        (Bearer::Help(HelpKind::Event), Acts::Once(moments)) => only(moments.event),
        (Bearer::Help(HelpKind::Event), Acts::Lasting(_)) => None,
        (Bearer::Order | Bearer::StandingOrder, Acts::Once(_)) => None,
        _ => Some(When::InPlay),
    }
}

/// The moment, if there is but one.
const fn only(moments: &[When]) -> Option<When> {
    if let [moment] = moments { Some(*moment) } else { None }
}

/// The effect for these seats when nothing else is said.
fn usual(bearer: Bearer, what: What, when: When, whom: Whom) -> Effect {
    let effect = match what.is_standing() {
        true if when == When::InPlay => Effect::while_in_play(what),
        true => Effect::this_mission(when, what),
        false => Effect::once(when, what),
    };
    let effect = effect.of(whom);
    if effect.leaves_a_choice() { effect.chosen_by(bearer.chooser()) } else { effect }
}

pub(super) fn read(value: &Value<'_>, bearer: Bearer) -> Read<Effect> {
    let object = value.object(&NAMES)?;
    let what = read_what(&object.must("what")?)?;
    let when = match (object.get("when"), usual_moment(bearer, what)) {
        (Some(when), _) => when.word()?,
        (None, Some(when)) => when,
        (None, None) => object.must_be("when", &allowed_moments(bearer, what))?.word()?,
    };
    let usual = usual(bearer, what, when, object.or("whom", Whom::Table, |whom| whom.word())?);
    Ok(Effect {
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
        return match named(value, word)?.form {
            Form::Plain(what) => Ok(what),
            Form::OfThreat(_) => needs::<Threat>(value, word),
            Form::OfCondition(_) => needs::<Condition>(value, word),
            Form::OfKind(_) => needs::<CardKind>(value, word),
        };
    }
    let Some((word, said)) = value.any_object()?.only() else {
        return value.wrong("exactly one thing must stand in this { }, such as \"harmless\": \"mask\"".to_owned());
    };
    match named(value, word)?.form {
        Form::Plain(_) => value.wrong(format!("`{word}` stands alone: write \"{word}\" without {{ }}")),
        Form::OfThreat(make) => said.word().map(make),
        Form::OfCondition(make) => said.word().map(make),
        Form::OfKind(make) => said.word().map(make),
    }
}

fn named(value: &Value<'_>, word: &str) -> Read<&'static EffectRow> {
    let all = || EFFECTS.iter().map(|row| row.word).collect::<Vec<_>>();
    EFFECTS.iter().find(|row| row.word == word).map_or_else(|| value.unknown(word, &all()), Ok)
}

/// The word alone does not say enough.
fn needs<T: Vocabulary>(value: &Value<'_>, word: &str) -> Read<What> {
    let said: Vec<&str> = T::WORDS.iter().map(|known| known.word).collect();
    let (first, all) = (said.first().unwrap_or(&""), said.join(", "));
    value.wrong(format!("`{word}` needs a word more, as {{\"{word}\": \"{first}\"}}; allowed are: {all}"))
}

pub(super) fn write(effect: &Effect, bearer: Bearer) -> Node {
    let usual = usual(bearer, effect.what, effect.when, effect.whom);
    let mut said = vec![("what", write_what(effect.what))];
    let mut say = |name, unusual: bool, node| {
        if unusual {
            said.push((name, node));
        }
    };
    say("when", usual_moment(bearer, effect.what) != Some(effect.when), Node::text(effect.when.word()));
    say("whom", effect.whom != Whom::Table, Node::text(effect.whom.word()));
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

pub(super) fn read_cancellation(value: &Value<'_>) -> Read<Cancellation> {
    let unknown = |word: &str| value.unknown(word, &CANCELLATIONS.map(|known| known.word));
    let known = |word: &str| CANCELLATIONS.iter().find(|known| known.word == word).map(|known| known.value);
    if value.is_text() {
        let word = value.text()?;
        return match known(word) {
            None => unknown(word),
            Some(Cancellation::DrawOnWithdrawal(_)) => {
                value.wrong("`draw_on_withdrawal` needs a number more, as {\"draw_on_withdrawal\": 3}".to_owned())
            }
            Some(Cancellation::CharmAgainst(_)) => {
                value.wrong("`charm_against` needs a word more, as {\"charm_against\": \"mask\"}".to_owned())
            }
            Some(cancellation) => Ok(cancellation),
        };
    }
    let Some((word, said)) = value.any_object()?.only() else {
        return value.wrong("exactly one thing must stand in this { }, such as \"draw_on_withdrawal\": 3".to_owned());
    };
    match known(word) {
        None => unknown(word),
        Some(Cancellation::DrawOnWithdrawal(_)) => said.number(1, 9).map(Cancellation::DrawOnWithdrawal),
        Some(Cancellation::CharmAgainst(_)) => said.word().map(Cancellation::CharmAgainst),
        Some(_) => value.wrong(format!("`{word}` stands alone: write \"{word}\" without {{ }}")),
    }
}

pub(super) fn write_cancellation(cancellation: Cancellation) -> Node {
    let same = |known: &&Word<Cancellation>| discriminant(&known.value) == discriminant(&cancellation);
    let word = CANCELLATIONS.iter().find(same).map_or("", |known| known.word);
    match cancellation {
        Cancellation::DrawOnWithdrawal(cards) => Node::map([(word, Node::Number(cards.into()))]),
        Cancellation::CharmAgainst(threat) => Node::map([(word, Node::text(threat.word()))]),
        _ => Node::text(word),
    }
}
