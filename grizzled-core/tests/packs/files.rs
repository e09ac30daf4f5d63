//! Packs in files (PACK-1).

use crate::{assert_committed, text};
use grizzled_core::cards::{Cancellation, Catalog, Effect, Face, Pack, What, When, Whom, armistice, base};
use grizzled_core::packs::{self, OwnedPack};
use grizzled_core::vocabulary::RecruitId;

/// PACK-1: the built-in pack stands in a file, too, and the file says the same as the constant.
#[test]
fn pack_1_the_committed_file_is_the_built_in_pack() {
    let written = packs::to_json(&armistice::PACK);
    assert_committed("packs/armistice.json", &written);
    let read = packs::load(written.as_bytes()).expect("the built-in pack can be read");
    assert_eq!(read, OwnedPack::from(&armistice::PACK));
    assert_eq!((read.deck(), read.roster()), (armistice::DECK.to_vec(), armistice::ROSTER));
}

/// PACK-1: serde reads and writes packs in any self-describing format.
#[test]
fn pack_1_packs_are_serde_data() {
    let value = serde_json::to_value(armistice::PACK).unwrap();
    let read: OwnedPack = serde_json::from_value(value.clone()).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), value);
    let error = serde_json::from_str::<OwnedPack>(r#"{"format": 1, "name": ""}"#).unwrap_err();
    assert!(error.to_string().starts_with("name: a name has 1 to 60 letters"), "{error}");
    let error = serde_json::from_str::<OwnedPack>(r#"{"format": 1, "name": "Test", "orders": 3}"#).unwrap_err();
    assert!(error.to_string().starts_with("orders: this must be a list in [ ]"), "{error}");
}

/// PACK-1, REC-1: a Chapter that draws from some of the Recruits says from which.
#[test]
fn pack_1_a_chapter_may_draw_from_some_recruits() {
    let mut pack = OwnedPack::from(&armistice::PACK);
    pack.chapters[3].facts.recruits.from = [1, 4, 20].into_iter().filter_map(RecruitId::new).collect();
    let written = pack.with(|pack| packs::to_json(&pack));
    assert!(written.contains("\"from\""), "{written}");
    assert_eq!(packs::load(written.as_bytes()), Ok(pack));
}

/// PACK-1: a pack that lives as long as the program is the same.
#[test]
fn pack_1_a_pack_may_stay_for_good() {
    let pack = OwnedPack::from(&armistice::PACK);
    assert_eq!(OwnedPack::from(&pack.clone().leak()), pack);
}

/// PACK-1: a deck with a Merry Christmas is a pack as well.
#[test]
fn pack_1_the_base_deck_makes_a_pack() {
    let mut pack = OwnedPack::from(&Pack { orders: &[], recruits: &[], help: &[], chapters: &[], ..armistice::PACK });
    pack.trials.truncate(base::DECK.len());
    pack.trials.iter_mut().zip(base::DECK).for_each(|(card, face)| card.facts = face);
    let read = packs::load(pack.with(|pack| packs::to_json(&pack)).as_bytes()).unwrap();
    assert_eq!(Catalog::new(&read.deck()).unwrap(), base::CATALOG);
    assert_eq!(read.trials[58].facts, Face::MerryChristmas);
}

/// PACK-1: a pack written by hand says what it means.
#[test]
fn pack_1_the_example_says_what_it_means() {
    let pack = packs::load(text("packs/example.json").as_bytes()).unwrap();
    assert_eq!(pack.deck(), armistice::DECK, "without trials, the deck of the built-in pack");
    let order = pack.orders[0].facts;
    assert_eq!(order.effect, Effect::while_in_play(What::Added(grizzled_core::vocabulary::Threat::Shell)));
    assert_eq!((order.intensity, order.cancellation), ([3, 3, 2], Cancellation::DrawOnWithdrawal(3)));
    let recruit = pack.recruits[0].facts;
    assert_eq!((recruit.hand, recruit.tokens, recruit.effect.whom), (2, 1, Whom::Leader));
    assert_eq!((recruit.advantage.what, recruit.advantage.when), (What::DiscardKnock, When::Departure));
    let hand = pack.help[0].facts;
    assert_eq!(hand.effect, Effect::this_mission(When::MoraleDrop, What::DropMore).times(-2));
}
