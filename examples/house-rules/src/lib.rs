//! A game as one group plays it: *Armistice* for three with two Orders of their own and nothing else, and lost as soon as the
//! hands together hold ten cards.

use grizzled_core::cards::{OrderPlan, RecruitPlan};
use grizzled_core::rules::HelpPlan;
use grizzled_core::vocabulary::OrderId;
use grizzled_core::{Rules, Scenario, packs};

/// The house number: with so many cards in the hands together the game is lost (RES-6).
pub const HAND_LIMIT: u8 = 10;

/// The house card: the first Order in `cards.json`. While it is in play no charm can be used.
#[must_use]
pub fn no_superstition() -> OrderId {
    OrderId::new(0).expect("the pack has Orders")
}

/// The rules of the house.
///
/// # Panics
///
/// When `cards.json` is no pack; the panic says where it is wrong.
#[must_use]
pub fn rules() -> Rules {
    let pack = packs::load(include_bytes!("../cards.json")).unwrap_or_else(|error| panic!("cards.json: {error}"));
    let house = |book: &grizzled_core::campaign::Book<'_>| {
        let game = book.one_shot(3, OrderPlan::drawn(0, 2, 0));
        let plain = Scenario { recruits: RecruitPlan::NONE, help: HelpPlan::None, ..game };
        Scenario { hand_limit: Some(HAND_LIMIT), ..plain }.rules()
    };
    pack.with_book(house).expect("the house rules can be played")
}
