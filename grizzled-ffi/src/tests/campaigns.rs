//! The choices of a group.

use super::{ruleset, start};
use crate::codes::*;
use crate::convert::NONE;
use crate::failure::Failure;
use crate::layout::{CampaignChoice, Sized32};
use crate::model::campaigns::Group;
use crate::model::games::Session;
use crate::model::packs::{Cards, Names};
use crate::model::rules::Ruleset;
use grizzled_core::bots::{Bot, CarefulBot};
use grizzled_core::cards::{Pack, armistice};
use grizzled_core::log::CardNames;
use grizzled_core::packs::OwnedPack;
use grizzled_core::{RuleId, Scenario};
use std::sync::Arc;

/// Plays the game with care at every seat.
fn play_with_care(session: &mut Session) {
    while let Some(seat) = session.game().awaiting().iter().next() {
        let view = session.game().view(seat).unwrap();
        let command = CarefulBot.choose(session.rules(), &view, &view.legal(session.rules()));
        session.submit(seat, session.info().expected, &command).unwrap();
    }
}

/// A group of three that has won its first Chapter.
fn rewarded() -> Group {
    let mut groups = (0..300).filter_map(|seed| {
        let mut group = Group::new(None, 3, false, false).unwrap();
        let mut session = group.game(&start(seed)).unwrap();
        play_with_care(&mut session);
        group.conclude(&session).unwrap();
        (group.info().step == GRZ_STEP_REWARD).then_some(group)
    });
    groups.next().expect("a Chapter is won")
}

fn status(result: Result<(), Failure>) -> (i32, u8) {
    let error = result.expect_err("it is refused").to_c();
    (error.status, error.rule)
}

/// HH-3, HH-4: the group chooses one of the Helping Hands on offer, and who gets it.
#[test]
fn hh_3_a_group_awards_a_helping_hand() {
    let mut group = rewarded();
    let (before, choices) = (group.info(), group.choices());
    let offered = before.offered.count_ones() as usize;
    assert!(before.left >= 1 && offered >= 1 && before.leader < 3 && before.chapter > 0);
    assert_eq!(choices.len(), offered * 3);
    let all: Vec<(u8, u8)> = choices.iter().map(|choice| (choice.help, choice.seat)).collect();
    let listed =
        (0..32).filter(|help| before.offered >> help & 1 == 1).flat_map(|help| [(help, 0), (help, 1), (help, 2)]);
    assert_eq!(all, listed.collect::<Vec<_>>());
    assert!(choices.iter().all(|choice| (choice.tag, choice.card) == (GRZ_GROUP_AWARD, NONE)));

    let award = choices[4];
    let stray = (0..24).find(|help| before.offered >> help & 1 == 0).expect("not all are on offer");
    assert_eq!(status(group.choose(&CampaignChoice { help: stray, ..award })), (GRZ_E_REJECTED, RuleId::Hh3.number()));
    assert_eq!(status(group.choose(&CampaignChoice { seat: 3, ..award })), (GRZ_E_REJECTED, RuleId::Hh4.number()));
    let none = CampaignChoice {
        struct_size: CampaignChoice::SIZE,
        tag: GRZ_GROUP_BAN_NONE,
        help: NONE,
        seat: NONE,
        card: NONE,
    };
    assert_eq!(status(group.choose(&none)).0, GRZ_E_REJECTED);
    for wrong in [
        CampaignChoice { help: 24, ..award },
        CampaignChoice { seat: 5, ..award },
        CampaignChoice { tag: 0, ..award },
        CampaignChoice { tag: GRZ_GROUP_BAN, card: 128, ..award },
    ] {
        assert_eq!(status(group.choose(&wrong)).0, GRZ_E_VALUE, "{wrong:?}");
    }
    assert_eq!(group.info(), before, "what is refused changes nothing");

    group.choose(&award).unwrap();
    let after = group.info();
    assert_eq!(after.held[usize::from(award.seat)], 1 << award.help);
    assert_eq!((after.awarded, after.left, before.awarded), (1 << award.help, before.left - 1, 0));
}

/// PACK-1: a log carries names where they are not those of the built-in pack, and there is something to name.
#[test]
fn pack_1_names_are_carried_where_they_are_needed() {
    let [one_shot, base] = ["one-shot 3 normal", "base 3 normal"].map(|preset| ruleset(preset).rules);
    assert_eq!(Names::BuiltIn.to_carry(&one_shot), None);
    let names = CardNames::of(&armistice::PACK);
    assert_eq!(Names::of(&one_shot, Some(&names)).to_carry(&one_shot), Some(names));
    // A pack of one's own names what it has; for the deck alone there is nothing to name.
    let own = |pack| Names::Own(Arc::new(Cards::load(grizzled_core::packs::to_json(&pack).as_bytes()).unwrap()));
    assert_eq!(own(armistice::PACK).to_carry(&one_shot), Some(CardNames::of(&armistice::PACK)));
    assert_eq!(own(armistice::PACK).to_carry(&base), None);
    assert!(!Names::Unknown.are_known(&one_shot) && Names::Unknown.are_known(&base));
}

/// PACK-1: without their pack, the names of cards are unknown where there is a card of any kind.
#[test]
fn pack_1_names_are_missing_where_any_list_has_cards() {
    let whole = armistice::PACK;
    let none = Pack { orders: &[], recruits: &[], help: &[], chapters: &[], ..whole };
    let named = |pack: &Pack<'_>| {
        let (deck, roster) = (OwnedPack::from(pack).deck(), OwnedPack::from(pack).roster());
        let rules = Scenario::armistice(3, &deck, &roster).rules().unwrap();
        Ruleset::of(&rules, None).info().named
    };
    assert_eq!(named(&none), 1, "nothing is to be named");
    assert_eq!(named(&Pack { orders: &whole.orders[..1], ..none }), 0);
    assert_eq!(named(&Pack { recruits: &whole.recruits[..1], ..none }), 0);
    assert_eq!(named(&Pack { help: &whole.help[..1], ..none }), 0);
}
