//! Cards, to C.

use super::NONE;
use crate::boundary::Checked;
use crate::codes::*;
use crate::layout::{CCard, Sized32};
use crate::model::rules::Ruleset;
use grizzled_core::cards::{Card, Face, Pack, Provenance};
use grizzled_core::vocabulary::{HelpId, OrderId, RecruitId};
use grizzled_core::{CardId, Rules};

/// A card with nothing on it.
const BLANK: CCard = CCard {
    struct_size: CCard::SIZE,
    print: 0,
    provenance: NONE,
    list: 0,
    number: 0,
    face: NONE,
    knock: NONE,
    threats: 0,
    trap: 0,
    luck: 0,
    in_game: 0,
    difficulty: NONE,
    intensity: [0; 3],
    hand: 0,
    tokens: 0,
    help: NONE,
    reserved: [0; 2],
};

/// The card with this number in its list.
pub(crate) fn card_to_c(ruleset: &Ruleset, list: u32, number: u32) -> Checked<CCard> {
    let number = u8::try_from(number).map_err(|_| GRZ_E_VALUE)?;
    let rules = &ruleset.rules;
    let (card, printed) = ruleset.names.with_pack(|pack| match list {
        GRZ_LIST_TRIALS => (trial(rules, number), pack.and_then(|pack| print_of_trial(pack, rules, number))),
        GRZ_LIST_ORDERS => (order(rules, number), pack.and_then(|pack| print_of(pack.orders, number))),
        GRZ_LIST_RECRUITS => (recruit(rules, number), pack.and_then(|pack| print_of(pack.recruits, number))),
        GRZ_LIST_HELP => (help(rules, number), pack.and_then(|pack| print_of(pack.help, number))),
        _ => (None, None),
    });
    let card = card.ok_or(GRZ_E_VALUE)?;
    let (print, provenance) = printed.map_or((0, NONE), |(print, from)| (print, from.number()));
    Ok(CCard { print, provenance, list: list as u8, number, ..card })
}

fn print_of<Facts: Copy>(cards: &[Card<'_, Facts>], number: u8) -> Option<(u16, Provenance)> {
    cards.get(usize::from(number)).map(|card| (card.number, card.provenance))
}

/// A base game with the built-in deck is not played with the pack's cards, though their first ones are the same.
fn print_of_trial(pack: &Pack<'_>, rules: &Rules, number: u8) -> Option<(u16, Provenance)> {
    let face = rules.catalog().face(CardId::new(number)?);
    let same = pack.trials.get(usize::from(number)).is_some_and(|card| card.facts == face);
    if same { print_of(pack.trials, number) } else { None }
}

fn trial(rules: &Rules, number: u8) -> Option<CCard> {
    let card = CardId::new(number).filter(|card| card.number() < rules.catalog().len())?;
    let face = rules.catalog().face(card);
    let kind = match face {
        Face::Threat { .. } => GRZ_FACE_THREAT,
        Face::HardKnock(_) => GRZ_FACE_KNOCK,
        Face::MerryChristmas => GRZ_FACE_CHRISTMAS,
    };
    Some(CCard {
        face: kind,
        knock: face.hard_knock().map_or(NONE, |knock| knock.number()),
        threats: face.threats().bits(),
        trap: face.has_trap().into(),
        luck: face.has_luck().into(),
        in_game: rules.cards().contains(card).into(),
        ..BLANK
    })
}

fn order(rules: &Rules, number: u8) -> Option<CCard> {
    let order = rules.roster().order(OrderId::new(number)?)?;
    Some(CCard { in_game: 1, difficulty: order.difficulty.number(), intensity: order.intensity, ..BLANK })
}

fn recruit(rules: &Rules, number: u8) -> Option<CCard> {
    let recruit = rules.roster().recruit(RecruitId::new(number)?)?;
    Some(CCard { in_game: 1, hand: recruit.hand, tokens: recruit.tokens, ..BLANK })
}

fn help(rules: &Rules, number: u8) -> Option<CCard> {
    let help = rules.roster().help(HelpId::new(number)?)?;
    Some(CCard { in_game: 1, help: help.kind.number(), ..BLANK })
}
