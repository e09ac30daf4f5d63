//! From what a file holds to a pack.

use super::addresses::{Object, Read, Value};
use super::node::Node;
use super::owned::{OwnedCard, OwnedPack, owned};
use super::vocabulary::Vocabulary;
use super::{List, effects};
use crate::cards::{
    Award, Cancellation, Chapter, Effect, Face, HelpingHand, MAX_AWARDS, MAX_CHAPTER_EFFECTS, MAX_CHAPTERS, Order,
    OrderPlan, PACK_FORMAT, Provenance, Recruit, RecruitPlan, armistice,
};
use crate::rules::Bearer;
use crate::vocabulary::{
    CardId, HelpId, HelpSet, MAX_DECK, MAX_HELP, MAX_ORDERS, MAX_RECRUITS, OrderId, RecruitId, RecruitSet, Threat,
};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec::Vec;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

const NAMES: [&str; 8] = ["$schema", "format", "name", "trials", "orders", "recruits", "helping_hands", "chapters"];

impl<'de> Deserialize<'de> for OwnedPack {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let pack = read(&Node::deserialize(from)?).map_err(D::Error::custom)?;
        pack.check().map_err(D::Error::custom)?;
        Ok(pack)
    }
}

/// The pack in a file; whether it can be played is another question.
pub(super) fn read(node: &Node) -> Read<OwnedPack> {
    let whole = Value::whole(node);
    // A file of another version may have other names: that it is one comes first.
    let format = whole.any_object()?.must_be("format", &format!("; write \"format\": {PACK_FORMAT}"))?;
    if format.number::<u16>(0, i64::from(u16::MAX))? != PACK_FORMAT {
        return format.wrong(format!("this library reads format {PACK_FORMAT} only"));
    }
    let file = whole.object(&NAMES)?;
    let mut pack = OwnedPack {
        format: PACK_FORMAT,
        name: file.must("name")?.text()?.to_owned(),
        trials: match file.get("trials") {
            Some(_) => cards(
                &file,
                List::Trials,
                MAX_DECK,
                &["threats", "trap", "luck", "hard_knock", "merry_christmas"],
                face,
            )?,
            None => owned(armistice::PACK.trials),
        },
        orders: cards(&file, List::Orders, MAX_ORDERS, &["difficulty", "intensity", "effect", "cancelled_by"], order)?,
        recruits: cards(&file, List::Recruits, MAX_RECRUITS, &["hand", "tokens", "effect", "advantage"], recruit)?,
        help: cards(&file, List::Help, MAX_HELP, &["kind", "effect"], help)?,
        chapters: Vec::new(),
    };
    pack.chapters = cards(&file, List::Chapters, MAX_CHAPTERS, &CHAPTER, |card| chapter(card, &pack))?;
    Ok(pack)
}

/// The cards of a list, none if it is not there.
fn cards<Facts>(
    file: &Object<'_>,
    list: List,
    most: usize,
    names: &[&str],
    facts: impl Fn(&Object<'_>) -> Read<Facts>,
) -> Read<Vec<OwnedCard<Facts>>> {
    let names = [&["number", "name", "provenance"], names].concat();
    let values = file.or(list.word(), Vec::new(), |values| values.list(most))?;
    values.iter().map(|value| card(&value.object(&names)?, &facts)).collect()
}

fn card<Facts>(card: &Object<'_>, facts: impl Fn(&Object<'_>) -> Read<Facts>) -> Read<OwnedCard<Facts>> {
    Ok(OwnedCard {
        number: card.must("number")?.number(0, 9999)?,
        name: card.must("name")?.text()?.to_owned(),
        provenance: card.or("provenance", Provenance::Own, |value| value.word())?,
        facts: facts(card)?,
    })
}

fn face(card: &Object<'_>) -> Read<Face> {
    let flag = |name| card.or(name, false, |value| value.flag());
    match (card.get("threats"), card.get("hard_knock"), flag("merry_christmas")?) {
        (Some(threats), None, false) => {
            let threats = words::<Threat>(&threats, Threat::ALL.len())?.into_iter().collect();
            Ok(Face::Threat { threats, trap: flag("trap")?, luck: flag("luck")? })
        }
        (None, Some(_), false) if flag("trap")? || flag("luck")? => {
            card.wrong("a Hard Knock bears no `trap` and no `luck`".to_owned())
        }
        (None, Some(knock), false) => Ok(Face::HardKnock(knock.word()?)),
        (None, None, true) if !flag("trap")? && !flag("luck")? => Ok(Face::MerryChristmas),
        _ => card.wrong("a Trial card has either `threats`, or `hard_knock`, or \"merry_christmas\": true".to_owned()),
    }
}

/// A list of different words.
fn words<T: Vocabulary>(value: &Value<'_>, most: usize) -> Read<Vec<T>> {
    let mut words = Vec::new();
    for value in value.list(most)? {
        let word: T = value.word()?;
        if words.contains(&word) {
            return value.wrong(format!("`{}` stands here twice", word.word()));
        }
        words.push(word);
    }
    Ok(words)
}

