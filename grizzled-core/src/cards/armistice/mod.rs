//! The project's own pack for *Armistice*, with the published counts (ARM-1).
//!
//! The 39 Threats and 19 Hard Knocks of the base game are printed. Aggressive has its printed name and number, but what
//! it does stands in no public source: it is marked as our own. So is all else; none of it is passed off as print. Of the numbers, those of Panicked, Selfish, Frenzied, Absent-minded, Tyrannical, Mute and Aggressive
//! are printed; the others only name the cards within this pack.

mod chapters;
mod help;
mod orders;
mod recruits;
mod trials;

use super::{Card, PACK_FORMAT, Pack};
use crate::cards::{Chapter, Face, HardKnock, HelpingHand, Order, OrderPlan, Recruit, Roster};
use crate::vocabulary::CardId;

/// The 68 Trial cards: the base game's 39 Threats with the ids they have there, six more Threats, the base game's 19
/// Hard Knocks, and four more.
pub const DECK: [Face; 68] = facts(&trials::CARDS, Face::MerryChristmas);

/// The 36 Orders, 21 Recruits and 23 Helping Hands, as games look them up.
pub const ROSTER: Roster = Roster::of(
    &facts::<Order, 36>(&orders::CARDS, orders::CARDS[0].facts),
    &facts::<Recruit, 21>(&recruits::CARDS, recruits::CARDS[0].facts),
    &facts::<HelpingHand, 23>(&help::CARDS, help::CARDS[0].facts),
);

/// The ten Chapters, Boot Camp first (CAMP-1).
pub const CHAPTERS: [Chapter; 10] = facts(&chapters::CARDS, chapters::CARDS[0].facts);

/// The whole pack.
pub const PACK: Pack<'static> = Pack {
    format: PACK_FORMAT,
    name: "Armistice",
    trials: &trials::CARDS,
    orders: &orders::CARDS,
    recruits: &recruits::CARDS,
    help: &help::CARDS,
    chapters: &chapters::CARDS,
};

/// The deck of Orders for beginners (ORD-1).
pub const BEGINNER: OrderPlan = OrderPlan::drawn(4, 8, 0);
/// The usual deck of Orders (ORD-1).
pub const NORMAL: OrderPlan = OrderPlan::drawn(4, 4, 4);
/// The deck of Orders for veterans (ORD-1).
pub const VETERAN: OrderPlan = OrderPlan::drawn(2, 4, 6);

/// The card of this Hard Knock.
///
/// ```
/// use grizzled_core::cards::{Face, HardKnock, armistice};
///
/// let aggressive = armistice::hard_knock(HardKnock::Aggressive);
/// assert_eq!(armistice::DECK[aggressive.index()], Face::HardKnock(HardKnock::Aggressive));
/// ```
#[must_use]
pub const fn hard_knock(knock: HardKnock) -> CardId {
    CardId::new(45 + knock.number()).unwrap()
}

const fn facts<Facts: Copy, const COUNT: usize>(cards: &[Card<'_, Facts>; COUNT], any: Facts) -> [Facts; COUNT] {
    let mut facts = [any; COUNT];
    let mut at = 0;
    while at < COUNT {
        facts[at] = cards[at].facts;
        at += 1;
    }
    facts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The compiler makes the deck and the roster; made again, they are the same.
    #[test]
    fn the_cards_are_the_same_whenever_they_are_listed() {
        assert_eq!(facts(&trials::CARDS, Face::MerryChristmas), DECK);
        let orders = facts(&orders::CARDS, orders::CARDS[0].facts);
        let recruits = facts(&recruits::CARDS, recruits::CARDS[0].facts);
        let help = facts(&help::CARDS, help::CARDS[0].facts);
        assert_eq!(Roster::of(&orders, &recruits, &help), ROSTER);
        assert_eq!(Roster::new(orders, recruits, help), ROSTER);
    }
}