fn order(card: &Object<'_>) -> Read<Order> {
    let intensity = card.must("intensity")?;
    let seats = intensity.list(3)?.iter().map(|cards| cards.number(1, 10)).collect::<Read<Vec<u8>>>()?;
    let Ok(seats) = <[u8; 3]>::try_from(seats) else {
        return intensity.wrong("this must be three numbers: for three, four and five seats".to_owned());
    };
    let cancellation =
        card.or("cancelled_by", Cancellation::EndOfMission, |value| effects::read_cancellation(&value))?;
    let effect = effects::read(&card.must("effect")?, Bearer::Order)?;
    Ok(Order { difficulty: card.must("difficulty")?.word()?, intensity: seats, effect, cancellation })
}

fn recruit(card: &Object<'_>) -> Read<Recruit> {
    Ok(Recruit {
        hand: card.must("hand")?.number(1, 5)?,
        tokens: card.or("tokens", 0, |tokens| tokens.number(0, 9))?,
        effect: effects::read(&card.must("effect")?, Bearer::Recruit)?,
        advantage: effects::read(&card.must("advantage")?, Bearer::Advantage)?,
    })
}

fn help(card: &Object<'_>) -> Read<HelpingHand> {
    let kind = card.must("kind")?.word()?;
    Ok(HelpingHand { kind, effect: effects::read(&card.must("effect")?, Bearer::Help(kind))? })
}

const CHAPTER: [&str; 12] = [
    "trials",
    "morale",
    "first_intensity",
    "traps",
    "out",
    "orders",
    "recruits",
    "effects",
    "offered",
    "awards",
    "awards_after_loss",
    "boot_camp",
];

fn chapter(card: &Object<'_>, pack: &OwnedPack) -> Read<Chapter> {
    let flag = |name, usual| card.or(name, usual, |value| value.flag());
    let out = card.or("out", Vec::new(), |value| places(&value, &pack.trials, List::Trials))?;
    let awards = |name| card.or(name, [None; MAX_AWARDS], |value| up_to(&value, award));
    let offered = card.or("offered", Vec::new(), |value| places(&value, &pack.help, List::Help))?;
    Ok(Chapter {
        trials: card.must("trials")?.number(1, MAX_DECK as i64 - 1)?,
        morale: card.or("morale", None, |value| value.number(1, MAX_DECK as i64 - 1).map(Some))?,
        first_intensity: card.or("first_intensity", None, |value| value.number(1, 10).map(Some))?,
        traps: flag("traps", true)?,
        out: out.into_iter().filter_map(CardId::new).collect(),
        orders: card.or("orders", OrderPlan::NONE, |value| orders(&value, pack))?,
        recruits: card.or("recruits", RecruitPlan::NONE, |value| recruits(&value, pack))?,
        effects: card.or("effects", [None; MAX_CHAPTER_EFFECTS], |value| up_to(&value, chapter_effect))?,
        offered: offered.into_iter().filter_map(HelpId::new).collect::<HelpSet>(),
        awards: awards("awards")?,
        awards_after_loss: awards("awards_after_loss")?,
        boot_camp: flag("boot_camp", false)?,
    })
}

fn chapter_effect(value: &Value<'_>) -> Read<Effect> {
    effects::read(value, Bearer::Chapter)
}

fn award(value: &Value<'_>) -> Read<Award> {
    let object = value.object(&["morale_left", "cards"])?;
    Ok(Award {
        morale_left: object.must("morale_left")?.number(0, MAX_DECK as i64)?,
        cards: object.must("cards")?.number(0, MAX_HELP as i64)?,
    })
}

fn up_to<T: Copy, const MOST: usize>(
    value: &Value<'_>,
    read: impl Fn(&Value<'_>) -> Read<T>,
) -> Read<[Option<T>; MOST]> {
    let mut found = [None; MOST];
    for (place, value) in found.iter_mut().zip(value.list(MOST)?) {
        *place = Some(read(&value)?);
    }
    Ok(found)
}

fn orders(value: &Value<'_>, pack: &OwnedPack) -> Read<OrderPlan> {
    let object = value.object(&["easy", "normal", "hard", "given"])?;
    let count = |name| object.or(name, 0, |value| value.number(0, MAX_ORDERS as i64));
    let given = object.or("given", Vec::new(), |value| places(&value, &pack.orders, List::Orders))?;
    Ok(OrderPlan {
        by_difficulty: [count("easy")?, count("normal")?, count("hard")?],
        given: given.into_iter().filter_map(OrderId::new).collect(),
    })
}

/// Without `from`, of all.
fn recruits(value: &Value<'_>, pack: &OwnedPack) -> Read<RecruitPlan> {
    let object = value.object(&["drawn", "from"])?;
    let all = RecruitSet::first(pack.recruits.len() as u8);
    let some = |value: Value<'_>| {
        let places = places(&value, &pack.recruits, List::Recruits)?;
        Ok(places.into_iter().filter_map(RecruitId::new).collect())
    };
    Ok(RecruitPlan {
        wanted: object.must("drawn")?.number(0, MAX_RECRUITS as i64)?,
        from: object.or("from", all, some)?,
    })
}

/// The places in a list of the cards that have these numbers.
fn places<Facts>(value: &Value<'_>, cards: &[OwnedCard<Facts>], list: List) -> Read<Vec<u8>> {
    let place = |value: &Value<'_>| {
        let number: u16 = value.number(0, 9999)?;
        match cards.iter().position(|card| card.number == number) {
            Some(place) => Ok(place as u8),
            None => value.wrong(format!("no card of `{}` has the number {number}", list.word())),
        }
    };
    value.list(MAX_DECK)?.iter().map(place).collect()
}
